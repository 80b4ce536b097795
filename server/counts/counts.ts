import { randomUUID } from "node:crypto";
import pLimit from "p-limit";
import { dayIn, type Day, DAY_MS } from "../../src/domain/day";
import type { Visit } from "../../src/domain/visit";
import { nameError } from "../../src/lib/describe-error";
import type { Count, CountBatch, CountKind, CountStore, Period, Total } from "./count-store";
import { createSearchWords } from "./search-words";

export interface CountsOptions {
  store: CountStore;
  timeZone: string;
  now: () => number;
  /** Whether a talent is published and in lists; null while the list of talents is unknown. */
  isListed: (talentId: string) => boolean | null;
  warn: (sentence: string) => void;
}

/** Lists have the highest counts first. */
export interface Totals extends Period {
  views: number;
  pages: readonly Total[];
  opened: readonly Total[];
  selected: readonly Total[];
  filters: readonly Total[];
  unfound: { total: number; words: readonly Total[] };
}

/** Today included. */
export const KEPT_DAYS = 90;

/** Counts are written at this interval, so that no visit waits for the disk. A crash loses those of one interval. */
const FLUSH_MS = 10_000;

const LIST_LENGTH = 10;

/**
 * Counts visits by day, without anything that identifies a visitor. A full disk loses only counts; counts for a shared store wait
 * in memory while it is unavailable.
 */
export const createCounts = ({ store, timeZone, now, isListed, warn }: CountsOptions) => {
  let hasFailed = false;
  let isStopped = false;
  let sweptOn: Day = "";
  const pending = createPendingCounts();
  const searchWords = createSearchWords();
  const inOrder = pLimit(1);

  const dayBefore = (days: number): Day => dayIn(timeZone, new Date(now() - days * DAY_MS));

  const periodOf = (days: number): Period => ({ from: dayBefore(days - 1), until: dayBefore(0) });

  /** Returns null, with one warning, while the store cannot be read or written. */
  const withStore = async <Value>(call: () => Promise<Value>): Promise<Value | null> => {
    if (isStopped) return null; // a list of talents that arrives during the stop
    try {
      const value = await call();
      hasFailed = false;
      return value;
    } catch (error) {
      if (!hasFailed) warn(`Visits are not counted, because ${store.name} cannot be read or written: ${nameError(error)}`);
      hasFailed = true;
      return null;
    }
  };

  const add = (kind: CountKind, value: string, count = 1): void => pending.add({ day: dayBefore(0), kind, value, count });

  const addUnfound = (name: string): void => {
    add("unfound", "");
    const searches = name === "" ? 0 : searchWords.count(dayBefore(0), name);
    if (searches > 0) add("words", name, searches);
  };

  /** Writes the pending counts, and deletes days older than `KEPT_DAYS`. */
  const flush = async (): Promise<void> => {
    const batch = pending.next();
    const today = dayBefore(0);
    if (batch === null && today === sweptOn) return;
    await withStore(async () => {
      if (batch !== null) await writeBatch(batch);
      if (today !== sweptOn) await store.deleteBefore(dayBefore(KEPT_DAYS - 1));
      sweptOn = today;
    });
  };

  const writeBatch = async (batch: CountBatch): Promise<void> => {
    // Only a shared store recognises a repeated batch; otherwise a failed batch is not repeated.
    if (!store.isShared) pending.settle(batch);
    await store.add(batch);
    pending.settle(batch);
  };

  const deleteTalents = (isDeleted: (talentId: string) => boolean): Promise<void> =>
    inOrder(async () => {
      await flush();
      pending.deleteTalents(isDeleted);
      await withStore(() => store.deleteTalents(isDeleted));
    });

  const timer = setInterval(() => void inOrder(flush), FLUSH_MS);
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
    /** The totals of this many days, today included; null while the store cannot be read. */
    totals: (days: number): Promise<Totals | null> =>
      inOrder(async () => {
        await flush();
        return withStore(() => readTotals(store, periodOf(days)));
      }),
    periodOf,
    deleteUnlisted: (): Promise<void> => deleteTalents((talentId) => isListed(talentId) === false),
    deleteErased: (talentIds: readonly string[]): Promise<void> => deleteTalents((talentId) => talentIds.includes(talentId)),
    close: async (): Promise<void> => {
      clearInterval(timer);
      await inOrder(flush);
      isStopped = true;
      store.close();
    },
  };
};

export type Counts = ReturnType<typeof createCounts>;

/** A batch stays the same until it is stored, since a failed attempt may have stored it. */
const createPendingCounts = () => {
  let counted = new Map<string, Count>();
  let tried: CountBatch | null = null;
  const isKept =
    (isDeleted: (talentId: string) => boolean) =>
    ({ kind, value }: Count): boolean =>
      !((kind === "opened" || kind === "selected") && isDeleted(value));

  return {
    add: (added: Count): void => {
      const key = JSON.stringify([added.day, added.kind, added.value]);
      counted.set(key, { ...added, count: added.count + (counted.get(key)?.count ?? 0) });
    },
    /** Null when nothing is pending. */
    next: (): CountBatch | null => {
      if (tried !== null || counted.size === 0) return tried;
      tried = { id: randomUUID(), counts: [...counted.values()] };
      counted = new Map();
      return tried;
    },
    /** To be called once a batch is stored. */
    settle: (batch: CountBatch): void => {
      if (tried?.id === batch.id) tried = null;
    },
    /** A failed attempt may have stored the batch, so the caller deletes these talents in the store too. */
    deleteTalents: (isDeleted: (talentId: string) => boolean): void => {
      counted = new Map([...counted].filter(([, count]) => isKept(isDeleted)(count)));
      if (tried !== null) tried = { ...tried, counts: tried.counts.filter(isKept(isDeleted)) };
    },
  };
};

const readTotals = async (store: CountStore, period: Period): Promise<Totals> => {
  const most = (kind: CountKind, limit = LIST_LENGTH) => store.totals(kind, period, limit);
  const pages = await most("page", Number.MAX_SAFE_INTEGER);
  const [opened, selected, filters, unfound, words] = await Promise.all([
    most("opened"),
    most("selected"),
    most("filter"),
    most("unfound"),
    most("words"),
  ]);
  return {
    ...period,
    views: pages.reduce((sum, { count }) => sum + count, 0),
    pages,
    opened,
    selected,
    filters,
    unfound: { total: unfound[0]?.count ?? 0, words },
  };
};
