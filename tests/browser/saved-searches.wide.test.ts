import type { Browser, Locator, Page } from "playwright-core";
import { SEARCHES_KEY } from "../../src/selection/searches-key";
import type { CastingIndex } from "../../src/domain/casting-index";
import { fetchText, toEnglish } from "./templates";
import {
  axeViolations,
  createVisitor,
  launchBrowser,
  siteAddress,
  visit,
  waitForAnimations,
  type Visitor,
  PHONE_AND_DESKTOP,
} from "./visitor";

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

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
  await waitForAnimations(page);
  expect(await axeViolations(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
};

const searchesOf = (page: Page, title: string): Locator => page.getByRole("region", { name: title });

/** Lets the last visit of the stored searches have been before the first talent. */
const forgetVisits = (page: Page): Promise<void> =>
  page.evaluate((key) => {
    const { searches } = JSON.parse(localStorage.getItem(key) ?? "") as { searches: object[] };
    localStorage.setItem(key, JSON.stringify({ searches: searches.map((search) => ({ ...search, since: "2000-01-01", seen: 0 })) }));
  }, SEARCHES_KEY);

const saveFromFilters = async ({ page }: Visitor, words: (typeof WORDS)["pt" | "en"], name: string): Promise<void> => {
  await page.getByRole("button", { name: words.filters, exact: true }).click();
  await page.getByRole("button", { name: words.save }).click();
  await page.getByLabel(words.name).fill(name);
  await expectAccessible(page);
  await page.getByRole("button", { name: words.confirm, exact: true }).click();
  await page.getByText(words.saved).waitFor();
};

describe.each(PHONE_AND_DESKTOP)(
  "a visitor without an account, with a window of $width px, in $language",
  ({ language, width, locale }) => {
    const words = WORDS[language];

    it("keeps a search under a name, sees how many are new, and renames, deletes and restores it", async () => {
      const visitor = await createVisitor(browser, { width, locale });
      const { page } = visitor;
      await visit(visitor, language === "pt" ? LIST : toEnglish(LIST));
      await saveFromFilters(visitor, words, "Meninas da campanha");
      await page.getByRole("link", { name: words.see }).click();
      const searches = searchesOf(page, words.title);
      await searches.getByText(words.none).waitFor();
      await expectAccessible(page);

      await forgetVisits(page);
      await page.reload();
      await searches.getByText(words.count).waitFor();
      await searches.getByRole("link", { name: "Meninas da campanha", exact: true }).click();
      await page.waitForURL((url) => url.search === "?idade=4-9");
      await page.goBack();
      await searches.getByText(words.none).waitFor();

      await searches.getByRole("button", { name: `${words.rename} Meninas da campanha` }).click();
      await searches.getByLabel(words.name).fill("Verão");
      await searches.getByRole("button", { name: words.keepName }).click();
      await searches.getByRole("link", { name: "Verão", exact: true }).waitFor();
      await searches.getByRole("button", { name: `${words.delete} Verão` }).click();
      await searches.getByRole("link", { name: "Verão", exact: true }).waitFor({ state: "detached" });
      await expectAccessible(page);
      await searches.getByRole("button", { name: words.undo }).click();
      await page.reload();
      await searches.getByRole("link", { name: "Verão", exact: true }).waitFor();
      expect(visitor.errors).toEqual([]);
      expect(visitor.foreignRequests).toEqual([]);
      await visitor.context.close();
    });

    it("finds a feed of the search that names no minor and is not indexed", async () => {
      const visitor = await createVisitor(browser, { width, locale });
      const { page } = visitor;
      await visit(visitor, language === "pt" ? LIST : toEnglish(LIST));
      await saveFromFilters(visitor, words, "Meninas");
      await page.getByRole("link", { name: words.see }).click();
      const link = searchesOf(page, words.title).getByRole("link", { name: `${words.feed} Meninas` });
      const feed = await fetch(new URL((await link.getAttribute("href")) ?? "", siteAddress()));
      const text = await feed.text();
      expect([feed.status, feed.headers.get("x-robots-tag")]).toEqual([200, "noindex"]);
      expect(text).toContain("<rss");
      const { names } = JSON.parse(await fetchText("/api/casting/kids/meninas")) as CastingIndex;
      expect(names.length).toBeGreaterThan(5);
      expect(names.filter((name) => text.includes(name))).toEqual([]);
      await visitor.context.close();
    });
  },
);
