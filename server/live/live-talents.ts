import { createHash } from "node:crypto";
import type { Result } from "../../src/domain/result";
import type { TalentSummary } from "../../src/domain/talent";
import { eachSlice } from "../../src/upstream/each-slice";
import type { ListedTalent } from "../../src/upstream/talents/fetch-talents";
import { nameError } from "../../src/lib/describe-error";
import { createDiskGuard } from "../lib/disk-guard";
import { createWakeLoop } from "../lib/wake-loop";
import type { StoredTalents, TalentsFile } from "./talents-file";

export interface LiveSnapshot {
  listed: readonly ListedTalent[];
  byId: ReadonlyMap<string, ListedTalent>;
  digest: string;
}

/** `ok`: the last refresh succeeded; `stale`: it failed and an earlier copy serves; `down`: nothing is known. */
export type UpstreamHealth = "ok" | "stale" | "down";

export interface LiveTalentsOptions {
  fetch: () => Promise<Result<readonly ListedTalent[], { message: string }>>;
  file: TalentsFile;
  refreshMs: number;
  /** A list that was not confirmed for this long counts as unknown, since talents may have been withdrawn. */
  maxAgeMs: number;
  now: () => number;
  /** Called in the background. */
  onChange?: (snapshot: LiveSnapshot) => Promise<void>;
  /** Called after the first successful refresh, and after the first one that follows failures. */
  onRecovered?: () => void;
  warn: (sentence: string) => void;
}

export interface LiveTalents {
  /** Null while the published talents are unknown: none was fetched yet, or the last list is too old. */
  snapshot(): LiveSnapshot | null;
  health(): UpstreamHealth;
  /** Accepts the next empty list as correct: otherwise an empty list can be treated as an error of the upstream. */
  acceptEmptyList(): void;
  /** Calls that overlap share one request. */
  refresh(): Promise<void>;
  /** Waits for a request in progress and fetches again, so that the list is newer than this call. */
  forceRefresh(): Promise<void>;
  /**
   * Reads the copy on disk, then refreshes in the background until `stop`. Waits at most `timeoutMs` for the first refresh, and less with a
   * copy, which is used until the upstream answers.
   */
  start(timeoutMs: number): Promise<void>;
  stop(): void;
  /** Waits for a request in progress, and for the `onChange` of its list. */
  drain(): Promise<void>;
}

/** From this many known talents on, an empty answer is treated as an error of the upstream. */
const SUSPICIOUS_WHEN_EMPTIED = 20;

const isSuspicious = (listed: readonly ListedTalent[], known: LiveSnapshot | null): boolean =>
  listed.length === 0 && (known?.listed.length ?? 0) >= SUSPICIOUS_WHEN_EMPTIED;

/** An unchanged list is written again after this long, so that the copy on disk does not seem older than it is. */
const REWRITE_MS = 10 * 60_000;

/** Time for a healthy upstream to answer, so that talents withdrawn while the gateway was stopped do not reappear. */
const TIMEOUT_WITH_COPY_MS = 1_000;

/** Keeps the full list of talents: one upstream request for all visitors, the last good copy on disk. */
export const createLiveTalents = (options: LiveTalentsOptions): LiveTalents => {
  let snapshot: LiveSnapshot | null = null;
  /** When the request for the last good answer was sent. */
  let confirmedAt = 0;
  let isCurrent = false;
  let isEmptyAccepted = false;
  let flight: Promise<void> | null = null;
  let changing: Promise<void> = Promise.resolve();

  const copy = createDiskCopy(options);
  const warnOfRefresh = warnOf(options.warn, "Live talents were not refreshed");
  const knownSnapshot = (): LiveSnapshot | null => (options.now() - confirmedAt > options.maxAgeMs ? null : snapshot);

  const accept = async (listed: readonly ListedTalent[], askedAt: number): Promise<void> => {
    // The same array needs no new digest.
    const next = listed === snapshot?.listed ? snapshot : await toSnapshot(listed);
    const isChanged = next.digest !== snapshot?.digest;
    isEmptyAccepted = false;
    if (!isCurrent) options.onRecovered?.();
    isCurrent = true;
    confirmedAt = askedAt;
    if (isChanged) {
      snapshot = next;
      const changed = options.onChange?.(next).catch(warnOf(options.warn, "Caches were not updated with the new list of talents"));
      changing = Promise.all([changing, changed]).then(() => undefined);
    }
    await copy.write({ listed, confirmedAt }, isChanged);
  };

  const fetchOnce = async (): Promise<void> => {
    const askedAt = options.now();
    const result = await options.fetch();
    if (!result.ok) return reject(result.error.message);
    return !isEmptyAccepted && isSuspicious(result.value, snapshot)
      ? reject("the upstream sent an empty list of talents")
      : accept(result.value, askedAt);
  };

  const reject = (sentence: string): void => {
    isCurrent = false;
    options.warn(`Live talents were not refreshed: ${sentence}`);
  };

  const refresh = (): Promise<void> => {
    flight ??= fetchOnce().finally(() => {
      flight = null;
    });
    return flight;
  };

  const loop = createWakeLoop(async () => {
    await refresh().catch(warnOfRefresh);
    return options.refreshMs;
  });

  return {
    snapshot: knownSnapshot,
    health: () => (knownSnapshot() === null ? "down" : isCurrent ? "ok" : "stale"),
    acceptEmptyList: () => {
      isEmptyAccepted = true;
    },
    refresh,
    forceRefresh: async () => {
      // A rejection is reported to the caller that began the request.
      await flight?.catch(() => undefined);
      await refresh();
    },
    start: async (timeoutMs) => {
      const stored = await copy.read();
      if (stored !== null) [snapshot, confirmedAt] = [await toSnapshot(stored.listed), Math.min(stored.confirmedAt, options.now())];
      loop.start();
      await loop.drain(knownSnapshot() === null ? timeoutMs : TIMEOUT_WITH_COPY_MS);
    },
    stop: loop.stop,
    drain: async () => {
      await flight?.catch(() => undefined);
      await changing;
    },
  };
};

/** The list on disk, written when it has changed or its confirmation there is old. */
const createDiskCopy = ({ file, warn }: Pick<LiveTalentsOptions, "file" | "warn">) => {
  const guard = createDiskGuard({ sentence: "The list of talents cannot be kept for an outage", warn });
  let writtenAt = 0;
  return {
    read: async (): Promise<StoredTalents | null> => {
      const stored = await file.read();
      writtenAt = stored?.confirmedAt ?? 0;
      return stored;
    },
    write: async (stored: StoredTalents, isChanged: boolean): Promise<void> => {
      if (!isChanged && stored.confirmedAt - writtenAt < REWRITE_MS) return;
      if (await guard(() => file.write(stored))) writtenAt = stored.confirmedAt;
    },
  };
};

const toSnapshot = async (listed: readonly ListedTalent[]): Promise<LiveSnapshot> => {
  const digest = createHash("sha256");
  const byId = new Map<string, ListedTalent>();
  await eachSlice(listed, (slice) => {
    digest.update(JSON.stringify(slice));
    for (const entry of slice) byId.set(entry.talent.talentId, entry);
  });
  return { listed, byId, digest: digest.digest("base64url") };
};

/** Without the error's message, which may contain the address of a person's file. */
const warnOf = (warn: (sentence: string) => void, sentence: string) => (error: unknown) => warn(`${sentence}: ${nameError(error)}`);

const visible = new WeakMap<LiveSnapshot, readonly TalentSummary[]>();

/** Talents without a hidden category, in upstream's order; the same array for the same snapshot. */
export const visibleTalents = (snapshot: LiveSnapshot): readonly TalentSummary[] => {
  const talents = visible.get(snapshot) ?? snapshot.listed.filter((entry) => !isHidden(entry)).map(({ talent }) => talent);
  visible.set(snapshot, talents);
  return talents;
};

/** Whether a talent has a `TF -` category, so is in no listing and not indexed (docs/product.md, Casting). */
export const isHidden = ({
  talent,
  hiddenCategories,
}: {
  talent: Pick<TalentSummary, "categories">;
  hiddenCategories: readonly string[];
}): boolean => hiddenCategories.length > 0 || talent.categories.length === 0;
