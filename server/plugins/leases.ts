import fp from "fastify-plugin";
import { nameError } from "../../src/lib/describe-error";
import { createFolderLease } from "../lib/folder-lease";
import type { Lease } from "../lib/lease";
import type { Releases } from "../releases/releases";
import { RELEASES_CHANNEL } from "../releases/shared/release-rows";
import { createSharedPublication } from "../releases/shared/shared-publication";
import { releasesFolder } from "../releases/store/release-folder";
import { createBucket } from "../shared-state/bucket";
import type { SharedDatabase } from "../shared-state/database";
import { createDatabaseLease } from "../shared-state/database-lease";
import { listen } from "../shared-state/listen";
import type { GatewayOptions } from "./settings";

const POLL_MS = 5_000;
const CLEAN_MS = 60_000;

/** Null when everything is in the data folder. */
const createSharedReleases = (
  { settings: { shared, sharedTimes = {}, servesSite, dataDir }, parts: { report, now, builder } }: GatewayOptions,
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

const createLeases = (database: SharedDatabase | null, options: GatewayOptions) => {
  const deliveries = createFolderLease(options.settings.dataDir, options.parts.report.warn);
  const shared = createSharedReleases(options, database);
  return {
    /** Elects the gateway on a data folder that delivers forms. */
    deliveries,
    /** Elects the gateway that builds: of those on one data folder, or of all with shared releases. */
    builds: shared?.owner ?? deliveries,
    /** Null when everything is in the data folder. */
    shared,
  };
};

declare module "fastify" {
  interface FastifyInstance {
    leases: ReturnType<typeof createLeases>;
  }
}

/** The lease of deliveries ends in `last-requests.ts`, that of builds in `watches.ts`. */
export const leasesPlugin = fp<GatewayOptions>(
  async (app, options) => {
    const leases = createLeases(app.stores.database, options);
    app.decorate("leases", leases);
    // Without shared releases, one lock is for the forms and for the builds.
    app.addHook("onReady", async () => new Set([leases.deliveries, leases.builds]).forEach((lease) => lease.start()));
    app.addHook("onClose", async () => leases.shared?.close());
  },
  { name: "leases", dependencies: ["state-stores"] },
);
