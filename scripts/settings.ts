import { existsSync } from "node:fs";
import path from "node:path";
import { gatewayUrl, readEnvironment, siteUrl, type Environment } from "../src/config/environment";
import { readOrCreateSecrets } from "./secrets";
import { StartError } from "./steps";

export const ROOT = path.resolve(__dirname, "..");

export interface Settings {
  environment: Environment;
  dataDir: string;
  isEmbedded: boolean;
  /** For the gateway and the site's build. */
  siteVariables: NodeJS.ProcessEnv;
  panelVariables: NodeJS.ProcessEnv;
}

const loadEnvFile = (): void => {
  const file = path.join(ROOT, ".env");
  if (existsSync(file)) process.loadEnvFile(file);
};

/** `DATA_DIR` from the environment or `.env`, for commands that need no other setting. */
export const dataFolder = (): string => {
  loadEnvFile();
  return path.resolve(ROOT, process.env.DATA_DIR || "data");
};

/** Reads `.env` and the environment, and adds the variables of the embedded panel; `overrides` take precedence. */
export const readSettings = async (overrides: NodeJS.ProcessEnv = {}): Promise<Settings> => {
  loadEnvFile();
  const variables = { ...process.env, ...overrides };
  const read = readEnvironment(variables);
  if (!read.ok) throw new StartError(`The environment is not right: ${read.error}`);
  const environment = read.value;
  const dataDir = path.resolve(ROOT, environment.DATA_DIR);
  const common = {
    ...variables,
    NODE_ENV: "production",
    DATA_DIR: dataDir,
    SITE_URL: siteUrl(environment),
    GATSBY_TELEMETRY_DISABLED: "1",
    NEXT_TELEMETRY_DISABLED: "1",
  };
  if (environment.PANEL_URL) return { environment, dataDir, isEmbedded: false, siteVariables: common, panelVariables: common };
  return { environment, dataDir, isEmbedded: true, ...(await embeddedVariables(environment, dataDir, common)) };
};

const embeddedVariables = async (environment: Environment, dataDir: string, common: NodeJS.ProcessEnv) => {
  const secrets = await readOrCreateSecrets(dataDir);
  const credentials = {
    PANEL_SALT: environment.PANEL_SALT ?? secrets.panelSalt,
    PANEL_API_TOKEN: environment.PANEL_API_TOKEN ?? secrets.panelApiToken,
    INTEGRATION_SALT: environment.INTEGRATION_SALT ?? secrets.integrationSalt,
    INTEGRATION_API_KEY: environment.INTEGRATION_API_KEY ?? secrets.integrationApiKey,
    PUBLISH_SECRET: environment.PUBLISH_SECRET ?? secrets.publishSecret,
    PREVIEW_SECRET: environment.PREVIEW_SECRET ?? secrets.previewSecret,
  };
  return {
    siteVariables: { ...common, ...credentials, PANEL_URL: environment.PANEL_ADDRESS ?? `http://127.0.0.1:${environment.PANEL_PORT}` },
    panelVariables: {
      ...common,
      ...credentials,
      PANEL_PORT: String(environment.PANEL_PORT),
      PAYLOAD_SECRET: environment.PAYLOAD_SECRET ?? secrets.payloadSecret,
      PUBLISH_URL: `${environment.GATEWAY_ADDRESS ?? gatewayUrl(environment)}/api/publish`,
    },
  };
};
