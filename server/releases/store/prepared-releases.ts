import { mkdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { failure, success } from "../../../src/domain/result";
import { isLossAccepted } from "./accepted-loss";
import { openRelease, releaseIds } from "./release-folder";
import { releaseId } from "./release-id";
import { changePointer, readPointer } from "./release-pointer";
import type { Release, ReleaseStore, WriteDraft } from "./release";
import { draftFolder } from "./serving-release";
import { writeProblem } from "./write-problem";

/** A separate folder, which the running gateway neither serves nor prunes. */
export const preparedFolder = (root: string): string => join(root, "prepared");

/** Releases that a new version has built and checked while the previous version serves. */
export const createPreparedReleases = (
  root: string,
  now: () => Date,
  writeDraft: WriteDraft,
): Pick<ReleaseStore, "prepare" | "adoptPrepared"> => {
  const folder = preparedFolder(root);

  return {
    prepare: async (publicDir, fingerprint) => {
      const id = releaseId(now());
      const draft = draftFolder(folder, id);
      const pointed = await readPointer(root);
      const earlier = pointed === null ? null : await openRelease(join(root, pointed.id));
      try {
        await mkdir(folder, { recursive: true });
        const written = await writeDraft({ id, publicDir, draft, fingerprint, earlier, mayShrink: await isLossAccepted(root) });
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
      if (release === null || isRefused(release)) return;
      const pointer = await changePointer(root, async (pointed) => {
        if ((pointed?.choice ?? null) !== null) return null;
        await rename(join(folder, release.id), join(root, release.id));
        return { id: release.id, choice: null };
      });
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
