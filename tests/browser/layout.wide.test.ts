import type { Browser, Page } from "playwright-core";
import { LIST_PAGE_SIZE } from "../../src/config/constants";
import {
  createVisitor,
  holdRequests,
  launchBrowser,
  waitForFrames,
  clickWithoutScrolling,
  siteAddress,
  visit,
  type Visitor,
} from "./visitor";

let browser: Browser;
let visitor: Visitor;
let page: Page;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());
afterEach(() => visitor.context.close());

const CASES = [
  { width: 390, prefix: "" },
  { width: 1440, prefix: "/en" },
];

const open = async (width: number, path: string): Promise<void> => {
  visitor = await createVisitor(browser, { width });
  page = visitor.page;
  await page.addInitScript(() => sessionStorage.setItem("introSeen", "true"));
  await visit(visitor, path);
};

const scrollY = () => page.evaluate(() => Math.round(window.scrollY));

const cards = () => page.locator("main article");

const GROWING_MS = 20_000;

/** Scrolls to the end of the growing list until the condition is true. */
const scrollUntil = async (isWanted: () => Promise<boolean>): Promise<void> => {
  for (const end = Date.now() + GROWING_MS; !(await isWanted());) {
    if (Date.now() > end) throw new Error("the list did not reach the expected state");
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await waitForFrames(page);
  }
};

/** The button below a list that has more to load. */
const listEnd = () => page.getByRole("main").getByRole("button", { name: /^(Mostrar mais|Show more|Carregando|Loading)$/ });

describe.each(CASES)("at $width px under '$prefix'", ({ width, prefix }) => {
  it("opens a page at its top, and Back restores the scroll position in a grown list", async () => {
    await open(width, `${prefix}/blog`);
    const built = await cards().count();
    await scrollUntil(async () => (await cards().count()) > built);
    const grown = await cards().count();
    const card = cards().nth(built).locator("a");
    await card.scrollIntoViewIfNeeded();
    await waitForFrames(page);
    const place = await scrollY();
    expect(place).toBeGreaterThan(1000);
    await clickWithoutScrolling(card);
    await page.waitForURL(/\/blog\/.+/);
    await page.waitForFunction(() => window.scrollY === 0);
    await page.goBack();
    await page.waitForURL(`**${prefix}/blog`);
    await page.waitForFunction(
      (wanted) => document.querySelectorAll("main article").length >= wanted.grown && Math.abs(window.scrollY - wanted.place) < 5,
      { grown, place },
    );
  });

  it("ends a list by itself, with each entry once", async () => {
    await open(width, `${prefix}/blog`);
    expect(await listEnd().count()).toBe(1);
    await scrollUntil(async () => (await listEnd().count()) === 0);
    const links = await page.locator("main article a").evaluateAll((anchors) => anchors.map((anchor) => anchor.getAttribute("href")));
    expect(new Set(links).size).toBe(links.length);
    expect(links.length).toBeGreaterThan(LIST_PAGE_SIZE);
  });

  it("reports a list that could not load more, and retries on a press", async () => {
    await open(width, `${prefix}/contato`);
    await page.route("**/api/posts/**", (route) => route.fulfill({ status: 503, body: "{}" }));
    await visit(visitor, `${prefix}/blog`);
    const retry = page.getByRole("button", { name: /Tentar de novo|Try again/ });
    await scrollUntil(() => retry.isVisible());
    expect(await page.getByText(/(Erro|Error) 503/).isVisible()).toBe(true);
    await page.unroute("**/api/posts/**");
    const before = await cards().count();
    await retry.click();
    await page.waitForFunction((count) => document.querySelectorAll("main article").length > count, before);
  });

  it("shows the progress bar for a slow page only", async () => {
    await open(width, `${prefix}/contato`);
    const release = await holdRequests(page, "**/page-data/**/campanhas/page-data.json");
    await page.evaluate(
      (path) => window.history.length && (window as unknown as { ___navigate: (to: string) => void }).___navigate(path),
      `${prefix}/campanhas`,
    );
    await page.locator('[data-progress="loading"]').waitFor();
    release();
    await page.waitForURL(`**${prefix}/campanhas`);
    await page.locator("[data-progress]").waitFor({ state: "detached" });
  });

  it("announces a new page to screen readers by its heading alone", async () => {
    await open(width, `${prefix}/contato`);
    const before = await page.getByRole("heading", { level: 1 }).textContent();
    await page.locator(`footer a[href="${prefix}/sobre-nos"]`).click();
    await page.waitForFunction((former) => {
      const heading = document.querySelector("main h1")?.textContent;
      return heading !== former && document.getElementById("gatsby-announcer")?.textContent === heading;
    }, before);
  });

  it("shows a notice while offline and removes it afterwards", async () => {
    await open(width, `${prefix}/contato`);
    const notice = page.getByText(/Você está sem conexão|You are offline/);
    expect(await notice.count()).toBe(0);
    await visitor.context.setOffline(true);
    await notice.waitFor();
    await visitor.context.setOffline(false);
    await notice.waitFor({ state: "detached" });
  });

  it("links from the footer to the five boys' lists and to the agency", async () => {
    await open(width, `${prefix}/contato`);
    const links = await page
      .locator("footer nav section")
      .evaluateAll((columns) => columns.map((column) => [...column.querySelectorAll("a")].map((anchor) => anchor.getAttribute("href"))));
    expect(links[0]).toEqual(
      ["kids", "teens", "atores", "talents", "digital-influencers"].map((category) => `${prefix}/${category}/meninos`),
    );
    expect(links[1]).toEqual([`${prefix}/sobre-nos`, `${prefix}/contato`]);
  });

  it("shows the Instagram feed from this site alone, with links, and leaves it out when it fails", async () => {
    await open(width, `${prefix}/` === "/" ? "/" : prefix);
    const area = page.getByRole("region", { name: "Instagram" });
    await area.waitFor();
    const sources = await area.locator("img").evaluateAll((images) => images.map((image) => (image as HTMLImageElement).src));
    expect(sources.length).toBeGreaterThan(0);
    for (const source of sources) expect(source.startsWith(`${siteAddress()}/media/`)).toBe(true);
    const links = await area.locator("li a").evaluateAll((anchors) => anchors.map((anchor) => anchor.getAttribute("href") ?? ""));
    for (const link of links) expect(link).toMatch(/^https:\/\//);
    expect(visitor.foreignRequests).toEqual([]);

    await page.route("**/api/instagram", (route) => route.fulfill({ status: 503, body: "{}" }));
    await visit(visitor, prefix === "" ? "/" : prefix);
    expect(await area.count()).toBe(0);
  });

  it("shows the install banner when the browser offers it, and not again after it is dismissed", async () => {
    await open(width, `${prefix}/contato`);
    const offer = () =>
      page.evaluate(() => {
        window.dispatchEvent(Object.assign(new Event("beforeinstallprompt", { cancelable: true }), { prompt: async () => undefined }));
      });
    const add = page.getByRole("button", { name: /Adicionar app|Add app/ });
    expect(await add.count()).toBe(0);
    await offer();
    await add.waitFor();
    await page.getByRole("button", { name: /Dispensar|Dismiss/ }).click();
    await add.waitFor({ state: "detached" });
    await visit(visitor, `${prefix}/contato`);
    await offer();
    expect(await add.count()).toBe(0);
  });

  it("names the kind of a missing page", async () => {
    const words =
      prefix === ""
        ? ["Não foi possível obter as informações do site", "Publicação não encontrada"]
        : ["Unable to fetch Website Information", "Post not found"];
    await open(width, `${prefix}/blog/nenhum-texto`);
    expect(await page.getByRole("heading", { level: 1 }).innerText()).toBe(words[0]);
    await visit(visitor, `${prefix}/campanhas/nenhuma`);
    expect(await page.getByRole("heading", { level: 1 }).innerText()).toBe(words[1]);
  });
});

it("keeps the grid of a listing in its place when the typefaces arrive", async () => {
  await open(412, "/kids/meninas");
  const gridTop = async (): Promise<number> => {
    // A short list of an agency: the number has one digit.
    await page.getByText(/^\d+ talentos$/).evaluate((count) => (count.textContent = "3 talentos"));
    await page.evaluate(() => document.fonts.ready);
    return page
      .locator('main a[href^="/kids/"] img')
      .first()
      .evaluate((picture) => picture.getBoundingClientRect().top);
  };
  const withFaces = await gridTop();
  await page.route("**/*.woff2", (route) => route.abort());
  await visit(visitor, "/kids/meninas");
  expect(await gridTop()).toBe(withFaces);
});
