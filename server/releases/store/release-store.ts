import { rename, rm } from "node:fs/promises";
import { join } from "node:path";
import pLimit from "p-limit";
import { failure, success, type Result } from "../../../src/domain/result";
import { acceptLoss, clearAcceptedLoss, isLossAccepted } from "./accepted-loss";
import type { Fingerprint } from "./manifest";
import type { CopyRelease, Installed, Release, ReleaseStore, WriteDraft } from "./release";
import { createProcessLock, withLock } from "../../lib/process-lock";
import { createPreparedReleases, preparedFolder } from "./prepared-releases";
import { openRelease, releaseIds, releasesFolder } from "./release-folder";
import { releaseId, siblingId } from "./release-id";
import { changePointer, readPointer, type ReleasePointer } from "./release-pointer";
import { createServingRelease, draftFolder, removeDrafts } from "./serving-release";
import { writeProblem } from "./write-problem";

const KEPT_RELEASES = 3;

/** Releases in `{dataDir}/releases/{id}`; the newest three are kept, so that a rollback needs no build. */
export const createReleaseStore = (dataDir: string, now: () => Date, writeDraft: WriteDraft): ReleaseStore => {
  const root = releasesFolder(dataDir);
  const serving = createServingRelease(root);
  const prepared = createPreparedReleases(root, now, writeDraft);

  const install = async (publicDir: string, fingerprint: Fingerprint, endedChoice: string | null): Promise<Result<Installed, string>> => {
    const id = releaseId(now());
    const draft = draftFolder(root, id);
    try {
      const mayShrink = await isLossAccepted(root);
      const written = await writeDraft({ id, publicDir, draft, fingerprint, earlier: serving.current(), mayShrink });
      if (!written.ok) return written;
      const adopted = await serving.adopt(id, async (pointer) =>
        (await isHeldAgainst(root, pointer, endedChoice)) ? null : { id, choice: null },
      );
      if (adopted === null) return failure("the new release cannot be read back");
      if (adopted.isCurrent) await clearAcceptedLoss(root);
      await prune(root);
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
        const chosen = await openPointed(root, pointer);
        return chosen === null || chosen.id === replaced.id ? { id, choice: pointer?.choice ?? null } : null;
      });
      if (adopted === null) throw new Error("the copy of the release cannot be read back");
      // When an operator chose another release meanwhile, the copy itself is deleted.
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

  const { current, earlier, isHeld, load, followPointer } = serving;
  const choice = async (): Promise<string | null> => (await readPointer(root))?.choice ?? null;
  const writes = { removeDrafts: () => removeDrafts(root), install, replaceCurrent, removeEarlier, ...prepared };
  const losses = { acceptLoss: () => acceptLoss(root), isLossAccepted: () => isLossAccepted(root) };
  return { current, earlier, isHeld, choice, load, followPointer, ...losses, ...oneAtATime(root, writes) };
};

type Writes = Pick<ReleaseStore, "removeDrafts" | "install" | "prepare" | "adoptPrepared" | "replaceCurrent" | "removeEarlier">;

/** Runs writes and deletions one after the other, across all processes on the folder. */
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
    // An unreadable release may contain erased talents, and is never served.
    if (release === null || isRemoved(release)) await rm(join(root, id), { recursive: true, force: true });
  }
};

/** Whether an operator's choice, other than the one that this publication ends, holds a complete release. */
const isHeldAgainst = async (root: string, pointer: ReleasePointer | null, endedChoice: string | null): Promise<boolean> => {
  if (pointer === null || pointer.choice === null || pointer.choice === endedChoice) return false;
  return (await openPointed(root, pointer)) !== null;
};

/** Null without a pointer, or when its release is not complete. */
const openPointed = (root: string, pointer: ReleasePointer | null): Promise<Release | null> =>
  pointer === null ? Promise.resolve(null) : openRelease(join(root, pointer.id));

/** Deletes all but the newest releases and the current one. */
const prune = async (root: string): Promise<void> => {
  const removed: string[] = [];
  // Renamed while the pointer is locked, so that no operator chooses a release that is being deleted.
  await changePointer(root, async (pointer) => {
    const old = (await releaseIds(root)).slice(0, -KEPT_RELEASES).filter((id) => id !== pointer?.id);
    for (const id of old) await rename(join(root, id), draftFolder(root, id));
    removed.push(...old);
    return null;
  });
  for (const id of removed) await rm(draftFolder(root, id), { recursive: true, force: true });
};
