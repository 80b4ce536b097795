import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { writeFileAtomically } from "../files/write-atomically";
import { releasesFolder } from "../releases/kept-releases";
import type { Release, ReleaseStore } from "../releases/release-store";
import type { CurrentFiles } from "../withdrawal/current-files";
import { copyWithoutTalents } from "./copy-without-talents";
import { addErasedTalents, readErasedTalents } from "./erased-list";
import { talentsOfRelease } from "./talents-of-release";

/** `overdue`: a copy of an erased talent is still here after a day: no build succeeds, and the release could not be rewritten. */
export type ErasureState = "done" | "pending" | "overdue";

export interface ErasuresOptions {
  dataDir: string;
  now: () => number;
  warn: (sentence: string) => void;
  /** Makes files of a release again without erased talents. */
  currentFiles: Pick<CurrentFiles, "without">;
}

/** What the erasures need of the releases. */
export type ErasableReleases = Pick<ReleaseStore, "current" | "removeEarlier" | "replaceCurrent">;

const OVERDUE_MS = 24 * 60 * 60_000;

/** How long builds may try before the release is rewritten; with the hour between two looks, well before `OVERDUE_MS`. */
const REWRITE_MS = 20 * 60 * 60_000;

/** Copies that are made again when somebody asks for them; which of them show an erased talent cannot be told from their names. */
const CACHES = ["media-cache", "card-cache", join("live", "profiles")];

/** Removes every copy of erased talents that the gateway made: caches, built sites, and what Gatsby kept of its builds. */
export const createErasures = ({ dataDir, now, warn, currentFiles }: ErasuresOptions) => {
  const settledFile = join(releasesFolder(dataDir), "erased-through");
  let warnedAt = Number.NEGATIVE_INFINITY;

  const settledThrough = async (): Promise<number> => Number.parseInt(await readFile(settledFile, "utf8").catch(() => "0"), 10) || 0; // none settled yet

  /** How many talents had been erased before now, where a build from nothing is due; null where none is. */
  const pending = async (): Promise<number | null> => {
    const { count } = await readErasedTalents(dataDir);
    return count > (await settledThrough()) ? count : null;
  };

  const namesErased = async (): Promise<(release: Release) => boolean> => {
    const erased = await readErasedTalents(dataDir);
    return (release) => [...talentsOfRelease(release)].some(erased.has);
  };

  const clearCaches = (): Promise<unknown> => Promise.all(CACHES.map((name) => rm(join(dataDir, name), { recursive: true, force: true })));

  /** Whether the first of the erasures that wait for a build has waited for longer than this. */
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
    warn("The site still holds copies of an erased talent after a day, because no build has succeeded and the release could not be rewritten; see docs/deploy.md.");
  };

  return {
    pending,
    state,
    /** Tells of a release whether it names an erased talent. */
    namesErased,
    /** Takes down what a content store of another kind says it has erased. */
    add: (talentIds: readonly string[]): Promise<void> => addErasedTalents(dataDir, talentIds, now()),
    /** Whether builds have failed for so long that the release is rewritten instead. */
    isRewritingDue: (): Promise<boolean> => isOlderThan(REWRITE_MS),
    /** Puts a copy without the erased talents in the place of the current release. */
    rewrite: async (releases: ErasableReleases): Promise<void> => {
      const current = releases.current();
      if (current === null || !(await namesErased())(current)) return;
      const { has: isErased } = await readErasedTalents(dataDir);
      await releases.replaceCurrent((release, { id, folder }) => copyWithoutTalents({ release, id, folder, isErased, currentFiles }));
    },
    /** Ends what `pending` answered as `mark`, unless one of the releases, built from nothing or rewritten, names an erased talent. */
    settle: async (mark: number, releases: readonly Release[]): Promise<void> => {
      // The list is written before the record is deleted: a build in between shows the talent once more.
      if (releases.some(await namesErased())) return;
      // Again, since a visitor may have asked while the store still showed the talent.
      await clearCaches();
      await writeFileAtomically(settledFile, `${mark}\n`);
    },
    /** Removes what can be removed without a build. */
    sweep: async (releases: ErasableReleases): Promise<void> => {
      if ((await pending()) !== null) await clearCaches();
      const isNamed = await namesErased();
      await releases.removeEarlier(isNamed);
      await warnIfOverdue();
    },
  };
};

export type Erasures = ReturnType<typeof createErasures>;
