import type { Page } from "@playwright/test";
import { readEditions, type Edition } from "./site-content";
import { expect, test } from "./test";
import { visit } from "./visitor";

const readMagazine = async () => {
  const editions = await readEditions("pt");
  const [newest, former = newest] = editions;
  const oldest = editions.at(-1);
  if (newest === undefined || former === undefined || oldest === undefined) throw new Error("the site has no magazine");
  return { editions, newest, former, oldest };
};

const next = (page: Page) => page.getByRole("button", { name: "Próxima página" });
const edition = (page: Page, { title }: Edition) => page.getByRole("region", { name: title, exact: true });
const inSequence = (page: Page, { title }: Edition) => page.getByRole("list", { name: `Páginas de ${title}` }).getByRole("img");
/** The engine shows pictures of pages in its own animation frames. */
const visiblePages = (page: Page) => page.locator('main section img[alt*="página"]:visible');

const expectReady = (page: Page): Promise<void> => expect(next(page)).toHaveAttribute("aria-disabled", "false");
const expectPage = (page: Page, number: number, { pageCount }: Edition): Promise<void> =>
  expect(page.getByText(`Página ${number} de ${pageCount}`)).toBeVisible();

for (const [width, count, share] of [
  [390, 1, 0.8],
  [820, 1, 0.6],
  [991, 1, 0.6],
  [992, 2, 0.6],
  [1440, 2, 0.6],
] as const)
  test(`in a window of ${width} px shows ${count} page(s) at once, ${share} of the width high, from page 2 on`, async ({ openPage }) => {
    const { newest } = await readMagazine();
    const { page } = await openPage("/revista", { width });
    await expectReady(page);
    await expectPage(page, 2, newest);
    await expect(visiblePages(page)).toHaveCount(count);
    const height = await page
      .locator(`img[alt$="página 2 de ${newest.pageCount}"]:visible`)
      .evaluate((image) => image.getBoundingClientRect().height);
    expect(Math.abs(height - width * share)).toBeLessThan(2);
  });

test("turns with buttons and arrow keys, to the cover and to the end", async ({ openPage }) => {
  const { newest } = await readMagazine();
  const { page } = await openPage("/revista");
  await expectReady(page);
  await next(page).click();
  await expectPage(page, 4, newest);
  await page.keyboard.press("ArrowLeft");
  await expectPage(page, 2, newest);
  await page.keyboard.press("ArrowLeft");
  await expectPage(page, 1, newest);
  for (let shown = 2; shown <= newest.pageCount; shown += 2) {
    await page.keyboard.press("ArrowRight");
    await expectPage(page, shown, newest);
  }
  await expect(next(page)).toHaveAttribute("aria-disabled", "true");
});

test("switches between editions of different length, keeps the choice in the address, and survives Back and reload", async ({
  openPage,
}) => {
  const { editions, former } = await readMagazine();
  const { page } = await openPage("/revista");
  await expectReady(page);
  for (const chosen of editions.toReversed()) {
    await page.getByRole("link", { name: chosen.title }).click();
    await expect(edition(page, chosen)).toBeVisible();
    await expectPage(page, 2, chosen);
    await expectReady(page);
  }
  await page.goBack();
  await expect(edition(page, former)).toBeVisible();
  await expect(page).toHaveURL(`/revista?edicao=${former.magazineId}`);
  await page.reload();
  await expect(edition(page, former)).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 0)); // Back has restored a position below the book, where the flipbook is not fetched
  await expectReady(page);
  await next(page).click();
  await expectPage(page, 4, former);
});

test("keeps its page when the window changes from two pages to one", async ({ openPage }) => {
  const { newest } = await readMagazine();
  const { page } = await openPage("/revista", { width: 1200 });
  await expectReady(page);
  await next(page).click();
  await expectPage(page, 4, newest);
  const double = await page.locator(".stf__parent").elementHandle();
  await page.setViewportSize({ width: 800, height: 900 });
  await page.waitForFunction((book) => book?.isConnected === false, double);
  await expect(page.locator(".stf__item")).toHaveCount(newest.pageCount);
  await expectReady(page);
  await expectPage(page, 4, newest);
  await expect(visiblePages(page)).toHaveCount(1);
});

test("shifts no layout while the flipbook loads", async ({ openVisitor }) => {
  const visitor = await openVisitor();
  const { page } = visitor;
  await page.addInitScript(() => {
    const seen = window as unknown as { shifts: number };
    seen.shifts = 0;
    new PerformanceObserver((list) =>
      list.getEntries().forEach((entry) => (seen.shifts += (entry as unknown as { value: number }).value)),
    ).observe({ type: "layout-shift", buffered: true });
  });
  await visit(visitor, "/revista");
  await expectReady(page);
  expect(await page.evaluate(() => (window as unknown as { shifts: number }).shifts)).toBeLessThan(0.01);
});

interface CountedFrames {
  /** Animation frames requested so far. */
  frames: number;
  /** The browser's own function, whose calls are not counted. */
  requestFrame: typeof requestAnimationFrame;
}

test("requests no frames after the visitor has left", async ({ openVisitor }) => {
  const { page } = await openVisitor();
  await page.addInitScript(() => {
    const requestFrame = window.requestAnimationFrame.bind(window);
    Object.assign(window, { frames: 0, requestFrame });
    window.requestAnimationFrame = (callback) => {
      (window as unknown as CountedFrames).frames += 1;
      return requestFrame(callback);
    };
  });
  await page.goto("/revista");
  await expectReady(page);
  /** The number of frames that the page requests while the browser renders ten. */
  const requestedFrames = () =>
    page.evaluate(async () => {
      const counted = window as unknown as CountedFrames;
      const before = counted.frames;
      for (let drawn = 0; drawn < 10; drawn += 1) await new Promise((resolve) => counted.requestFrame(resolve));
      return counted.frames - before;
    });
  await expect.poll(requestedFrames).toBeGreaterThan(0);
  await page.getByRole("navigation", { name: "Rodapé" }).getByRole("link", { name: "Contato" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Contato" })).toBeVisible();
  await expect.poll(requestedFrames).toBe(0);
});

test("shows the pages in sequence with reduced motion, without loading the flipbook, and loads it on request", async ({ openVisitor }) => {
  const [newest] = await readEditions("en");
  const visitor = await openVisitor({ width: 390 });
  const { page } = visitor;
  const scripts: string[] = [];
  page.on("response", (response) => response.request().resourceType() === "script" && scripts.push(response.url()));
  await page.emulateMedia({ reducedMotion: "reduce" });
  await visit(visitor, "/en/revista");
  const scriptsAtFirst = scripts.length;
  const pages = page.getByRole("list", { name: `Pages of ${newest?.title}` });
  await expect(pages.getByRole("img")).toHaveCount(newest?.pageCount ?? 0);
  await expect(page.locator(".stf__parent")).toHaveCount(0);
  await page.getByRole("button", { name: "Turn the pages" }).click();
  await page.locator('button[aria-label="Next page"][aria-disabled="false"]').click();
  await expect(page.getByText(`Page 3 of ${newest?.pageCount}`)).toBeVisible();
  expect(scripts.length).toBeGreaterThan(scriptsAtFirst);
  await page.getByRole("button", { name: "Read in sequence" }).click();
  await expect(pages).toBeVisible();
});

test("falls back to the pages in sequence when the flipbook fails to load", async ({ openVisitor }) => {
  const { newest } = await readMagazine();
  const visitor = await openVisitor({ mayLogErrors: true });
  const { page } = visitor;
  await page.emulateMedia({ reducedMotion: "reduce" });
  await visit(visitor, "/revista");
  await page.route("**/*.js", (route) => route.abort());
  await page.getByRole("button", { name: "Folhear" }).click();
  await expect(page.getByText("Não foi possível abrir a revista para folhear")).toBeVisible();
  await expect(inSequence(page, newest)).toHaveCount(newest.pageCount);
});

test("lists every page of every edition without scripts", async ({ openPage }) => {
  const { newest, oldest } = await readMagazine();
  const { page } = await openPage("/revista", { javaScriptEnabled: false });
  await expect(inSequence(page, newest)).toHaveCount(newest.pageCount);
  await expect(next(page)).toBeHidden();
  await page.locator("summary", { hasText: oldest.title }).click();
  await expect(page.locator(`img[alt$="página ${oldest.pageCount} de ${oldest.pageCount}"]`)).toBeVisible();
});

test("keeps the chosen edition in the other language", async ({ openPage }) => {
  const { oldest } = await readMagazine();
  const english = (await readEditions("en")).find(({ magazineId }) => magazineId === oldest.magazineId);
  const { page } = await openPage(`/revista?edicao=${oldest.magazineId}`);
  await expectReady(page);
  await page.getByRole("list", { name: "Idioma" }).getByRole("link", { name: /^EN/ }).click();
  await expect(page.getByRole("region", { name: english?.title, exact: true })).toBeVisible();
  await expect(page).toHaveURL(`/en/revista?edicao=${oldest.magazineId}`);
});
