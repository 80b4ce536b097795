import type { Locator, Page } from "@playwright/test";
import type { CastingIndex } from "../../src/domain/casting-index";
import { SEARCHES_KEY } from "../../src/selection/searches-key";
import { fetchText, toEnglish } from "./templates";
import { expect, expectGoodPage, test } from "./test";
import { PHONE_AND_DESKTOP, siteAddress } from "./visitor";

/** A list of minors, with a filter. */
const LIST = "/kids/meninas?idade=4-9";

const WORDS = {
  pt: {
    filters: "Filtros",
    save: "Salvar esta busca",
    name: "Nome da busca",
    confirm: "Salvar",
    saved: "Busca salva neste aparelho.",
    see: "Ver buscas salvas",
    title: "Buscas salvas",
    none: "nada de novo",
    count: /^\d+ novos?$/,
    rename: "Renomear",
    keepName: "Guardar nome",
    delete: "Excluir",
    undo: "Desfazer",
    feed: "Feed RSS de",
  },
  en: {
    filters: "Filters",
    save: "Save this search",
    name: "Name of the search",
    confirm: "Save",
    saved: "Search saved on this device.",
    see: "See saved searches",
    title: "Saved searches",
    none: "nothing new",
    count: /^\d+ new$/,
    rename: "Rename",
    keepName: "Keep name",
    delete: "Delete",
    undo: "Undo",
    feed: "RSS feed of",
  },
} as const;

const expectAccessible = async (page: Page): Promise<void> => {
  // At the top, where the header covers no part of a control.
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
  await expectGoodPage(page);
};

/** Sets the last visit of the stored searches to a day before the first talent. */
const forgetVisits = (page: Page): Promise<void> =>
  page.evaluate((key) => {
    const { searches } = JSON.parse(localStorage.getItem(key) ?? "") as { searches: object[] };
    localStorage.setItem(key, JSON.stringify({ searches: searches.map((search) => ({ ...search, since: "2000-01-01", seen: 0 })) }));
  }, SEARCHES_KEY);

const saveFromFilters = async (page: Page, words: (typeof WORDS)["pt" | "en"], name: string): Promise<void> => {
  await page.getByRole("button", { name: words.filters, exact: true }).click();
  await page.getByRole("button", { name: words.save }).click();
  await page.getByLabel(words.name).fill(name);
  await expectAccessible(page);
  await page.getByRole("button", { name: words.confirm, exact: true }).click();
  await expect(page.getByText(words.saved)).toBeVisible();
};

const expectFeedWithoutMinors = async (feedLink: Locator): Promise<void> => {
  const feed = await fetch(new URL((await feedLink.getAttribute("href")) ?? "", siteAddress()));
  expect([feed.status, feed.headers.get("x-robots-tag")]).toEqual([200, "noindex"]);
  const text = await feed.text();
  expect(text).toContain("<rss");
  const { names } = JSON.parse(await fetchText("/api/casting/kids/meninas")) as CastingIndex;
  expect(names.length).toBeGreaterThan(5);
  expect(names.filter((name) => text.includes(name))).toEqual([]);
};

for (const { language, width, locale } of PHONE_AND_DESKTOP)
  test(`at ${width} px in ${language} a visitor keeps a search, sees how many are new, and renames, deletes and restores it; its feed names no minor`, async ({
    openPage,
  }) => {
    const words = WORDS[language];
    const { page } = await openPage(language === "pt" ? LIST : toEnglish(LIST), { width, locale });
    const searches = page.getByRole("region", { name: words.title });
    const search = (name: string) => searches.getByRole("link", { name, exact: true });
    await saveFromFilters(page, words, "Meninas da campanha");
    await page.getByRole("link", { name: words.see }).click();
    await expect(searches.getByText(words.none)).toBeVisible();
    await expectAccessible(page);
    await expectFeedWithoutMinors(searches.getByRole("link", { name: `${words.feed} Meninas da campanha` }));

    await forgetVisits(page);
    await page.reload();
    await expect(searches.getByText(words.count)).toBeVisible();
    await search("Meninas da campanha").click();
    await expect(page).toHaveURL(/\?idade=4-9$/);
    await page.goBack();
    await expect(searches.getByText(words.none)).toBeVisible();

    await searches.getByRole("button", { name: `${words.rename} Meninas da campanha` }).click();
    await searches.getByLabel(words.name).fill("Verão");
    await searches.getByRole("button", { name: words.keepName }).click();
    await expect(search("Verão")).toBeVisible();
    await searches.getByRole("button", { name: `${words.delete} Verão` }).click();
    await expect(search("Verão")).toHaveCount(0);
    await expectAccessible(page);
    await searches.getByRole("button", { name: words.undo }).click();
    await expect(search("Verão")).toBeVisible();
    await page.reload();
    await expect(search("Verão")).toBeVisible();
  });
