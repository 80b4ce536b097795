import { spawnSync } from "node:child_process";
import path from "node:path";
import { requireFreePorts } from "./ports";
import { readSettings, ROOT } from "./settings";
import { fail, StartError } from "./steps";

/** `npm run move-store -- postgres://… [--bucket NAME]`: moves the embedded panel's store from SQLite to Postgres, and its files into a bucket. */
const moveStore = async (): Promise<void> => {
  const { environment, isEmbedded, panelVariables } = await readSettings();
  if (!isEmbedded) throw new StartError("PANEL_URL is set: this command works for the embedded panel only");
  // A change that a running panel saves meanwhile would be missing in the new store.
  await requireFreePorts({ PANEL_PORT: environment.PANEL_PORT });
  const args = ["run", "--silent", "move-store", "--", ...process.argv.slice(2)];
  const { status } = spawnSync("npm", args, { cwd: path.join(ROOT, "panel"), env: panelVariables, stdio: "inherit" });
  process.exitCode = status ?? 1;
};

moveStore().catch(fail);
