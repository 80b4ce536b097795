import { dayIn, type Day } from "../../src/domain/age";
import type { Visit } from "../../src/domain/visit";
import { nameError } from "../lib/describe-error";
import { hasCounts, openCountStore, type Count, type CountKind, type CountStore, type Period, type Total } from "./count-store";
import { createSearchWords } from "./search-words";

export interface CountsOptions {
  dataDir: string;
  timeZone: string;
  now: () => number;
  /** Whether a talent is published and in lists; null while the list of talents is unknown. */
  isListed: (talentId: string) => boolean | null;
  warn: (sentence: string) => void;
}

/** The totals of a period, most first. */
export interface Totals extends Period {
  views: number;
  pages: readonly Total[];
  opened: readonly Total[];
  selected: readonly Total[];
  filters: readonly Total[];
  unfound: { total: number; words: readonly Total[] };
}

/** Days that are kept, today included. */
export const KEPT_DAYS = 90;

/** Counts of this time are written together, so that a visit waits for no disk. A crash loses them. */
const FLUSH_MS = 10_000;

const DAY_MS = 24 * 60 * 60_000;
const LIST_LENGTH = 10;

/** Counts visits by day, without anything that identifies a visitor. A full disk loses counts and nothing else. */
export const createCounts = ({ dataDir, timeZone, now, isListed, warn }: CountsOptions) => {
  let store: CountStore | null = null;
  let hasFailed = false;
  let isStopped = false;
  let sweptOn: Day = "";
  let pending = new Map<string, Count>();
  const searchWords = createSearchWords();

  const dayBefore = (days: number): Day => dayIn(timeZone, new Date(now() - days * DAY_MS));

  const periodOf = (days: number): Period => ({ from: dayBefore(days - 1), until: dayBefore(0) });

  /** Null, and one warning, while the file cannot be read or written. */
  const withStore = <Value>(read: (opened: CountStore) => Value): Value | null => {
    if (isStopped) return null; // a list of talents that arrives during the stop
    try {
      store ??= openCountStore(dataDir);
      const value = read(store);
      hasFailed = false;
      return value;
    } catch (error) {
      close();
      if (!hasFailed) warn(`Visits are not counted, because counts.db cannot be read or written: ${nameError(error)}`);
      hasFailed = true;
      return null;
    }
  };

  const close = (): void => {
    store?.close();
    store = null;
  };

  const add = (kind: CountKind, value: string, count = 1): void => {
    const day = dayBefore(0);
    const key = JSON.stringify([day, kind, value]);
    pending.set(key, { day, kind, value, count: (pending.get(key)?.count ?? 0) + count });
  };

  const addUnfound = (name: string): void => {
    add("unfound", "");
    const searches = name === "" ? 0 : searchWords.count(dayBefore(0), name);
    if (searches > 0) add("words", name, searches);
  };

  /** Writes what was counted, and deletes the days that are over. */
  const flush = (): void => {
    const counts = [...pending.values()];
    const today = dayBefore(0);
    if (counts.length === 0 && (today === sweptOn || !hasCounts(dataDir))) return;
    pending = new Map();
    withStore((opened) => {
      if (counts.length > 0) opened.add(counts);
      if (today !== sweptOn) opened.deleteBefore(dayBefore(KEPT_DAYS - 1));
      sweptOn = today;
    });
  };

  const deleteTalents = (isDeleted: (talentId: string) => boolean): void => {
    flush();
    if (hasCounts(dataDir)) withStore((opened) => opened.deleteTalents(isDeleted));
  };

  const timer = setInterval(flush, FLUSH_MS);
  timer.unref();

  return {
    count: ({ page, talent, selected, filters, unfound }: Visit): void => {
      const listed = (id: string): boolean => isListed(id) === true;
      if (page !== null) add("page", page);
      if (talent !== null && listed(talent)) add("opened", talent);
      selected.filter(listed).forEach((id) => add("selected", id));
      filters.forEach((filter) => add("filter", filter));
      unfound.forEach(addUnfound);
    },
    /** The totals of this many days, today included; null while the file cannot be read. */
    totals: (days: number): Totals | null => {
      flush();
      const period = periodOf(days);
      return withStore((opened) => readTotals(opened, period));
    },
    periodOf,
    /** Deletes the counts of talents who are not listed any more. */
    deleteUnlisted: (): void => deleteTalents((talentId) => isListed(talentId) === false),
    /** Deletes the counts of erased talents. */
    deleteErased: (talentIds: readonly string[]): void => deleteTalents((talentId) => talentIds.includes(talentId)),
    close: (): void => {
      clearInterval(timer);
      flush();
      isStopped = true;
      close();
    },
  };
};

export type Counts = ReturnType<typeof createCounts>;

const readTotals = (store: CountStore, period: Period): Totals => {
  const most = (kind: CountKind, limit = LIST_LENGTH) => store.totals(kind, period, limit);
  const pages = most("page", Number.MAX_SAFE_INTEGER);
  return {
    ...period,
    views: pages.reduce((sum, { count }) => sum + count, 0),
    pages,
    opened: most("opened"),
    selected: most("selected"),
    filters: most("filter"),
    unfound: { total: most("unfound")[0]?.count ?? 0, words: most("words") },
  };
};
