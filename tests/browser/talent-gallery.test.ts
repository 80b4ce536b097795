import type { Page } from "@playwright/test";
import { findTalent, hasLongBook, slideCount } from "./find-talent";
import { toEnglish } from "./templates";
import { expect, test } from "./test";
import { axeViolations, visit, waitForAnimations, type Visitor } from "./visitor";

const findBook = async () => {
  const { path, talent } = await findTalent(hasLongBook);
  return { path, pictures: talent.book.length, slides: slideCount(talent) };
};

const book = (page: Page) => page.getByRole("group", { name: "Book" });
const next = (page: Page) => page.getByRole("button", { name: "Próximas fotos" });

/** Scrolls to the book and waits until it slides. */
const showBook = async ({ page }: Visitor): Promise<Page> => {
  await book(page).scrollIntoViewIfNeeded();
  await expect(page.locator("[data-moving]")).toBeVisible();
  return page;
};

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

for (const [width, count] of [
  [390, 1],
  [800, 2],
  [1200, 3],
  [1440, 4],
] as const)
  test(`at ${width} px the book shows ${count} slide(s) at once, every picture at its own ratio`, async ({ openPage }) => {
    const { path, pictures, slides } = await findBook();
    const page = await showBook(await openPage(path, { width }));
    await expect.poll(() => countVisibleSlides(page)).toBe(count);
    await expect(book(page).locator("a")).toHaveCount(pictures);
    if (width > 425) await expect(book(page).locator("li")).toHaveCount(slides);
    const ratios = await book(page)
      .locator("img")
      .evaluateAll((images) =>
        images.map((image) =>
          Math.abs(image.clientWidth / image.clientHeight - Number(image.getAttribute("width")) / Number(image.getAttribute("height"))),
        ),
      );
    expect(Math.max(...ratios)).toBeLessThan(0.02);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });

test("the book slides by button and arrow key, and stops at both ends", async ({ openPage }) => {
  const { path, slides } = await findBook();
  const page = await showBook(await openPage(path));
  await expect(page.getByRole("button", { name: "Fotos anteriores" })).toHaveAttribute("aria-disabled", "true");
  await next(page).click();
  await expect.poll(() => left(page)).toBeLessThan(-100);
  await page.keyboard.press("ArrowLeft");
  await expect.poll(() => left(page)).toBe(0);
  for (let step = 0; step < slides; step += 1) await page.keyboard.press("ArrowRight");
  await expect(next(page)).toHaveAttribute("aria-disabled", "true");
});

for (const width of [390, 1440])
  test(`at ${width} px the page shifts no layout when the slider starts`, async ({ openVisitor }) => {
    const { path } = await findBook();
    const visitor = await openVisitor({ width });
    const { page } = visitor;
    await page.addInitScript(() => {
      Object.assign(window, { shifts: 0 });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          Object.assign(window, { shifts: Reflect.get(window, "shifts") + Reflect.get(entry, "value") });
      }).observe({ type: "layout-shift", buffered: true });
    });
    await visit(visitor, path);
    await showBook(visitor);
    await expect(page.getByRole("region", { name: "Talentos parecidos" }).getByRole("link").first()).toBeVisible();
    expect(await page.evaluate(() => Number(Reflect.get(window, "shifts")))).toBeLessThan(0.01);
  });

test("the book scrolls a picture that is focused by keyboard into view", async ({ openPage }) => {
  const { path, pictures } = await findBook();
  const page = await showBook(await openPage(path));
  await book(page).locator("a").first().focus();
  for (let step = 1; step < pictures; step += 1) await page.keyboard.press("Tab");
  await expect(book(page).locator("a").last()).toBeFocused();
  await expect(book(page).locator("a").last()).toBeInViewport({ ratio: 1 });
  expect(await left(page)).toBeLessThan(0);
});

test("the book scrolls by hand and links to the files without scripts", async ({ openPage }) => {
  const { path, pictures } = await findBook();
  const { page } = await openPage(toEnglish(path), { javaScriptEnabled: false, width: 800 });
  await expect(book(page).locator("a")).toHaveCount(pictures);
  await expect(book(page).locator("a").first()).toHaveAttribute("href", /^\/media\/talents\/\d+\/gallery\/[^/]+\/1920$/);
});

test.describe("the full view", () => {
  const dialog = (page: Page) => page.getByRole("dialog");
  /** Waits for the slider's engine, which loads after the dialog; only then swipes work. */
  const waitForEngine = (page: Page) => dialog(page).locator(".swiper-initialized").waitFor();

  for (const [width, prefix] of [
    [390, ""],
    [1440, "/en"],
  ] as const)
    test(`at ${width} px under "${prefix}" has its own address, turns pages, and restores focus on Escape`, async ({ openPage }) => {
      const path = prefix + (await findBook()).path;
      const page = await showBook(await openPage(path, { width }));
      const first = book(page).locator("a").first();
      await first.focus();
      await page.keyboard.press("Enter");
      await expect(dialog(page)).toBeVisible();
      await expect(page).toHaveURL(`${path}?foto=1`);
      await waitForEngine(page);
      await page.keyboard.press("ArrowRight");
      await expect(page).toHaveURL(`${path}?foto=2`);
      await waitForAnimations(page);
      expect(await axeViolations(page)).toEqual([]);
      await page.keyboard.press("Escape");
      await expect(dialog(page)).toHaveCount(0);
      await expect(page).toHaveURL(path);
      await expect(first).toBeFocused();
    });

  test("loses no arrow key that is pressed as the slider starts", async ({ openVisitor }) => {
    const { path } = await findBook();
    const visitor = await openVisitor();
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
    await expect(page).toHaveURL(`${path}?foto=2`);
    await expect(dialog(page).getByText("2 /")).toBeVisible();
  });

  test("opens from a shared address, and Back closes it", async ({ openPage }) => {
    const { path } = await findBook();
    const { page } = await openPage(`${path}?foto=2`);
    await expect(dialog(page).getByText("2 /")).toBeVisible();
    await page.getByRole("button", { name: "Fechar" }).click();
    await expect(dialog(page)).toHaveCount(0);
    const scrolled = await page.evaluate(() => {
      document.querySelector('[data-place="1"]')?.scrollIntoView({ block: "center", behavior: "instant" });
      return window.scrollY;
    });
    await book(page).locator("a").first().click();
    await expect(dialog(page)).toBeVisible();
    await page.goBack();
    await expect(dialog(page)).toHaveCount(0);
    await expect.poll(async () => Math.abs((await page.evaluate(() => window.scrollY)) - scrolled)).toBeLessThan(2);
  });

  test.describe("on a touch screen", () => {
    test.use({ hasTouch: true, isMobile: true });

    test("turns by swipe, and zooms by two fingers", async ({ openPage }) => {
      const { path } = await findBook();
      const { page, context } = await openPage(`${path}?foto=1`, { width: 390 });
      await waitForEngine(page);
      const client = await context.newCDPSession(page);
      const touch = (type: "touchStart" | "touchMove" | "touchEnd", xs: readonly number[]) =>
        client.send("Input.dispatchTouchEvent", { type, touchPoints: xs.map((x, id) => ({ x, y: 400, id })) });
      await touch("touchStart", [340]);
      for (const x of [300, 240, 180, 120, 60]) await touch("touchMove", [x]);
      await touch("touchEnd", []);
      await expect(page).toHaveURL(`${path}?foto=2`);
      await expect(dialog(page).getByText("2 /")).toBeVisible();
      await waitForAnimations(page);
      const shown = dialog(page).locator('li[aria-hidden="false"] img');
      await shown.evaluate((image: HTMLImageElement) => image.decode()); // until it is decoded, it has no size
      const shownWidth = async (): Promise<number> => (await shown.boundingBox())?.width ?? 0;
      const before = await shownWidth();
      await touch("touchStart", [170, 220]);
      for (const spread of [20, 50, 80, 110]) await touch("touchMove", [170 - spread, 220 + spread]);
      await touch("touchEnd", []);
      await expect.poll(shownWidth).toBeGreaterThan(1.5 * before);
    });
  });
});
