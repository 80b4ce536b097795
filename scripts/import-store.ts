import { spawnSync } from "node:child_process";
import path from "node:path";
import { requireFreePorts } from "./ports";
import { readSettings, ROOT } from "./settings";
import { fail, StartError } from "./steps";

/** `npm run import-store -- export.zip`: puts an export, as ZIP or unpacked, into the empty store of the embedded panel. */
const importStore = async (): Promise<void> => {
  const { environment, isEmbedded, panelVariables } = await readSettings();
  if (!isEmbedded) throw new StartError("PANEL_URL is set: this command works for the embedded panel only");
  await requireFreePorts({ PANEL_PORT: environment.PANEL_PORT });
  const files = process.argv.slice(2).map((file) => path.resolve(file));
  const { status } = spawnSync("npm", ["run", "--silent", "import-store", "--", ...files], {
    cwd: path.join(ROOT, "panel"),
    env: panelVariables,
    stdio: "inherit",
  });
  process.exitCode = status ?? 1;
};

importStore().catch(fail);
