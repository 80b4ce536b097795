import type { Browser, Page } from "playwright-core";
import { randomName, openEntry, signInToPanel } from "./panel-admin";
import {
  axeViolations,
  createVisitor,
  holdRequests,
  launchBrowser,
  reload,
  waitUntilIdle,
  siteAddress,
  visit,
  type Visitor,
} from "./visitor";

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

const WORDS = {
  "": {
    heart: /^Selecionar /,
    notes: /^Anotação/,
    later: /para depois$/,
    compare: "Comparar",
    clear: "Limpar seleção",
    undo: "Desfazer",
    join: "Juntar à minha seleção",
    comparison: "Comparação",
    own: "Ver a minha seleção",
  },
  "/en": {
    heart: /^Select /,
    notes: /^Note/,
    later: /later$/,
    compare: "Compare",
    clear: "Clear selection",
    undo: "Undo",
    join: "Add to my selection",
    comparison: "Comparison",
    own: "See my selection",
  },
} as const;

const CASES = [
  { width: 390, prefix: "", words: WORDS[""] },
  { width: 1440, prefix: "/en", words: WORDS["/en"] },
] as const;

const names = (page: Page): Promise<string[]> => page.locator("main ol > li h2").allTextContents();

const stored = (page: Page): Promise<{ favoriteList: { talentId: string; note: string }[] }> =>
  page.evaluate(() => JSON.parse(localStorage.getItem("favorites") ?? "null"));

/** Presses the first hearts of a listing and returns the names of their talents. */
const pressHearts = async ({ page }: Visitor, heart: RegExp, count: number): Promise<string[]> => {
  const hearts = page.getByRole("main").getByRole("button", { name: heart });
  const chosen: string[] = [];
  for (let place = 0; place < count; place += 1) {
    await hearts.nth(place).click();
    chosen.push(((await hearts.nth(place).getAttribute("aria-label")) ?? "").replace(heart, ""));
  }
  return chosen;
};

/** Waits until every talent of the list is loaded. */
const waitForTalents = (page: Page) =>
  page.waitForFunction(() => {
    const items = [...document.querySelectorAll<HTMLElement>("main ol > li")];
    return items.length > 0 && items.every(({ dataset }) => dataset.kind === "found");
  });

describe.each(CASES)('at $width px under "$prefix"', ({ width, prefix, words }) => {
  it("fills the selection by hearts, then sorts, annotates, compares and clears it", async () => {
    const visitor = await createVisitor(browser, { width });
    const { page } = visitor;
    await visit(visitor, `${prefix}/kids/meninas`);
    expect(await page.evaluate(() => [localStorage.getItem("favorites"), localStorage.getItem("favoritesCourses")])).toEqual([
      '{"favoriteList":[]}',
      '{"favoriteListCourses":[]}',
    ]);
    const [one = "", two = "", three = ""] = await pressHearts(visitor, words.heart, 3);
    await visit(visitor, `${prefix}/selecao`);
    await waitForTalents(page);
    expect(await names(page)).toEqual([one, two, three]);
    await page.getByRole("button", { name: words.later }).first().press("Enter");
    expect(await names(page)).toEqual([two, one, three]);
    await page.getByLabel(words.notes).first().fill("Sorri bem");
    await reload(visitor);
    await waitForTalents(page);
    expect(await names(page)).toEqual([two, one, three]);
    expect(await page.getByLabel(words.notes).first().inputValue()).toBe("Sorri bem");
    for (const box of await page.getByRole("checkbox", { name: words.compare }).all()) await box.check();
    await page.getByRole("button", { name: words.compare, exact: true }).click();
    await page.getByRole("heading", { name: words.comparison }).waitFor();
    expect(await page.getByRole("columnheader").count()).toBe(3);
    expect(await axeViolations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    await page.getByRole("button", { name: words.clear }).click();
    expect((await stored(page)).favoriteList).toEqual([]);
    await page.getByRole("button", { name: words.undo }).click();
    expect((await stored(page)).favoriteList).toHaveLength(3);
    expect(visitor.errors).toEqual([]);
    expect(visitor.foreignRequests).toEqual([]);
    await visitor.context.close();
  });

  it("keeps the visitor's own selection until a shared one is joined, and marks missing talents", async () => {
    const visitor = await createVisitor(browser, { width });
    const { page } = visitor;
    await visit(visitor, `${prefix}/kids/meninas`);
    await pressHearts(visitor, words.heart, 3);
    const { favoriteList } = await stored(page);
    const [own, ...others] = favoriteList;
    await page.evaluate((item) => localStorage.setItem("favorites", JSON.stringify({ favoriteList: [item] })), own);
    await visit(visitor, `${prefix}/selecao?ids=${others.map(({ talentId }) => talentId).join("%2C")},nobody`);
    await page.locator('main ol > li[data-kind="missing"]').waitFor();
    await page.locator('main ol > li[data-kind="loading"]').first().waitFor({ state: "detached" });
    expect((await stored(page)).favoriteList).toEqual([own]);
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole("button", { name: words.join }).click();
    await page.getByRole("link", { name: words.own }).click();
    await page.waitForURL(`**${prefix}/selecao`);
    await waitForTalents(page);
    expect((await stored(page)).favoriteList.map(({ talentId }) => talentId)).toEqual(favoriteList.map(({ talentId }) => talentId));
    await visitor.context.close();
  });

  it("has no axe violation, and every control is large enough to touch", async () => {
    const visitor = await createVisitor(browser, { width });
    const { page } = visitor;
    await visit(visitor, `${prefix}/kids/meninas`);
    await pressHearts(visitor, words.heart, 2);
    const heart = await page.getByRole("main").getByRole("button", { name: words.heart }).first().boundingBox();
    expect(Math.min(heart?.width ?? 0, heart?.height ?? 0)).toBeGreaterThanOrEqual(44);
    await visit(visitor, `${prefix}/selecao`);
    await waitForTalents(page);
    expect(await axeViolations(page)).toEqual([]);
    const heights = await page
      .locator("main ol button")
      .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().height));
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    await visitor.context.close();
  });
});

it("a selection sent through the contact form reaches the panel", async () => {
  const panel = await signInToPanel(browser);
  const visitor = await createVisitor(browser, { width: 390 });
  const { page } = visitor;
  await visit(visitor, "/kids/meninas");
  const [one = "", two = ""] = await pressHearts(visitor, /^Selecionar /, 2);
  const { favoriteList } = await stored(page);
  await visit(visitor, "/selecao");
  await waitForTalents(page);
  const name = randomName("Lia");
  await page.getByRole("main").getByLabel(/^Nome/).fill(name);
  await page.getByLabel(/^E-mail/).fill("lia@produtora.example");
  await page.getByLabel(/^Telefone/).fill("11900000001");
  await page.getByLabel(/^Mensagem/).fill("Para maio.");
  await page.getByRole("main").getByRole("button", { name: "Enviar", exact: true }).click();
  await page.getByText("Mensagem enviada com sucesso").waitFor();
  const { message = "" } = await openEntry(panel, name);
  const [first, second] = favoriteList.map(({ talentId }) => talentId);
  expect(message).toMatch(/^Para maio\./);
  expect(message).toContain(`1. ${one}: ${siteAddress()}/kids/${first}/`);
  expect(message).toContain(`2. ${two}: ${siteAddress()}/kids/${second}/`);
  expect(message).toContain(`${siteAddress()}/selecao?ids=${first},${second}`);
  await panel.context().close();
  await visitor.context.close();
});

it("two tabs show one selection", async () => {
  const visitor = await createVisitor(browser);
  await visit(visitor, "/kids/meninas");
  const other = await visitor.context.newPage();
  await other.goto(new URL("/kids/meninas", siteAddress()).href);
  await other
    .getByRole("main")
    .getByRole("button", { name: /^Selecionar /, pressed: false })
    .first()
    .waitFor();
  await pressHearts(visitor, /^Selecionar /, 1);
  await other
    .getByRole("main")
    .getByRole("button", { name: /^Selecionar /, pressed: true })
    .waitFor();
  expect(await other.getByRole("link", { name: "Seleção, 1 talento" }).count()).toBe(1);
  await visitor.context.close();
});

it("the selection is repaired from broken storage, and works with forbidden storage", async () => {
  const broken = await createVisitor(browser);
  await broken.page.addInitScript(() => localStorage.setItem("favorites", '{"favoriteList":[{"talentId'));
  await visit(broken, "/kids/meninas");
  expect(await stored(broken.page)).toEqual({ favoriteList: [] });
  await broken.context.close();

  const forbidden = await createVisitor(browser);
  await forbidden.page.addInitScript(() =>
    Object.defineProperty(window, "localStorage", {
      get: () => {
        throw new DOMException("denied", "SecurityError");
      },
    }),
  );
  await visit(forbidden, "/kids/meninas");
  await pressHearts(forbidden, /^Selecionar /, 1);
  await forbidden.page
    .getByRole("alert")
    .getByText(/não guarda a seleção/)
    .waitFor();
  expect(
    await forbidden.page
      .getByRole("main")
      .getByRole("button", { name: /^Selecionar /, pressed: true })
      .count(),
  ).toBe(1);
  expect(forbidden.errors).toEqual([]);
  await forbidden.context.close();
});

it("a printed selection shows pictures, facts and notes only", async () => {
  const visitor = await createVisitor(browser);
  const { page } = visitor;
  await visit(visitor, "/kids/meninas");
  await pressHearts(visitor, /^Selecionar /, 2);
  await visit(visitor, "/selecao");
  await waitForTalents(page);
  await page
    .getByLabel(/^Anotação/)
    .first()
    .fill("Para maio");
  await page.emulateMedia({ media: "print" });
  for (const part of ["header", "footer", "main form", "main textarea", "main ol button"])
    expect(await page.locator(part).first().isVisible()).toBe(false);
  expect(await page.getByText(siteAddress(), { exact: false }).first().isVisible()).toBe(true);
  expect(await page.locator("main ol dl").first().isVisible()).toBe(true);
  expect(await page.locator("main ol p", { hasText: "Para maio" }).isVisible()).toBe(true);
  await visitor.context.close();
});

it("an empty selection says so before hydration, and shifts nothing afterwards", async () => {
  const visitor = await createVisitor(browser);
  const { page } = visitor;
  const sendScripts = await holdRequests(page, "**/*.js");
  await page.goto(`${siteAddress()}/selecao`, { waitUntil: "commit" });
  const title = page.getByRole("heading", { name: "Ninguém aqui ainda" });
  await title.waitFor();
  await page.evaluate(() => document.fonts.ready);
  const before = await title.boundingBox();
  sendScripts();
  await waitUntilIdle(visitor);
  expect(await title.boundingBox()).toEqual(before);
  await visitor.context.close();
});

it("the selection is not indexed, and explains itself without scripts", async () => {
  const reader = await createVisitor(browser, { javaScriptEnabled: false });
  await visit(reader, "/en/selecao");
  expect(await reader.page.getByText(/cannot show it without JavaScript/).isVisible()).toBe(true);
  await reader.page.getByRole("main").getByRole("link", { name: "Back to the home page" }).click();
  await reader.page.waitForURL("**/en");
  await visit(reader, "/kids/meninas");
  expect(await reader.page.getByRole("button", { name: /^Selecionar/ }).count()).toBe(0);
  await reader.context.close();
  const html = await (await fetch(new URL("/selecao", siteAddress()))).text();
  expect(html).toMatch(/<meta[^>]*name="robots"[^>]*content="noindex"/);
  expect(await (await fetch(new URL("/sitemap.xml", siteAddress()))).text()).not.toContain("selecao");
});
