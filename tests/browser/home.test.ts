import type { Page, Route } from "@playwright/test";
import { INTRO_MS } from "../../src/features/home/intro-session";
import { readAgencyName, readPageData } from "./site-content";
import { expect, GATE, test } from "./test";
import { visit, waitForAnimations } from "./visitor";

const HOME_POSTS = 8;

/** Makes the intro wait for the returned function instead of its time, which may be over before a slow page is ready. */
const holdIntro = async (page: Page): Promise<() => Promise<void>> => {
  await page.addInitScript((duration) => {
    const lifts: TimerHandler[] = [];
    const { setTimeout: start } = window;
    const hold = (handler: TimerHandler, delay?: number, ...values: unknown[]): number =>
      delay === duration ? -lifts.push(handler) : start(handler, delay, ...values);
    const liftIntro = (): void => lifts.forEach((lift) => start(lift));
    Object.assign(window, { setTimeout: hold, liftIntro });
  }, INTRO_MS);
  return () => page.evaluate("liftIntro()");
};

const introOf = async (page: Page) => page.getByRole("dialog", { name: await readAgencyName() });

const skipIntro = (page: Page) => page.addInitScript(() => sessionStorage.setItem("introSeen", "true"));

test.describe("the intro on home", () => {
  test("says how to go on, closes on a press of its image, and stays closed for the session", GATE, async ({ openVisitor }) => {
    const visitor = await openVisitor();
    const { page } = visitor;
    await holdIntro(page);
    await visit(visitor, "/");
    const overlay = await introOf(page);
    await expect(overlay).toBeVisible();
    const button = page.getByRole("button", { name: `Entrar no site ${await readAgencyName()}` });
    await expect(button).toHaveText("Entrar");
    await button.click();
    await expect(overlay).toBeHidden();
    await visit(visitor, "/");
    await expect(overlay).toBeHidden();
  });

  test("closes on a key", async ({ openVisitor }) => {
    const visitor = await openVisitor({ width: 390 });
    await holdIntro(visitor.page);
    await visit(visitor, "/en");
    const overlay = await introOf(visitor.page);
    await expect(overlay).toBeVisible();
    await visitor.page.keyboard.press("Escape");
    await expect(overlay).toBeHidden();
  });

  test("lifts by itself", async ({ openVisitor }) => {
    const visitor = await openVisitor();
    const liftIntro = await holdIntro(visitor.page);
    await visit(visitor, "/");
    const overlay = await introOf(visitor.page);
    await expect(overlay).toBeVisible();
    await liftIntro();
    await expect(overlay).toBeHidden();
    await expect(visitor.page.locator("html")).not.toHaveCSS("overflow-y", "hidden");
  });

  test("appears on no other page, and not without scripts", async ({ openPage }) => {
    const { page } = await openPage("/blog");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    const { page: withoutScripts } = await openPage("/", { javaScriptEnabled: false });
    await expect(withoutScripts.getByRole("heading", { name: "Blog" })).toBeVisible();
    await expect(withoutScripts.getByRole("dialog")).toBeHidden();
  });
});

/** Routes the script that contains Swiper, whose name is a hash. */
const routeSliderScript = (page: Page, answer: (route: Route) => Promise<void>) =>
  page.route(/\.js$/, async (route) => {
    const response = await route.fetch();
    if ((await response.text()).includes("swiper-slide-active")) await answer(route);
    else await route.fulfill({ response });
  });

const readSlideCount = async (): Promise<number> => (await readPageData("/")).slides.nodes.length;

const counterOf = (page: Page) => page.getByText(/^\d\d \/ \d\d$/);

const toCounter = (place: number, count: number): string => [place, count].map((number) => String(number).padStart(2, "0")).join(" / ");

test.describe("the slider on home", () => {
  test("advances by itself until it is paused", GATE, async ({ openVisitor }) => {
    const { page } = await openVisitor();
    await page.clock.install();
    await skipIntro(page);
    await page.goto("/");
    await expect(counterOf(page)).toHaveText(toCounter(2, await readSlideCount()));
    await page.getByRole("button", { name: "Pausar" }).click();
    await expect(page.getByRole("button", { name: "Reproduzir" })).toBeVisible();
    await waitForAnimations(page); // a moving slide still reaches its end
    const shown = await counterOf(page).innerText();
    await page.clock.runFor(20_000);
    await expect(counterOf(page)).toHaveText(shown);
    await expect(page.getByRole("button", { name: "Reproduzir" })).toBeVisible();
  });

  test("applies a pause and a step that were pressed before its engine loaded", async ({ openVisitor }) => {
    const { page } = await openVisitor();
    await skipIntro(page);
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    await routeSliderScript(page, async (route) => {
      await released;
      await route.continue();
    });
    await page.goto("/");
    await page.waitForFunction(() => performance.getEntriesByName("onInitialClientRender").length > 0);
    await page.getByRole("button", { name: "Pausar" }).click();
    await expect(page.getByRole("button", { name: "Reproduzir" })).toBeVisible();
    await page.getByRole("button", { name: "Destaque anterior" }).click();
    release();
    const count = await readSlideCount();
    await expect(counterOf(page)).toHaveText(toCounter(count, count));
  });

  test("scrolls by hand when its engine fails to load", async ({ openVisitor }) => {
    const visitor = await openVisitor({ width: 390, mayLogErrors: true });
    const { page } = visitor;
    await skipIntro(page);
    await routeSliderScript(page, (route) => route.abort());
    await visit(visitor, "/");
    const row = page.locator(".swiper[data-failed]");
    await expect(row).toHaveCSS("touch-action", "auto");
    await expect(page.getByRole("button", { name: "Pausar" })).toBeHidden();
    await row.evaluate((element) => element.scrollTo(element.clientWidth, 0));
    await expect.poll(() => row.evaluate((element) => element.scrollLeft)).toBeGreaterThan(300);
  });
});

test("home links to the newest eight articles", async ({ openPage }) => {
  const { page } = await openPage("/", { javaScriptEnabled: false });
  const section = page.locator("section", { has: page.getByRole("heading", { name: "Blog" }) });
  await expect(section.locator('a[href^="/blog/"]')).toHaveCount(HOME_POSTS);
});
