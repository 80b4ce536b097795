import { setTimeout as delay } from "node:timers/promises";
import { failure, success, type Result } from "../../src/domain/result";
import type { ReleasesOptions } from "./releases-options";
import { rewriteRelease, type Releases } from "./releases";
import { FIRST_RELEASE_MS } from "./start-release";
import type { Release } from "./store/release";
import { releaseDate } from "./store/release-id";

export interface ServedReleasesOptions extends Pick<ReleasesOptions, "store" | "erasures" | "report"> {
  /** For messages. */
  folder: string;
}

const NO_BUILDS = "this gateway builds nothing";

/** Serves the releases that another process puts into the folder or the shared state, whatever code built them; starts no build. */
export const createServedReleases = (options: ServedReleasesOptions): Releases => {
  const { store, erasures, folder, report } = options;
  let isStopped = false;
  /** The erasures that the last check found, until a later check has settled them. */
  let found: number | null = null;

  const settleFound = async (): Promise<void> => {
    const release = store.current();
    if (found !== null && release !== null) await erasures.settle(found, [release]);
    found = await erasures.pending();
  };

  const waitForFirst = async (): Promise<Result<Release, string>> => {
    report.warn(`There is no release yet, and ${NO_BUILDS}: waiting for the first release of a gateway that builds`);
    while (!isStopped) {
      await delay(FIRST_RELEASE_MS);
      const release = await store.load(null);
      if (release !== null) return success(release);
    }
    return failure("the gateway is stopping");
  };

  return {
    current: store.current,
    earlier: store.earlier,
    status: () => ({ isQueued: false, builds: [], liveSince: releaseDate(store.current()?.id ?? "")?.toISOString() ?? null }),
    start: async () => {
      // Before the first fetch, since a release is a draft while it is fetched.
      if (store.isShared) await store.removeDrafts();
      const release = await store.load(null);
      if (release !== null) return success(release);
      if (store.isShared) return waitForFirst();
      return failure(`there is no release in ${folder}, and ${NO_BUILDS}: copy the releases of a gateway that builds into this folder`);
    },
    prepare: async () => failure(NO_BUILDS),
    followPointer: store.followPointer,
    followKept: async () => {
      await store.followKept();
      if (store.isShared) await settleFound();
    },
    shareCurrent: store.shareCurrent,
    acceptLoss: store.acceptLoss,
    request: async () => failure(NO_BUILDS),
    publish: async () => undefined,
    /**
     * Removes copies of erased talents. An erasure is settled by the check after the one that found it, since the list names it a
     * moment before the content store deletes the talent. A shared release is rewritten by the gateway that builds.
     */
    erase: async () => {
      if (!store.isShared) await store.removeDrafts();
      await erasures.sweep(store);
      if (!store.isShared && (await erasures.isRewritingDue())) await rewriteRelease(options);
      await settleFound();
    },
    erasureState: erasures.state,
    addErased: erasures.add,
    rebuildIfChanged: async () => undefined,
    buildPostponed: async () => undefined,
    settled: async () => undefined,
    stop: () => {
      isStopped = true;
    },
  };
};
