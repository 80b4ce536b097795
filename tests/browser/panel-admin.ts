import type { Page, Request } from "@playwright/test";
import { waitUntil } from "../wait";
import type { PanelAccounts } from "./panel-accounts";
import { panelAddress } from "./visitor";

/** Waits until a screen of the admin reacts to keys and clicks. */
export const waitForAdmin = async (page: Page): Promise<void> => {
  await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
};

/**
 * Follows the requests of a page of the admin from now on. The returned function waits until the screen reacts to keys and clicks,
 * has no pending requests, and has rendered the responses.
 */
export const followRequests = (page: Page): (() => Promise<void>) => {
  const pending = new Set<Request>();
  page.on("request", (request) => pending.add(request));
  page.on("requestfinished", (request) => pending.delete(request));
  page.on("requestfailed", (request) => pending.delete(request));
  return async () => {
    await waitForAdmin(page);
    await waitUntil(`a complete screen at ${page.url()}`, async () => {
      const wasQuiet = pending.size === 0;
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => requestIdleCallback(resolve))));
      return wasQuiet && pending.size === 0;
    });
  };
};

/** The panel accepts its session's cookie only with an `Origin`. */
export const asAdminPage = () => ({ headers: { Origin: new URL(panelAddress()).origin } });

type SearchedList = "applications" | "enquiries" | "registrations";

/** The address of a list with a search, below /admin: the panel encrypts the text. Fields are those of the list's search form. */
export const searchAddress = async (page: Page, list: SearchedList, fields: Record<string, string>): Promise<string> => {
  const response = await page.request.post(`${panelAddress()}/cms/api/desk/search/${list}`, {
    form: fields,
    maxRedirects: 0,
    ...asAdminPage(),
    maxRetries: 2, // the panel may just have closed the connection
  });
  if (response.status() !== 303) throw new Error(`the search answered ${response.status()}`);
  return (response.headers().location ?? "").replace(/^\/admin/, "");
};

const DELIVERY_S = 60;

type Entry = Record<string, unknown>;

export const fetchEntries = async (accounts: PanelAccounts, parameters: Record<string, string>): Promise<Entry[]> => {
  const query = new URLSearchParams({ depth: "0", limit: "200", ...parameters });
  return ((await accounts.request("GET", `/entries?${query}`)) as { docs: Entry[] }).docs;
};

/** With line breaks as a text field shows them; forms send CR LF. */
const toText = (value: unknown): string => {
  if (Array.isArray(value)) return String(value.length);
  return typeof value === "string" || typeof value === "number" ? String(value).replaceAll("\r\n", "\n") : "";
};

/** The fields of the entry with this name, once it is delivered; lists as their length. */
export const openEntry = async (accounts: PanelAccounts, name: string): Promise<Record<string, string>> => {
  const find = async (): Promise<Entry[] | null> => {
    const entries = await fetchEntries(accounts, { "where[name][equals]": name });
    return entries.length > 0 ? entries : null;
  };
  const found = await waitUntil(`the entry of ${name}`, find, DELIVERY_S);
  if (found.length !== 1) throw new Error(`${found.length} entries of ${name}`);
  return Object.fromEntries(Object.entries(found[0] ?? {}).map(([field, value]) => [field, toText(value)]));
};

/** A random last name of letters, since names must not contain digits. */
export const randomName = (first: string): string =>
  `${first} ${Array.from({ length: 10 }, () => String.fromCharCode(97 + Math.floor(Math.random() * 26))).join("")}`;
