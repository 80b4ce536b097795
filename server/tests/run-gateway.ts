import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { failure, success, type Result } from "../../src/domain/result";
import { startUpstream, type FakeUpstream, type UpstreamOptions } from "../../tests/fakes/upstream/start-upstream";
import { upstreamVariables } from "../../src/config/environment";
import type { BuildRequest } from "../releases/build/site-builder";
import { secretsOf } from "../releases/checks/secret-variables";
import { createGateway, type Gateway } from "../gateway";
import type { GatewaySettings } from "../settings";
import { builtPage, writeSmallSite } from "./small-site";

export const PUBLISH_SECRET = "a secret for tests alone";
export const PREVIEW_SECRET = "another secret for tests alone";
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
  /** Moves the gateway's clock on. */
  pass: (ms: number) => void;
  now: () => number;
  /** What has been asked of the upstream at a path. */
  asked: (path: RegExp) => number;
  close: () => Promise<void>;
}

export interface RunOptions {
  upstream?: UpstreamOptions;
  /** Kept from an earlier run; a new one otherwise. */
  dataDir?: string;
  /** Pages by address that the build makes beside the fixed ones. */
  pages?: Readonly<Record<string, string>>;
  /** Files that only the build of this number makes, counted from 1. */
  filesOf?: (build: number) => Readonly<Record<string, string>>;
  /** Does something to a build once it is written, and may make it fail. */
  spoil?: (publicDir: string) => Promise<Result<null, string>>;
  servesSite?: boolean;
  entries?: GatewaySettings["entries"];
  cards?: GatewaySettings["cards"];
  trustProxy?: boolean;
  /** Whose files the code's fingerprint covers; the built site's own otherwise. */
  projectDir?: string;
  /** The clock's first time; `TODAY` otherwise. */
  startsAt?: number;
  acceptsLegacyPublish?: boolean;
  metricsToken?: string;
  siteUrl?: string;
  upstreamLimits?: GatewaySettings["upstreamLimits"];
  panelProbeMs?: number;
  stop?: GatewaySettings["stop"];
}

/** A started gateway over a real upstream double; the build is a function that writes a small site. */
export const runGateway = async (options: RunOptions = {}): Promise<RunningGateway> => {
  const upstream = await startUpstream(options.upstream);
  try {
    return await runOver(upstream, options);
  } catch (error) {
    await upstream.close();
    throw error;
  }
};

/** Writes a small site instead of building one, and fails when told to. */
const createTestBuilder = (publicDir: string, { pages = {}, filesOf, spoil }: RunOptions) => {
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
      writeSmallSite(publicDir, { extra: { ...extra, ...filesOf?.(builds) } });
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

const runOver = async (upstream: FakeUpstream, options: RunOptions): Promise<RunningGateway> => {
  const dataDir = options.dataDir ?? mkdtempSync(join(tmpdir(), "gateway-"));
  const publicDir = join(dataDir, "public");
  const warnings: string[] = [];
  let now = options.startsAt ?? TODAY;
  const builder = createTestBuilder(publicDir, options);
  const gateway = createGateway(
    {
      upstream: upstream.settings,
      siteUrl: options.siteUrl ?? "https://www.casajuriti.example",
      upstreamLimits: options.upstreamLimits,
      timeZone: "America/Sao_Paulo",
      dataDir,
      projectDir: options.projectDir ?? publicDir,
      publishSecret: PUBLISH_SECRET,
      acceptsLegacyPublish: options.acceptsLegacyPublish,
      previewSecret: PREVIEW_SECRET,
      secrets: secretsOf({ PUBLISH_SECRET, PREVIEW_SECRET, ...upstreamVariables(upstream.settings) }),
      metricsToken: options.metricsToken ?? null,
      trustProxy: options.trustProxy ?? false,
      logLevel: "silent",
      serviceWorker: "on",
      servesSite: options.servesSite ?? true,
      refreshMs: 3_600_000,
      panelProbeMs: options.panelProbeMs ?? 3_600_000,
      entries: options.entries,
      cards: options.cards,
      stop: options.stop,
    },
    {
      builder,
      publicDir,
      report: { started: () => undefined, done: () => undefined, warn: (sentence) => warnings.push(sentence) },
      now: () => now,
    },
  );
  const close = async (): Promise<void> => {
    await gateway.stop();
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
    pass: (ms) => {
      now += ms;
    },
    now: () => now,
    asked: (path) => upstream.requests.filter((request) => path.test(request.path)).length,
    close,
  };
};
