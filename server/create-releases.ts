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
import type { CurrentFiles } from "./withdrawal/current-files";
import { fingerprintCode } from "./releases/build/fingerprint-code";
import { fingerprintLists, fingerprintProfiles } from "./releases/build/fingerprint-content";
import { createReleaseStore } from "./releases/store/release-store";
import { createWriteDraft } from "./releases/write-draft";
import { createReleases } from "./releases/releases";
import type { Fingerprints } from "./releases/releases-options";

/** With a release at hand, a start with new code waits at most this long for the list of talents. */
const LIST_PATIENCE_MS = 4_000;

interface ReleaseServices {
  metrics: Metrics;
  currentFiles: CurrentFiles;
  live: Pick<LiveTalents, "health" | "refresh">;
}

/** The releases of this gateway, over the real upstream and the project's own files. */
export const createGatewayReleases = ({ settings, parts, source }: Dependencies, { metrics, currentFiles, live }: ReleaseServices) =>
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
    erasures: createErasures({ dataDir: settings.dataDir, now: parts.now, warn: parts.report.warn, currentFiles }),
  });

const isAnswering = async (live: ReleaseServices["live"]): Promise<boolean> => {
  if (live.health() === "ok") return true;
  const refreshed = live.refresh().catch(() => undefined); // reported by the refresh in the background
  await Promise.race([refreshed, delay(LIST_PATIENCE_MS, undefined, { ref: false })]);
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

/** Where the build's own words go. */
export const buildLogFile = (dataDir: string): string => join(dataDir, "build.log");
