import type { Browser, Page } from "playwright-core";
import { TALENTS_PER_PAGE } from "../../src/config/constants";
import { findListingOfTwoPages, listedNames, type Listing } from "./site-content";
import {
  waitForAnimations,
  createVisitor,
  axeViolations,
  launchBrowser,
  waitForFrames,
  clickWithoutScrolling,
  reload,
  visit,
  type Visitor,
} from "./visitor";

let browser: Browser;
let listing: Listing;
beforeAll(async () => {
  browser = await launchBrowser();
  listing = await findListingOfTwoPages();
});
afterAll(() => browser.close());

/** Opens an address in its own session, which is closed in any case. */
const withPage = async (path: string, act: (visitor: Visitor) => Promise<void>, width = 1440): Promise<void> => {
  const visitor = await createVisitor(browser, { width });
  try {
    await visit(visitor, path);
    await act(visitor);
    expect(visitor.errors).toEqual([]);
  } finally {
    await visitor.context.close();
  }
};

/** A card shows its cover or the placeholder. */
const CARDS = 'main ul li:has(img, svg[role="img"])';
const cards = (page: Page) => page.locator(CARDS);
/** The heading's count; the panel's follows it. */
const waitForCount = (page: Page, number: number) =>
  page
    .getByText(new RegExp(`^${number} talent(o|s|os)?$`))
    .first()
    .waitFor();
const addressOf = (page: Page): string => decodeURI(new URL(page.url()).pathname + new URL(page.url()).search);

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

it.each([390, 1440])(
  "at %p px a listing loads twenty more near its end and counts them in the address without a history entry",
  async (width) => {
    await withPage(
      listing.path,
      async ({ page }) => {
        const before = await page.evaluate(() => history.length);
        await page.mouse.wheel(0, 20_000);
        await page.getByText(`${listing.count} de ${listing.count} talentos`).waitFor({ state: "attached" });
        expect(await cards(page).count()).toBe(listing.count);
        expect(addressOf(page)).toBe(`${listing.path}?vistos=${2 * TALENTS_PER_PAGE}`);
        expect(await page.evaluate(() => history.length)).toBe(before);
      },
      width,
    );
  },
);

it("a listing loads its rest after a jump past its end in a low window", async () => {
  await withPage("/pesquisa", async ({ page }) => {
    await page.setViewportSize({ width: 1100, height: 460 });
    await page.getByText(new RegExp(`^${TALENTS_PER_PAGE} de \\d+ talentos$`)).waitFor({ state: "attached" });
    // A jump without smooth scrolling, like the End key's.
    await page.evaluate(() => window.scrollTo({ top: document.documentElement.scrollHeight, behavior: "instant" }));
    await page.waitForFunction(({ selector, first }) => document.querySelectorAll(selector).length > first, {
      selector: CARDS,
      first: TALENTS_PER_PAGE,
    });
  });
});

it("a filter changes the address when it is applied, and Back, forward and reload restore it", async () => {
  await withPage("/kids/meninas", async (visitor) => {
    const { page } = visitor;
    await openFilters(page);
    const all = await readPanelCount(page, 0); // until the list is loaded, the panel has no age below sixteen
    await page.getByRole("textbox", { name: "Idade, até" }).fill("6");
    const young = await readPanelCount(page, all);
    await page.getByRole("checkbox", { name: "Castanho", exact: true }).check();
    const counted = await readPanelCount(page, young);
    expect(addressOf(page)).toBe("/kids/meninas");
    await page.getByRole("button", { name: "Filtrar", exact: true }).click();
    await page.getByRole("button", { name: /^Remover filtro: .* anos$/ }).waitFor();
    expect(addressOf(page)).toMatch(/^\/kids\/meninas\?idade=\d+-6&olhos=castanho$/);
    expect(await cards(page).count()).toBe(counted);
    expect(counted).toBeGreaterThan(0);
    expect(counted).toBeLessThan(all);
    await page.goBack();
    await waitForCount(page, all);
    await page.goForward();
    await waitForCount(page, counted);
    await reload(visitor);
    await waitForCount(page, counted);
    expect(await cards(page).count()).toBe(counted);
  });
});

it("a pasted link shows the same filters in the other language, and the language switch keeps them", async () => {
  await withPage("/kids/meninas?idade=4-7&olhos=castanho", async ({ page }) => {
    await page.getByRole("button", { name: "Remover filtro: olhos castanhos" }).waitFor();
    await page
      .getByRole("navigation", { name: "Letra inicial" })
      .getByRole("link", { name: /nenhum talento/ })
      .first()
      .waitFor();
    const found = await cards(page).count();
    await page.getByRole("link", { name: "English" }).click();
    await page.getByRole("button", { name: "Remove filter: brown eyes" }).waitFor();
    expect(addressOf(page)).toBe("/en/kids/meninas?idade=4-7&olhos=castanho");
    await waitForCount(page, found);
  });
});

it.each([390, 1440])(
  "at %p px a listing keeps its length and scroll position after Back from a talent and after a reload",
  async (width) => {
    const shown = TALENTS_PER_PAGE * Math.min(3, Math.floor((await listedNames()).length / TALENTS_PER_PAGE));
    await withPage(
      `/pesquisa?vistos=${shown}`,
      async (visitor) => {
        const { page } = visitor;
        const card = cards(page)
          .nth(shown - TALENTS_PER_PAGE + 5)
          .getByRole("link");
        await card.scrollIntoViewIfNeeded();
        await waitForFrames(page); // the router stores positions in animation frames
        const top = await page.evaluate(() => window.scrollY);
        expect(top).toBeGreaterThan(1000);
        const isBack = () =>
          page.waitForFunction(
            ({ selector, least, place }) => document.querySelectorAll(selector).length >= least && Math.abs(window.scrollY - place) < 3,
            { selector: CARDS, least: shown, place: top },
          );
        const name = await card.locator("img").getAttribute("alt");
        await clickWithoutScrolling(card);
        await page.getByRole("heading", { level: 1, name: name ?? "" }).waitFor();
        await page.goBack();
        await isBack();
        await reload(visitor);
        await isBack(); // placeholders keep the position until the cards are loaded
      },
      width,
    );
  },
);

it("letters work by keyboard, and a letter without talents is no link", async () => {
  await withPage("/kids", async ({ page }) => {
    const letters = page.getByRole("navigation", { name: "Letra inicial" });
    const empty = letters.getByRole("link", { name: /nenhum talento/ }).first();
    await empty.waitFor();
    expect(await empty.getAttribute("href")).toBeNull();
    await letters.getByRole("link", { name: "Letra A", exact: true }).focus();
    await page.keyboard.press("Enter");
    await page.waitForURL("**/kids?letra=A");
    await page.getByRole("button", { name: "Remover filtro: letra A" }).waitFor();
    await cards(page).locator("img").first().waitFor(); // the chip can come before the names
    const names = await cards(page)
      .locator("img")
      .evaluateAll((images) => images.map((image) => image.getAttribute("alt") ?? ""));
    expect(names.length).toBeGreaterThan(0);
    expect(names.filter((name) => !/^[AÁÀÂÃ]/i.test(name))).toEqual([]);
    await letters.getByRole("link", { name: "Todos" }).click();
    await page.waitForURL("**/pesquisa");
  });
});

it("the filter panel opens and closes by keyboard, and arrow keys move its thumbs", async () => {
  await withPage("/en/teens", async ({ page }) => {
    const toggle = page.getByRole("button", { name: "Filters", exact: true });
    await toggle.focus();
    await page.keyboard.press("Enter");
    const thumb = page.getByRole("slider", { name: "Age, from" });
    await thumb.waitFor();
    await page
      .getByRole("form")
      .getByText(/\d+ talents/)
      .waitFor();
    const before = Number(await thumb.inputValue());
    await thumb.focus();
    await page.keyboard.press("ArrowRight");
    expect(Number(await thumb.inputValue())).toBe(before + 1);
    expect(await thumb.getAttribute("aria-valuetext")).toBe(`${before + 1} years`);
    await page.getByRole("button", { name: "Close", exact: true }).press("Enter");
    await thumb.waitFor({ state: "hidden" });
    expect(await toggle.evaluate((button) => button === document.activeElement)).toBe(true);
  });
});

it.each([
  [390, "/kids/meninas?idade=4-9", "Filtros"],
  [390, "/en/pesquisa/ana?olhos=verde", "Filters"],
  [820, "/en/pesquisa/ana?olhos=verde", "Filters"],
  [1440, "/kids/meninas?idade=4-9", "Filtros"],
] as const)("at %p px %s with its open filter panel has no axe violation and fits the window", async (width, path, name) => {
  await withPage(
    path,
    async ({ page }) => {
      await openFilters(page, name);
      await page
        .getByRole("form")
        .getByRole("status")
        .getByText(/talent/i)
        .first()
        .waitFor();
      // High enough for the whole panel, whose sticky bar would otherwise cover a field.
      await page.setViewportSize({ width, height: 2400 });
      await waitForAnimations(page);
      expect(await axeViolations(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      const small = await page
        .locator("main")
        .locator("button:visible, a:visible, input:visible, [role=link]:visible")
        .evaluateAll((targets) =>
          targets
            .filter((target) => {
              const { width: across, height } = target.getBoundingClientRect();
              return across < 24 || height < 24;
            })
            .map((target) => target.outerHTML.slice(0, 80)),
        );
      expect(small).toEqual([]);
    },
    width,
  );
});

it.each([
  ["/pesquisa/jo%C3%A3o%20%26%20%22%3Cb%3E", 'joão & "<b>'],
  ["/en/pesquisa/a%2Fb%3F%23", "a/b?#"],
  ["/pesquisa/.%20", "."],
  ["/pesquisa/%F0%9F%90%A6", "🐦"],
])("a search accepts any characters: %s", async (path, name) => {
  const visitor = await createVisitor(browser);
  const response = await visit(visitor, path);
  expect(response.status()).toBe(200);
  await visitor.page
    .getByText(/Nenhum talento modelo encontrado|No model talents found|No talents found/)
    .first()
    .waitFor();
  expect(await visitor.page.getByRole("heading", { level: 1 }).innerText()).toBe(`“${name}”`);
  expect(await visitor.page.getAttribute('meta[name="robots"]', "content")).toContain("noindex");
  expect(visitor.errors).toEqual([]);
  await visitor.context.close();
});
