import { readFile } from "node:fs/promises";
import path from "node:path";
import type { Browser, Page } from "playwright-core";
import { PATIENCE_MS, waitUntil } from "../wait";
import { panelAddress } from "./visitor";

export interface PanelOptions {
  width?: number;
  /** The browser's language, which the admin speaks. */
  locale?: "pt-BR" | "en-GB";
}

/** Waits until a screen of the admin reacts to keys and clicks. */
export const waitForAdmin = async (page: Page): Promise<void> => {
  await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
};

/** The panel takes its session's cookie only with an `Origin`. A request is sent again whose connection the panel has just closed. */
const fromAdmin = () => ({ headers: { Origin: new URL(panelAddress()).origin }, maxRetries: 2 });

/** A page whose browser session is signed in to the embedded panel with the account of its first start. */
export const signInToPanel = async (browser: Browser, { width = 1440, locale = "pt-BR" }: PanelOptions = {}): Promise<Page> => {
  const page = await browser.newPage({ locale, viewport: { width, height: 900 } });
  page.setDefaultTimeout(PATIENCE_MS);
  const text = await readFile(path.join(process.env.DATA_DIR ?? "", "admin-password.txt"), "utf8");
  const [email, password] = text.trim().split("\n");
  const response = await page.request.post(`${panelAddress()}/cms/api/users/login`, { data: { email, password }, ...fromAdmin() });
  if (!response.ok()) throw new Error(`the panel refused the sign-in: ${response.status()}`);
  return page;
};

type SearchedList = "applications" | "enquiries" | "registrations";

/** The address of a list with a search, below /admin: the panel encrypts the text. Fields are those of the list's search form. */
export const searchAddress = async (page: Page, list: SearchedList, fields: Record<string, string>): Promise<string> => {
  const response = await page.request.post(`${panelAddress()}/cms/api/desk/search/${list}`, {
    form: fields,
    maxRedirects: 0,
    ...fromAdmin(),
  });
  if (response.status() !== 303) throw new Error(`the search answered ${response.status()}`);
  return (response.headers().location ?? "").replace(/^\/admin/, "");
};

const DELIVERY_S = 60;

/** Reads entries over the panel's API with the session of a page. Null when refused. */
export const fetchEntries = async (page: Page, parameters: Record<string, string>): Promise<Record<string, unknown>[] | null> => {
  const query = new URLSearchParams({ depth: "0", limit: "200", ...parameters });
  const response = await page.request.get(`${panelAddress()}/cms/api/entries?${query}`, fromAdmin());
  return response.ok() ? ((await response.json()) as { docs: Record<string, unknown>[] }).docs : null;
};

/** With line breaks as a text field shows them; forms send CR LF. */
const toText = (value: unknown): string => {
  if (Array.isArray(value)) return String(value.length);
  return typeof value === "string" || typeof value === "number" ? String(value).replaceAll("\r\n", "\n") : "";
};

/** The fields of the entry with this name, once it is delivered; lists as their length. */
export const openEntry = async (page: Page, name: string): Promise<Record<string, string>> => {
  const found = await waitUntil(
    `the entry of ${name}`,
    async () => {
      const entries = await fetchEntries(page, { "where[name][equals]": name });
      if (entries === null) throw new Error("the panel refused to list entries");
      return entries.length > 0 ? entries : null;
    },
    DELIVERY_S,
  );
  if (found.length !== 1) throw new Error(`${found.length} entries of ${name}`);
  return Object.fromEntries(Object.entries(found[0] ?? {}).map(([field, value]) => [field, toText(value)]));
};

/** A random last name of letters, since names must not contain digits. */
export const randomName = (first: string): string =>
  `${first} ${Array.from({ length: 10 }, () => String.fromCharCode(97 + Math.floor(Math.random() * 26))).join("")}`;
