import { spawn } from "node:child_process";
import { once } from "node:events";
import { rm } from "node:fs/promises";
import path from "node:path";
import { upstreamVariables } from "../../src/config/environment";
import { listReleases, rollBack } from "../../server/releases/kept-releases";
import { freePort } from "../../scripts/free-port";
import { MEMORY_VARIABLES, SMALL_YOUNG_GENERATION } from "../../scripts/memory-settings";
import { startUpstream, type FakeUpstream } from "../../tests/fakes/upstream/start-upstream";

/** A gateway that has built the site and serves it, with an upstream double. */
export interface ServedSite {
  address: string;
  /** Of the gateway. */
  pid: number;
  upstream: FakeUpstream;
  close: () => Promise<void>;
}

/**
 * Builds the site in a folder with a number of talents, and serves it. The release is held, so that changes of the
 * upstream's content start no build.
 */
export const serveSite = async (folder: string, talents: number): Promise<ServedSite> => {
  const upstream = await startUpstream({ content: { syntheticTalents: talents, onlySynthetic: true, withoutBroken: true } });
  const dataDir = path.join(folder, "data-bench");
  const port = await freePort();
  const address = `http://localhost:${port}`;
  const variables = { ...upstreamVariables(upstream.settings), PORT: String(port), SITE_URL: address, DATA_DIR: dataDir };
  const cleanUp = async (): Promise<void> => {
    await upstream.close();
    await rm(dataDir, { recursive: true, force: true });
  };
  try {
    // The first start builds; the second one serves the held release.
    await (await startGateway(folder, variables)).stop();
    const [release] = await listReleases(dataDir);
    const held = await rollBack(dataDir, release?.id ?? null);
    if (!held.ok) throw new Error(held.error);
    const { pid, stop } = await startGateway(folder, variables);
    return { address, pid, upstream, close: () => stop().then(cleanUp) };
  } catch (error) {
    await cleanUp();
    throw error;
  }
};

interface StartedGateway {
  pid: number;
  stop: () => Promise<void>;
}

const startGateway = async (folder: string, variables: NodeJS.ProcessEnv): Promise<StartedGateway> => {
  const child = spawn(process.execPath, [SMALL_YOUNG_GENERATION, "--import", "tsx", "server/main.ts"], {
    cwd: folder,
    env: { ...process.env, ...MEMORY_VARIABLES, ...variables, NODE_ENV: "production", GATSBY_TELEMETRY_DISABLED: "1" },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const stop = async (): Promise<void> => {
    if (child.exitCode !== null) return;
    const closed = once(child, "close");
    child.kill("SIGTERM");
    await closed;
  };
  const outcome = await new Promise<string>((resolve) => {
    let output = "";
    const settle = (chunk: Buffer): void => {
      output += chunk.toString();
      if (/^(ready|error): /m.test(output)) resolve(output);
    };
    child.stdout.on("data", settle);
    child.stderr.on("data", settle);
    child.once("close", () => resolve(output));
  });
  if (/^ready: /m.test(outcome)) return { pid: child.pid ?? 0, stop };
  await stop();
  throw new Error(`the gateway did not start\n${outcome.slice(-2000)}`);
};
