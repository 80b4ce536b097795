import { FULL_LIST_SIZE } from "../../config/constants";
import { success, type Result } from "../../domain/result";
import type { UpstreamError } from "../http";
import { fetchAllRecords } from "../pages";
import type { UpstreamSource } from "../source";
import { readManyRecords, type RecordList } from "../record-list";
import { normalizeTalent, type ListedTalent, type TalentContext } from "./normalize-talent";
import { parseWireTalentSummary } from "./wire-talent";

export type { ListedTalent } from "./normalize-talent";

/** The full list is large and slow to make (reference: safety, T16). */
const FULL_LIST_LIMITS = { headersMs: 20_000, totalMs: 20_000, maxBytes: 32_000_000 } as const;

/** All published talents, hidden ones included; one request up to 10,000. */
export const fetchTalents = async ({
  client,
  settings,
  today,
}: UpstreamSource): Promise<Result<RecordList<ListedTalent>, UpstreamError>> => {
  const records = await fetchAllRecords(client, {
    backend: "integration",
    path: "/api/talents",
    query: { offices: 1, skills: 1, language: "pt" },
    pageSize: FULL_LIST_SIZE,
    limits: FULL_LIST_LIMITS,
  });
  return records.ok ? success(await normalizeTalents(records.value, { media: settings, today })) : records;
};

/** Reads each record of the list separately. */
export const normalizeTalents = (records: readonly unknown[], context: TalentContext): Promise<RecordList<ListedTalent>> =>
  readManyRecords(records, {
    resource: "talents",
    read: (record) => {
      const wire = parseWireTalentSummary(record, context.fields);
      return wire.ok ? success(normalizeTalent(wire.value, context)) : wire;
    },
    idOf: ({ talent }) => talent.talentId,
  });
