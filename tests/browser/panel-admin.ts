import { readFile } from "node:fs/promises";
import path from "node:path";
import type { Browser, Page } from "playwright-core";
import { panelAddress } from "./visitor";

/** Answers the panel's question for name and password, and waits for where it leads. */
const logIn = async (page: Page): Promise<void> => {
  const password = await readFile(path.join(process.env.DATA_DIR ?? "", "admin-password.txt"), "utf8");
  const [email = "", word = ""] = password.trim().split("\n");
  await page.fill("#field-email", email);
  await page.fill("#field-password", word);
  await page.click("button[type=submit]");
  await page.waitForURL(({ pathname }) => !pathname.endsWith("/login"));
};

/** Signs in to the embedded panel with the account that its first start made. */
export const signIn = async (browser: Browser): Promise<Page> => {
  const page = await browser.newPage({ locale: "pt-BR", viewport: { width: 1440, height: 900 } });
  await page.goto(`${panelAddress()}/admin`);
  await logIn(page);
  return page;
};

const DELIVERY_S = 60;

/** Opens the one entry of this name once it has been delivered, and returns the values of its fields by their names. */
export const openEntry = async (page: Page, name: string): Promise<Record<string, string>> => {
  const row = page.locator("tbody tr", { hasText: name });
  for (const end = Date.now() + DELIVERY_S * 1000; Date.now() < end;) {
    await page.goto(`${panelAddress()}/admin/collections/entries?search=${encodeURIComponent(name)}&limit=10`);
    await page.locator("tbody tr, .no-results, #field-password").first().waitFor();
    // Of two who sign in at the same moment, as two test files may, the panel forgets one.
    if (await page.locator("#field-password").isVisible()) await logIn(page);
    else if ((await row.count()) > 0) break;
  }
  if ((await row.count()) !== 1) throw new Error(`${await row.count()} rows of ${name}`);
  await row.locator("a").first().click();
  await page.locator("#field-message, #field-birthdate").first().waitFor();
  await page.waitForLoadState(); // of a page that is still arriving, later fields would be missing
  const fields = await page
    .locator("input[id^=field-], textarea[id^=field-]")
    .evaluateAll((elements) => elements.map((element) => [element.id.replace("field-", ""), (element as HTMLInputElement).value]));
  return Object.fromEntries(fields);
};

/** Letters alone, as names may hold no digits. */
export const aName = (first: string): string =>
  `${first} ${Array.from({ length: 10 }, () => String.fromCharCode(97 + Math.floor(Math.random() * 26))).join("")}`;
