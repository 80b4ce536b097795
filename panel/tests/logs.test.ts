import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { it } from "node:test";

import { findCanaries } from "./builders/log-canaries";
import { hasPostgres, startPostgres } from "./setup/postgres";

type Result = { code: number; output: string };

const runPanel = async (variables: Record<string, string> = {}): Promise<Result> => {
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
    ...variables,
  };
  const args = ["--conditions=production", "--import", "tsx", path.join(import.meta.dirname, "setup/failing-panel.ts")];
  const result = await new Promise<Result>((resolve) => {
    const child = execFile(process.execPath, args, { env, cwd: path.join(import.meta.dirname, "..") }, (_error, stdout, stderr) =>
      resolve({ code: child.exitCode ?? 1, output: stdout + stderr }),
    );
  });
  await rm(dataDir, { recursive: true, force: true });
  return result;
};

const statusesIn = (output: string): string[] => [...output.matchAll(/^status (.*)$/gm)].map(([, status = ""]) => status);

const FAILING = ["locked 500", "full 500", "read-only 500", "gone 500", "none 201"];

it("logs the error code, but no content of a form, while SQLite is locked, full, read-only or has lost a table", async () => {
  const { output } = await runPanel();
  assert.deepEqual(statusesIn(output), FAILING, output);
  assert.deepEqual(findCanaries(output), [], output);
  for (const code of ["SQLITE_BUSY", "SQLITE_FULL", "SQLITE_READONLY"]) assert.match(output, new RegExp(`"code":"${code}`), output);
});

// PostgreSQL is installed in continuous integration, and not on every developer's machine.
if (hasPostgres() || process.env.CI !== undefined) {
  it("logs the error code, but no content of a form, while Postgres is locked, full, read-only or has lost a table", async () => {
    const cluster = await startPostgres();
    try {
      const { output } = await runPanel({ DATABASE_URL: cluster.url, PGOPTIONS: "-c lock_timeout=200" });
      assert.deepEqual(statusesIn(output), FAILING, output);
      assert.deepEqual(findCanaries(output), [], output);
      for (const code of ["55P03", "53100", "25006", "42P01"]) assert.match(output, new RegExp(`"code":"${code}"`), output);
    } finally {
      await cluster.close();
    }
  });
}
