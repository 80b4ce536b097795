import { rm } from "node:fs/promises";
import { join } from "node:path";
import pLimit from "p-limit";
import { failure, success, type Result } from "../../../src/domain/result";
import { draftFolder, removeDrafts } from "./draft-folder";
import type { Fingerprint } from "./manifest";
import type { CopyRelease, Installed, Release, ReleaseStore, WriteDraft } from "./release";
import { createProcessLock, withLock } from "../../lib/process-lock";
import { createPreparedReleases, preparedFolder } from "./prepared-releases";
import { createFollowing, removeUnkept } from "./follow-kept";
import { openRelease, releaseIds, releasesFolder } from "./release-folder";
import { releaseId, siblingId } from "./release-id";
import { createLocalPublication, type ReleasePublication } from "./publication";
import type { ReleasePointer } from "./release-pointer";
import { createServingRelease } from "./serving-release";
import { writeProblem } from "./write-problem";

const KEPT_RELEASES = 3;

export interface ReleaseStoreOptions {
  dataDir: string;
  now: () => Date;
  writeDraft: WriteDraft;
  /** By default, that of the data folder alone. */
  publication?: ReleasePublication;
}

/** Releases in `{dataDir}/releases/{id}`; the newest three are kept, so that a rollback needs no build. */
export const createReleaseStore = (options: ReleaseStoreOptions): ReleaseStore => {
  const { dataDir, now, writeDraft } = options;
  const root = releasesFolder(dataDir);
  const publication = options.publication ?? createLocalPublication(root);
  const serving = createServingRelease(root, publication);
  const prepared = createPreparedReleases(root, now, { writeDraft, publication });

  const install = async (publicDir: string, fingerprint: Fingerprint, endedChoice: string | null): Promise<Result<Installed, string>> => {
    const id = releaseId(now());
    const draft = draftFolder(root, id);
    try {
      const mayShrink = await publication.isLossAccepted();
      const written = await writeDraft({ id, publicDir, draft, fingerprint, earlier: serving.current(), mayShrink });
      if (!written.ok) return written;
      const adopted = await serving.adopt(id, async (pointer) =>
        (await isHeldAgainst(publication, pointer, endedChoice)) ? null : { id, choice: null },
      );
      if (adopted === null) return failure("the new release cannot be read back");
      if (adopted.isCurrent) await publication.clearAcceptedLoss();
      await publication.prune(KEPT_RELEASES);
      await serving.findEarlier();
      return success({ ...adopted, warning: written.value });
    } catch (error) {
      // Thrown, not returned: the build is correct, and the next attempt may find free space.
      throw new Error(`the release could not be written: ${writeProblem(error)}`, { cause: error });
    } finally {
      await rm(draft, { recursive: true, force: true });
    }
  };

  const replaceCurrent = async (copy: CopyRelease): Promise<void> => {
    const replaced = serving.current();
    if (replaced === null) return;
    const id = siblingId(replaced.id);
    const folder = draftFolder(root, id);
    try {
      await copy(replaced, { id, folder });
      const adopted = await serving.adopt(id, async (pointer) => {
        const isOther = pointer !== null && pointer.id !== replaced.id && (await publication.has(pointer.id));
        return isOther ? null : { id, choice: pointer?.choice ?? null };
      });
      if (adopted === null) throw new Error("the copy of the release cannot be read back");
      // When an operator chose another release meanwhile, the copy itself is deleted.
      const removed = adopted.isCurrent ? replaced.id : id;
      await rm(join(root, removed), { recursive: true, force: true });
      await publication.remove([removed]);
      await serving.findEarlier();
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  };

  const removeEarlier = async (isRemoved: (release: Release) => boolean): Promise<void> => {
    await publication.remove(await removeOthers(root, { keptId: serving.current()?.id ?? null, isRemoved }));
    await removeOthers(preparedFolder(root), { keptId: null, isRemoved });
    await serving.findEarlier();
  };

  const { current, earlier, isHeld, load, followPointer } = serving;
  const choice = async (): Promise<string | null> => (await publication.knownPointer())?.choice ?? null;
  const writes = { removeDrafts: () => removeDrafts(root), install, replaceCurrent, removeEarlier, ...prepared };
  const { isShared, startBuild, endBuild, acceptLoss, isLossAccepted } = publication;
  const following = { root, publication, serving };
  const { removeUnkept: removeUnkeptInTurn, ...turns } = oneAtATime(root, { ...writes, removeUnkept: () => removeUnkept(following) });
  const followed = createFollowing(following, removeUnkeptInTurn);
  return {
    current,
    earlier,
    isHeld,
    choice,
    load,
    followPointer,
    isShared,
    startBuild,
    endBuild,
    acceptLoss,
    isLossAccepted,
    ...followed,
    ...turns,
  };
};

interface Writes extends Pick<ReleaseStore, "removeDrafts" | "install" | "prepare" | "adoptPrepared" | "replaceCurrent" | "removeEarlier"> {
  removeUnkept(): Promise<void>;
}

/** One after the other, across all processes on the folder. */
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
    removeUnkept: () => inTurn(writes.removeUnkept),
  };
};

/** Returns the ids of the releases that matched. */
const removeOthers = async (
  root: string,
  { keptId, isRemoved }: { keptId: string | null; isRemoved: (release: Release) => boolean },
): Promise<readonly string[]> => {
  const removed: string[] = [];
  for (const id of (await releaseIds(root)).filter((candidate) => candidate !== keptId)) {
    const release = await openRelease(join(root, id));
    // An unreadable release may contain erased talents, and is never served.
    if (release !== null && !isRemoved(release)) continue;
    await rm(join(root, id), { recursive: true, force: true });
    if (release !== null) removed.push(id);
  }
  return removed;
};

/** Whether an operator's choice, other than the one that this publication ends, holds a complete release. */
const isHeldAgainst = async (
  publication: ReleasePublication,
  pointer: ReleasePointer | null,
  endedChoice: string | null,
): Promise<boolean> => {
  if (pointer === null || pointer.choice === null || pointer.choice === endedChoice) return false;
  return publication.has(pointer.id);
};
