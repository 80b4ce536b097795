import type { Browser, Page } from "playwright-core";
import { toEnglish } from "./templates";
import { findTalent, hasLongBook, slideCount } from "./find-talent";
import { waitUntil } from "../wait";
import { waitForAnimations, axeViolations, createVisitor, launchBrowser, siteAddress, visit, type Visitor } from "./visitor";

let browser: Browser;
let path = "";
let pictures = 0;
let slides = 0;
beforeAll(async () => {
  browser = await launchBrowser();
  const found = await findTalent(hasLongBook);
  path = found.path;
  pictures = found.talent.book.length;
  slides = slideCount(found.talent);
});
afterAll(() => browser.close());

const book = (page: Page) => page.getByRole("group", { name: "Book" });
const next = (page: Page) => page.getByRole("button", { name: "Próximas fotos" });

const openBook = async (width: number, address = path): Promise<Visitor> => {
  const visitor = await createVisitor(browser, { width });
  await visit(visitor, address);
  await book(visitor.page).scrollIntoViewIfNeeded();
  await visitor.page.locator("[data-moving]").waitFor();
  return visitor;
};

/** The number of slides completely inside the window. */
const countVisibleSlides = (page: Page) =>
  book(page)
    .locator("li")
    .evaluateAll(
      (items) =>
        items.filter((item) => item.getBoundingClientRect().left > -1 && item.getBoundingClientRect().right < innerWidth + 1).length,
    );

const left = (page: Page) =>
  book(page)
    .locator("li")
    .first()
    .evaluate((item) => Math.round(item.getBoundingClientRect().left));

const waitForPosition = (page: Page, isThere: (left: number) => boolean): Promise<unknown> =>
  waitUntil("the row is at its place", async () => isThere(await left(page)));

it.each([
  [390, 1],
  [800, 2],
  [1200, 3],
  [1440, 4],
])("at %p px the book shows %p slide(s) at once, every picture at its own ratio", async (width, count) => {
  const visitor = await openBook(width);
  const { page } = visitor;
  expect(await countVisibleSlides(page)).toBe(count);
  expect(await book(page).locator("a").count()).toBe(pictures);
  if (width > 425) expect(await book(page).locator("li").count()).toBe(slides);
  const ratios = await book(page)
    .locator("img")
    .evaluateAll((images) =>
      images.map((image) =>
        Math.abs(image.clientWidth / image.clientHeight - Number(image.getAttribute("width")) / Number(image.getAttribute("height"))),
      ),
    );
  expect(Math.max(...ratios)).toBeLessThan(0.02);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  expect(visitor.errors).toEqual([]);
  await visitor.context.close();
});

it("the book slides by button and arrow key, and stops at both ends", async () => {
  const { page, context } = await openBook(1440);
  const back = page.getByRole("button", { name: "Fotos anteriores" });
  expect(await back.getAttribute("aria-disabled")).toBe("true");
  await next(page).click();
  await waitForPosition(page, (x) => x < -100);
  await page.keyboard.press("ArrowLeft");
  await waitForPosition(page, (x) => x === 0);
  for (let step = 0; step < slides; step += 1) await page.keyboard.press("ArrowRight");
  await page.locator('button[aria-label="Próximas fotos"][aria-disabled="true"]').waitFor();
  await context.close();
});

it.each([390, 1440])("at %p px the page shifts no layout when the slider starts", async (width) => {
  const visitor = await createVisitor(browser, { width });
  await visitor.page.addInitScript(() => {
    Object.assign(window, { shifts: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) Object.assign(window, { shifts: Reflect.get(window, "shifts") + Reflect.get(entry, "value") });
    }).observe({ type: "layout-shift", buffered: true });
  });
  await visit(visitor, path);
  await book(visitor.page).scrollIntoViewIfNeeded();
  await visitor.page.locator("[data-moving]").waitFor();
  await visitor.page.getByRole("region", { name: "Talentos parecidos" }).getByRole("link").first().waitFor();
  expect(await visitor.page.evaluate(() => Number(Reflect.get(window, "shifts")))).toBeLessThan(0.01);
  await visitor.context.close();
});

it("the book scrolls a picture that is focused by keyboard into view", async () => {
  const { page, context } = await openBook(1440);
  await book(page).locator("a").first().focus();
  for (let step = 1; step < pictures; step += 1) await page.keyboard.press("Tab");
  await page.waitForFunction(() => {
    const { left, right } = document.activeElement?.getBoundingClientRect() ?? { left: -1, right: Infinity };
    return left >= -1 && right <= window.innerWidth + 1;
  });
  expect(await left(page)).toBeLessThan(0);
  await context.close();
});

describe("the full view", () => {
  const dialog = (page: Page) => page.getByRole("dialog");
  /** Waits for the slider's engine, which loads after the dialog; only then swipes work. */
  const waitForEngine = (page: Page) => dialog(page).locator(".swiper-initialized").waitFor();

  it.each([
    [390, ""],
    [1440, "/en"],
  ])("at %p px under %p has its own address, turns pages, and restores focus on Escape", async (width, prefix) => {
    const visitor = await openBook(width, prefix + path);
    const { page } = visitor;
    const first = book(page).locator("a").first();
    await first.focus();
    await page.keyboard.press("Enter");
    await dialog(page).waitFor();
    expect(new URL(page.url()).search).toBe("?foto=1");
    await waitForEngine(page);
    await page.keyboard.press("ArrowRight");
    await page.waitForURL("**?foto=2");
    await waitForAnimations(page);
    expect(await axeViolations(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await dialog(page).waitFor({ state: "detached" });
    expect(new URL(page.url()).search).toBe("");
    expect(await first.evaluate((link) => link === document.activeElement)).toBe(true);
    expect(visitor.errors).toEqual([]);
    await visitor.context.close();
  });

  it("loses no arrow key that is pressed as the slider starts", async () => {
    const visitor = await createVisitor(browser);
    const { page } = visitor;
    await page.addInitScript(() => {
      const pressWhenStarted = new MutationObserver(() => {
        if (document.querySelector("dialog .swiper-initialized") === null) return;
        pressWhenStarted.disconnect();
        document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowRight", keyCode: 39, bubbles: true, cancelable: true }));
      });
      pressWhenStarted.observe(document, { subtree: true, attributes: true, attributeFilter: ["class"] });
    });
    await visit(visitor, `${path}?foto=1`);
    await page.waitForURL("**?foto=2");
    await dialog(page).getByText("2 /").waitFor();
    await visitor.context.close();
  });

  it("opens from a shared address, and Back closes it", async () => {
    const visitor = await createVisitor(browser);
    await visit(visitor, `${path}?foto=2`);
    const { page } = visitor;
    await dialog(page).getByText("2 /").waitFor();
    await page.getByRole("button", { name: "Fechar" }).click();
    await dialog(page).waitFor({ state: "detached" });
    const scrolled = await page.evaluate(() => {
      document.querySelector('[data-place="1"]')?.scrollIntoView({ block: "center" });
      return window.scrollY;
    });
    await book(page).locator("a").first().click();
    await dialog(page).waitFor();
    await page.goBack();
    await dialog(page).waitFor({ state: "detached" });
    expect(Math.abs((await page.evaluate(() => window.scrollY)) - scrolled)).toBeLessThan(2);
    await visitor.context.close();
  });

  it("turns by swipe, and zooms by two fingers", async () => {
    const context = await browser.newContext({ viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true });
    const page = await context.newPage();
    await page.goto(new URL(`${path}?foto=1`, siteAddress()).href);
    await waitForEngine(page);
    const client = await context.newCDPSession(page);
    const touch = (type: "touchStart" | "touchMove" | "touchEnd", xs: readonly number[]) =>
      client.send("Input.dispatchTouchEvent", { type, touchPoints: xs.map((x, id) => ({ x, y: 400, id })) });
    await touch("touchStart", [340]);
    for (const x of [300, 240, 180, 120, 60]) await touch("touchMove", [x]);
    await touch("touchEnd", []);
    await page.waitForURL("**?foto=2");
    await dialog(page).getByText("2 /").waitFor();
    await waitForAnimations(page);
    const shown = dialog(page).locator('li[aria-hidden="false"] img');
    await shown.evaluate((image: HTMLImageElement) => image.decode()); // until it is decoded, it has no size
    const widthBefore = (await shown.boundingBox())?.width ?? 0;
    await touch("touchStart", [170, 220]);
    for (const spread of [20, 50, 80, 110]) await touch("touchMove", [170 - spread, 220 + spread]);
    await touch("touchEnd", []);
    await waitForAnimations(page);
    expect((await shown.boundingBox())?.width ?? 0).toBeGreaterThan(1.5 * widthBefore);
    await context.close();
  });
});

it("the book scrolls by hand and links to the files without scripts", async () => {
  const visitor = await createVisitor(browser, { javaScriptEnabled: false, width: 800 });
  await visit(visitor, toEnglish(path));
  const links = visitor.page.getByRole("group", { name: "Book" }).locator("a");
  expect(await links.count()).toBe(pictures);
  expect(await links.first().getAttribute("href")).toMatch(/^\/media\/talents\/\d+\/gallery\/[^/]+\/1920$/);
  await visitor.context.close();
});
