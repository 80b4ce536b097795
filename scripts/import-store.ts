import { spawnSync } from "node:child_process";
import path from "node:path";
import { requireFreePorts } from "./ports";
import { readSettings, ROOT } from "./settings";
import { fail, StartError } from "./steps";

/** `npm run import-store -- FOLDER`: puts an unpacked export into the empty store of the embedded panel. */
const importStore = async (): Promise<void> => {
  const { environment, isEmbedded, panelVariables } = await readSettings();
  if (!isEmbedded) throw new StartError("PANEL_URL is set: this command works for the embedded panel only");
  await requireFreePorts({ PANEL_PORT: environment.PANEL_PORT });
  const folders = process.argv.slice(2).map((folder) => path.resolve(folder));
  const { status } = spawnSync("npm", ["run", "--silent", "import-store", "--", ...folders], {
    cwd: path.join(ROOT, "panel"),
    env: panelVariables,
    stdio: "inherit",
  });
  process.exitCode = status ?? 1;
};

importStore().catch(fail);
