import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Page } from "@playwright/test";
import { stopChildren } from "../../scripts/children";
import { freePort } from "../../scripts/free-port";
import { startPanel } from "../../scripts/panel";
import { readSettings, type Settings } from "../../scripts/settings";
import { waitForAdmin } from "../browser/panel-admin";
import { expect } from "../browser/test";

export interface OwnPanel {
  settings: Settings;
  admin: string;
}

/** Empties the variables of a content store, which a developer's `.env` may set. */
export const NO_STORE = {
  PANEL_URL: "",
  PANEL_SALT: "",
  PANEL_API_TOKEN: "",
  INTEGRATION_URL: "",
  INTEGRATION_SALT: "",
  INTEGRATION_API_KEY: "",
  MEDIA_URL: "",
};

/** `variables` decide how the panel begins, such as DEMO. */
export const startOwnPanel = async (variables: NodeJS.ProcessEnv): Promise<OwnPanel> => {
  const ports = { PORT: String(await freePort()), PANEL_PORT: String(await freePort()) };
  const dataDir = await mkdtemp(path.join(tmpdir(), "moving-in-"));
  const settings = await readSettings({ ...NO_STORE, ...ports, SITE_URL: "", DATA_DIR: dataDir, ...variables });
  await startPanel(settings);
  return { settings, admin: `http://localhost:${ports.PANEL_PORT}/admin` };
};

export const stopOwnPanel = async ({ settings }: OwnPanel): Promise<void> => {
  await stopChildren();
  await rm(settings.dataDir, { recursive: true, force: true });
};

export const signIn = async (page: Page, admin: string, [email = "", password = ""]: readonly string[]): Promise<void> => {
  await page.goto(`${admin}/login`);
  await waitForAdmin(page);
  await page.fill("#field-email", email);
  await page.fill("#field-password", password);
  await page.click("button[type=submit]");
  await expect(page).not.toHaveURL((url) => url.pathname.endsWith("/login"));
};

/** E-mail and password of the account that the first start made. */
export const readFirstAccount = async ({ settings }: OwnPanel): Promise<string[]> =>
  (await readFile(path.join(settings.dataDir, "admin-password.txt"), "utf8")).trim().split("\n");

/** The state of the site's builds as the admin's badge shows it: `live` when none runs or waits. */
export const readPublicationState = async (page: Page, { admin }: OwnPanel): Promise<string> => {
  const { origin } = new URL(admin);
  const response = await page.request.get(`${origin}/cms/api/publication-status`, { headers: { Origin: origin } });
  return ((await response.json()) as { state: string }).state;
};
