import type { Browser, Page } from "playwright-core";
import { readEditions, type Edition } from "./site-content";
import { waitUntil } from "../wait";
import { createVisitor, launchBrowser, siteAddress, visit, type Visitor } from "./visitor";

let browser: Browser;
let editions: readonly Edition[];
let newest: Edition;
/** How many pages the newest edition has. */
let pages: number;
beforeAll(async () => {
  browser = await launchBrowser();
  editions = await readEditions("pt");
  const [first] = editions;
  if (first === undefined) throw new Error("the site has no magazine");
  newest = first;
  pages = newest.pageCount;
});
afterAll(() => browser.close());

const next = (page: Page) => page.getByRole("button", { name: "Próxima página" });
const waitUntilOpen = (page: Page) => page.locator('button[aria-label="Próxima página"][aria-disabled="false"]').waitFor();

const openMagazine = async (width: number, path = "/revista"): Promise<Visitor> => {
  const visitor = await createVisitor(browser, { width });
  await visit(visitor, path);
  await waitUntilOpen(visitor.page);
  return visitor;
};

/** Waits until this number of page pictures is visible; the engine shows them in its own animation frames. */
const waitForOpenPages = (page: Page, count: number) =>
  waitUntil(`${count} open page(s)`, async () => (await page.locator('main section img[alt*="página"]:visible').count()) === count);

it.each([
  [390, 1, 0.8],
  [820, 1, 0.6],
  [991, 1, 0.6],
  [992, 2, 0.6],
  [1440, 2, 0.6],
])("in a window of %p px shows %p page(s) at once, %p of the width high, from page 2 on", async (width, count, share) => {
  const visitor = await openMagazine(width);
  await visitor.page.getByText(`Página 2 de ${pages}`).waitFor();
  await waitForOpenPages(visitor.page, count);
  const height = await visitor.page
    .locator(`img[alt$="página 2 de ${pages}"]:visible`)
    .evaluate((image) => image.getBoundingClientRect().height);
  expect(Math.abs(height - width * share)).toBeLessThan(2);
  expect(visitor.errors).toEqual([]);
  await visitor.context.close();
});

it("turns with buttons and arrow keys, to the cover and to the end", async () => {
  const { page, context } = await openMagazine(1440);
  await next(page).click();
  await page.getByText(`Página 4 de ${pages}`).waitFor();
  await page.keyboard.press("ArrowLeft");
  await page.getByText(`Página 2 de ${pages}`).waitFor();
  await page.keyboard.press("ArrowLeft");
  await page.getByText(`Página 1 de ${pages}`).waitFor();
  for (let shown = 2; shown <= pages; shown += 2) {
    await page.keyboard.press("ArrowRight");
    await page.getByText(`Página ${shown} de ${pages}`).waitFor();
  }
  expect(await next(page).getAttribute("aria-disabled")).toBe("true");
  await context.close();
});

it("switches between editions of different length, keeps the choice in the address, and survives Back and reload", async () => {
  const visitor = await openMagazine(1440);
  const { page } = visitor;
  const edition = (name: string) => page.getByRole("region", { name, exact: true });
  const choose = async (name: string, count: number) => {
    await page.getByRole("link", { name }).click();
    await edition(name).waitFor();
    await page.getByText(`Página 2 de ${count}`).waitFor();
    await waitUntilOpen(page);
  };
  const [, former = newest] = editions;
  for (const { title, pageCount } of editions.toReversed()) await choose(title, pageCount);
  await page.goBack();
  await edition(former.title).waitFor();
  expect(new URL(page.url()).search).toBe(`?edicao=${former.magazineId}`);
  await page.reload();
  await edition(former.title).waitFor();
  await page.evaluate(() => window.scrollTo(0, 0)); // Back has restored a position below the book, where the flipbook is not fetched
  await waitUntilOpen(page);
  await next(page).click();
  await page.getByText(`Página 4 de ${former.pageCount}`).waitFor();
  expect(visitor.errors).toEqual([]);
  await visitor.context.close();
});

it("keeps its page when the window changes from two pages to one", async () => {
  const { page, context } = await openMagazine(1200);
  await next(page).click();
  await page.getByText(`Página 4 de ${pages}`).waitFor();
  const double = await page.locator(".stf__parent").elementHandle();
  await page.setViewportSize({ width: 800, height: 900 });
  await page.waitForFunction((book) => book?.isConnected === false, double);
  await page.waitForFunction((count) => document.querySelectorAll(".stf__item").length === count, pages);
  await waitUntilOpen(page);
  await page.getByText(`Página 4 de ${pages}`).waitFor();
  await waitForOpenPages(page, 1);
  await context.close();
});

it("shifts no layout while the flipbook loads", async () => {
  const visitor = await createVisitor(browser);
  await visitor.page.addInitScript(() => {
    const seen = window as unknown as { shifts: number };
    seen.shifts = 0;
    new PerformanceObserver((list) =>
      list.getEntries().forEach((entry) => (seen.shifts += (entry as unknown as { value: number }).value)),
    ).observe({ type: "layout-shift", buffered: true });
  });
  await visit(visitor, "/revista");
  await waitUntilOpen(visitor.page);
  expect(await visitor.page.evaluate(() => (window as unknown as { shifts: number }).shifts)).toBeLessThan(0.01);
  await visitor.context.close();
});

interface CountedFrames {
  /** Animation frames requested so far. */
  frames: number;
  /** The browser's own function, whose calls are not counted. */
  requestFrame: typeof requestAnimationFrame;
}

it("requests no frames after the visitor has left", async () => {
  const { page, context } = await createVisitor(browser);
  await page.addInitScript(() => {
    const requestFrame = window.requestAnimationFrame.bind(window);
    Object.assign(window, { frames: 0, requestFrame });
    window.requestAnimationFrame = (callback) => {
      (window as unknown as CountedFrames).frames += 1;
      return requestFrame(callback);
    };
  });
  await page.goto(new URL("/revista", siteAddress()).href);
  await waitUntilOpen(page);
  /** The number of frames that the page requests while the browser renders ten. */
  const requestedFrames = () =>
    page.evaluate(async () => {
      const counted = window as unknown as CountedFrames;
      const before = counted.frames;
      for (let drawn = 0; drawn < 10; drawn += 1) await new Promise((resolve) => counted.requestFrame(resolve));
      return counted.frames - before;
    });
  await waitUntil("the book requests frames", async () => (await requestedFrames()) > 0);
  await page.getByRole("navigation", { name: "Rodapé" }).getByRole("link", { name: "Contato" }).click();
  await page.getByRole("heading", { level: 1, name: "Contato" }).waitFor();
  await waitUntil("nothing requests frames", async () => (await requestedFrames()) === 0);
  await context.close();
});

it("shows the pages in sequence with reduced motion, without loading the flipbook, and loads it on request", async () => {
  const visitor = await createVisitor(browser, { width: 390 });
  const { page } = visitor;
  const scripts: string[] = [];
  page.on("response", (response) => response.request().resourceType() === "script" && scripts.push(response.url()));
  await page.emulateMedia({ reducedMotion: "reduce" });
  await visit(visitor, "/en/revista");
  const [english = newest] = await readEditions("en");
  const scriptsAtFirst = scripts.length;
  const inSequence = page.getByRole("list", { name: `Pages of ${english.title}` });
  expect(await inSequence.getByRole("img").count()).toBe(english.pageCount);
  expect(await page.locator(".stf__parent").count()).toBe(0);
  await page.getByRole("button", { name: "Turn the pages" }).click();
  await page.locator('button[aria-label="Next page"][aria-disabled="false"]').click();
  await page.getByText(`Page 3 of ${english.pageCount}`).waitFor();
  expect(scripts.length).toBeGreaterThan(scriptsAtFirst);
  await page.getByRole("button", { name: "Read in sequence" }).click();
  expect(await inSequence.isVisible()).toBe(true);
  expect(visitor.errors).toEqual([]);
  await visitor.context.close();
});

it("falls back to the pages in sequence when the flipbook fails to load", async () => {
  const visitor = await createVisitor(browser);
  const { page, context } = visitor;
  await page.emulateMedia({ reducedMotion: "reduce" });
  await visit(visitor, "/revista");
  await page.route("**/*.js", (route) => route.abort());
  await page.getByRole("button", { name: "Folhear" }).click();
  await page.getByText("Não foi possível abrir a revista para folhear", { exact: false }).waitFor();
  expect(
    await page
      .getByRole("list", { name: `Páginas de ${newest.title}` })
      .getByRole("img")
      .count(),
  ).toBe(pages);
  await context.close();
});

it("lists every page of every edition without scripts", async () => {
  const visitor = await createVisitor(browser, { javaScriptEnabled: false });
  await visit(visitor, "/revista");
  const { page } = visitor;
  expect(
    await page
      .getByRole("list", { name: `Páginas de ${newest.title}` })
      .getByRole("img")
      .count(),
  ).toBe(pages);
  expect(await page.getByRole("button", { name: "Próxima página" }).isVisible()).toBe(false);
  const oldest = editions.at(-1) ?? newest;
  await page.locator("summary", { hasText: oldest.title }).click();
  await page.locator(`img[alt$="página ${oldest.pageCount} de ${oldest.pageCount}"]`).waitFor();
  await visitor.context.close();
});

it("keeps the chosen edition in the other language", async () => {
  const oldest = editions.at(-1) ?? newest;
  const english = (await readEditions("en")).find(({ magazineId }) => magazineId === oldest.magazineId);
  const { page, context } = await openMagazine(1440, `/revista?edicao=${oldest.magazineId}`);
  await page.getByRole("list", { name: "Idioma" }).getByRole("link", { name: /^EN/ }).click();
  await page.getByRole("region", { name: english?.title, exact: true }).waitFor();
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(`/en/revista?edicao=${oldest.magazineId}`);
  await context.close();
});
