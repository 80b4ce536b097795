import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { failure, type Result } from "../src/domain/result";
import { STRICT_RULES, type UpstreamSource } from "../src/upstream/source";
import { fetchTalents } from "../src/upstream/talents/fetch-talents";
import type { LiveTalents } from "./live/live-talents";
import type { Metrics } from "./metrics";
import type { SharedReleases } from "./create-shared-releases";
import type { GatewaySettings, Dependencies } from "./settings";
import { createErasures } from "./erasure/erasures";
import { canWrite } from "./lib/can-write";
import type { FilteredFiles } from "./withdrawal/filtered-files";
import { fingerprintCode } from "./releases/build/fingerprint-code";
import { fingerprintLists, fingerprintProfiles } from "./releases/build/fingerprint-content";
import { releasesFolder } from "./releases/store/release-folder";
import { createReleaseStore } from "./releases/store/release-store";
import { createWriteDraft } from "./releases/write-draft";
import { createReleases, type Releases } from "./releases/releases";
import type { Fingerprints } from "./releases/releases-options";
import { createServedReleases } from "./releases/served-releases";

/** With an earlier release, a start with new code waits at most this long for the list of talents. */
const LIST_TIMEOUT_MS = 4_000;

interface ReleaseServices {
  metrics: Metrics;
  filteredFiles: FilteredFiles;
  live: Pick<LiveTalents, "health" | "refresh">;
  shared: SharedReleases | null;
}

/** Creates the releases with the upstream and the project's files. Without a builder they are served only. */
export const createGatewayReleases = (
  { settings, parts, source }: Dependencies,
  { metrics, filteredFiles, live, shared }: ReleaseServices,
): Releases => {
  const common = {
    store: createReleaseStore({
      dataDir: settings.dataDir,
      now: () => new Date(parts.now()),
      publication: shared?.publication,
      writeDraft: createWriteDraft({
        secrets: settings.secrets,
        storeAddresses: [settings.upstream.panelUrl, settings.upstream.integrationUrl, settings.upstream.mediaUrl],
        siteUrl: settings.siteUrl,
        brotliQuality: parts.brotliQuality,
      }),
    }),
    report: {
      ...parts.report,
      done: (step: string, seconds: number) => {
        metrics.countStep(step, seconds);
        parts.report.done(step, seconds);
      },
    },
    erasures: createErasures({ dataDir: settings.dataDir, now: parts.now, warn: parts.report.warn, filteredFiles }),
  };
  if (parts.builder === null) return createServedReleases({ ...common, folder: releasesFolder(settings.dataDir) });
  return createReleases({
    ...common,
    builder: parts.builder,
    publicDir: parts.publicDir,
    fingerprints: fingerprintsOf(settings, source),
    now: parts.now,
    mayBuild: shared?.owner.isHeld,
    buildsAtStartOnly: settings.buildsAtStartOnly,
    buildObstacle: async () => {
      if (!(await canWrite(settings.dataDir))) return "the data folder is full or cannot be written";
      return (await isAnswering(live)) ? null : "the upstream does not answer";
    },
  });
};

const isAnswering = async (live: ReleaseServices["live"]): Promise<boolean> => {
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

/** The log of the site build. */
export const buildLogFile = (dataDir: string): string => join(dataDir, "build.log");
