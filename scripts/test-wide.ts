import { execFileSync } from "node:child_process";
import { findOrInstallChromium } from "./chromium";
import { stopChildren, stopOnSignals } from "./children";
import { isProgram } from "./find-program";
import type { Gateway } from "./gateway";
import { findOrInstallJava } from "./java";
import { ROOT } from "./settings";
import { fail, StartError, step } from "./steps";
import { findOrInstallVarnish } from "./varnish";
import { runJest, runPanelTests, runPlaywright, type Suite } from "./suites";
import { makeTemporaryFolder } from "./temporary-folder";
import { reportPhases, runPhases } from "./test-report";
import { readStackSettings, siteTestVariables, startStack } from "./test-stack";

const POSTGRES = "/usr/lib/postgresql";

interface Programs {
  chromiumPath: string;
  /** Null: the HTML checker is not run. */
  javaPath: string | null;
  hasPostgres: boolean;
  /** Null: the tests of the CDN are not run. */
  varnishdPath: string | null;
}

const runJestProject = async (name: string, args: readonly string[], env?: NodeJS.ProcessEnv): Promise<Suite[]> => [
  await runJest({ name, args: ["--selectProjects", ...args], env }),
];

const runBrowserTests = async (name: string, project: string, env?: NodeJS.ProcessEnv): Promise<Suite[]> => [
  await runPlaywright({ name, args: [`--project=${project}`], env }),
];

/** Phases that read the running site. */
const sitePhases = (env: () => NodeJS.ProcessEnv, { javaPath }: Programs) => ({
  "wide browser tests": () => runBrowserTests("wide browser tests", "wide", env()),
  "translated pages": () => runBrowserTests("translated pages", "translated", env()),
  ...(javaPath !== null && {
    "Nu HTML Checker": () => runBrowserTests("Nu HTML Checker", "html", { ...env(), JAVA_PATH: javaPath }),
  }),
});

const otherPhases = ({ chromiumPath, hasPostgres, varnishdPath }: Programs) => ({
  words: () => runJestProject("words", ["words"]),
  "the site from the double": () => runBrowserTests("the site from the double", "double", { CHROMIUM_PATH: chromiumPath }),
  "wide unit tests": () => runJestProject("wide unit tests", ["wide-node", "--maxWorkers", "2"]),
  "properties with other examples": () =>
    runJestProject("properties", ["node", "gateway", "browser", "--maxWorkers", "2", "--runTestsByPath", ...propertyTests()], {
      FAST_CHECK_SEED: "random",
    }),
  ...(varnishdPath !== null && { Varnish: () => runJestProject("Varnish", ["varnish"], { VARNISHD_PATH: varnishdPath }) }),
  ...(hasPostgres && { "wide panel tests": async () => [await runPanelTests({ name: "wide panel tests", args: ["test:wide"] })] }),
});

const propertyTests = (): string[] =>
  execFileSync("git", ["grep", "-l", 'from "fast-check"', "--", "*.test.ts", "*.test.tsx", ":!panel"], { cwd: ROOT, encoding: "utf8" })
    .trim()
    .split("\n");

/** `npm run test:wide`: the long runs and wide matrices. Uses the stack that `npm test` has kept, or builds one. */
const testWide = async (): Promise<void> => {
  await makeTemporaryFolder();
  const programs = {
    chromiumPath: await step("find Chromium", findOrInstallChromium),
    javaPath: await step("find Java", findOrInstallJava),
    hasPostgres: await isProgram(POSTGRES),
    varnishdPath: await step("find Varnish", findOrInstallVarnish),
  };
  const settings = await readStackSettings();
  let gateway: Gateway | null = null;
  const env = (): NodeJS.ProcessEnv => {
    if (gateway === null) throw new StartError("The site did not start.");
    return siteTestVariables(settings, gateway.address, programs.chromiumPath);
  };
  const phases = {
    "build of panel and site": async () => {
      gateway = await startStack(settings);
      return [];
    },
    ...sitePhases(env, programs),
    "stop of panel and site": async () => {
      await stopChildren();
      return [];
    },
    publishing: () => runBrowserTests("publishing", "publish", env()),
    ...otherPhases(programs),
  };
  await reportPhases("test-wide", await runPhases(phases, { all: true }), notRun(programs));
};

const notRun = ({ javaPath, hasPostgres, varnishdPath }: Programs): string[] => [
  ...(javaPath === null ? ["Nu HTML Checker: not run. Install Java (apt-get install default-jre-headless) or set JAVA_PATH."] : []),
  ...(hasPostgres ? [] : ["Wide panel tests: not run. Install PostgreSQL (apt-get install postgresql)."]),
  ...(varnishdPath === null
    ? ["Varnish: not run. Install it with vmod_xkey (apt-get install varnish varnish-modules) or set VARNISHD_PATH."]
    : []),
];

stopOnSignals();
testWide().catch(async (error: unknown) => {
  fail(error);
  await stopChildren();
});
