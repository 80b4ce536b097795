import { spawn } from "node:child_process";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { finished } from "node:stream/promises";
import { failure, success, type Result } from "../../../src/domain/result";
import { createLogFile } from "../../lib/log-file";
import { prepareCache, recordBuiltCode, removeFileList } from "./build-cache";
import { lastError } from "./build-log";

export interface SiteBuilder {
  /** The error is the last one in the build's log. */
  build(request: BuildRequest): Promise<Result<null, string>>;
  /** Deletes Gatsby's cache and output. To be called while no build runs. */
  clearCache(): Promise<void>;
  kill(): void;
}

export interface BuildRequest {
  /** The code's fingerprint. */
  code: string;
  /** Whether to delete the cache of earlier builds first, with the number of talents that the next build is compared with. */
  isClean: boolean;
}

export interface BuildCommand {
  command: string;
  args: readonly string[];
  cwd: string;
  env: NodeJS.ProcessEnv;
  logFile: string;
}

interface Ending {
  /** Null after a successful build. */
  problem: string | null;
  /** Whether a signal ended the build. */
  wasKilled: boolean;
}

const BUILD_GUARD = join(__dirname, "build-guard.mjs");

/** Builds in a child process with its own process group, so that the build and its workers end when this process ends. */
export const createSiteBuilder = (build: BuildCommand): SiteBuilder => {
  let groupId: number | null = null;

  const kill = (): void => {
    if (groupId === null) return;
    try {
      process.kill(-groupId, "SIGKILL");
    } catch {
      groupId = null; // it has ended
    }
  };
  process.once("exit", kill);

  const run = async (): Promise<Ending> => {
    const log = createLogFile(build.logFile, { isFresh: true, maxOldFiles: 1 });
    const args = [BUILD_GUARD, build.command, ...build.args];
    const child = spawn(process.execPath, args, { cwd: build.cwd, env: build.env, detached: true, stdio: "pipe" });
    groupId = child.pid ?? null;
    child.stdout.pipe(log, { end: false });
    child.stderr.pipe(log, { end: false });
    const ending = await new Promise<Ending>((resolve) => {
      child.once("error", (error) => resolve({ problem: error.message, wasKilled: false }));
      child.once("close", (code, signal) =>
        resolve({ problem: code === 0 ? null : `it ended with ${signal ?? `code ${code}`}`, wasKilled: signal !== null }),
      );
    });
    groupId = null;
    log.end();
    await finished(log);
    return ending;
  };

  return {
    build: async ({ code, isClean }) => {
      const isKept = await prepareCache(build.cwd, isClean ? null : code);
      const { problem, wasKilled } = await run();
      await removeFileList(build.cwd);
      if (problem === null || (isKept && !wasKilled)) await recordBuiltCode(build.cwd, code);
      if (problem === null) return success(null);
      return failure(lastError(await readFile(build.logFile, "utf8").catch(() => "")) ?? problem);
    },
    clearCache: async () => void (await prepareCache(build.cwd, null)),
    kill,
  };
};

const INHERITED = ["PATH", "HOME", "TMPDIR", "LANG", "GATSBY_CPU_COUNT"];

/** The environment of `gatsby build`: the given variables, without the gateway's own secrets. */
export const buildEnvironment = (variables: Readonly<Record<string, string>>, own: NodeJS.ProcessEnv): NodeJS.ProcessEnv => ({
  ...Object.fromEntries(INHERITED.map((name) => [name, own[name]]).filter(([, value]) => value !== undefined)),
  ...variables,
  // Gatsby logs as an error that packages of `node-fetch` 2 require Node's `punycode`.
  NODE_OPTIONS: [own.NODE_OPTIONS, "--disable-warning=DEP0040"].filter(Boolean).join(" "),
  NODE_ENV: "production",
  GATSBY_TELEMETRY_DISABLED: "1",
  CI: "true",
});
