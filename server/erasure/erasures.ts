import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { writeFileAtomically } from "../lib/write-atomically";
import { releasesFolder } from "../releases/store/release-folder";
import type { Release, ReleaseStore } from "../releases/store/release";
import type { FilteredFiles } from "../withdrawal/filtered-files";
import { copyWithoutTalents } from "./copy-without-talents";
import { addErasedTalents, readErasedTalents } from "./erased-list";
import { talentsOfRelease } from "../releases/store/talents-of-release";

/** `overdue`: copies of an erased talent still exist after a day, since no build succeeded and the release could not be rewritten. */
export type ErasureState = "done" | "pending" | "overdue";

export interface ErasuresOptions {
  dataDir: string;
  now: () => number;
  warn: (sentence: string) => void;
  filteredFiles: Pick<FilteredFiles, "withoutErased">;
}

export type ErasableReleases = Pick<ReleaseStore, "current" | "removeEarlier" | "replaceCurrent">;

const OVERDUE_MS = 24 * 60 * 60_000;

/** After this time without a successful build the release is rewritten; checked once an hour, so well before `OVERDUE_MS`. */
const REWRITE_MS = 20 * 60 * 60_000;

/** Caches, deleted as a whole: their file names do not show which of them contain an erased talent. */
const CACHES = ["media-cache", "card-cache", join("live", "profiles")];

/** Removes every copy of erased talents that the gateway made: caches, releases, and Gatsby's own cache. */
export const createErasures = ({ dataDir, now, warn, filteredFiles }: ErasuresOptions) => {
  const settledFile = join(releasesFolder(dataDir), "erased-through");
  let warnedAt = Number.NEGATIVE_INFINITY;

  const settledThrough = async (): Promise<number> => Number.parseInt(await readFile(settledFile, "utf8").catch(() => "0"), 10) || 0; // no erasure was completed yet

  /** The number of erased talents when a build without cache is due; null when none is. */
  const pending = async (): Promise<number | null> => {
    const { count } = await readErasedTalents(dataDir);
    return count > (await settledThrough()) ? count : null;
  };

  const namesErased = async (): Promise<(release: Release) => boolean> => {
    const erased = await readErasedTalents(dataDir);
    return (release) => [...talentsOfRelease(release)].some(erased.has);
  };

  const clearCaches = (): Promise<unknown> =>
    Promise.all(CACHES.map((name) => rm(join(dataDir, name), { recursive: true, force: true, maxRetries: 10 })));

  /** Tests the oldest erasure that waits for a build. */
  const isOlderThan = async (ms: number): Promise<boolean> => {
    const first = (await readErasedTalents(dataDir)).firstAfter(await settledThrough());
    return first !== null && now() - first > ms;
  };

  const state = async (): Promise<ErasureState> => {
    if ((await pending()) === null) return "done";
    return (await isOlderThan(OVERDUE_MS)) ? "overdue" : "pending";
  };

  const warnIfOverdue = async (): Promise<void> => {
    if ((await state()) !== "overdue" || now() - warnedAt < OVERDUE_MS) return;
    warnedAt = now();
    warn(
      "The site still holds copies of an erased talent after a day, because no build has succeeded and the release could not be rewritten; see docs/deploy.md.",
    );
  };

  return {
    pending,
    state,
    namesErased,
    /** Records erasures that a content store other than the embedded panel reports. */
    add: (talentIds: readonly string[]): Promise<void> => addErasedTalents(dataDir, talentIds, now()),
    isRewritingDue: (): Promise<boolean> => isOlderThan(REWRITE_MS),
    /** Replaces the current release by a copy without the erased talents. */
    rewrite: async (releases: ErasableReleases): Promise<void> => {
      const current = releases.current();
      if (current === null || !(await namesErased())(current)) return;
      const { has: isErased } = await readErasedTalents(dataDir);
      await releases.replaceCurrent((release, { id, folder }) => copyWithoutTalents({ release, id, folder, isErased, filteredFiles }));
    },
    /** Completes the first `count` erasures (as `pending` returned), unless one of the new or rewritten releases names an erased talent. */
    settle: async (count: number, releases: readonly Release[]): Promise<void> => {
      // The panel writes the list before it deletes the record, so a build in between still contains the talent.
      if (releases.some(await namesErased())) return;
      // A second time, since the content store may have sent the talent after the first.
      await clearCaches();
      await writeFileAtomically(settledFile, `${count}\n`);
    },
    /** Removes caches and earlier releases, which needs no build. */
    sweep: async (releases: ErasableReleases): Promise<void> => {
      if ((await pending()) !== null) await clearCaches();
      const isNamed = await namesErased();
      await releases.removeEarlier(isNamed);
      await warnIfOverdue();
    },
  };
};

export type Erasures = ReturnType<typeof createErasures>;
