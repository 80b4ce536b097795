import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { failure, success, type Result } from "../../src/domain/result";
import { readErasedTalents } from "../erasure/erased-list";
import { talentsOfRelease } from "./store/talents-of-release";
import { acceptLoss } from "./store/accepted-loss";
import { openRelease, releaseIds, releasesFolder } from "./store/release-folder";
import { releaseDate } from "./store/release-id";
import { changePointer, readPointer } from "./store/release-pointer";

/** A complete release on disk. */
export interface KeptRelease {
  id: string;
  /** Null when the id has no time. */
  madeAt: Date | null;
  pages: number;
  isCurrent: boolean;
  isHeld: boolean;
}

/** Newest first. */
export const listReleases = async (dataDir: string): Promise<readonly KeptRelease[]> => {
  const root = releasesFolder(dataDir);
  const pointed = await readPointer(root);
  const releases = await Promise.all((await releaseIds(root)).map((id) => openRelease(join(root, id))));
  return releases
    .filter((release) => release !== null)
    .map(({ id, files }) => ({
      id,
      madeAt: releaseDate(id),
      pages: [...files.keys()].filter((path) => path.endsWith(".html")).length,
      isCurrent: id === pointed?.id,
      isHeld: id === pointed?.id && pointed.choice !== null,
    }))
    .reverse();
};

/** Chooses an earlier release (by default the one before the current) and holds it; a running gateway switches to it. */
export const rollBack = async (dataDir: string, wanted: string | null): Promise<Result<KeptRelease, string>> => {
  let target: Result<KeptRelease, string> = failure("there is no earlier release");
  await changePointer(releasesFolder(dataDir), async () => {
    target = await findTarget(dataDir, wanted);
    return target.ok ? { id: target.value.id, choice: randomUUID() } : null;
  });
  return target;
};

const findTarget = async (dataDir: string, wanted: string | null): Promise<Result<KeptRelease, string>> => {
  const releases = await listReleases(dataDir);
  const current = releases.findIndex(({ isCurrent }) => isCurrent);
  const target = wanted === null ? releases[current + 1] : releases.find(({ id }) => id === wanted);
  if (target === undefined) return failure(wanted === null ? "there is no earlier release" : `there is no release ${wanted}`);
  const release = await openRelease(join(releasesFolder(dataDir), target.id));
  const erased = await readErasedTalents(dataDir);
  if (release !== null && [...talentsOfRelease(release)].some(erased.has))
    return failure(`the release ${target.id} names a talent who was erased since, so it cannot be served again`);
  return success({ ...target, isCurrent: true, isHeld: true });
};

/** Ends the hold; a running gateway builds when the content has changed. */
export const resume = async (dataDir: string): Promise<Result<null, string>> => {
  let isResumed = false;
  await changePointer(releasesFolder(dataDir), async (pointer) => {
    isResumed = pointer !== null && pointer.choice !== null;
    return pointer !== null && isResumed ? { ...pointer, choice: null } : null;
  });
  return isResumed ? success(null) : failure("no release is held");
};

/** Accepts that the next release loses most of its pages; a running gateway builds when the content has changed. */
export const acceptNext = async (dataDir: string): Promise<void> => acceptLoss(releasesFolder(dataDir));
