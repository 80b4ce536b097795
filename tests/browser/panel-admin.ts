import { readFile } from "node:fs/promises";
import path from "node:path";
import type { Browser, Page } from "playwright-core";
import { panelAddress } from "./visitor";

/** Fills in the panel's login form, and waits for the next page. */
const logIn = async (page: Page): Promise<void> => {
  const password = await readFile(path.join(process.env.DATA_DIR ?? "", "admin-password.txt"), "utf8");
  const [email = "", word = ""] = password.trim().split("\n");
  await page.fill("#field-email", email);
  await page.fill("#field-password", word);
  await page.click("button[type=submit]");
  await page.waitForURL(({ pathname }) => !pathname.endsWith("/login"));
};

/** Signs in to the embedded panel with the account of its first start. */
export const signInToPanel = async (browser: Browser): Promise<Page> => {
  const page = await browser.newPage({ locale: "pt-BR", viewport: { width: 1440, height: 900 } });
  await page.goto(`${panelAddress()}/admin`);
  await logIn(page);
  return page;
};

const DELIVERY_S = 60;

/** Opens the entry with this name once it is delivered, and returns its fields by name. */
export const openEntry = async (page: Page, name: string): Promise<Record<string, string>> => {
  const row = page.locator("tbody tr", { hasText: name });
  for (const end = Date.now() + DELIVERY_S * 1000; Date.now() < end;) {
    await page.goto(`${panelAddress()}/admin/collections/entries?search=${encodeURIComponent(name)}&limit=10`);
    await page.locator("tbody tr, .no-results, #field-password").first().waitFor();
    // The panel may lose one of two simultaneous sign-ins, which happen when two test files run in parallel.
    if (await page.locator("#field-password").isVisible()) await logIn(page);
    else if ((await row.count()) > 0) break;
  }
  if ((await row.count()) !== 1) throw new Error(`${await row.count()} rows of ${name}`);
  await row.locator("a").first().click();
  await page.locator("#field-message, #field-birthdate").first().waitFor();
  await page.waitForLoadState(); // otherwise later fields may be missing
  const fields = await page
    .locator("input[id^=field-], textarea[id^=field-]")
    .evaluateAll((elements) => elements.map((element) => [element.id.replace("field-", ""), (element as HTMLInputElement).value]));
  return Object.fromEntries(fields);
};

/** A random last name of letters, since names must not contain digits. */
export const randomName = (first: string): string =>
  `${first} ${Array.from({ length: 10 }, () => String.fromCharCode(97 + Math.floor(Math.random() * 26))).join("")}`;
