import type { Browser, Page, Route } from "playwright-core";
import { readAgencyName, readPageData } from "./site-content";
import { waitForAnimations, createVisitor, launchBrowser, siteAddress, visit } from "./visitor";

const HOME_POSTS = 8;

let browser: Browser;
let agency: string;
let slides: number;
beforeAll(async () => {
  browser = await launchBrowser();
  agency = await readAgencyName();
  slides = (await readPageData("/")).slides.nodes.length;
});
afterAll(() => browser.close());

/** Routes the script that contains Swiper, whose name is a hash. */
const routeSliderScript = (page: Page, answer: (route: Route) => Promise<void>) =>
  page.route(/\.js$/, async (route) => {
    const response = await route.fetch();
    if ((await response.text()).includes("swiper-slide-active")) await answer(route);
    else await route.fulfill({ response });
  });

const introOf = (page: Page) => page.getByRole("dialog", { name: agency });

/** The slider's counter. */
const counterOf = (place: number): string => [place, slides].map((number) => String(number).padStart(2, "0")).join(" / ");

describe("the intro on home", () => {
  it("closes on a press of its image and stays closed for the session", async () => {
    const visitor = await createVisitor(browser);
    await visit(visitor, "/");
    const overlay = introOf(visitor.page);
    expect(await overlay.isVisible()).toBe(true);
    await visitor.page.getByRole("button", { name: `Entrar no site ${agency}` }).click();
    await overlay.waitFor({ state: "hidden" });
    await visit(visitor, "/");
    expect(await overlay.isVisible()).toBe(false);
    await visitor.context.close();
  });

  it("closes on a key", async () => {
    const visitor = await createVisitor(browser, { width: 390 });
    await visit(visitor, "/en");
    await visitor.page.keyboard.press("Escape");
    await introOf(visitor.page).waitFor({ state: "hidden" });
    await visitor.context.close();
  });

  it("says how to go on, and lifts by itself", async () => {
    const visitor = await createVisitor(browser);
    await visit(visitor, "/");
    expect(await visitor.page.getByRole("button", { name: `Entrar no site ${agency}` }).innerText()).toBe("Entrar");
    await introOf(visitor.page).waitFor({ state: "hidden" });
    expect(await visitor.page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).not.toBe("hidden");
    await visitor.context.close();
  });

  it("appears on no other page, and not without scripts", async () => {
    const visitor = await createVisitor(browser);
    await visit(visitor, "/blog");
    expect(await visitor.page.getByRole("dialog").count()).toBe(0);
    await visitor.context.close();
    const reader = await createVisitor(browser, { javaScriptEnabled: false });
    await visit(reader, "/");
    expect(await reader.page.getByRole("heading", { name: "Blog" }).isVisible()).toBe(true);
    expect(await reader.page.getByRole("dialog").isVisible()).toBe(false);
    await reader.context.close();
  });
});

describe("the slider on home", () => {
  it("advances by itself until it is paused", async () => {
    const visitor = await createVisitor(browser);
    await visitor.page.clock.install();
    await visitor.page.addInitScript(() => sessionStorage.setItem("introSeen", "true"));
    await visitor.page.goto(siteAddress());
    const pause = visitor.page.getByRole("button", { name: "Pausar" });
    await visitor.page.getByText(counterOf(2)).waitFor();
    await pause.click();
    await visitor.page.getByRole("button", { name: "Reproduzir" }).waitFor();
    await waitForAnimations(visitor.page); // a slide in motion still arrives
    const shown = await visitor.page.getByText(/^\d\d \/ \d\d$/).innerText();
    await visitor.page.clock.runFor(20_000);
    expect(await visitor.page.getByText(/^\d\d \/ \d\d$/).innerText()).toBe(shown);
    expect(await visitor.page.getByRole("button", { name: "Reproduzir" }).isVisible()).toBe(true);
    await visitor.context.close();
  });

  it("applies a pause and a step that were pressed before its engine loaded", async () => {
    const visitor = await createVisitor(browser);
    const { page } = visitor;
    await page.addInitScript(() => sessionStorage.setItem("introSeen", "true"));
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    await routeSliderScript(page, async (route) => {
      await released;
      await route.continue();
    });
    await page.goto(siteAddress());
    await page.waitForFunction(() => performance.getEntriesByName("onInitialClientRender").length > 0);
    await page.getByRole("button", { name: "Pausar" }).click();
    await page.getByRole("button", { name: "Reproduzir" }).waitFor();
    await page.getByRole("button", { name: "Destaque anterior" }).click();
    release();
    await page.getByText(counterOf(slides)).waitFor();
    await visitor.context.close();
  });

  it("scrolls by hand when its engine fails to load", async () => {
    const visitor = await createVisitor(browser, { width: 390 });
    const { page } = visitor;
    await page.addInitScript(() => sessionStorage.setItem("introSeen", "true"));
    await routeSliderScript(page, (route) => route.abort());
    await visit(visitor, "/");
    const row = page.locator(".swiper[data-failed]");
    await row.waitFor();
    expect(await row.evaluate((element) => getComputedStyle(element).touchAction)).toBe("auto");
    expect(await page.getByRole("button", { name: "Pausar" }).isVisible()).toBe(false);
    await row.evaluate((element) => element.scrollTo(element.clientWidth, 0));
    await page.waitForFunction(() => (document.querySelector(".swiper")?.scrollLeft ?? 0) > 300);
    await visitor.context.close();
  });
});

it("home links to the newest eight articles", async () => {
  const visitor = await createVisitor(browser, { javaScriptEnabled: false });
  await visit(visitor, "/");
  const section = visitor.page.locator("section", { has: visitor.page.getByRole("heading", { name: "Blog" }) });
  expect(await section.locator('a[href^="/blog/"]').count()).toBe(HOME_POSTS);
  await visitor.context.close();
});
