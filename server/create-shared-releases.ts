import type { Lease } from "./lib/lease";
import { nameError } from "../src/lib/describe-error";
import type { Releases } from "./releases/releases";
import { RELEASES_CHANNEL } from "./releases/shared/release-rows";
import { createSharedPublication } from "./releases/shared/shared-publication";
import { releasesFolder } from "./releases/store/release-folder";
import type { Dependencies } from "./settings";
import { createBucket } from "./shared-state/bucket";
import type { SharedDatabase } from "./shared-state/database";
import { createDatabaseLease } from "./shared-state/database-lease";
import { listen } from "./shared-state/listen";

const POLL_MS = 5_000;
const CLEAN_MS = 60_000;

/** The releases that this gateway has in common with others; null when everything is in its data folder. */
export const createSharedReleases = (
  {
    settings: { shared, sharedTimes = {}, servesSite, dataDir },
    parts: { report, now, builder },
  }: Pick<Dependencies, "settings" | "parts">,
  database: SharedDatabase | null,
) => {
  if (!shared || database === null || !servesSite) return null;
  const bucket = createBucket(shared.bucket);
  const lease = createDatabaseLease({ database, name: "builds", warn: report.warn, durationMs: sharedTimes.leaseMs });
  const publication = createSharedPublication({ root: releasesFolder(dataDir), database, bucket, lease, now });
  /** Elects the gateway that builds. */
  const owner: Lease = {
    ...lease,
    // A gateway that cannot build must not keep the lease from one that can.
    start: builder === null ? () => undefined : lease.start,
  };

  return {
    publication,
    owner,
    /** Follows the pointer and the kept releases: at each notification, and regularly. */
    watch: (releases: Pick<Releases, "followPointer" | "followKept" | "shareCurrent">): { stop(): void } => {
      const reportOnce = createOneWarning(report.warn);
      const follow = async (): Promise<void> => {
        try {
          await releases.followPointer();
          await releases.followKept();
          if (lease.isHeld()) await releases.shareCurrent();
          reportOnce(null);
        } catch (error) {
          reportOnce(`The shared releases cannot be followed, so the last one is served: ${nameError(error)}`);
        }
      };
      const clean = (): void =>
        void publication.cleanBucket().catch((error: unknown) => report.warn(`The bucket was not cleaned: ${nameError(error)}`));
      const notices = listen(database, RELEASES_CHANNEL, () => void follow());
      const timers = [setInterval(() => void follow(), sharedTimes.pollMs ?? POLL_MS), setInterval(clean, CLEAN_MS)];
      timers.forEach((timer) => timer.unref());
      void follow();
      return {
        stop: () => {
          timers.forEach(clearInterval);
          void notices.stop();
        },
      };
    },
    close: async (): Promise<void> => {
      await lease.stop();
      bucket.close();
    },
  };
};

/** Warns once of the same fault, until null is reported. */
const createOneWarning = (warn: (sentence: string) => void): ((sentence: string | null) => void) => {
  let last: string | null = null;
  return (sentence) => {
    if (sentence !== null && sentence !== last) warn(sentence);
    last = sentence;
  };
};

export type SharedReleases = NonNullable<ReturnType<typeof createSharedReleases>>;
