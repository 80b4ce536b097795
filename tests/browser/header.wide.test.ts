import type { Browser, Page } from "playwright-core";
import { createSplitPage, type SplitPage } from "./split-page";
import { waitForAnimations, createVisitor, axeViolations, launchBrowser, visit } from "./visitor";

const LANGUAGES = [
  { language: "pt", prefix: "", actors: "Atores", boys: "Meninos", close: "Fechar" },
  { language: "en", prefix: "/en", actors: "Actors", boys: "Boys", close: "Close" },
] as const;

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

const opened = (page: Page) => page.locator("details[open]");
const focused = (page: Page): Promise<string> => page.evaluate(() => document.activeElement?.textContent?.trim() ?? "");

/** Presses Tab until an element with this text has the focus. */
const tabTo = async (page: Page, words: string): Promise<void> => {
  for (let presses = 0; presses < 40; presses += 1) {
    await page.keyboard.press("Tab");
    if ((await focused(page)) === words) return;
  }
  throw new Error(`Tab does not reach ${words}`);
};

describe.each(LANGUAGES)("the menu in $language", ({ prefix, actors, boys, close }) => {
  it("opens, closes and navigates by keyboard in a wide window", async () => {
    const visitor = await createVisitor(browser);
    const { page } = visitor;
    await visit(visitor, `${prefix}/contato`);
    await tabTo(page, actors);
    await page.keyboard.press("Enter");
    expect(await opened(page).count()).toBe(1);
    await page.keyboard.press("Escape");
    expect(await opened(page).count()).toBe(0);
    expect(await focused(page)).toBe(actors);
    await page.keyboard.press("Space");
    await waitForAnimations(page);
    expect(await axeViolations(page)).toEqual([]);
    await tabTo(page, "Talents");
    expect(await opened(page).count()).toBe(0);
    await page.keyboard.press("Shift+Tab");
    await page.keyboard.press("Enter");
    await tabTo(page, boys);
    await page.keyboard.press("Enter");
    await page.waitForURL(`**${prefix}/atores/meninos`);
    await opened(page).first().waitFor({ state: "detached" });
    await visitor.context.close();
  });

  it("opens, closes and navigates by keyboard in a narrow window", async () => {
    const visitor = await createVisitor(browser, { width: 390 });
    const { page } = visitor;
    await visit(visitor, `${prefix}/contato`);
    await tabTo(page, "Menu");
    await page.keyboard.press("Enter");
    await waitForAnimations(page);
    expect(await axeViolations(page)).toEqual([]);
    await tabTo(page, actors);
    await page.keyboard.press("Enter");
    await tabTo(page, boys);
    await page.keyboard.press("Escape");
    expect(await focused(page)).toBe("Menu");
    await page.keyboard.press("Enter");
    expect(await focused(page)).toBe(close);
    await tabTo(page, actors);
    await page.keyboard.press("Enter");
    await tabTo(page, boys);
    await page.keyboard.press("Enter");
    await page.waitForURL(`**${prefix}/atores/meninos`);
    await page.getByRole("button", { name: "Menu" }).waitFor();
    expect(await page.getByRole("button", { name: "Menu" }).getAttribute("aria-expanded")).toBe("false");
    await visitor.context.close();
  });

  it.each([390, 1440])("keeps page and filters when the language changes, at %p px", async (width) => {
    const visitor = await createVisitor(browser, { width });
    const { page } = visitor;
    await visit(visitor, `${prefix}/kids/meninas?idade=8-12&olhos=verde`);
    if (width < 991) await page.getByRole("button", { name: "Menu" }).click();
    const [other, name] = prefix === "" ? ["/en", "EN English"] : ["", "PT Português"];
    await page.getByRole("link", { name }).click();
    await page.waitForURL((url) => url.pathname === `${other}/kids/meninas`);
    expect(new URL(page.url()).search).toBe("?idade=8-12&olhos=verde");
    await visitor.context.close();
  });
});

const hasPainted = (page: Page) =>
  page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0, null, { polling: 50 });

describe("a page that has arrived in part", () => {
  let splitPage: SplitPage;
  let paintedAtOnce: SplitPage;
  beforeAll(async () => {
    const at = { path: "/contato", after: ">Atores</summary>" };
    splitPage = await createSplitPage(at);
    paintedAtOnce = await createSplitPage({ ...at, change: (html) => html.replace('blocking:"render"', 'blocking:""') });
  });
  afterAll(() => {
    splitPage.close();
    paintedAtOnce.close();
  });

  it("is not painted before its menu is complete, since it would shift", async () => {
    const { page, context } = await createVisitor(browser);
    await page.goto(splitPage.address, { waitUntil: "commit" });
    await page.waitForFunction(() => [...document.styleSheets].some(({ href }) => href !== null), null, { polling: 50 });
    // A page that was opened later and does not wait for its menu is painted, so the browser had time to paint the first one.
    const other = await createVisitor(browser);
    await other.page.goto(paintedAtOnce.address, { waitUntil: "commit" });
    await hasPainted(other.page);
    await other.context.close();
    splitPage.sendSecondHalf();
    await hasPainted(page);
    const paints = await page.evaluate(() =>
      performance
        .getEntriesByName("first-contentful-paint")
        .map(({ startTime }) => startTime >= Number(Reflect.get(window, "secondHalfAt"))),
    );
    expect(paints).toEqual([true]);
    await context.close();
  });
});
