import path from "node:path";
import { findOrInstallChromium } from "./chromium";
import { stopChildren, stopOnSignals } from "./children";
import { isProgram } from "./find-program";
import { findOrInstallJava } from "./java";
import { ROOT, type Settings } from "./settings";
import { fail, step } from "./steps";
import { findOrInstallVarnish } from "./varnish";
import { reportTallies, runJest, runNodeTests, runPart, type Tally } from "./suites";
import { keptStack, siteTestVariables, startStack } from "./test-stack";

const POSTGRES = "/usr/lib/postgresql";

interface Programs {
  chromiumPath: string;
  /** Null: the HTML checker is not run. */
  javaPath: string | null;
  hasPostgres: boolean;
  /** Null: the tests of the CDN are not run. */
  varnishdPath: string | null;
}

/** Tests of the running site; those of publishing change the content, and the last one removes it. */
const runSiteTests = async (settings: Settings, address: string, { chromiumPath, javaPath }: Programs): Promise<Tally[]> => {
  const env = siteTestVariables(settings, address, chromiumPath);
  return [
    await runJest({ name: "wide browser tests", args: ["--selectProjects", "wide-site", "--maxWorkers", "2"], env }),
    ...(javaPath === null
      ? []
      : [await runJest({ name: "Nu HTML Checker", args: ["--selectProjects", "html"], env: { ...env, JAVA_PATH: javaPath } })]),
    await runJest({ name: "publishing", args: ["--selectProjects", "publish", "--runInBand"], env }),
    await runJest({ name: "removing the demo", args: ["--selectProjects", "remove-demo"], env }),
  ];
};

const runPanelTests = (): Promise<Tally> =>
  runNodeTests({ name: "wide panel tests", command: "npm", args: ["run", "test:wide"], cwd: path.join(ROOT, "panel") });

/** Tests that need no running site. The double's site is built beside the others, after the stack's last build. */
const runOtherTests = async ({ hasPostgres, varnishdPath }: Programs): Promise<Tally[]> => {
  const doubled = runPart("the site from the double", async () => [
    await runJest({ name: "the site from the double", args: ["--selectProjects", "double", "--runInBand"] }),
  ]);
  const tested = await runPart("wide unit tests", async () => [
    await runJest({ name: "wide unit tests", args: ["--selectProjects", "wide-node", "--maxWorkers", "2"] }),
    ...(varnishdPath === null
      ? []
      : [await runJest({ name: "Varnish", args: ["--selectProjects", "varnish"], env: { VARNISHD_PATH: varnishdPath } })]),
    ...(hasPostgres ? [await runPanelTests()] : []),
  ]);
  return [...tested, ...(await doubled)];
};

/** `npm run test:wide`: the long runs and wide matrices. Uses the stack that `npm test` has kept, or builds one. */
const testWide = async (): Promise<void> => {
  const programs = {
    chromiumPath: await step("find Chromium", findOrInstallChromium),
    javaPath: await step("find Java", findOrInstallJava),
    hasPostgres: await isProgram(POSTGRES),
    varnishdPath: await step("find Varnish", findOrInstallVarnish),
  };
  const settings = await keptStack();
  const { tallies, address } = await startStack(settings, { rebuilds: true });
  const siteTallies = address === null ? [] : await runPart("tests of the site", () => runSiteTests(settings, address, programs));
  await stopChildren();
  const otherTallies = await runOtherTests(programs);
  reportTallies(
    [...tallies, ...siteTallies, ...otherTallies],
    [
      ...(programs.javaPath === null
        ? ["Nu HTML Checker: NOT RUN, since no Java was found. Install it (apt-get install default-jre-headless) or set JAVA_PATH."]
        : []),
      ...(programs.hasPostgres
        ? []
        : ["Wide panel tests: NOT RUN, since no PostgreSQL was found. Install it (apt-get install postgresql)."]),
      ...(programs.varnishdPath === null
        ? [
            "Varnish: NOT RUN, since no Varnish with vmod_xkey was found. Install it (apt-get install varnish varnish-modules) or set VARNISHD_PATH.",
          ]
        : []),
    ],
  );
};

stopOnSignals();
testWide().catch(async (error: unknown) => {
  fail(error);
  await stopChildren();
});
