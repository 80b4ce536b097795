import path from "node:path";
import { inheritedSocket } from "../server/listening-socket";
import { isStopping, stopChildren, stopOnSignals } from "./children";
import { startGateway } from "./gateway";
import { startPanel } from "./panel";
import { requireFreePorts } from "./ports";
import { readSettings, type Settings } from "./settings";
import { fail, say, StartError } from "./steps";

/** `npm start`: sets up and starts everything, each step only where something changed. */
const start = async (): Promise<void> => {
  const settings = await readSettings();
  const { PORT, PANEL_PORT } = settings.environment;
  const isSocketGiven = inheritedSocket(process.env, process.pid) !== null;
  await requireFreePorts({ ...(isSocketGiven ? {} : { PORT }), ...(settings.isEmbedded ? { PANEL_PORT } : {}) });
  if (settings.isEmbedded) await startPanel(settings);
  const { address, ended } = await startGateway({ settings });
  say(`\n  Site   ${address}`);
  if (settings.isEmbedded) sayAdmin(settings);
  say("  Ctrl-C stops everything.\n");
  await ended;
  if (isStopping()) return;
  throw new StartError(`The gateway ended; see ${path.join(settings.dataDir, "logs/gateway.log")}`);
};

const sayAdmin = ({ environment, dataDir }: Settings): void => {
  say(`  Admin  http://localhost:${environment.PANEL_PORT}/admin`);
  say(`  First sign-in: see ${path.join(dataDir, "admin-password.txt")}`);
};

stopOnSignals();
start().catch(async (error: unknown) => {
  fail(error);
  await stopChildren();
});
