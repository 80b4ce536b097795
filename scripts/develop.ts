import path from "node:path";
import { startChild, stopChildren, stopOnSignals } from "./children";
import { startGateway } from "./gateway";
import { startPanel } from "./panel";
import { requireFreePorts } from "./ports";
import { ROOT, readSettings } from "./settings";
import { fail, say } from "./steps";

/** `npm run develop`: `gatsby develop`, which proxies `/api` and `/media` to the gateway. */
const develop = async (): Promise<void> => {
  const settings = await readSettings();
  const { PORT, PANEL_PORT } = settings.environment;
  const gatewayPort = PORT + 1;
  await requireFreePorts({ PORT, "PORT (the next one serves the live API)": gatewayPort, ...(settings.isEmbedded && { PANEL_PORT }) });
  if (settings.isEmbedded) await startPanel(settings);
  const { address: gatewayUrl } = await startGateway({ settings, args: ["--api-only"], env: { PORT: String(gatewayPort) } });
  say(`▸ gatsby develop … the site on http://localhost:${PORT}, GraphiQL on http://localhost:${PORT}/___graphql`);
  const gatsby = startChild({
    name: "gatsby develop",
    command: process.execPath,
    args: [path.join(ROOT, "node_modules/gatsby/dist/bin/gatsby.js"), "develop", "-p", String(PORT)],
    cwd: ROOT,
    env: { ...settings.siteVariables, NODE_ENV: "development", GATEWAY_URL: gatewayUrl },
    logFile: path.join(settings.dataDir, "logs", "develop.log"),
    onLine: say,
  });
  gatsby.once("close", () => void stopChildren());
};

stopOnSignals();
develop().catch(async (error: unknown) => {
  fail(error);
  await stopChildren();
});
