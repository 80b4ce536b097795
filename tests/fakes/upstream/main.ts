import { parseArgs } from "node:util";
import { startUpstream } from "./start-upstream";

/** Runs the double by itself and prints the variables that point the site at it. */
const main = async (): Promise<void> => {
  const { values } = parseArgs({ options: { port: { type: "string", default: "0" }, synthetic: { type: "string", default: "0" } } });
  const { settings } = await startUpstream({ port: Number(values.port), content: { syntheticTalents: Number(values.synthetic) } });
  const variables = {
    PANEL_URL: settings.panelUrl,
    PANEL_SALT: settings.panelSalt,
    PANEL_API_TOKEN: settings.panelApiToken,
    INTEGRATION_URL: settings.integrationUrl,
    INTEGRATION_SALT: settings.integrationSalt,
    INTEGRATION_API_KEY: settings.integrationApiKey,
    MEDIA_URL: settings.mediaUrl,
    MEDIA_HOSTS: settings.mediaHosts.join(","),
  };
  for (const [name, value] of Object.entries(variables)) console.log(`${name}='${value}'`);
};

void main();
