import { spawn } from "node:child_process";
import { once } from "node:events";
import { rm } from "node:fs/promises";
import path from "node:path";
import { upstreamVariables } from "../src/config/environment";
import { freePort } from "../scripts/free-port";
import { startUpstream, type FakeUpstream } from "../tests/fakes/upstream/start-upstream";

/** The product, built and served by its own gateway over a synthetic upstream. */
export interface ServedSite {
  address: string;
  /** Of the gateway. */
  pid: number;
  upstream: FakeUpstream;
  close: () => Promise<void>;
}

/** Builds a folder's site with so many talents and serves it; resolves once it answers. */
export const serveSite = async (folder: string, talents: number): Promise<ServedSite> => {
  const upstream = await startUpstream({ content: { syntheticTalents: talents, onlySynthetic: true, withoutBroken: true } });
  const port = await freePort();
  const dataDir = path.join(folder, "data-bench");
  const address = `http://localhost:${port}`;
  const child = spawn(process.execPath, ["--import", "tsx", "server/main.ts"], {
    cwd: folder,
    env: {
      ...process.env,
      ...upstreamVariables(upstream.settings),
      NODE_ENV: "production",
      GATSBY_TELEMETRY_DISABLED: "1",
      PORT: String(port),
      SITE_URL: address,
      DATA_DIR: dataDir,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const close = async (): Promise<void> => {
    if (child.exitCode === null) {
      const closed = once(child, "close");
      child.kill("SIGTERM");
      await closed;
    }
    await upstream.close();
    await rm(dataDir, { recursive: true, force: true });
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
  if (/^ready: /m.test(outcome)) return { address, pid: child.pid ?? 0, upstream, close };
  await close();
  throw new Error(`the site was not served\n${outcome.slice(-2000)}`);
};
