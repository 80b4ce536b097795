import { foldText } from "../../src/domain/fold-text";
import { brotliCompressSync, constants } from "node:zlib";
import type { Browser } from "playwright-core";
import { TALENTS_PER_PAGE } from "../../src/config/constants";
import { findListingOfTwoPages, listedNames, type Listing } from "./site-content";
import { waitForAnimations, createVisitor, holdRequests, launchBrowser, siteAddress, visit, waitUntilIdle } from "./visitor";

let browser: Browser;
let listing: Listing;
beforeAll(async () => {
  browser = await launchBrowser();
  listing = await findListingOfTwoPages();
});
afterAll(() => browser.close());

/** A card shows its cover, or a drawn silhouette. */
const CARDS = 'main ul li:has(img, svg[role="img"])';

const SCRIPT_BUDGET_BYTES = 95_000;

it.each(["", "/en"])("a listing under %p has pages with their own addresses without scripts", async (prefix) => {
  const reader = await createVisitor(browser, { javaScriptEnabled: false });
  await visit(reader, prefix + listing.path);
  const { page } = reader;
  const cards = page.locator(CARDS);
  expect(await cards.count()).toBe(TALENTS_PER_PAGE);
  const names = await cards.locator("[id^=name-]").allTextContents();
  await page.getByRole("link", { name: prefix === "" ? "Mostrar mais" : "Show more" }).click();
  await page.waitForURL(`**${prefix}${listing.path}/pagina/2`);
  expect(await cards.count()).toBe(listing.count - TALENTS_PER_PAGE);
  const more = await cards.locator("[id^=name-]").allTextContents();
  expect(more.filter((name) => names.includes(name))).toEqual([]);
  expect(await page.locator("link[rel=canonical]").getAttribute("href")).toMatch(new RegExp(`${prefix}${listing.path}/pagina/2$`));
  expect(await page.getByRole("button", { name: /^Filt(ros|ers)$/ }).isVisible()).toBe(false);
  await page.getByRole("link", { name: prefix === "" ? "Página anterior" : "Previous page" }).click();
  await page.waitForURL(`**${prefix}${listing.path}`);
  await reader.context.close();
});

it.each([
  ["", "1 talento"],
  ["/en", "1 talent"],
])("a search by name under %p renders its results and links to the lists without scripts", async (prefix, count) => {
  const names = await listedNames();
  const name = names.find((one) => names.filter((other) => foldText(other).includes(foldText(one))).length === 1) ?? "";
  const reader = await createVisitor(browser, { javaScriptEnabled: false });
  await visit(reader, `${prefix}/pesquisa/${encodeURIComponent(name)}`);
  const main = reader.page.locator("main");
  expect(await main.getByRole("heading", { level: 1 }).innerText()).toBe(`“${name}”`);
  await main.getByText(count, { exact: true }).waitFor();
  expect(await main.locator("ul li [id^=name-]").allTextContents()).toEqual([name]);
  expect(await main.getByRole("button").count()).toBe(0);
  expect(await main.getByRole("link", { name: "Teens" }).getAttribute("href")).toBe(`${prefix}/teens`);
  await reader.page.locator(CARDS).locator("a").click();
  await reader.page.getByRole("heading", { level: 1, name: name.split(" ")[0] }).waitFor();
  await reader.context.close();
});

it("a blank search renders the first page of talents and no button without scripts", async () => {
  const reader = await createVisitor(browser, { javaScriptEnabled: false });
  await visit(reader, "/pesquisa");
  const main = reader.page.locator("main");
  await main.getByText(`Sem JavaScript, a busca mostra só os ${TALENTS_PER_PAGE} primeiros, sem filtros e na ordem da agência.`).waitFor();
  expect(await reader.page.locator(CARDS).count()).toBe(TALENTS_PER_PAGE);
  expect(await main.locator("ul li img").first().isVisible()).toBe(true);
  expect(await main.getByRole("button").count()).toBe(0);
  await reader.context.close();
});

it("the cards of a filtered address do not move at 390 px", async () => {
  const visitor = await createVisitor(browser, { width: 390 });
  const { page } = visitor;
  await page.addInitScript(() => {
    new PerformanceObserver((list) =>
      list.getEntries().forEach((entry) => performance.mark("shift", { detail: entry.toJSON().value })),
    ).observe({
      type: "layout-shift",
      buffered: true,
    });
  });
  await visit(visitor, `${listing.path}?idade=1-60`);
  await page.getByRole("button", { name: /^Remover filtro: 1–60/ }).waitFor();
  await page.locator(CARDS).first().waitFor();
  await waitUntilIdle(visitor);
  const shifts = await page.evaluate(() => performance.getEntriesByName("shift").map((mark) => Number("detail" in mark && mark.detail)));
  expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.01);
  await visitor.context.close();
});

it("a listing keeps its built cards when the live list fails, and a press retries", async () => {
  const visitor = await createVisitor(browser);
  await visitor.page.route("**/api/casting/**", (route) => route.abort());
  await visit(visitor, listing.path);
  const { page } = visitor;
  expect(await page.locator(CARDS).count()).toBe(TALENTS_PER_PAGE);
  await page.getByText("Não foi possível carregar agora.").waitFor();
  await page.unroute("**/api/casting/**");
  await page.getByRole("button", { name: "Tentar de novo" }).click();
  await page.getByText(`${listing.count} talentos`, { exact: true }).waitFor();
  await visitor.context.close();
});

it("a card shows the name on hover and on focus, and always on touch devices", async () => {
  const visitor = await createVisitor(browser);
  await visit(visitor, "/teens");
  const card = visitor.page.locator("main ul li a:has(img)").first();
  const tint = card.locator("span[aria-hidden]").first();
  const shown = () => tint.evaluate((element) => getComputedStyle(element).opacity);
  expect(await shown()).toBe("0");
  expect(await card.locator("span").last().isVisible()).toBe(true);
  await card.hover();
  await waitForAnimations(visitor.page);
  expect(await shown()).toBe("1");
  await visitor.page.mouse.move(0, 0);
  await visitor.page.keyboard.press("Tab");
  await card.focus();
  await waitForAnimations(visitor.page);
  expect(await shown()).toBe("1");
  await visitor.context.close();
});

it("the scripts of a listing stay within their budget and exclude code that the first view does not need", async () => {
  const visitor = await createVisitor(browser);
  // Scripts loaded in idle time are not part of the first view.
  await visitor.page.addInitScript("window.requestIdleCallback = () => 0; window.cancelIdleCallback = () => undefined");
  const sources = new Set<string>();
  visitor.page.on("request", (request) => request.resourceType() === "script" && sources.add(request.url()));
  await visitor.page.goto(new URL("/kids/meninas", siteAddress()).href);
  await visitor.page.waitForFunction(() => performance.getEntriesByName("onInitialClientRender").length > 0);
  const bodies = await Promise.all([...sources].map(async (source) => Buffer.from(await (await fetch(source)).arrayBuffer())));
  const bytes = bodies.map((body) => brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length);
  expect(bytes.length).toBeGreaterThan(4);
  expect(bodies.some((body) => body.includes("casting.filter.includeUnknown"))).toBe(false);
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(SCRIPT_BUDGET_BYTES);
  await visitor.context.close();
});

/** Words in the code of react-hook-form and of yup. */
const FORM_CODE = { fields: "HookFormContext", rules: "ignore-optionality" };

/** The scripts that a page loads until its last, idle work has begun: it asks whether visits are counted. */
const loadScripts = async (path: string): Promise<string[]> => {
  const visitor = await createVisitor(browser);
  const sources = new Set<string>();
  visitor.page.on("request", (request) => request.resourceType() === "script" && sources.add(request.url()));
  const idleWork = visitor.page.waitForResponse((response) => new URL(response.url()).pathname === "/api/count");
  await visit(visitor, path);
  await idleWork;
  await waitUntilIdle(visitor);
  await visitor.context.close();
  return Promise.all([...sources].map(async (source) => (await fetch(source)).text()));
};

// Webpack puts what lazily loaded modules share into one script: form code in it would be loaded by every page.
it("a page without a form never loads the code of forms", async () => {
  expect((await loadScripts("/contato")).some((script) => script.includes(FORM_CODE.fields))).toBe(true);
  for (const path of ["/", listing.path]) {
    const scripts = await loadScripts(path);
    expect(scripts.length).toBeGreaterThan(4);
    const words = Object.values(FORM_CODE);
    expect(scripts.filter((script) => words.some((word) => script.includes(word)))).toEqual([]);
  }
});

it("a page has speculation rules until it is hydrated", async () => {
  const visitor = await createVisitor(browser);
  const html = await (await visit(visitor, "/kids/meninas")).text();
  const [, rules = ""] = /<script type="speculationrules">(.*?)<\/script>/.exec(html) ?? [];
  expect(JSON.parse(rules)).toMatchObject({ prefetch: [{ eagerness: "moderate" }] });
  await visitor.page.locator("script[type=speculationrules]").waitFor({ state: "detached" });
  expect(visitor.errors).toEqual([]);
  await visitor.context.close();
});

it("a button pressed before hydration takes effect afterwards", async () => {
  const { page, context } = await createVisitor(browser);
  const release = await holdRequests(page, /\/app-\w+\.js$/);
  // The load event may wait for the held scripts, when slow pictures delay it.
  await page.goto(new URL("/kids/meninas", siteAddress()).href, { waitUntil: "domcontentloaded" });
  await page.getByRole("button", { name: "Filtros" }).click();
  const filters = page.getByRole("form", { name: "Filtros" });
  expect(await filters.count()).toBe(0);
  release();
  await filters.waitFor();
  await context.close();
});
