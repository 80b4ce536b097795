import type { Page } from "@playwright/test";
import { foldText } from "../../src/domain/fold-text";
import en from "../../src/locales/en/common.json";
import pt from "../../src/locales/pt/common.json";
import { listedNames } from "./site-content";
import { expect, gateIf, test } from "./test";
import { axeViolations, siteAddress, visit, waitForAnimations, waitUntilIdle, type Visitor } from "./visitor";

const PORTUGUESE = {
  language: "pt",
  prefix: "",
  button: "Buscar talentos",
  field: "Nome do talento",
  menu: "Menu",
  near: pt["search.didYouMean"],
  none: pt["search.none"],
} as const;
const ENGLISH = {
  language: "en",
  prefix: "/en",
  button: "Search talents",
  field: "Name of the talent",
  menu: "Menu",
  near: en["search.didYouMean"],
  none: en["search.none"],
} as const;
type Words = typeof PORTUGUESE | typeof ENGLISH;

const CASES = [
  { width: 390, words: PORTUGUESE },
  { width: 1440, words: ENGLISH },
];

/** A talent's first name, and the first two words of the whole name without accents and capitals, as a visitor types them. */
const readName = async (): Promise<{ first: string; typed: string }> => {
  const [name = ""] = await listedNames();
  return { first: name.split(" ")[0] ?? "", typed: foldText(name).split(" ").slice(0, 2).join(" ") };
};

const button = (page: Page, words: Words) => page.getByRole("search").getByRole("button", { name: words.button });
const field = (page: Page, words: Words) => page.getByRole("combobox", { name: words.field });

/** In a narrow window the search box is in the menu. */
const openBox = async ({ page }: Visitor, words: Words): Promise<Page> => {
  if ((page.viewportSize()?.width ?? 0) < 991) await page.getByRole("button", { name: words.menu }).click();
  await button(page, words).click();
  await expect(field(page, words)).toBeFocused();
  return page;
};

for (const { width, words } of CASES)
  test.describe(`the search box in ${words.language} at ${width} px`, () => {
    test("suggests talents while a name is typed, and arrows and Enter open one", gateIf(width === 390), async ({ openPage }) => {
      const { first, typed } = await readName();
      const page = await openBox(await openPage(`${words.prefix}/contato`, { width }), words);
      await page.keyboard.insertText(typed);
      await expect(page.getByRole("option").first()).toContainText(first);
      await page.keyboard.press("ArrowDown");
      const path = (await page.getByRole("option", { selected: true }).getAttribute("href")) ?? "";
      expect(path.startsWith(`${words.prefix}/`)).toBe(true);
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL(path);
      await expect(page.getByRole("heading", { level: 1, name: first })).toBeVisible();
      await expect(page.getByRole("listbox")).toHaveCount(0);
    });

    test("opens the suggestion that is pressed", async ({ openPage }) => {
      const { typed } = await readName();
      const page = await openBox(await openPage(`${words.prefix}/contato`, { width }), words);
      await page.keyboard.insertText(typed);
      const option = page.getByRole("option").first();
      const path = (await option.getAttribute("href")) ?? "";
      await option.click();
      await expect(page).toHaveURL(path);
    });

    test("opens the results at the second press, and closes", async ({ openPage }) => {
      const page = await openBox(await openPage(`${words.prefix}/contato`, { width }), words);
      await page.keyboard.type("Ana Çé/1");
      await button(page, words).click();
      await expect(page).toHaveURL(`${words.prefix}/pesquisa/${encodeURIComponent("Ana Çé/1")}`);
      await expect(field(page, words)).toBeHidden();
    });

    test("has no axe violation with suggestions and similar names", async ({ openPage }) => {
      const { typed } = await readName();
      const page = await openBox(await openPage(`${words.prefix}/contato`, { width }), words);
      for (const [text, outcome] of [
        [typed, /\d/],
        [`${typed}x`, words.near],
        ["xyzwkq", words.none],
      ] as const) {
        await field(page, words).fill(text);
        await expect(page.getByRole("search").getByRole("status").filter({ hasText: outcome })).toBeAttached();
        await waitForAnimations(page);
        expect(await axeViolations(page)).toEqual([]);
      }
    });

    test("is a plain form without scripts", async ({ openPage }) => {
      const { page } = await openPage(`${words.prefix}/contato`, { width, javaScriptEnabled: false });
      await field(page, words).fill("João");
      await button(page, words).click();
      await expect(page).toHaveURL(`${words.prefix}/pesquisa/${encodeURIComponent("João")}`);
    });
  });

for (const words of [PORTUGUESE, ENGLISH])
  test.describe(`the search box in ${words.language} in a wide window`, () => {
    test("is 130 px wide and shifts nothing when it opens", async ({ openPage }) => {
      const { page } = await openPage(`${words.prefix}/contato`);
      const places = () =>
        page.locator("nav a:visible, nav summary").evaluateAll((links) => links.map((link) => link.getBoundingClientRect().left));
      const before = await places();
      await expect(field(page, words)).toBeHidden();
      await button(page, words).click();
      await expect.poll(async () => (await field(page, words).boundingBox())?.width).toBe(130);
      expect(await places()).toEqual(before);
      await page.keyboard.press("Escape");
      await expect(field(page, words)).toBeHidden();
    });

    test("fits beside the menu from 991 px on", async ({ openPage }) => {
      const { page } = await openPage(`${words.prefix}/contato`, { width: 991 });
      const edges = await page
        .locator("header a:visible, header summary, header form")
        .evaluateAll((parts) =>
          parts.map((part) => part.getBoundingClientRect()).map(({ left, right, top, bottom }) => ({ left, right, top, bottom })),
        );
      expect(edges.filter(({ right }) => right > 991)).toEqual([]);
      const overlapping = edges.flatMap((one, index) =>
        edges
          .slice(index + 1)
          .filter((other) => one.left < other.right - 1 && other.left < one.right - 1)
          .filter((other) => one.top < other.bottom - 1 && other.top < one.bottom - 1)
          .map((other) => [one, other]),
      );
      expect(overlapping).toEqual([]);
    });
  });

test("the search box fetches talents and code at the first focus, and once", async ({ openVisitor }) => {
  const visitor = await openVisitor();
  const { page } = visitor;
  const lists: string[] = [];
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/api/casting")) lists.push(request.url().slice(siteAddress().length));
    if (request.resourceType() === "script") scripts.push(request.url());
  });
  await visit(visitor, "/contato");
  expect(lists).toEqual([]);
  const atFirst = scripts.length;
  await openBox(visitor, PORTUGUESE);
  await page.keyboard.type("a");
  await expect(page.getByRole("listbox")).toBeVisible();
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  await expect(field(page, PORTUGUESE)).toBeHidden();
  await openBox(visitor, PORTUGUESE);
  await page.keyboard.type("a");
  await expect(page.getByRole("listbox")).toBeVisible();
  await waitUntilIdle(visitor);
  expect(lists.toSorted()).toEqual(["covers", "filters", "names"].map((part) => `/api/casting/todas/todos?part=${part}&v=3`));
  expect(scripts.length).toBeGreaterThan(atFirst);
});

test("the search box opens the results when suggestions fail to load", async ({ openVisitor }) => {
  const visitor = await openVisitor({ mayLogErrors: true });
  const { page } = visitor;
  await page.route("**/api/casting/**", (route) => route.abort());
  await visit(visitor, "/contato");
  await openBox(visitor, PORTUGUESE);
  await page.keyboard.type("ana");
  await expect(page.getByText("As sugestões não carregaram.").first()).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/pesquisa/ana");
});
