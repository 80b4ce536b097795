import { mkdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { failure, success } from "../../../src/domain/result";
import { draftFolder } from "./draft-folder";
import type { ReleasePublication } from "./publication";
import { openRelease, releaseIds } from "./release-folder";
import { releaseId } from "./release-id";
import type { ReleasePointer } from "./release-pointer";
import type { Release, ReleaseStore, WriteDraft } from "./release";
import { writeProblem } from "./write-problem";

/** A separate folder, which the running gateway neither serves nor prunes. */
export const preparedFolder = (root: string): string => join(root, "prepared");

/** Releases that a new version has built and checked while the previous version serves. */
export const createPreparedReleases = (
  root: string,
  now: () => Date,
  { writeDraft, publication }: { writeDraft: WriteDraft; publication: ReleasePublication },
): Pick<ReleaseStore, "prepare" | "adoptPrepared"> => {
  const folder = preparedFolder(root);

  /** On other machines, releases may have been published since this one was prepared. */
  const mayAdopt = (pointed: ReleasePointer | null, id: string): boolean =>
    (pointed?.choice ?? null) === null && !(publication.isShared && pointed !== null && pointed.id > id);

  return {
    prepare: async (publicDir, fingerprint) => {
      const id = releaseId(now());
      const draft = draftFolder(folder, id);
      const pointed = await publication.knownPointer();
      const earlier = pointed === null ? null : await openRelease(join(root, pointed.id));
      try {
        await mkdir(folder, { recursive: true });
        const written = await writeDraft({ id, publicDir, draft, fingerprint, earlier, mayShrink: await publication.isLossAccepted() });
        if (!written.ok) return written;
        if ((await openRelease(draft)) === null) return failure("the new release cannot be read back");
        await rename(draft, join(folder, id));
        return success({ id, warning: written.value });
      } catch (error) {
        throw new Error(`the release could not be written: ${writeProblem(error)}`, { cause: error });
      } finally {
        await rm(draft, { recursive: true, force: true });
      }
    },
    adoptPrepared: async (code, isRefused) => {
      const release = await newestOfCode(folder, code);
      if (release === null || isRefused(release) || !mayAdopt(await publication.pointer(), release.id)) return;
      await publication.publish(release.id, join(folder, release.id), "operator");
      const pointer = await publication.changePointer(async (pointed) => {
        if (!mayAdopt(pointed, release.id)) return null;
        await rename(join(folder, release.id), join(root, release.id));
        return { id: release.id, choice: null };
      }, "operator");
      if (pointer?.id === release.id) await rm(folder, { recursive: true, force: true });
    },
  };
};

const newestOfCode = async (folder: string, code: string): Promise<Release | null> => {
  for (const id of (await releaseIds(folder)).reverse()) {
    const release = await openRelease(join(folder, id));
    if (release?.fingerprint.code === code) return release;
  }
  return null;
};
