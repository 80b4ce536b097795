import { execFile } from "node:child_process";
import { mkdtemp, readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import type { Page } from "@playwright/test";
import { freePort } from "../../scripts/free-port";
import { ROOT } from "../../scripts/settings";
import { waitForAdmin } from "../browser/panel-admin";
import { NO_STORE } from "./own-panel";
import { servedRelease } from "./served-release";

export const downloadExport = async (page: Page, admin: string): Promise<string> => {
  await page.goto(`${admin}/export`);
  await waitForAdmin(page);
  const [download] = await Promise.all([page.waitForEvent("download"), page.getByRole("button", { name: "Baixar tudo" }).click()]);
  const file = path.join(await mkdtemp(path.join(tmpdir(), "export-")), "export.zip");
  await download.saveAs(file);
  return file;
};

/** Returns the store's data folder. */
export const importIntoNewStore = async (file: string): Promise<string> => {
  const dataDir = path.join(path.dirname(file), "data");
  const env = { ...process.env, ...NO_STORE, DATA_DIR: dataDir, PANEL_PORT: String(await freePort()) };
  await promisify(execFile)(process.execPath, ["--import", "tsx", "scripts/import-store.ts", file], { cwd: ROOT, env });
  return dataDir;
};

/** The data of every page of the served release by its file, with the site's own address left out. */
export const readPageData = async (dataDir: string, address: string): Promise<Record<string, unknown>> => {
  const { files, directory } = await servedRelease(dataDir);
  const names = [...files.keys()].filter((name) => /^page-data\/.+\.json$/.test(name) && !name.endsWith("app-data.json")).sort();
  const read = async (name: string) =>
    [name, JSON.parse((await readFile(path.join(directory, name), "utf8")).replaceAll(address, ""))] as const;
  return Object.fromEntries(await Promise.all(names.map(read)));
};
