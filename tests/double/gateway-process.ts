import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { upstreamVariables, type UpstreamSettings } from "../../src/config/environment";

const ROOT = path.resolve(__dirname, "../..");

export interface RunningGateway {
  /** The log line that starts with `ready:` or `error:`. */
  outcome: string;
  stop: () => Promise<void>;
}

export interface GatewayOptions {
  settings: UpstreamSettings;
  port: number;
  dataDir: string;
}

/** The gateway builds the site of an upstream; resolves when it serves or has failed. */
export const startGateway = async ({ settings, port, dataDir }: GatewayOptions): Promise<RunningGateway> => {
  const child = spawn(process.execPath, ["--import", "tsx", "server/main.ts"], {
    cwd: ROOT,
    detached: true,
    env: {
      ...process.env,
      NODE_ENV: "production",
      PORT: String(port),
      SITE_URL: `http://localhost:${port}`,
      DATA_DIR: dataDir,
      ...upstreamVariables(settings),
    },
  });
  return { outcome: await outcomeOf(child), stop: () => stop(child) };
};

const outcomeOf = (child: ChildProcess): Promise<string> =>
  new Promise((resolve) => {
    let output = "";
    const settle = (): void => {
      const line = /^(ready|error): .*$/m.exec(output)?.[0];
      if (line) resolve(line);
    };
    child.stdout?.on("data", (chunk) => {
      output += chunk;
      settle();
    });
    child.stderr?.on("data", (chunk) => (output += chunk));
    child.once("close", (code) => resolve(/^(ready|error): .*$/m.exec(output)?.[0] ?? `ended with ${code}: ${output}`));
  });

const stop = async (child: ChildProcess): Promise<void> => {
  if (child.exitCode !== null) return;
  const closed = once(child, "close");
  child.kill("SIGTERM");
  await closed;
};
