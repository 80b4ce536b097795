import { TALENTS_PER_PAGE } from "../../src/config/constants";
import { listedNames, shownNames } from "./site-content";
import { fetchText, findTemplates } from "./templates";
import { expect, test } from "./test";
import { siteAddress, visit, waitForFrames } from "./visitor";

const LISTINGS = ["kids", "teens", "atores", "talents", "digital-influencers"].flatMap((category) => [
  `/${category}`,
  `/${category}/meninos`,
  `/${category}/meninas`,
]);

for (const [prefix, sentence] of [
  ["", "Filtros e ordenação precisam de JavaScript."],
  ["/en", "Filters and sorting need JavaScript."],
] as const) {
  test(`every listing under "${prefix}" shows its talents without a script`, async ({ openVisitor }) => {
    const reader = await openVisitor({ javaScriptEnabled: false });
    for (const path of LISTINGS.map((listing) => prefix + listing)) {
      const response = await visit(reader, path);
      expect.soft(response.status(), path).toBe(200);
      const cards = await reader.page.locator("main ul li:has(img)").count();
      expect.soft(cards, path).toBeGreaterThan(0);
      expect.soft(cards, path).toBeLessThanOrEqual(TALENTS_PER_PAGE);
    }
  });

  test(`a listing under "${prefix}" says why a filtered and sorted address shows everybody without a script`, async ({ openPage }) => {
    const { page } = await openPage(`${prefix}/kids/meninas?ordem=nome&idade=4-9`, { javaScriptEnabled: false });
    await expect(page.getByText(sentence)).toBeVisible();
  });
}

test("a talent's page opens from its card, and Back returns to the listing", async ({ openPage }) => {
  const { page } = await openPage("/kids/meninas", { width: 390 });
  const card = page
    .locator("main ul li a")
    .filter({ has: page.locator("img") })
    .first();
  const path = (await card.getAttribute("href")) ?? "";
  const name = (await card.locator("img").getAttribute("alt")) ?? "";
  await card.click();
  await expect(page).toHaveURL(path);
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL("/kids/meninas");
  await expect(page.getByRole("heading", { level: 1, name: "Kids" })).toBeVisible();
});

for (const width of [390, 1000, 1280]) {
  test(`at ${width} px each jump to the end of the search adds twenty talents, and no more`, async ({ openPage }) => {
    const { length } = await listedNames();
    const { page } = await openPage("/pesquisa", { width });
    for (let pages = 2; pages <= 4; pages += 1) {
      await page.evaluate(() => window.scrollTo({ top: document.documentElement.scrollHeight, behavior: "instant" }));
      await expect(shownNames(page)).toHaveCount(Math.min(length, pages * TALENTS_PER_PAGE));
      // The new cards have moved the footer; a list that keeps growing would add more in the next frames.
      await waitForFrames(page);
    }
    await expect(page.getByRole("contentinfo")).not.toBeInViewport();
    await expect(shownNames(page)).toHaveCount(Math.min(length, 4 * TALENTS_PER_PAGE));
  });
}

test("the page of a child carries robots marks and contains no birthdate", async () => {
  const { talent = "" } = await findTemplates();
  const response = await fetch(new URL(talent, siteAddress()));
  expect(response.headers.get("x-robots-tag")).toMatch(/noindex.*noimageindex.*noai/);
  const html = await response.text();
  expect(html).toMatch(/<meta[^>]*name="robots"[^>]*content="noindex, ?noimageindex, ?noai"/);
  const pageData = await fetchText(`/page-data${talent}/page-data.json`);
  expect(html + pageData).not.toMatch(/birth|nascimento|\b(19|20)\d\d-\d\d-\d\d\b/i);
});

test("the language switch keeps the page and its query", async ({ openPage }) => {
  const { page } = await openPage("/teens/meninos?x=1");
  await page.getByRole("link", { name: "English" }).click();
  await expect(page).toHaveURL("/en/teens/meninos?x=1");
  await expect(page.getByRole("link", { name: "Boys" }).first()).toBeAttached();
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
});

test("the menu opens a category by keyboard, and closes when a link is followed", async ({ openPage }) => {
  const { page } = await openPage("/blog");
  await page.locator("summary", { hasText: "Teens" }).focus();
  await page.keyboard.press("Enter");
  const link = page.getByRole("navigation", { name: "Navegação principal" }).getByRole("link", { name: "Meninas", exact: true });
  await link.click();
  await expect(page).toHaveURL("/teens/meninas");
  await expect(link).toBeHidden();
});

test("the menu is a sheet on a phone", async ({ openPage }) => {
  const { page } = await openPage("/blog", { width: 390 });
  const campaigns = page.getByRole("navigation", { name: "Navegação principal" }).getByRole("link", { name: "Campanhas" });
  await expect(campaigns).toBeHidden();
  await page.getByRole("button", { name: "Menu" }).click();
  await campaigns.click();
  await expect(page).toHaveURL("/campanhas");
  await expect(page.getByRole("heading", { level: 1, name: "Campanhas" })).toBeVisible();
  await expect(campaigns).toBeHidden();
});
