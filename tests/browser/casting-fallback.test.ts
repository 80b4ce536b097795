import { brotliCompressSync, constants } from "node:zlib";
import type { Page } from "@playwright/test";
import { TALENTS_PER_PAGE } from "../../src/config/constants";
import { foldText } from "../../src/domain/fold-text";
import { findListingOfTwoPages, listedNames, shownNames } from "./site-content";
import { expect, test } from "./test";
import { holdRequests, visit, waitUntilIdle, type Visitor, type VisitorOptions } from "./visitor";

/** A card shows its cover, or a drawn silhouette. */
const cards = (page: Page) => page.locator('main ul li:has(img, svg[role="img"])');

for (const prefix of ["", "/en"])
  test(`a listing under "${prefix}" has pages with their own addresses without scripts`, async ({ openPage }) => {
    const { path, count } = await findListingOfTwoPages();
    const { page } = await openPage(prefix + path, { javaScriptEnabled: false });
    await expect(cards(page)).toHaveCount(TALENTS_PER_PAGE);
    const names = await shownNames(page).allTextContents();
    await page.getByRole("link", { name: prefix === "" ? "Mostrar mais" : "Show more" }).click();
    await expect(page).toHaveURL(`${prefix}${path}/pagina/2`);
    await expect(cards(page)).toHaveCount(count - TALENTS_PER_PAGE);
    const more = await shownNames(page).allTextContents();
    expect(more).toHaveLength(count - TALENTS_PER_PAGE);
    expect(more.filter((name) => names.includes(name))).toEqual([]);
    await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", new RegExp(`${prefix}${path}/pagina/2$`));
    await expect(page.getByRole("button", { name: /^Filt(ros|ers)$/ })).toBeHidden();
    await page.getByRole("link", { name: prefix === "" ? "Página anterior" : "Previous page" }).click();
    await expect(page).toHaveURL(prefix + path);
  });

for (const [prefix, count] of [
  ["", "1 talento"],
  ["/en", "1 talent"],
] as const)
  test(`a search by name under "${prefix}" renders its results and links to the lists without scripts`, async ({ openPage }) => {
    const names = await listedNames();
    const name = names.find((one) => names.filter((other) => foldText(other).includes(foldText(one))).length === 1) ?? "";
    const { page } = await openPage(`${prefix}/pesquisa/${encodeURIComponent(name)}`, { javaScriptEnabled: false });
    const main = page.locator("main");
    await expect(main.getByRole("heading", { level: 1 })).toHaveText(`“${name}”`);
    await expect(main.getByText(count, { exact: true })).toBeVisible();
    await expect(main.locator("ul li [id^=name-]")).toHaveText([name]);
    await expect(main.getByRole("button")).toHaveCount(0);
    await expect(main.getByRole("link", { name: "Teens" })).toHaveAttribute("href", `${prefix}/teens`);
    await cards(page).locator("a").click();
    await expect(page.getByRole("heading", { level: 1, name: name.split(" ")[0] })).toBeVisible();
  });

test("a blank search renders the first page of talents and no button without scripts", async ({ openPage }) => {
  const { page } = await openPage("/pesquisa", { javaScriptEnabled: false });
  const main = page.locator("main");
  await expect(
    main.getByText(`Sem JavaScript, a busca mostra só os ${TALENTS_PER_PAGE} primeiros, sem filtros e na ordem da agência.`),
  ).toBeVisible();
  await expect(cards(page)).toHaveCount(TALENTS_PER_PAGE);
  await expect(main.locator("ul li img").first()).toBeVisible();
  await expect(main.getByRole("button")).toHaveCount(0);
});

test("the cards of a filtered address do not move at 390 px", async ({ openVisitor }) => {
  const { path } = await findListingOfTwoPages();
  const visitor = await openVisitor({ width: 390 });
  const { page } = visitor;
  await page.addInitScript(() => {
    new PerformanceObserver((list) =>
      list.getEntries().forEach((entry) => performance.mark("shift", { detail: entry.toJSON().value })),
    ).observe({ type: "layout-shift", buffered: true });
  });
  await visit(visitor, `${path}?idade=1-60`);
  await expect(page.getByRole("button", { name: /^Remover filtro: 1–60/ })).toBeVisible();
  await expect(cards(page).first()).toBeVisible();
  await waitUntilIdle(visitor);
  const shifts = await page.evaluate(() => performance.getEntriesByName("shift").map((mark) => Number("detail" in mark && mark.detail)));
  expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.01);
});

test("a listing keeps its built cards when the live list fails, and a press retries", async ({ openVisitor }) => {
  const { path, count } = await findListingOfTwoPages();
  const visitor = await openVisitor({ mayLogErrors: true });
  const { page } = visitor;
  await page.route("**/api/casting/**", (route) => route.abort());
  await visit(visitor, path);
  await expect(cards(page)).toHaveCount(TALENTS_PER_PAGE);
  await expect(page.getByText("Não foi possível carregar agora.")).toBeVisible();
  await page.unroute("**/api/casting/**");
  await page.getByRole("button", { name: "Tentar de novo" }).click();
  await expect(page.getByText(`${count} talentos`, { exact: true })).toBeVisible();
});

test("a card always shows the name below its picture, and over it on hover and on focus", async ({ openPage }) => {
  const { page } = await openPage("/teens");
  const card = page.locator("main ul li a:has(img)").first();
  const tint = card.locator("span[aria-hidden]").first();
  await expect(tint).toHaveCSS("opacity", "0");
  await expect(card.locator("span").last()).toBeVisible();
  await card.hover();
  await expect(tint).toHaveCSS("opacity", "1");
  await page.mouse.move(0, 0);
  await expect(tint).toHaveCSS("opacity", "0");
  await page.keyboard.press("Tab");
  await card.focus();
  await expect(tint).toHaveCSS("opacity", "1");
});

const SCRIPT_BUDGET_BYTES = 95_500;

/** The addresses of the scripts that a page loads from now on. */
const trackScripts = (page: Page): ReadonlySet<string> => {
  const sources = new Set<string>();
  page.on("request", (request) => request.resourceType() === "script" && sources.add(request.url()));
  return sources;
};

test("the scripts of a listing stay within their budget and exclude code that the first view does not need", async ({ openVisitor }) => {
  const { page } = await openVisitor();
  // Scripts loaded in idle time are not part of the first view.
  await page.addInitScript("window.requestIdleCallback = () => 0; window.cancelIdleCallback = () => undefined");
  const sources = trackScripts(page);
  await page.goto("/kids/meninas");
  await page.waitForFunction(() => performance.getEntriesByName("onInitialClientRender").length > 0);
  const bodies = await Promise.all([...sources].map(async (source) => Buffer.from(await (await fetch(source)).arrayBuffer())));
  const bytes = bodies.map((body) => brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length);
  expect(bytes.length).toBeGreaterThan(4);
  expect(bodies.some((body) => body.includes("casting.filter.includeUnknown"))).toBe(false);
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(SCRIPT_BUDGET_BYTES);
});

/** Words in the code of react-hook-form and of yup. */
const FORM_CODE = { fields: "HookFormContext", rules: "ignore-optionality" };

type OpenVisitor = (options?: VisitorOptions) => Promise<Visitor>;

/** The scripts that a page loads until its last, idle work begins: the request whether visits are counted. */
const loadScripts = async (openVisitor: OpenVisitor, path: string): Promise<string[]> => {
  const visitor = await openVisitor();
  const sources = trackScripts(visitor.page);
  const idleWork = visitor.page.waitForResponse((response) => new URL(response.url()).pathname === "/api/count");
  await visit(visitor, path);
  await idleWork;
  await waitUntilIdle(visitor);
  return Promise.all([...sources].map(async (source) => (await fetch(source)).text()));
};

// Webpack puts code shared by lazily loaded modules into one script: form code in it would be loaded by every page.
test("a page without a form never loads the code of forms", async ({ openVisitor }) => {
  expect((await loadScripts(openVisitor, "/contato")).some((script) => script.includes(FORM_CODE.fields))).toBe(true);
  for (const path of ["/", "/kids/meninas"]) {
    const scripts = await loadScripts(openVisitor, path);
    expect(scripts.length).toBeGreaterThan(4);
    const words = Object.values(FORM_CODE);
    expect(scripts.filter((script) => words.some((word) => script.includes(word)))).toEqual([]);
  }
});

test("a page has speculation rules until it is hydrated", async ({ openVisitor }) => {
  const visitor = await openVisitor();
  const html = await (await visit(visitor, "/kids/meninas")).text();
  const [, rules = ""] = /<script type="speculationrules">(.*?)<\/script>/.exec(html) ?? [];
  expect(JSON.parse(rules)).toMatchObject({ prefetch: [{ eagerness: "moderate" }] });
  await expect(visitor.page.locator("script[type=speculationrules]")).toHaveCount(0);
});

test("a button pressed before hydration takes effect afterwards", async ({ openVisitor }) => {
  const { page } = await openVisitor();
  const release = await holdRequests(page, /\/app-\w+\.js$/);
  // The load event may wait for the held scripts, when slow pictures delay it.
  await page.goto("/kids/meninas", { waitUntil: "domcontentloaded" });
  await page.getByRole("button", { name: "Filtros" }).click();
  const filters = page.getByRole("form", { name: "Filtros" });
  await expect(filters).toHaveCount(0);
  release();
  await expect(filters).toBeVisible();
});
