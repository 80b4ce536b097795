import type { Page } from "@playwright/test";
import { TALENTS_PER_PAGE } from "../../src/config/constants";
import { findListingOfTwoPages, listedNames } from "./site-content";
import { expect, expectGoodPage, GATE, gateIf, test } from "./test";
import { clickWithoutScrolling, reload, waitForFrames } from "./visitor";

/** A card shows its cover or the placeholder. */
const CARDS = 'main ul li:has(img, svg[role="img"])';
const cards = (page: Page) => page.locator(CARDS);
/** The heading's count; the panel's follows it. */
const countOf = (page: Page, number: number) => page.getByText(new RegExp(`^${number} talent(o|s|os)?$`)).first();
const letters = (page: Page) => page.getByRole("navigation", { name: "Letra inicial" });
const emptyLetter = (page: Page) =>
  letters(page)
    .getByRole("link", { name: /nenhum talento/ })
    .first();

/** Matches a URL by its path and query. */
const address = (path: string) => (url: URL) => decodeURI(url.pathname + url.search) === path;

const openFilters = async (page: Page, name = "Filtros"): Promise<void> => {
  await page.getByRole("button", { name, exact: true }).click();
  await page.getByRole("form", { name }).getByRole("slider").first().waitFor();
};

/** The panel's count, once it differs from the count before. */
const readPanelCount = async (page: Page, before: number): Promise<number> => {
  const status = page
    .getByRole("form")
    .getByRole("status")
    .getByText(new RegExp(`^(?!${before} )\\d+ talentos?$`));
  return Number.parseInt((await status.textContent()) ?? "", 10);
};

for (const width of [390, 1440])
  test(`at ${width} px a listing loads twenty more near its end and counts them in the address without a history entry`, async ({
    openPage,
  }) => {
    const { path, count } = await findListingOfTwoPages();
    const { page } = await openPage(path, { width });
    const before = await page.evaluate(() => history.length);
    await page.mouse.wheel(0, 20_000);
    await expect(page.getByText(`${count} de ${count} talentos`)).toBeAttached();
    await expect(cards(page)).toHaveCount(count);
    await expect(page).toHaveURL(address(`${path}?vistos=${2 * TALENTS_PER_PAGE}`));
    expect(await page.evaluate(() => history.length)).toBe(before);
  });

test("a listing loads its rest after a jump past its end in a low window", async ({ openPage }) => {
  const { page } = await openPage("/pesquisa");
  await page.setViewportSize({ width: 1100, height: 460 });
  await expect(page.getByText(new RegExp(`^${TALENTS_PER_PAGE} de \\d+ talentos$`))).toBeAttached();
  // A jump without smooth scrolling, like the End key's.
  await page.evaluate(() => window.scrollTo({ top: document.documentElement.scrollHeight, behavior: "instant" }));
  await expect.poll(() => cards(page).count()).toBeGreaterThan(TALENTS_PER_PAGE);
});

test("a filter changes the address when it is applied, and Back, forward and reload restore it", GATE, async ({ openPage }) => {
  const visitor = await openPage("/kids/meninas");
  const { page } = visitor;
  await openFilters(page);
  const all = await readPanelCount(page, 0); // until the list is loaded, the panel has no age below sixteen
  await page.getByRole("textbox", { name: "Idade, até" }).fill("6");
  const young = await readPanelCount(page, all);
  await page.getByRole("checkbox", { name: "Castanho", exact: true }).check();
  const counted = await readPanelCount(page, young);
  expect(counted).toBeGreaterThan(0);
  expect(counted).toBeLessThan(all);
  await expect(page).toHaveURL("/kids/meninas");
  await page.getByRole("button", { name: "Filtrar", exact: true }).click();
  await expect(page.getByRole("button", { name: /^Remover filtro: .* anos$/ })).toBeVisible();
  await expect(page).toHaveURL(/\/kids\/meninas\?idade=\d+-6&olhos=castanho$/);
  await expect(cards(page)).toHaveCount(counted);
  await page.goBack();
  await expect(countOf(page, all)).toBeVisible();
  await page.goForward();
  await expect(countOf(page, counted)).toBeVisible();
  await reload(visitor);
  await expect(countOf(page, counted)).toBeVisible();
  await expect(cards(page)).toHaveCount(counted);
});

test("a pasted link shows the same filters in the other language, and the language switch keeps them", GATE, async ({ openPage }) => {
  const { page } = await openPage("/kids/meninas?idade=4-7&olhos=castanho");
  await expect(page.getByRole("button", { name: "Remover filtro: olhos castanhos" })).toBeVisible();
  await expect(emptyLetter(page)).toBeVisible();
  const found = await cards(page).count();
  await page.getByRole("link", { name: "English" }).click();
  await expect(page.getByRole("button", { name: "Remove filter: brown eyes" })).toBeVisible();
  await expect(page).toHaveURL(address("/en/kids/meninas?idade=4-7&olhos=castanho"));
  await expect(countOf(page, found)).toBeVisible();
});

for (const width of [390, 1440])
  test(
    `at ${width} px a listing keeps its length and scroll position after Back from a talent and after a reload`,
    gateIf(width === 390),
    async ({ openPage }) => {
      const shown = TALENTS_PER_PAGE * Math.min(3, Math.floor((await listedNames()).length / TALENTS_PER_PAGE));
      const visitor = await openPage(`/pesquisa?vistos=${shown}`, { width });
      const { page } = visitor;
      const card = cards(page)
        .nth(shown - TALENTS_PER_PAGE + 5)
        .getByRole("link");
      await card.scrollIntoViewIfNeeded();
      await waitForFrames(page); // the router stores positions in animation frames
      const top = await page.evaluate(() => window.scrollY);
      expect(top).toBeGreaterThan(1000);
      const expectSamePlace = async (): Promise<void> => {
        await expect.poll(() => cards(page).count()).toBeGreaterThanOrEqual(shown);
        await expect.poll(async () => Math.abs((await page.evaluate(() => window.scrollY)) - top)).toBeLessThan(3);
      };
      const name = (await card.locator("img").getAttribute("alt")) ?? "";
      await clickWithoutScrolling(card);
      await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
      await page.goBack();
      await expectSamePlace();
      await reload(visitor);
      await expectSamePlace(); // placeholders keep the position until the cards are loaded
    },
  );

test("letters work by keyboard, and a letter without talents is no link", async ({ openPage }) => {
  const { page } = await openPage("/kids");
  await expect(emptyLetter(page)).not.toHaveAttribute("href");
  await letters(page).getByRole("link", { name: "Letra A", exact: true }).focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/kids?letra=A");
  await expect(page.getByRole("button", { name: "Remover filtro: letra A" })).toBeVisible();
  await cards(page).locator("img").first().waitFor(); // the chip can come before the names
  const names = await cards(page)
    .locator("img")
    .evaluateAll((images) => images.map((image) => image.getAttribute("alt") ?? ""));
  expect(names.length).toBeGreaterThan(0);
  expect(names.filter((name) => !/^[AÁÀÂÃ]/i.test(name))).toEqual([]);
  await letters(page).getByRole("link", { name: "Todos" }).click();
  await expect(page).toHaveURL("/pesquisa");
});

test("the filter panel opens and closes by keyboard, and arrow keys move its thumbs", async ({ openPage }) => {
  const { page } = await openPage("/en/teens");
  const toggle = page.getByRole("button", { name: "Filters", exact: true });
  await toggle.focus();
  await page.keyboard.press("Enter");
  const thumb = page.getByRole("slider", { name: "Age, from" });
  await expect(thumb).toBeVisible();
  await expect(page.getByRole("form").getByText(/\d+ talents/)).toBeVisible();
  const before = Number(await thumb.inputValue());
  await thumb.focus();
  await page.keyboard.press("ArrowRight");
  await expect(thumb).toHaveValue(String(before + 1));
  await expect(thumb).toHaveAttribute("aria-valuetext", `${before + 1} years`);
  await page.getByRole("button", { name: "Close", exact: true }).press("Enter");
  await expect(thumb).toBeHidden();
  await expect(toggle).toBeFocused();
});

/** Controls below the minimum target size (WCAG 2.2), as HTML. */
const smallTargets = (page: Page): Promise<string[]> =>
  page
    .locator("main")
    .locator("button:visible, a:visible, input:visible, [role=link]:visible")
    .evaluateAll((targets) =>
      targets
        .filter((target) => {
          const { width, height } = target.getBoundingClientRect();
          return width < 24 || height < 24;
        })
        .map((target) => target.outerHTML.slice(0, 80)),
    );

for (const [width, path, name] of [
  [390, "/kids/meninas?idade=4-9", "Filtros"],
  [390, "/en/pesquisa/ana?olhos=verde", "Filters"],
  [820, "/en/pesquisa/ana?olhos=verde", "Filters"],
  [1440, "/kids/meninas?idade=4-9", "Filtros"],
] as const)
  test(`at ${width} px ${path} with its open filter panel has no axe violation and fits the window`, async ({ openPage }) => {
    const { page } = await openPage(path, { width });
    await openFilters(page, name);
    await expect(
      page
        .getByRole("form")
        .getByRole("status")
        .getByText(/talent/i)
        .first(),
    ).toBeVisible();
    // High enough for the whole panel, whose sticky bar would otherwise cover a field.
    await page.setViewportSize({ width, height: 2400 });
    await expectGoodPage(page);
    expect(await smallTargets(page)).toEqual([]);
  });

for (const [path, name] of [
  ["/pesquisa/jo%C3%A3o%20%26%20%22%3Cb%3E", 'joão & "<b>'],
  ["/en/pesquisa/a%2Fb%3F%23", "a/b?#"],
  ["/pesquisa/.%20", "."],
  ["/pesquisa/%F0%9F%90%A6", "🐦"],
] as const)
  test(`a search accepts any characters: ${path}`, gateIf(name === "a/b?#"), async ({ openPage }) => {
    const { page } = await openPage(path);
    await expect(page.getByText(/Nenhum talento modelo encontrado|No model talents found|No talents found/).first()).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(`“${name}”`);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
  });
