import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";

import { programArguments } from "./program";

type Result = { code: number; output: string };

/** Runs `failing-panel.ts`, a panel whose database fails in several ways, until it ends. */
export const runFailingPanel = async (variables: Record<string, string> = {}): Promise<Result> => {
  const dataDir = await mkdtemp(path.join(tmpdir(), "panel-logs-"));
  const env: NodeJS.ProcessEnv = {
    PATH: process.env.PATH,
    HOME: process.env.HOME,
    NODE_ENV: "production",
    DATA_DIR: dataDir,
    PAYLOAD_SECRET: "a secret for tests",
    PANEL_SALT: "salt",
    PANEL_API_TOKEN: "token",
    PAYLOAD_LOG_LEVEL: "trace",
    DEMO: "off",
    ...variables,
  };
  const args = programArguments("tests/setup/failing-panel.ts");
  const result = await new Promise<Result>((resolve) => {
    const child = execFile(process.execPath, args, { env, cwd: path.join(import.meta.dirname, "../..") }, (_error, stdout, stderr) =>
      resolve({ code: child.exitCode ?? 1, output: stdout + stderr }),
    );
  });
  await rm(dataDir, { recursive: true, force: true });
  return result;
};

export const statusesIn = (output: string): string[] => [...output.matchAll(/^status (.*)$/gm)].map(([, status = ""]) => status);

export const FAILING_STATUSES = ["locked 500", "full 500", "read-only 500", "gone 500", "none 201"];
