import { createHash } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import type { Day } from "../../domain/day";
import { FULL_LIST_SIZE } from "../../config/constants";
import { success, type Result } from "../../domain/result";
import { PAUSES, type Pauses } from "../../lib/retries";
import type { UpstreamError } from "../http";
import type { RecordList } from "../record-list";
import type { PublicationRules, TalentSource } from "../source";
import type { ListedTalent } from "./normalize-talent";
import { fetchTalentPages, type TalentPages } from "./talent-pages";

/** A list of several pages is read completely again after this time, in case a change was missed. */
const WHOLE_AGAIN_MS = 10 * 60_000;

export interface TalentListOptions {
  pageSize?: number;
  pauses?: Pauses;
  now?: () => number;
}

export interface TalentList {
  /** All published talents, hidden ones included. If the content store sends changes, an unchanged list is the same object. */
  fetch(source: TalentSource): Promise<Result<RecordList<ListedTalent>, UpstreamError>>;
}

interface KnownList {
  list: RecordList<ListedTalent>;
  byId: ReadonlyMap<string, ListedTalent>;
  sentIds: readonly string[];
  idsDigest: string;
  /** Null: the next read is a complete one. */
  cursor: string | null;
  rules: PublicationRules | null;
  today: Day;
  /** Time of the last complete read, in milliseconds. */
  wholeAt: number;
}

/**
 * A list of a single page is read completely each time. One of several pages is read by its changes, if the content
 * store has the extension `updated_since`.
 */
export const createTalentList = ({
  pageSize = FULL_LIST_SIZE,
  pauses = PAUSES.page,
  now = Date.now,
}: TalentListOptions = {}): TalentList => {
  let known: KnownList | null = null;
  const fetchPages = (source: TalentSource, query: Readonly<Record<string, string>> = {}) =>
    fetchTalentPages(source, { pageSize, pauses, query });

  const toKnown = (pages: TalentPages, today: Day): KnownList => {
    const cursor = pages.pageCount === 1 ? null : pages.head.cursor;
    return { ...toIndexed(pages.list, pages.sentIds), cursor, rules: pages.rules, today, wholeAt: now() };
  };

  /** Returns the list with the changes since its cursor; null when they do not result in the content store's list of ids. */
  const fetchChanges = async (source: TalentSource, before: KnownList): Promise<Result<KnownList | null, UpstreamError>> => {
    const pages = await fetchPages(source, { updated_since: before.cursor ?? "", ids: before.idsDigest });
    if (!pages.ok) return pages;
    if (pages.value.isTorn) return success(null);
    // A store that does not know the cursor any more answers the whole list.
    if (pages.value.head.idsDigest === null) return success(toKnown(pages.value, source.today));
    const haveRulesChanged = before.rules !== null && pages.value.rules !== null && !isDeepStrictEqual(before.rules, pages.value.rules);
    return success(haveRulesChanged ? null : applyChanges(before, pages.value));
  };

  const fetchWhole = async (source: TalentSource): Promise<Result<KnownList, UpstreamError>> => {
    const pages = await fetchPages(source);
    if (!pages.ok) return pages;
    const first = toKnown(pages.value, source.today);
    if (first.cursor !== null) return fetchUntilSettled(source, first);
    if (pages.value.pageCount === 1 || !isSuspicious(pages.value, { next: first, before: known })) return success(first);
    const again = await fetchPages(source);
    return again.ok ? success(merge(first, toKnown(again.value, source.today))) : again;
  };

  /** The ids of the next answer show talents that moved between two pages. After a second attempt, the next refresh finds them. */
  const fetchUntilSettled = async (source: TalentSource, first: KnownList): Promise<Result<KnownList, UpstreamError>> => {
    const changed = await fetchChanges(source, first);
    if (!changed.ok) return changed;
    if (changed.value !== null) return success(changed.value);
    const again = await fetchPages(source);
    return again.ok ? success(toKnown(again.value, source.today)) : again;
  };

  const canContinue = async (before: KnownList, source: TalentSource): Promise<boolean> => {
    if (before.cursor === null || before.today !== source.today || now() - before.wholeAt > WHOLE_AGAIN_MS) return false;
    return before.rules === null || isDeepStrictEqual(before.rules, await source.publicationRules());
  };

  return {
    fetch: async (source) => {
      const changed = known !== null && (await canContinue(known, source)) ? await fetchChanges(source, known) : success(null);
      if (!changed.ok) return changed;
      const next = changed.value === null ? await fetchWhole(source) : success(changed.value);
      if (!next.ok) return next;
      known = next.value;
      return success(known.list);
    },
  };
};

const toIndexed = (
  list: RecordList<ListedTalent>,
  sentIds: readonly string[],
): Pick<KnownList, "list" | "byId" | "sentIds" | "idsDigest"> => ({
  list,
  byId: new Map(list.items.map((entry) => [entry.talent.talentId, entry])),
  sentIds,
  idsDigest: digestOfIds(sentIds),
});

/** SHA-256 of the ids, one per line, in the order of the list (upstream contract, Changes of the list). */
export const digestOfIds = (ids: readonly string[]): string => createHash("sha256").update(ids.join("\n")).digest("hex");

/** Null when an id of the content store's list is unknown, or its digest differs. */
const applyChanges = (before: KnownList, { list, sentIds: changedIds, head, rules }: TalentPages): KnownList | null => {
  const ids = head.ids ?? before.sentIds;
  const idsDigest = head.ids === null ? before.idsDigest : digestOfIds(ids);
  if (idsDigest !== head.idsDigest) return null;
  const next = { ...before, cursor: head.cursor ?? before.cursor, rules: before.rules ?? rules };
  const changed = new Map(list.items.map((entry) => [entry.talent.talentId, entry]));
  const hasNews = changedIds.some((id) => !isDeepStrictEqual(changed.get(id), before.byId.get(id)));
  if (!hasNews && idsDigest === before.idsDigest) return next;

  const touched = new Set(changedIds);
  const unreadable = new Set(before.list.skipped.flatMap(({ id }) => (id === null || touched.has(id) ? [] : [id])));
  const items: ListedTalent[] = [];
  for (const id of ids) {
    const entry = touched.has(id) ? changed.get(id) : before.byId.get(id);
    if (entry !== undefined) items.push(entry);
    else if (!touched.has(id) && !unreadable.has(id)) return null;
  }
  const present = new Set(ids);
  const kept = before.list.skipped.filter(({ id }) => id === null || (unreadable.has(id) && present.has(id)));
  return { ...next, ...toIndexed({ items, skipped: [...kept, ...list.skipped] }, ids) };
};

interface Readings {
  next: KnownList;
  before: KnownList | null;
}

/** Whether talents may be missing only because the list changed between two pages. */
const isSuspicious = ({ isTorn }: TalentPages, { next, before }: Readings): boolean => {
  if (next.idsDigest === before?.idsDigest) return false;
  const sent = new Set(next.sentIds);
  return isTorn || (before !== null && before.sentIds.some((id) => !sent.has(id)));
};

/** The second reading, and the talents that only the first one has: a talent that both lack is withdrawn. */
const merge = (first: KnownList, second: KnownList): KnownList => {
  const missed = first.list.items.filter(({ talent }) => !second.byId.has(talent.talentId));
  if (missed.length === 0) return second;
  const list = { items: [...second.list.items, ...missed], skipped: second.list.skipped };
  return { ...second, ...toIndexed(list, [...second.sentIds, ...missed.map(({ talent }) => talent.talentId)]) };
};
