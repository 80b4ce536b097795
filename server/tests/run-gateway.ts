import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Locale } from "../../src/domain/locale";
import { failure, success, type Result } from "../../src/domain/result";
import { startUpstream, type FakeUpstream, type UpstreamOptions } from "../../tests/fakes/upstream/start-upstream";
import { upstreamVariables } from "../../src/config/environment";
import type { BuildRequest } from "../releases/build/site-builder";
import { secretsOf } from "../releases/checks/secret-variables";
import { createGateway, type Gateway } from "../gateway";
import type { GatewaySettings } from "../plugins/settings";
import { builtPage, writeSmallSite } from "./small-site";

export const PUBLISH_SECRET = "a secret for tests";
export const PREVIEW_SECRET = "another secret for tests";
export const TODAY = Date.parse("2026-03-01T15:00:00Z");

export interface RunningGateway {
  app: Gateway["app"];
  gateway: Gateway;
  upstream: FakeUpstream;
  dataDir: string;
  warnings: string[];
  builds: () => number;
  buildsFromNothing: () => number;
  failNextBuild: (reason: string) => void;
  advanceClock: (ms: number) => void;
  now: () => number;
  /** The number of requests to the upstream with a matching path. */
  countRequests: (path: RegExp) => number;
  close: () => Promise<void>;
}

export interface RunOptions {
  upstream?: UpstreamOptions;
  /** Folder of an earlier run; by default a new one, which `close` deletes. */
  dataDir?: string;
  /** Additional pages of each build, by address. */
  pages?: Readonly<Record<string, string>>;
  /** Additional files of one build, by its number, counted from 1. */
  extraFilesOf?: (build: number) => Readonly<Record<string, string>>;
  /** Languages of one build, by its number, counted from 1; by default both. */
  languagesOf?: (build: number) => readonly Locale[];
  /** Changes a build after it is written; may return a failure. */
  modifyBuild?: (publicDir: string) => Promise<Result<null, string>>;
  /** Whether the site is built and served; by default only `/api`, `/media` and the forms are. */
  servesSite?: boolean;
  shared?: GatewaySettings["shared"];
  /** False: the gateway serves the releases in `dataDir` and builds none. */
  canBuild?: boolean;
  buildsAtStartOnly?: boolean;
  entries?: GatewaySettings["entries"];
  cards?: GatewaySettings["cards"];
  packages?: GatewaySettings["packages"];
  trustProxy?: boolean;
  /** Folder of the code fingerprint; by default the built site. */
  projectDir?: string;
  /** By default `TODAY`. */
  initialTime?: number;
  metricsToken?: string;
  cdn?: GatewaySettings["cdn"];
  countsVisits?: boolean;
  siteUrl?: string;
  upstreamLimits?: GatewaySettings["upstreamLimits"];
  panelProbeMs?: number;
  renderTimeoutMs?: number;
  stop?: GatewaySettings["stop"];
  sharedTimes?: GatewaySettings["sharedTimes"];
}

/** Runs in this process, with the double as its upstream. Its builds write a small site. */
export const runGateway = async (options: RunOptions = {}): Promise<RunningGateway> => {
  const upstream = await startUpstream(options.upstream);
  try {
    return await startOn(upstream, options);
  } catch (error) {
    await upstream.close();
    throw error;
  }
};

/** A site builder that writes a small site, and fails on request. */
const createTestBuilder = (publicDir: string, { pages = {}, extraFilesOf: filesOf, languagesOf, modifyBuild: spoil }: RunOptions) => {
  const extra = Object.assign({}, ...Object.entries(pages).map(([address, body]) => builtPage(address, body)));
  let builds = 0;
  let buildsFromNothing = 0;
  let failing: string | null = null;
  return {
    build: async ({ isClean }: BuildRequest) => {
      builds += 1;
      if (isClean) buildsFromNothing += 1;
      const reason = failing;
      failing = null;
      if (reason !== null) return failure(reason);
      rmSync(publicDir, { recursive: true, force: true });
      writeSmallSite(publicDir, { extra: { ...extra, ...filesOf?.(builds) }, languages: languagesOf?.(builds) });
      return spoil === undefined ? success(null) : spoil(publicDir);
    },
    clearCache: async () => rmSync(publicDir, { recursive: true, force: true }),
    kill: () => undefined,
    builds: () => builds,
    buildsFromNothing: () => buildsFromNothing,
    failNext: (reason: string) => {
      failing = reason;
    },
  };
};

const startOn = async (upstream: FakeUpstream, options: RunOptions): Promise<RunningGateway> => {
  const dataDir = options.dataDir ?? mkdtempSync(join(tmpdir(), "gateway-"));
  const publicDir = join(dataDir, "public");
  const warnings: string[] = [];
  let now = options.initialTime ?? TODAY;
  const builder = createTestBuilder(publicDir, options);
  const gateway = await createGateway(
    {
      upstream: upstream.settings,
      siteUrl: options.siteUrl ?? "https://www.casajuriti.example",
      upstreamLimits: options.upstreamLimits,
      timeZone: "America/Sao_Paulo",
      dataDir,
      shared: options.shared,
      projectDir: options.projectDir ?? publicDir,
      publishSecret: PUBLISH_SECRET,
      previewSecret: PREVIEW_SECRET,
      secrets: secretsOf({ PUBLISH_SECRET, PREVIEW_SECRET, ...upstreamVariables(upstream.settings) }),
      metricsToken: options.metricsToken ?? null,
      cdn: options.cdn,
      buildsAtStartOnly: options.buildsAtStartOnly,
      trustProxy: options.trustProxy ?? false,
      logLevel: "silent",
      serviceWorker: "on",
      countsVisits: options.countsVisits ?? true,
      servesSite: options.servesSite ?? false,
      refreshMs: 3_600_000,
      panelProbeMs: options.panelProbeMs ?? 3_600_000,
      entries: options.entries,
      cards: options.cards,
      packages: options.packages,
      stop: options.stop,
      sharedTimes: options.sharedTimes,
    },
    {
      builder: options.canBuild === false ? null : builder,
      publicDir,
      report: { started: () => undefined, done: () => undefined, warn: (sentence) => warnings.push(sentence) },
      now: () => now,
      brotliQuality: 1,
      renderTimeoutMs: options.renderTimeoutMs ?? 60_000,
    },
  );
  const close = async (): Promise<void> => {
    await gateway.stop();
    // Before the folder is deleted.
    await gateway.releases.settled();
    await upstream.close();
    if (options.dataDir === undefined) rmSync(dataDir, { recursive: true, force: true });
  };
  const started = await gateway.start();
  if (!started.ok) return gateway.stop().then(() => Promise.reject(new Error(started.error)));
  return {
    app: gateway.app,
    gateway,
    upstream,
    dataDir,
    warnings,
    builds: builder.builds,
    buildsFromNothing: builder.buildsFromNothing,
    failNextBuild: builder.failNext,
    advanceClock: (ms) => {
      now += ms;
    },
    now: () => now,
    countRequests: (path) => upstream.requests.filter((request) => path.test(request.path)).length,
    close,
  };
};
