import type { Page } from "@playwright/test";
import { createSplitPage } from "./split-page";
import { expect, gateIf, test } from "./test";
import { axeViolations, waitForAnimations } from "./visitor";

const LANGUAGES = [
  { language: "pt", prefix: "", actors: "Atores", boys: "Meninos", close: "Fechar" },
  { language: "en", prefix: "/en", actors: "Actors", boys: "Boys", close: "Close" },
] as const;

const opened = (page: Page) => page.locator("details[open]");
const focused = (page: Page) => page.locator(":focus");

const tabTo = async (page: Page, words: string): Promise<void> => {
  for (let presses = 0; presses < 40; presses += 1) {
    await page.keyboard.press("Tab");
    if ((await page.evaluate(() => document.activeElement?.textContent?.trim())) === words) return;
  }
  throw new Error(`Tab does not reach ${words}`);
};

for (const { language, prefix, actors, boys, close } of LANGUAGES)
  test.describe(`the menu in ${language}`, () => {
    test("opens, closes and navigates by keyboard in a wide window", async ({ openPage }) => {
      const { page } = await openPage(`${prefix}/contato`);
      await tabTo(page, actors);
      await page.keyboard.press("Enter");
      await expect(opened(page)).toHaveCount(1);
      await page.keyboard.press("Escape");
      await expect(opened(page)).toHaveCount(0);
      await expect(focused(page)).toHaveText(actors);
      await page.keyboard.press("Space");
      await expect(opened(page)).toHaveCount(1);
      await waitForAnimations(page);
      expect(await axeViolations(page)).toEqual([]);
      await tabTo(page, "Talents");
      await expect(opened(page)).toHaveCount(0);
      await page.keyboard.press("Shift+Tab");
      await expect(focused(page)).toHaveText(actors);
      await page.keyboard.press("Enter");
      await expect(opened(page)).toHaveCount(1);
      await tabTo(page, boys);
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL(`${prefix}/atores/meninos`);
      await expect(opened(page)).toHaveCount(0);
    });

    test("opens, closes and navigates by keyboard in a narrow window", gateIf(language === "pt"), async ({ openPage }) => {
      const { page } = await openPage(`${prefix}/contato`, { width: 390 });
      const openActors = async (): Promise<void> => {
        await tabTo(page, actors);
        await page.keyboard.press("Enter");
        await expect(opened(page)).toHaveCount(1);
        await tabTo(page, boys);
      };
      await tabTo(page, "Menu");
      await page.keyboard.press("Enter");
      await expect(focused(page)).toHaveText(close);
      await waitForAnimations(page);
      expect(await axeViolations(page)).toEqual([]);
      await openActors();
      await page.keyboard.press("Escape");
      await expect(focused(page)).toHaveText("Menu");
      await page.keyboard.press("Enter");
      await expect(focused(page)).toHaveText(close);
      await openActors();
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL(`${prefix}/atores/meninos`);
      await expect(page.getByRole("button", { name: "Menu" })).toHaveAttribute("aria-expanded", "false");
    });

    for (const width of [390, 1440])
      test(`keeps page and filters when the language changes, at ${width} px`, async ({ openPage }) => {
        const address = "/kids/meninas?idade=8-12&olhos=verde";
        const { page } = await openPage(prefix + address, { width });
        if (width < 991) await page.getByRole("button", { name: "Menu" }).click();
        const [other, name] = prefix === "" ? ["/en", "EN English"] : ["", "PT Português"];
        await page.getByRole("link", { name }).click();
        await expect(page).toHaveURL(other + address);
      });
  });

const hasPainted = (page: Page) =>
  page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0, null, { polling: 50 });

test("a page that has arrived in part is not painted before its menu is complete, since it would shift", async ({ openVisitor }) => {
  const at = { path: "/contato", after: ">Atores</summary>" };
  const splitPage = await createSplitPage(at);
  const paintedAtOnce = await createSplitPage({ ...at, change: (html) => html.replace('blocking:"render"', 'blocking:""') });
  const { page } = await openVisitor({ mayAskOthers: true });
  await page.goto(splitPage.address, { waitUntil: "commit" });
  await page.waitForFunction(() => [...document.styleSheets].some(({ href }) => href !== null), null, { polling: 50 });
  // A page that was opened later and does not wait for its menu is painted, so the browser had time to paint the first one.
  const { page: other } = await openVisitor({ mayAskOthers: true });
  await other.goto(paintedAtOnce.address, { waitUntil: "commit" });
  await hasPainted(other);
  splitPage.sendSecondHalf();
  await hasPainted(page);
  const paints = await page.evaluate(() =>
    performance.getEntriesByName("first-contentful-paint").map(({ startTime }) => startTime >= Number(Reflect.get(window, "secondHalfAt"))),
  );
  expect(paints).toEqual([true]);
  await page.close();
  await other.close();
  splitPage.close();
  paintedAtOnce.close();
});
