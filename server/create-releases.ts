import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { failure, type Result } from "../src/domain/result";
import type { UpstreamSource } from "../src/upstream/source";
import { fetchTalents } from "../src/upstream/talents/fetch-talents";
import type { LiveTalents } from "./live/live-talents";
import type { Metrics } from "./metrics";
import type { GatewaySettings, Dependencies } from "./settings";
import { createErasures } from "./erasure/erasures";
import { canWrite } from "./lib/can-write";
import type { FilteredFiles } from "./withdrawal/filtered-files";
import { fingerprintCode } from "./releases/build/fingerprint-code";
import { fingerprintLists, fingerprintProfiles } from "./releases/build/fingerprint-content";
import { createReleaseStore } from "./releases/store/release-store";
import { createWriteDraft } from "./releases/write-draft";
import { createReleases } from "./releases/releases";
import type { Fingerprints } from "./releases/releases-options";

/** With an earlier release, a start with new code waits at most this long for the list of talents. */
const LIST_TIMEOUT_MS = 4_000;

interface ReleaseServices {
  metrics: Metrics;
  filteredFiles: FilteredFiles;
  live: Pick<LiveTalents, "health" | "refresh">;
}

/** Creates the releases with the upstream and the project's files. */
export const createGatewayReleases = ({ settings, parts, source }: Dependencies, { metrics, filteredFiles, live }: ReleaseServices) =>
  createReleases({
    store: createReleaseStore(
      settings.dataDir,
      () => new Date(parts.now()),
      createWriteDraft({
        secrets: settings.secrets,
        storeAddresses: [settings.upstream.panelUrl, settings.upstream.integrationUrl, settings.upstream.mediaUrl],
        siteUrl: settings.siteUrl,
      }),
    ),
    builder: parts.builder,
    publicDir: parts.publicDir,
    fingerprints: fingerprintsOf(settings, source),
    report: {
      ...parts.report,
      done: (step, seconds) => {
        metrics.countStep(step, seconds);
        parts.report.done(step, seconds);
      },
    },
    now: parts.now,
    buildObstacle: async () => {
      if (!(await canWrite(settings.dataDir))) return "the data folder is full or cannot be written";
      return (await isAnswering(live)) ? null : "the upstream does not answer";
    },
    erasures: createErasures({ dataDir: settings.dataDir, now: parts.now, warn: parts.report.warn, filteredFiles }),
  });

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
    const listed = await fetchTalents(source());
    const profiles = listed.ok ? await fingerprintProfiles(source(), listed.value.items) : listed;
    return profiles.ok ? profiles : failure(profiles.error.message);
  },
});

/** The log of the site build. */
export const buildLogFile = (dataDir: string): string => join(dataDir, "build.log");
