import { setTimeout as delay } from "node:timers/promises";
import { failure, success, type Result } from "../../domain/result";
import { isRecord } from "../../lib/json";
import { retryPause, type Pauses } from "../../lib/retries";
import { eachSlice } from "../each-slice";
import type { UpstreamError } from "../http";
import { fetchPage, isLastPage, MAX_PAGES, type ListCall, type ListPage } from "../pages";
import { createRecordReading, recordId, type RecordList, type RecordReader } from "../record-list";
import { STRICT_RULES, type PublicationRules, type TalentSource } from "../source";
import { normalizeTalent, type ListedTalent, type TalentContext } from "./normalize-talent";
import { parseWireTalentSummary } from "./wire-talent";

/** A content store may need many seconds for the full list of 10,000 talents. */
const FULL_LIST_LIMITS = { headersMs: 20_000, totalMs: 20_000, maxBytes: 32_000_000 } as const;

/** Further requests for a page after the first, in addition to the client's retries. */
const PAGE_RETRIES = 3;

/** Fields of the extension `updated_since` in the first page of an answer; null when the content store does not send them. */
export interface ListHead {
  /** The value of `updated_since` for the next request. */
  cursor: string | null;
  /** The digest of the ids of the whole list; sent only when the answer contains just the changes. */
  idsDigest: string | null;
  /** The ids of the whole list, in order; omitted when the request contained their digest. */
  ids: readonly string[] | null;
}

export interface TalentPages {
  list: RecordList<ListedTalent>;
  head: ListHead;
  /** The id of each record as sent, unreadable ones included; empty for a record without one. */
  sentIds: readonly string[];
  pageCount: number;
  /** The pages do not fit together, because the list changed between two of them. */
  isTorn: boolean;
  /** The rules that were applied to some talents; null when no record has a field that depends on them. */
  rules: PublicationRules | null;
}

export interface PagesOptions {
  pageSize: number;
  /** Before a page after the first is requested again. */
  pauses: Pauses;
  query?: ListCall["query"];
}

/** Reads the pages of `GET /api/talents` one after another: only one page of sent records is in memory. */
export const fetchTalentPages = async (
  source: TalentSource,
  { pageSize, pauses, query }: PagesOptions,
): Promise<Result<TalentPages, UpstreamError>> => {
  const list: ListCall = {
    backend: "integration",
    path: "/api/talents",
    query: { offices: 1, skills: 1, language: "pt", ...query },
    pageSize,
    limits: FULL_LIST_LIMITS,
  };
  const reading = createPagesReading(source);
  for (let number = 1; number <= MAX_PAGES; number += 1) {
    const page = await fetchPageAgain(source, list, { number, pauses });
    if (!page.ok) return page;
    await reading.add(page.value);
    if (isLastPage(page.value, { number, pageSize })) break;
  }
  return success(reading.end());
};

/** Repeats the request for a page after the first, so that one failure does not discard the pages before it. */
const fetchPageAgain = async (
  { client }: TalentSource,
  list: ListCall,
  { number, pauses }: { number: number; pauses: Pauses },
): Promise<Result<ListPage, UpstreamError>> => {
  let page = await fetchPage(client, list, number);
  for (let tries = 0; !page.ok && number > 1 && tries < PAGE_RETRIES; tries += 1) {
    await delay(retryPause(pauses, tries));
    page = await fetchPage(client, list, number);
  }
  return page;
};

const createPagesReading = (source: TalentSource) => {
  let rules: PublicationRules | null = null;
  let head: ListHead = { cursor: null, idsDigest: null, ids: null };
  let pageCount = 0;
  const totals = new Set<unknown>();
  const sentIds: string[] = [];
  const reading = createRecordReading(talentReader(() => ({ media: source.settings, today: source.today, rules: rules ?? STRICT_RULES })));

  return {
    add: async ({ records, body }: ListPage): Promise<void> => {
      if (rules === null && records.some(needsRules)) rules = await source.publicationRules();
      if (pageCount === 0) head = readHead(body);
      pageCount += 1;
      totals.add(body.total);
      await eachSlice(records, (slice) => {
        slice.forEach(reading.add);
        for (const record of slice) sentIds.push(recordId(record) ?? "");
      });
    },
    end: (): TalentPages => {
      const [total] = totals;
      const isTotalWrong = total !== undefined && Number(total) !== sentIds.length;
      const isTorn = pageCount > 1 && (totals.size > 1 || isTotalWrong || new Set(sentIds).size < sentIds.length);
      return { list: reading.end(), head, sentIds, pageCount, isTorn, rules };
    },
  };
};

/** Whether a record has a field that depends on the agency's settings; otherwise they are not fetched. */
const needsRules = (record: unknown): boolean =>
  isRecord(record) && (Boolean(record.digitals_at) || (Array.isArray(record.networks) && record.networks.length > 0));

const readHead = ({ cursor, ids_digest: digest, ids }: ListPage["body"]): ListHead => ({
  cursor: typeof cursor === "string" && cursor !== "" ? cursor : null,
  idsDigest: typeof digest === "string" ? digest : null,
  ids: Array.isArray(ids) ? [...new Set(ids.map((id: unknown) => String(id).trim()))] : null,
});

export const talentReader = (context: () => TalentContext): RecordReader<ListedTalent> => ({
  resource: "talents",
  read: (record) => {
    const wire = parseWireTalentSummary(record, context().fields);
    return wire.ok ? success(normalizeTalent(wire.value, context())) : failure(wire.error);
  },
  idOf: ({ talent }) => talent.talentId,
});
