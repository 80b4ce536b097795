import { rename, rm } from "node:fs/promises";
import { join } from "node:path";
import pLimit from "p-limit";
import { failure, success, type Result } from "../../src/domain/result";
import { endAcceptance, isLossAccepted } from "./acceptance";
import type { Fingerprint, Redirect, ReleaseFile } from "./manifest";
import type { TalentMentions } from "../withdrawal/talent-mentions";
import { createProcessLock, withLock } from "../files/process-lock";
import { createPreparedReleases, preparedFolder } from "./prepared-releases";
import { openRelease, otherId, releaseId, releaseIds } from "./release-folder";
import { changePointer, readPointer, type ReleasePointer } from "./release-pointer";
import { createServingRelease, draftFolder, removeDrafts } from "./serving-release";
import { writeDraft, type ReleaseChecks } from "./write-draft";
import { writeProblem } from "./write-problem";

/** A complete copy of a build, ready to serve. */
export interface Release {
  id: string;
  /** Where its files lie. */
  directory: string;
  fingerprint: Fingerprint;
  files: ReadonlyMap<string, ReleaseFile>;
  redirects: ReadonlyMap<string, Redirect>;
  scriptHashes: readonly string[];
  /** Undefined for a release made before they were counted. */
  styleHashes?: readonly string[];
  notFoundHtml: string;
  /** The talents that each data file and sitemap mentions, by path. */
  talents: TalentMentions;
  /** Where its page renderer lies; null for a release made before there was one. */
  renderer: string | null;
}

export interface ReleaseStore {
  current(): Release | null;
  /** The kept releases before the current one, newest first, with what pages opened then may still ask for. */
  earlier(): readonly Release[];
  /** Whether an operator chose this release: it then stays until something is published. */
  isHeld(): boolean;
  /** The operator's choice that holds a release now; null where none is held. */
  choice(): Promise<string | null>;
  /** Finds the release to begin with: a held one, else the newest of this code, the one that served last before others, else any. */
  load(code: string): Promise<Release | null>;
  /** Removes what a crash left of releases that were being written. */
  removeDrafts(): Promise<void>;
  /** Checks a build as `install` does, but keeps it apart from the releases that serve until a gateway of its code starts. */
  prepare(publicDir: string, fingerprint: Fingerprint): Promise<Result<Prepared, string>>;
  /** Makes the newest prepared release of this code the current one, unless it is refused or an operator holds a release. */
  adoptPrepared(code: string, isRefused: (release: Release) => boolean): Promise<void>;
  /** Switches to the release that was chosen from outside, if it is whole. */
  follow(): Promise<void>;
  /** Whether somebody has said that the next release may lose most of its pages. */
  isLossAccepted(): Promise<boolean>;
  /** Deletes the kept releases, except the current, of which this is true. */
  removeEarlier(isRemoved: (release: Release) => boolean): Promise<void>;
  /**
   * Copies, checks and compresses a build, then switches to it at once, unless an operator's choice other than
   * `endedChoice` holds a release; the error is a sentence for the editor.
   */
  install(publicDir: string, fingerprint: Fingerprint, endedChoice: string | null): Promise<Result<Installed, string>>;
  /** Puts a copy in the place of the current release, held where that was, and deletes it. */
  replaceCurrent(copy: CopyRelease): Promise<void>;
}

/** Writes a copy of a release, with this id, into a folder. */
export type CopyRelease = (release: Release, copy: { id: string; folder: string }) => Promise<void>;

export interface Installed {
  release: Release;
  /** What an editor should mend, in a sentence; null where there is nothing. */
  warning: string | null;
  /** Whether visitors see the release; false where it is only kept, since an operator chose another. */
  isCurrent: boolean;
}

export interface Prepared {
  id: string;
  warning: string | null;
}

const KEPT_RELEASES = 3;

/** Releases under `{dataDir}/releases/{id}`; the newest three are kept, so that a switch back needs no build. */
export const createReleaseStore = (dataDir: string, now: () => Date, checks: ReleaseChecks): ReleaseStore => {
  const root = join(dataDir, "releases");
  const serving = createServingRelease(root);
  const prepared = createPreparedReleases(root, now, checks);

  const install = async (publicDir: string, fingerprint: Fingerprint, endedChoice: string | null): Promise<Result<Installed, string>> => {
    const id = releaseId(now());
    const draft = draftFolder(root, id);
    try {
      const written = await writeDraft(
        { id, publicDir, draft, fingerprint, earlier: serving.current(), mayShrink: await isLossAccepted(root) },
        checks,
      );
      if (!written.ok) return written;
      const adopted = await serving.adopt(id, async (pointer) =>
        (await isHeldAgainst(root, pointer, endedChoice)) ? null : { id, choice: null },
      );
      if (adopted === null) return failure("the new release cannot be read back");
      if (adopted.isCurrent) await endAcceptance(root);
      await prune(root);
      await serving.findEarlier();
      return success({ ...adopted, warning: written.value });
    } catch (error) {
      // Thrown, not returned: nothing was wrong with the build, and the next try may find room.
      throw new Error(`the release could not be written: ${writeProblem(error)}`, { cause: error });
    } finally {
      await rm(draft, { recursive: true, force: true });
    }
  };

  const replaceCurrent = async (copy: CopyRelease): Promise<void> => {
    const replaced = serving.current();
    if (replaced === null) return;
    const id = otherId(replaced.id);
    const folder = draftFolder(root, id);
    try {
      await copy(replaced, { id, folder });
      const adopted = await serving.adopt(id, async (pointer) => {
        const chosen = await openPointed(root, pointer);
        return chosen === null || chosen.id === replaced.id ? { id, choice: pointer?.choice ?? null } : null;
      });
      if (adopted === null) throw new Error("the copy of the release cannot be read back");
      // The copy itself is of no use where an operator chose another release meanwhile.
      await rm(join(root, adopted.isCurrent ? replaced.id : id), { recursive: true, force: true });
      await serving.findEarlier();
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  };

  const removeEarlier = async (isRemoved: (release: Release) => boolean): Promise<void> => {
    await removeOthers(root, { keptId: serving.current()?.id ?? null, isRemoved });
    await removeOthers(preparedFolder(root), { keptId: null, isRemoved });
    await serving.findEarlier();
  };

  const { current, earlier, isHeld, load, follow } = serving;
  const choice = async (): Promise<string | null> => (await readPointer(root))?.choice ?? null;
  const writes = { removeDrafts: () => removeDrafts(root), install, replaceCurrent, removeEarlier, ...prepared };
  return { current, earlier, isHeld, choice, load, follow, isLossAccepted: () => isLossAccepted(root), ...oneAtATime(root, writes) };
};

type Writes = Pick<ReleaseStore, "removeDrafts" | "install" | "prepare" | "adoptPrepared" | "replaceCurrent" | "removeEarlier">;

/** What writes releases or deletes them happens one after the other, in other processes on the same folder too. */
const oneAtATime = (root: string, writes: Writes): Writes => {
  const lock = createProcessLock(join(root, ".writes.lock"));
  const limit = pLimit(1);
  const inTurn = <Value>(work: () => Promise<Value>): Promise<Value> => limit(() => withLock(lock, work));
  return {
    removeDrafts: () => inTurn(writes.removeDrafts),
    install: (publicDir, fingerprint, endedChoice) => inTurn(() => writes.install(publicDir, fingerprint, endedChoice)),
    prepare: (publicDir, fingerprint) => inTurn(() => writes.prepare(publicDir, fingerprint)),
    adoptPrepared: (code, isRefused) => inTurn(() => writes.adoptPrepared(code, isRefused)),
    replaceCurrent: (copy) => inTurn(() => writes.replaceCurrent(copy)),
    removeEarlier: (isRemoved) => inTurn(() => writes.removeEarlier(isRemoved)),
  };
};

const removeOthers = async (
  root: string,
  { keptId, isRemoved }: { keptId: string | null; isRemoved: (release: Release) => boolean },
): Promise<void> => {
  for (const id of (await releaseIds(root)).filter((candidate) => candidate !== keptId)) {
    const release = await openRelease(join(root, id));
    // A release that cannot be read may name anybody, and never serves again.
    if (release === null || isRemoved(release)) await rm(join(root, id), { recursive: true, force: true });
  }
};

/** Whether an operator's choice, other than one that a publication ends, holds a release that can serve. */
const isHeldAgainst = async (root: string, pointer: ReleasePointer | null, endedChoice: string | null): Promise<boolean> => {
  if (pointer === null || pointer.choice === null || pointer.choice === endedChoice) return false;
  return (await openPointed(root, pointer)) !== null;
};

/** Null where there is no pointer, or no whole release where it points. */
const openPointed = (root: string, pointer: ReleasePointer | null): Promise<Release | null> =>
  pointer === null ? Promise.resolve(null) : openRelease(join(root, pointer.id));

/** Deletes all but the newest releases and the current one. */
const prune = async (root: string): Promise<void> => {
  const removed: string[] = [];
  // Renamed while the pointer cannot change: an operator must not choose what is being deleted.
  await changePointer(root, async (pointer) => {
    const old = (await releaseIds(root)).slice(0, -KEPT_RELEASES).filter((id) => id !== pointer?.id);
    for (const id of old) await rename(join(root, id), draftFolder(root, id));
    removed.push(...old);
    return null;
  });
  for (const id of removed) await rm(draftFolder(root, id), { recursive: true, force: true });
};
