import path from "node:path";
import { startChild, stopChildren, stopOnSignals } from "./children";
import { gatewayCommand } from "./gateway";
import { buildPanel, installPanel } from "./panel";
import { readSettings } from "./settings";
import { fail, say, StartError } from "./steps";
import { commitName, readSummary } from "./test-report";

/**
 * `npm run build-release`: builds this version's panel and a release of its site with the content of the running panel, and checks
 * the release. The running version is unchanged; this version serves the release once it is started.
 */
const buildRelease = async (): Promise<void> => {
  await checkWideTests();
  const settings = await readSettings();
  if (settings.isEmbedded) {
    await installPanel(settings);
    await buildPanel(settings);
  }
  const logFile = path.join(settings.dataDir, "logs", "build-release.log");
  const { command, error } = gatewayCommand({ settings, args: ["--build-release"], logFile });
  const code = await new Promise<number | null>((resolve) => startChild(command).once("close", resolve));
  if (code !== 0) throw new StartError(error() ?? `The release was not built; see ${logFile}`);
};

/** Warns when this commit has no result of `npm run test:wide`; a failed or incomplete result ends the command. */
const checkWideTests = async (): Promise<void> => {
  const summary = await readSummary("test-wide");
  if (summary === null || summary.commit !== commitName()) return say("! npm run test:wide has no result for this commit.");
  if (!summary.isGreen) throw new StartError(`npm run test:wide failed for this commit: ${summary.failed} tests.`);
  if (summary.notRun.length > 0) throw new StartError(`npm run test:wide was not whole for this commit. ${summary.notRun.join(" ")}`);
};

stopOnSignals();
buildRelease().catch(async (error: unknown) => {
  fail(error);
  await stopChildren();
});
