import { spawn } from "node:child_process";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { finished } from "node:stream/promises";
import { failure, success, type Result } from "../../../src/domain/result";
import { createLogFile } from "../../lib/log-file";
import { beginFrom, rememberCode } from "./build-cache";
import { lastError } from "./build-log";

export interface SiteBuilder {
  /** Runs one build to its end; the error is the build's own last word. */
  build(request: BuildRequest): Promise<Result<null, string>>;
  /** Deletes what builds have left, while none is under way. */
  forget(): Promise<void>;
  /** Ends a build that is under way. */
  kill(): void;
}

export interface BuildRequest {
  /** The code's fingerprint. */
  code: string;
  /** Whether to forget what the builds before have left, the number of talents too. */
  isFromNothing: boolean;
}

export interface BuildCommand {
  command: string;
  args: readonly string[];
  cwd: string;
  env: NodeJS.ProcessEnv;
  logFile: string;
}

interface Ending {
  /** Null where it went well. */
  problem: string | null;
  /** By a signal, in the middle of whatever it wrote. */
  wasCutOff: boolean;
}

const BUILD_GUARD = join(__dirname, "build-guard.mjs");

/** Builds by a child in a process group of its own, so that the build's workers end with it, and it with this process. */
export const createSiteBuilder = (build: BuildCommand): SiteBuilder => {
  let groupId: number | null = null;

  const kill = (): void => {
    if (groupId === null) return;
    try {
      process.kill(-groupId, "SIGKILL");
    } catch {
      groupId = null; // it ended by itself in between
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
      child.once("error", (error) => resolve({ problem: error.message, wasCutOff: false }));
      child.once("close", (code, signal) =>
        resolve({ problem: code === 0 ? null : `it ended with ${signal ?? `code ${code}`}`, wasCutOff: signal !== null }),
      );
    });
    groupId = null;
    log.end();
    await finished(log);
    return ending;
  };

  return {
    build: async ({ code, isFromNothing }) => {
      const isKept = await beginFrom(build.cwd, isFromNothing ? null : code);
      const { problem, wasCutOff } = await run();
      if (problem === null || (isKept && !wasCutOff)) await rememberCode(build.cwd, code);
      if (problem === null) return success(null);
      return failure(lastError(await readFile(build.logFile, "utf8").catch(() => "")) ?? problem);
    },
    forget: async () => void (await beginFrom(build.cwd, null)),
    kill,
  };
};

/** What a build may know of its surroundings; everything else is given to it by name. */
const INHERITED = ["PATH", "HOME", "TMPDIR", "LANG", "NODE_OPTIONS", "GATSBY_CPU_COUNT"];

/** The environment of `gatsby build`: the given variables, and nothing of the gateway's own secrets. */
export const buildEnvironment = (variables: Readonly<Record<string, string>>, own: NodeJS.ProcessEnv): NodeJS.ProcessEnv => ({
  ...Object.fromEntries(INHERITED.map((name) => [name, own[name]]).filter(([, value]) => value !== undefined)),
  ...variables,
  NODE_ENV: "production",
  GATSBY_TELEMETRY_DISABLED: "1",
  CI: "true",
});
