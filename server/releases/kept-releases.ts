import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { failure, success, type Result } from "../../src/domain/result";
import { readErasedTalents } from "../erasure/erased-list";
import { talentsOfRelease } from "./store/talents-of-release";
import { openRelease, releaseIds, releasesFolder } from "./store/release-folder";
import { releaseDate } from "./store/release-id";
import { createLocalPublication, type ReleasePublication } from "./store/publication";

/** A complete release on disk. */
export interface KeptRelease {
  id: string;
  /** Null when the id has no time. */
  madeAt: Date | null;
  pages: number;
  isCurrent: boolean;
  isHeld: boolean;
}

const localOf = (dataDir: string): ReleasePublication => createLocalPublication(releasesFolder(dataDir));

/** Newest first; of the data folder alone, or of all gateways. */
export const listReleases = async (dataDir: string, publication = localOf(dataDir)): Promise<readonly KeptRelease[]> => {
  const root = releasesFolder(dataDir);
  const pointed = await publication.pointer();
  const ids = await publication.ids();
  const local = await releaseIds(root);
  for (const id of ids) if (!local.includes(id)) await publication.fetch(id);
  const releases = await Promise.all(ids.map((id) => openRelease(join(root, id))));
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
export const rollBack = async (
  dataDir: string,
  wanted: string | null,
  publication = localOf(dataDir),
): Promise<Result<KeptRelease, string>> => {
  let target: Result<KeptRelease, string> = failure("there is no earlier release");
  // Fetched before the pointer is locked, since fetching takes too long for the lock.
  if (publication.isShared) await listReleases(dataDir, publication);
  await publication.changePointer(async () => {
    target = findTarget(await listReleases(dataDir, publication), wanted);
    if (target.ok && (await namesErased(dataDir, target.value.id)))
      target = failure(`the release ${target.value.id} names a talent who was erased since, so it cannot be served again`);
    return target.ok ? { id: target.value.id, choice: randomUUID() } : null;
  }, "operator");
  return target;
};

const findTarget = (releases: readonly KeptRelease[], wanted: string | null): Result<KeptRelease, string> => {
  const current = releases.findIndex(({ isCurrent }) => isCurrent);
  const target = wanted === null ? releases[current + 1] : releases.find(({ id }) => id === wanted);
  if (target === undefined) return failure(wanted === null ? "there is no earlier release" : `there is no release ${wanted}`);
  return success({ ...target, isCurrent: true, isHeld: true });
};

const namesErased = async (dataDir: string, id: string): Promise<boolean> => {
  const release = await openRelease(join(releasesFolder(dataDir), id));
  const erased = await readErasedTalents(dataDir);
  return release !== null && [...talentsOfRelease(release)].some(erased.has);
};

/** Ends the hold; a running gateway builds when the content has changed. */
export const resume = async (dataDir: string, publication = localOf(dataDir)): Promise<Result<null, string>> => {
  let isResumed = false;
  await publication.changePointer(async (pointer) => {
    isResumed = pointer !== null && pointer.choice !== null;
    return pointer !== null && isResumed ? { ...pointer, choice: null } : null;
  }, "operator");
  return isResumed ? success(null) : failure("no release is held");
};

/** Accepts that the next release loses most of its pages; a running gateway builds when the content has changed. */
export const acceptNext = (dataDir: string, publication = localOf(dataDir)): Promise<void> => publication.acceptLoss();
