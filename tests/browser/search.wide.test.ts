import type { Browser, Page } from "playwright-core";
import { foldText } from "../../src/domain/fold-text";
import en from "../../src/locales/en/common.json";
import pt from "../../src/locales/pt/common.json";
import { fetchText } from "./templates";
import { waitForAnimations, createVisitor, axeViolations, launchBrowser, siteAddress, visit, type Visitor } from "./visitor";

const LANGUAGES = [
  {
    language: "pt",
    prefix: "",
    button: "Buscar talentos",
    field: "Nome do talento",
    menu: "Menu",
    near: pt["search.didYouMean"],
    none: pt["search.none"],
  },
  {
    language: "en",
    prefix: "/en",
    button: "Search talents",
    field: "Name of the talent",
    menu: "Menu",
    near: en["search.didYouMean"],
    none: en["search.none"],
  },
] as const;
type Words = (typeof LANGUAGES)[number];

const CASES = [
  { ...LANGUAGES[0], width: 390 },
  { ...LANGUAGES[1], width: 1440 },
];

let browser: Browser;
let names: readonly string[];
beforeAll(async () => {
  browser = await launchBrowser();
  ({ names } = JSON.parse(await fetchText("/api/casting/todas/todos")) as { names: string[] });
});
afterAll(() => browser.close());

/** The first two words of a talent's name without accents and capitals. */
const typedName = (): string =>
  foldText(names[0] ?? "")
    .split(" ")
    .slice(0, 2)
    .join(" ");

const button = (page: Page, words: Words) => page.getByRole("search").getByRole("button", { name: words.button });
const field = (page: Page, words: Words) => page.getByRole("combobox", { name: words.field });
const pathOf = (page: Page): string => decodeURIComponent(new URL(page.url()).pathname);

/** Opens a page, in a narrow window its menu, and the search box. */
const openBox = async (width: number, words: Words): Promise<Visitor> => {
  const visitor = await createVisitor(browser, { width });
  await visit(visitor, `${words.prefix}/contato`);
  if (width < 991) await visitor.page.getByRole("button", { name: words.menu }).click();
  await button(visitor.page, words).click();
  return visitor;
};

describe.each(CASES)("the search box in $language at $width px", ({ width, ...words }) => {
  it("suggests talents while a name is typed, and arrows and Enter open one", async () => {
    const { page, context, errors: complaints, foreignRequests } = await openBox(width, words);
    await page.keyboard.insertText(typedName());
    await page.getByRole("option").first().waitFor();
    expect(await page.getByRole("option").first().textContent()).toContain(names[0]?.split(" ")[0]);
    await page.keyboard.press("ArrowDown");
    const chosen = page.getByRole("option", { selected: true });
    const href = await chosen.getAttribute("href");
    await page.keyboard.press("Enter");
    await page.waitForURL((url) => url.pathname === href);
    expect(href?.startsWith(`${words.prefix}/`)).toBe(true);
    await page.getByRole("heading", { level: 1, name: names[0]?.split(" ")[0] }).waitFor();
    expect(await page.getByRole("listbox").count()).toBe(0);
    expect([complaints, foreignRequests]).toEqual([[], []]);
    await context.close();
  });

  it("opens the suggestion that is pressed", async () => {
    const { page, context } = await openBox(width, words);
    await page.keyboard.insertText(typedName());
    const first = page.getByRole("option").first();
    const href = await first.getAttribute("href");
    await first.click();
    await page.waitForURL((url) => url.pathname === href);
    await context.close();
  });

  it("opens the results at the second press, and closes", async () => {
    const { page, context } = await openBox(width, words);
    await page.keyboard.type("Ana Çé/1");
    await button(page, words).click();
    await page.waitForURL(/pesquisa/);
    expect(pathOf(page)).toBe(`${words.prefix}/pesquisa/Ana Çé/1`);
    await field(page, words).waitFor({ state: "hidden" }); // the sheet fades
    await context.close();
  });

  it("has no axe violation with suggestions and similar names", async () => {
    const { page, context } = await openBox(width, words);
    for (const [text, outcome] of [
      [typedName(), /\d/],
      [`${typedName()}x`, words.near],
      ["xyzwkq", words.none],
    ] as const) {
      await field(page, words).fill(text);
      await page.getByRole("search").getByRole("status").filter({ hasText: outcome }).waitFor({ state: "attached" });
      await waitForAnimations(page);
      expect(await axeViolations(page)).toEqual([]);
    }
    await context.close();
  });

  it("is a plain form without scripts", async () => {
    const { page, context } = await createVisitor(browser, { width, javaScriptEnabled: false });
    await page.goto(new URL(`${words.prefix}/contato`, siteAddress()).href);
    await field(page, words).fill("João");
    await button(page, words).click();
    await page.waitForURL(/\/pesquisa\/./);
    expect(pathOf(page)).toBe(`${words.prefix}/pesquisa/João`);
    await context.close();
  });
});

describe.each(LANGUAGES)("the search box in $language in a wide window", (words) => {
  it("is 130 px wide and shifts nothing when it opens", async () => {
    const visitor = await createVisitor(browser);
    await visit(visitor, `${words.prefix}/contato`);
    const places = () =>
      visitor.page.locator("nav a:visible, nav summary").evaluateAll((links) => links.map((link) => link.getBoundingClientRect().left));
    const before = await places();
    expect(await field(visitor.page, words).isVisible()).toBe(false);
    await button(visitor.page, words).click();
    expect((await field(visitor.page, words).boundingBox())?.width).toBe(130);
    expect(await places()).toEqual(before);
    await visitor.page.keyboard.press("Escape");
    expect(await field(visitor.page, words).isVisible()).toBe(false);
    await visitor.context.close();
  });

  it("fits beside the menu from 991 px on", async () => {
    const visitor = await createVisitor(browser, { width: 991 });
    await visit(visitor, `${words.prefix}/contato`);
    const edges = await visitor.page
      .locator("header a:visible, header summary, header form")
      .evaluateAll((parts) =>
        parts.map((part) => part.getBoundingClientRect()).map(({ left, right, top, bottom }) => ({ left, right, top, bottom })),
      );
    for (const [index, one] of edges.entries()) {
      expect(one.right).toBeLessThanOrEqual(991);
      for (const other of edges.slice(index + 1)) {
        const overlaps =
          one.left < other.right - 1 && other.left < one.right - 1 && one.top < other.bottom - 1 && other.top < one.bottom - 1;
        expect({ one, other, overlaps }).toEqual({ one, other, overlaps: false });
      }
    }
    await visitor.context.close();
  });
});

it("the search box fetches talents and code at the first focus, and once", async () => {
  const visitor = await createVisitor(browser);
  const lists: string[] = [];
  const scripts: string[] = [];
  visitor.page.on("request", (request) => {
    if (request.url().includes("/api/casting")) lists.push(request.url().slice(siteAddress().length));
    if (request.resourceType() === "script") scripts.push(request.url());
  });
  await visit(visitor, "/contato");
  expect(lists).toEqual([]);
  const atFirst = scripts.length;
  await button(visitor.page, LANGUAGES[0]).click();
  await visitor.page.keyboard.type("a");
  await visitor.page.getByRole("listbox").waitFor();
  await visitor.page.keyboard.press("Escape");
  await visitor.page.keyboard.press("Escape");
  await button(visitor.page, LANGUAGES[0]).click();
  await visitor.page.keyboard.type("a");
  await visitor.page.getByRole("listbox").waitFor();
  expect(lists.toSorted()).toEqual(["covers", "filters", "names"].map((part) => `/api/casting/todas/todos?part=${part}&v=3`));
  expect(scripts.length).toBeGreaterThan(atFirst);
  await visitor.context.close();
});

it("the search box opens the results when suggestions fail to load", async () => {
  const visitor = await createVisitor(browser);
  await visitor.page.route("**/api/casting/**", (route) => route.abort());
  await visit(visitor, "/contato");
  await button(visitor.page, LANGUAGES[0]).click();
  await visitor.page.keyboard.type("ana");
  await visitor.page.getByText("As sugestões não carregaram.").first().waitFor();
  await visitor.page.keyboard.press("Enter");
  await visitor.page.waitForURL(/pesquisa\/ana$/);
  await visitor.context.close();
});
