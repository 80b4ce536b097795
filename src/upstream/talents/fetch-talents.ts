import type { Result } from "../../domain/result";
import type { UpstreamError } from "../http";
import { readManyRecords, type RecordList } from "../record-list";
import type { TalentSource } from "../source";
import type { ListedTalent, TalentContext } from "./normalize-talent";
import { createTalentList } from "./talent-list";
import { talentReader } from "./talent-pages";

export type { ListedTalent } from "./normalize-talent";

/** All published talents, hidden ones included; one request up to 10,000. For repeated reading, use `createTalentList`. */
export const fetchTalents = (source: TalentSource): Promise<Result<RecordList<ListedTalent>, UpstreamError>> =>
  createTalentList().fetch(source);

export const normalizeTalents = (records: readonly unknown[], context: TalentContext): Promise<RecordList<ListedTalent>> =>
  readManyRecords(
    records,
    talentReader(() => context),
  );
