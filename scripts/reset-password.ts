import { spawnSync } from "node:child_process";
import path from "node:path";
import { readSettings, ROOT } from "./settings";
import { fail, StartError } from "./steps";

/** `npm run reset-password -- e-mail [--without-second-factor]`: sets and prints a new password of an account in the embedded panel. */
const resetPassword = async (): Promise<void> => {
  const { isEmbedded, panelVariables } = await readSettings();
  if (!isEmbedded) throw new StartError("PANEL_URL is set: this command works for the embedded panel only");
  const args = ["run", "--silent", "reset-password", "--", ...process.argv.slice(2)];
  const { status } = spawnSync("npm", args, { cwd: path.join(ROOT, "panel"), env: panelVariables, stdio: "inherit" });
  process.exitCode = status ?? 1;
};

resetPassword().catch(fail);
