import { stopChildren, stopOnSignals } from "./children";
import { buildPanel, installPanel } from "./panel";
import { readSettings } from "./settings";
import { fail } from "./steps";

/** `npm run setup`: installs and builds the embedded panel without starting it; used by the container image. */
const setup = async (): Promise<void> => {
  const settings = await readSettings();
  await installPanel(settings);
  await buildPanel(settings);
};

stopOnSignals();
setup().catch(async (error: unknown) => {
  fail(error);
  await stopChildren();
});
