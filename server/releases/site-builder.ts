import { spawn } from "node:child_process";
import { createWriteStream } from "node:fs";
import { mkdir, readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { finished } from "node:stream/promises";
import { failure, success, type Result } from "../../src/domain/result";
import { forgetOtherCode, rememberCode } from "./build-cache";
import { lastError } from "./build-log";

export interface SiteBuilder {
  /** Runs one build to its end; the error is the build's own last word. */
  build(request: BuildRequest): Promise<Result<null, string>>;
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

  const run = async (): Promise<string | null> => {
    await mkdir(dirname(build.logFile), { recursive: true });
    const log = createWriteStream(build.logFile);
    const args = [BUILD_GUARD, build.command, ...build.args];
    const child = spawn(process.execPath, args, { cwd: build.cwd, env: build.env, detached: true, stdio: "pipe" });
    groupId = child.pid ?? null;
    child.stdout.pipe(log, { end: false });
    child.stderr.pipe(log, { end: false });
    const ending = await new Promise<string | null>((resolve) => {
      child.once("error", (error) => resolve(error.message));
      child.once("close", (code, signal) => resolve(code === 0 ? null : `it ended with ${signal ?? `code ${code}`}`));
    });
    groupId = null;
    log.end();
    await finished(log);
    return ending;
  };

  return {
    build: async ({ code, isFromNothing }) => {
      await forgetOtherCode(build.cwd, isFromNothing ? null : code);
      const ending = await run();
      if (ending === null) {
        await rememberCode(build.cwd, code);
        return success(null);
      }
      return failure(lastError(await readFile(build.logFile, "utf8")) ?? ending);
    },
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
