import { once } from "node:events";
import { createServer } from "node:net";
import { join, resolve } from "node:path";
import {
  cdnSettings,
  listenHost,
  readEnvironment,
  siteUrl,
  upstreamSettings,
  upstreamVariables,
  type CdnSettings,
  type Environment,
  type UpstreamSettings,
} from "../src/config/environment";
import { sharedEntriesSettings, type SharedEntriesSettings } from "./entries/outbox/entry-keys";
import { ENTRY_BUDGET } from "./lib/budget";
import { createGateway, type Gateway } from "./gateway";
import { inheritedSocket } from "./listening-socket";
import { describeError, nameError } from "../src/lib/describe-error";
import { isBundle, PROJECT_DIR } from "./lib/project-files";
import { secretsOf } from "./releases/checks/secret-variables";
import type { StepReporter } from "./releases/releases-options";
import { buildEnvironment, createSiteBuilder, type SiteBuilder } from "./releases/build/site-builder";
import { STOP_REQUESTS_MS } from "./plugins/last-requests";
import { buildLogFile } from "./plugins/releases";

/** Extra time for closing before and after the requests in flight. */
const CLOSE_MS = 10_000;

/** npm repeats a Ctrl-C that the terminal has also sent, so two signals within this time count as one. */
const SAME_SIGNAL_MS = 1_000;

const LOG_LEVELS = ["fatal", "error", "warn", "info", "debug", "trace", "silent"];

/** One line per event on standard output; `scripts/gateway.ts` reads them. */
const report: StepReporter = {
  started: (step) => console.log(`step: ${step} start`),
  done: (step, seconds) => console.log(`step: ${step} done ${seconds.toFixed(1)}`),
  warn: (sentence) => console.log(`warning: ${sentence}`),
};

const fail = (sentence: string): never => {
  console.log(`error: ${sentence}`);
  process.exit(1);
};

const main = async (): Promise<void> => {
  const isBuildOnly = process.argv.includes("--build-release");
  const environment = readEnvironment(process.env);
  if (!environment.ok) return fail(environment.error);
  const upstream = upstreamSettings(environment.value);
  if (!upstream.ok) return fail(upstream.error);
  const shared = sharedEntriesSettings(environment.value);
  if (!shared.ok) return fail(shared.error);
  const { PORT } = environment.value;
  const host = listenHost(environment.value);
  const socket = inheritedSocket(process.env, process.pid);
  if (!isBuildOnly && socket === null && (await isTaken(PORT, host))) return fail(`port ${PORT} is taken`);
  const cdn = cdnSettings(environment.value);
  if (!cdn.ok) return fail(cdn.error);
  const gateway = await gatewayOf(environment.value, { upstream: upstream.value, cdn: cdn.value, sharedEntries: shared.value });
  stopOnSignals(gateway, environment.value);
  if (isBuildOnly) return buildRelease(gateway);
  const started = await gateway.start();
  if (gateway.connections.isStopping()) return;
  if (!started.ok) return fail(started.error);
  if (socket === null) await gateway.app.listen({ port: PORT, host });
  else await listenOn(gateway, socket);
  console.log(`ready: http://localhost:${PORT}`);
  gateway.watch();
};

const buildRelease = async (gateway: Gateway): Promise<void> => {
  const prepared = await gateway.releases.prepare();
  if (!prepared.ok) return fail(prepared.error);
  if (prepared.value.warning !== null) report.warn(prepared.value.warning);
  await gateway.stop();
  process.exit(0);
};

/** Listens on a socket that another process opened, in which connections wait while no gateway runs. */
const listenOn = async ({ app }: Gateway, fd: number): Promise<void> => {
  await app.ready();
  app.server.listen({ fd });
  await once(app.server, "listening");
};

interface Backends {
  upstream: UpstreamSettings;
  cdn: CdnSettings | undefined;
  sharedEntries: SharedEntriesSettings | null;
}

const gatewayOf = (environment: Environment, { upstream, cdn, sharedEntries }: Backends): Promise<Gateway> => {
  const dataDir = resolve(PROJECT_DIR, environment.DATA_DIR);
  const isServeOnly = isBundle || process.argv.includes("--serve-only");
  const builder = isServeOnly ? null : gatsbyBuilder(buildVariables(environment, upstream), dataDir);
  const settings = {
    upstream,
    siteUrl: siteUrl(environment),
    timeZone: environment.SITE_TIME_ZONE,
    dataDir,
    shared: sharedEntries?.shared ?? null,
    projectDir: PROJECT_DIR,
    publishSecret: environment.PUBLISH_SECRET ?? null,
    previewSecret: environment.PREVIEW_SECRET ?? null,
    secrets: secretsOf({ ...process.env, ...upstreamVariables(upstream) }),
    metricsToken: environment.METRICS_TOKEN ?? null,
    cdn,
    trustProxy: environment.TRUST_PROXY,
    logLevel: LOG_LEVELS.find((level) => level === process.env.LOG_LEVEL) ?? "warn",
    entries: { budget: { ...ENTRY_BUDGET, calls: environment.ENTRY_BUDGET }, keys: sharedEntries?.keys ?? null },
    serviceWorker: environment.SERVICE_WORKER,
    countsVisits: environment.COUNT_VISITS === "on",
    stop: { drainMs: environment.DRAIN_SECONDS * 1000 },
    buildsAtStartOnly: environment.SITE_BUILDS === "start",
    servesSite: !process.argv.includes("--api-only"),
  };
  return createGateway(settings, { builder, publicDir: join(PROJECT_DIR, "public"), report, now: Date.now });
};

const gatsbyBuilder = (variables: Record<string, string>, dataDir: string): SiteBuilder =>
  createSiteBuilder({
    command: process.execPath,
    args: [join(PROJECT_DIR, "node_modules/gatsby/cli.js"), "build"],
    cwd: PROJECT_DIR,
    env: buildEnvironment(variables, process.env),
    // A log of its own: the running gateway uses `build.log`.
    logFile: process.argv.includes("--build-release") ? join(dataDir, "logs", "build-site.log") : buildLogFile(dataDir),
  });

/** With all defaults applied. */
const buildVariables = (environment: Environment, upstream: UpstreamSettings): Record<string, string> => ({
  PORT: String(environment.PORT),
  SITE_URL: siteUrl(environment),
  SITE_TIME_ZONE: environment.SITE_TIME_ZONE,
  SERVICE_WORKER: environment.SERVICE_WORKER,
  ...upstreamVariables(upstream),
});

/** Checked before the build, which takes minutes. */
const isTaken = (port: number, host: string): Promise<boolean> =>
  new Promise((done) => {
    const probe = createServer();
    probe.once("error", () => done(true));
    probe.listen(port, host, () => probe.close(() => done(false)));
  });

/** The first signal stops the gateway after the requests in flight; a second one ends the process at once. */
const stopOnSignals = (gateway: Gateway, { DRAIN_SECONDS }: Environment): void => {
  let stoppingSince: number | null = null;
  const stop = (): void => {
    if (stoppingSince !== null && performance.now() - stoppingSince > SAME_SIGNAL_MS) process.exit(1);
    if (stoppingSince !== null) return;
    stoppingSince = performance.now();
    setTimeout(() => process.exit(1), DRAIN_SECONDS * 1000 + STOP_REQUESTS_MS + CLOSE_MS).unref();
    gateway.stop().then(
      () => process.exit(0),
      (error: unknown) => fail(`stopping failed: ${nameError(error)}`),
    );
  };
  process.on("SIGTERM", stop).on("SIGINT", stop);
};

// Without a listener, a write error (full disk, closed pipe) would end the process.
for (const stream of [process.stdout, process.stderr]) stream.on("error", () => undefined);

/** By default Node prints all fields of an uncaught error, and those of a database error may contain personal data. */
process.on("uncaughtException", (error) => {
  console.error(JSON.stringify({ err: describeError(error), msg: "the gateway ends: an error was not caught" }));
  process.exit(1);
});

void main().catch((error: unknown) => fail(`the gateway ended: ${nameError(error)}`));
