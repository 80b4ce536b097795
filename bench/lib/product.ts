import { spawn } from "node:child_process";
import { once } from "node:events";
import { freePort } from "../../scripts/free-port";

/** The last line of `npm start`. */
export const READY = "Ctrl-C stops everything";

/** With its demonstration content. */
interface Product {
  address: string;
  panelAddress: string;
  stop: () => Promise<void>;
}

/** Uses an existing data folder again. */
export const startProduct = async (folder: string, dataDir: string): Promise<Product> => {
  const [port, panelPort] = [await freePort(), await freePort()];
  const env = { ...process.env, PORT: String(port), PANEL_PORT: String(panelPort), DATA_DIR: dataDir };
  const child = spawn(process.execPath, ["--import", "tsx", "scripts/start.ts"], { cwd: folder, env });
  const closed = once(child, "close");
  let output = "";
  child.stderr.on("data", (chunk) => (output += chunk));
  await new Promise<void>((resolve, reject) => {
    child.stdout.on("data", (chunk) => {
      output += chunk;
      if (output.includes(READY)) resolve();
    });
    void closed.then(() => reject(new Error(`npm start ended before the site was ready\n${output}`)));
  });
  return {
    address: `http://localhost:${port}`,
    panelAddress: `http://localhost:${panelPort}`,
    stop: async () => {
      child.kill("SIGINT");
      await closed;
    },
  };
};
