import { spawnSync } from "node:child_process";
import path from "node:path";
import { readSettings, ROOT } from "./settings";
import { fail, StartError } from "./steps";

/** `npm run move-bucket-files`: moves the embedded panel's files from the bucket's root to `public/` and `private/`. */
const moveBucketFiles = async (): Promise<void> => {
  const { isEmbedded, panelVariables } = await readSettings();
  if (!isEmbedded) throw new StartError("PANEL_URL is set: this command works for the embedded panel only");
  const { status } = spawnSync("npm", ["run", "--silent", "move-bucket-files"], {
    cwd: path.join(ROOT, "panel"),
    env: panelVariables,
    stdio: "inherit",
  });
  process.exitCode = status ?? 1;
};

moveBucketFiles().catch(fail);
