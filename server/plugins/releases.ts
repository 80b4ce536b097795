import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import fp from "fastify-plugin";
import { failure, type Result } from "../../src/domain/result";
import { STRICT_RULES, type UpstreamSource } from "../../src/upstream/source";
import { fetchTalents } from "../../src/upstream/talents/fetch-talents";
import type { LiveTalents } from "../live/live-talents";
import { nameError } from "../../src/lib/describe-error";
import type { GatewayOptions, GatewaySettings } from "./settings";
import { createErasures } from "../erasure/erasures";
import { canWrite } from "../lib/can-write";
import { fingerprintCode } from "../releases/build/fingerprint-code";
import { fingerprintLists, fingerprintProfiles } from "../releases/build/fingerprint-content";
import { releasesFolder } from "../releases/store/release-folder";
import { createReleases, type Releases } from "../releases/releases";
import type { Fingerprints } from "../releases/releases-options";
import { createServedReleases } from "../releases/served-releases";

/** With an earlier release, a start with new code waits at most this long for the list of talents. */
const LIST_TIMEOUT_MS = 4_000;

/** Without a builder, releases are served only. */
const createGatewayReleases = (app: FastifyInstance, { settings, parts }: GatewayOptions): Releases => {
  const { counters, upstream, leases, releaseStore, reads, pages } = app;
  const common = {
    store: releaseStore,
    report: {
      ...parts.report,
      done: (step: string, seconds: number) => {
        counters.countStep(step, seconds);
        parts.report.done(step, seconds);
      },
    },
    erasures: createErasures({
      ...{ dataDir: settings.dataDir, now: parts.now, warn: parts.report.warn },
      filteredFiles: pages.filteredFiles,
    }),
  };
  if (parts.builder === null) return createServedReleases({ ...common, folder: releasesFolder(settings.dataDir) });
  return createReleases({
    ...common,
    builder: parts.builder,
    publicDir: parts.publicDir,
    fingerprints: fingerprintsOf(settings, upstream.buildSource),
    now: parts.now,
    mayBuild: leases.shared?.owner.isHeld,
    buildsAtStartOnly: settings.buildsAtStartOnly,
    buildObstacle: async () => {
      if (!(await canWrite(settings.dataDir))) return "the data folder is full or cannot be written";
      return (await isAnswering(reads.live)) ? null : "the upstream does not answer";
    },
  });
};

const isAnswering = async (live: Pick<LiveTalents, "health" | "refresh">): Promise<boolean> => {
  if (live.health() === "ok") return true;
  const refreshed = live.refresh().catch(() => undefined); // the background refresh reports it
  await Promise.race([refreshed, delay(LIST_TIMEOUT_MS, undefined, { ref: false })]);
  return live.health() === "ok";
};

const fingerprintsOf = (settings: GatewaySettings, source: () => UpstreamSource): Fingerprints => ({
  code: () =>
    fingerprintCode(settings.projectDir, [
      settings.siteUrl,
      settings.timeZone,
      settings.serviceWorker,
      settings.upstream.mediaUrl,
      ...settings.upstream.mediaHosts,
    ]),
  lists: async (): Promise<Result<string, string>> => {
    const lists = await fingerprintLists(source());
    return lists.ok ? lists : failure(lists.error.message);
  },
  profiles: async (): Promise<Result<string, string>> => {
    // Only the ids count here.
    const listed = await fetchTalents({ ...source(), publicationRules: async () => STRICT_RULES });
    const profiles = listed.ok ? await fingerprintProfiles(source(), listed.value.items) : listed;
    return profiles.ok ? profiles : failure(profiles.error.message);
  },
});

export const buildLogFile = (dataDir: string): string => join(dataDir, "build.log");

declare module "fastify" {
  interface FastifyInstance {
    releases: Releases;
  }
}

export const releasesPlugin = fp<GatewayOptions>(
  async (app, options) => {
    const { leases, reads } = app;
    const { warn } = options.parts.report;
    const releases = createGatewayReleases(app, options);
    app.decorate("releases", releases);
    reads.whenRecovered(() => {
      if (!leases.builds.isHeld()) return;
      void releases.buildPostponed().catch((error: unknown) => warn(`The site was not rebuilt: ${nameError(error)}`));
    });
    app.addHook("preClose", async () => releases.stop());
  },
  { name: "releases", dependencies: ["counters", "upstream", "leases", "release-store", "reads", "pages"] },
);
