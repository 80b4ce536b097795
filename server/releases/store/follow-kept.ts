import { rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { draftFolder } from "./draft-folder";
import type { ReleasePublication } from "./publication";
import { releaseIds } from "./release-folder";
import type { ReleaseStore } from "./release";
import type { createServingRelease } from "./serving-release";

export interface FollowKeptOptions {
  root: string;
  publication: ReleasePublication;
  serving: ReturnType<typeof createServingRelease>;
}

/** Deletes the releases on this machine that are no longer kept anywhere. */
export const removeUnkept = async ({ root, publication, serving }: FollowKeptOptions): Promise<void> => {
  // Read before the kept ones, so that a release that is fetched meanwhile is not deleted.
  const local = await releaseIds(root);
  const kept = await publication.ids();
  if (kept.length === 0) return;
  for (const id of local.filter((candidate) => !kept.includes(candidate) && candidate !== serving.current()?.id)) {
    await rename(join(root, id), draftFolder(root, id));
    await rm(draftFolder(root, id), { recursive: true, force: true });
  }
};

/** Makes the releases of this machine those of all gateways; does nothing for gateways on one data folder. */
export const createFollowing = (
  { root, publication, serving }: FollowKeptOptions,
  removeUnkeptInTurn: () => Promise<void>,
): Pick<ReleaseStore, "followKept" | "shareCurrent"> => {
  let running: Promise<void> | null = null;

  const followKept = async (): Promise<void> => {
    await removeUnkeptInTurn();
    for (const id of [...(await publication.ids())].reverse()) if (!(await releaseIds(root)).includes(id)) await publication.fetch(id);
    await serving.findEarlier();
  };

  return {
    followKept: (): Promise<void> => {
      if (!publication.isShared) return Promise.resolve();
      running ??= followKept().finally(() => {
        running = null;
      });
      return running;
    },
    shareCurrent: async (): Promise<void> => {
      const release = serving.current();
      if (!publication.isShared || release === null || (await publication.pointer()) !== null) return;
      await publication.publish(release.id, join(root, release.id), "builder");
      await publication.changePointer(async (pointer) => (pointer === null ? { id: release.id, choice: null } : null), "builder");
    },
  };
};
