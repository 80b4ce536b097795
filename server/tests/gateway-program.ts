import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { readEnvironment, siteUrl, upstreamSettings } from "../../src/config/environment";
import { createGateway } from "../gateway";
import { secretsOf } from "../releases/checks/secret-variables";
import { createSiteBuilder } from "../releases/build/site-builder";

/** Runs the gateway like `main.ts`, with `build-program.ts` as its build. `DATA_DIR` is also the project folder. */
const main = async (): Promise<void> => {
  const environment = readEnvironment(process.env);
  if (!environment.ok) throw new Error(environment.error);
  const upstream = upstreamSettings(environment.value);
  if (!upstream.ok) throw new Error(upstream.error);
  const { DATA_DIR: dataDir, PORT, PUBLISH_SECRET, SITE_TIME_ZONE } = environment.value;
  const gateway = await createGateway(
    {
      upstream: upstream.value,
      siteUrl: siteUrl(environment.value),
      timeZone: SITE_TIME_ZONE,
      dataDir,
      projectDir: dataDir,
      publishSecret: PUBLISH_SECRET ?? null,
      previewSecret: null,
      secrets: secretsOf(process.env),
      metricsToken: null,
      trustProxy: false,
      logLevel: "silent",
      serviceWorker: "on",
      countsVisits: true,
      servesSite: true,
    },
    {
      builder: createSiteBuilder({
        command: process.execPath,
        args: ["--import", pathToFileURL(require.resolve("tsx")).href, join(__dirname, "build-program.ts")],
        cwd: dataDir,
        env: { PATH: process.env.PATH },
        logFile: join(dataDir, "build.log"),
      }),
      publicDir: join(dataDir, "public"),
      report: { started: () => undefined, done: () => undefined, warn: (sentence) => process.stdout.write(`warning: ${sentence}\n`) },
      now: Date.now,
    },
  );
  const started = await gateway.start();
  if (!started.ok) throw new Error(started.error);
  await gateway.app.listen({ port: PORT, host: "127.0.0.1" });
  process.stdout.write(`ready: ${started.value?.id}\n`);
  gateway.watch();
};

void main();
