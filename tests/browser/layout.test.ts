import type { Page } from "@playwright/test";
import { LIST_PAGE_SIZE } from "../../src/config/constants";
import { PATIENCE_MS } from "../wait";
import { expect, test } from "./test";
import { clickWithoutScrolling, holdRequests, siteAddress, visit, waitForFrames } from "./visitor";

const CASES = [
  { width: 390, prefix: "", noPost: "Não foi possível obter as informações do site", noCampaign: "Publicação não encontrada" },
  { width: 1440, prefix: "/en", noPost: "Unable to fetch Website Information", noCampaign: "Post not found" },
];

const scrollY = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

const cards = (page: Page) => page.locator("main article");

/** Scrolls to the end of the growing list until the assertion passes. */
const scrollUntil = (page: Page, assertion: () => Promise<void>): Promise<void> =>
  expect(async () => {
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await waitForFrames(page);
    await assertion();
  }).toPass({ intervals: [0], timeout: PATIENCE_MS });

/** The button below a list that has more to load. */
const listEnd = (page: Page) => page.getByRole("main").getByRole("button", { name: /^(Mostrar mais|Show more|Carregando|Loading)$/ });

for (const { width, prefix, noPost, noCampaign } of CASES)
  test.describe(`at ${width} px under '${prefix}'`, () => {
    test("opens a page at its top, and Back restores the scroll position in a grown list", async ({ openPage }) => {
      const { page } = await openPage(`${prefix}/blog`, { width });
      const built = await cards(page).count();
      await scrollUntil(page, async () => expect(await cards(page).count()).toBeGreaterThan(built));
      const grown = await cards(page).count();
      const card = cards(page).nth(built).locator("a");
      await card.scrollIntoViewIfNeeded();
      await waitForFrames(page);
      const place = await scrollY(page);
      expect(place).toBeGreaterThan(1000);
      await clickWithoutScrolling(card);
      await expect(page).toHaveURL(/\/blog\/.+/);
      await expect.poll(() => scrollY(page)).toBe(0);
      await page.goBack();
      await expect(page).toHaveURL(`${prefix}/blog`);
      await expect.poll(() => cards(page).count()).toBeGreaterThanOrEqual(grown);
      await expect.poll(async () => Math.abs((await scrollY(page)) - place)).toBeLessThan(5);
    });

    test("ends a list, with each entry once", async ({ openPage }) => {
      const { page } = await openPage(`${prefix}/blog`, { width });
      await expect(listEnd(page)).toHaveCount(1);
      await scrollUntil(page, async () => {
        // A long list stops loading automatically, so its button is clicked.
        await listEnd(page).evaluateAll((buttons) => buttons.forEach((button) => button instanceof HTMLElement && button.click()));
        expect(await listEnd(page).count()).toBe(0);
      });
      const links = await cards(page)
        .locator("a")
        .evaluateAll((anchors) => anchors.map((anchor) => anchor.getAttribute("href")));
      expect(new Set(links).size).toBe(links.length);
      expect(links.length).toBeGreaterThan(LIST_PAGE_SIZE);
    });

    test("reports a list that could not load more, and retries on a press", async ({ openVisitor }) => {
      const visitor = await openVisitor({ width, mayLogErrors: true });
      const { page } = visitor;
      await page.route("**/api/posts/**", (route) => route.fulfill({ status: 503, body: "{}" }));
      await visit(visitor, `${prefix}/blog`);
      const retry = page.getByRole("button", { name: /Tentar de novo|Try again/ });
      await scrollUntil(page, async () => expect(await retry.isVisible()).toBe(true));
      await expect(page.getByText(/(Erro|Error) 503/)).toBeVisible();
      await page.unroute("**/api/posts/**");
      const before = await cards(page).count();
      await retry.click();
      await expect.poll(() => cards(page).count()).toBeGreaterThan(before);
    });

    test("shows the progress bar for a slow page only", async ({ openPage }) => {
      const { page } = await openPage(`${prefix}/contato`, { width });
      const release = await holdRequests(page, "**/page-data/**/campanhas/page-data.json");
      await page.evaluate((path) => void Reflect.get(window, "___navigate")(path), `${prefix}/campanhas`);
      await expect(page.locator('[data-progress="loading"]')).toBeVisible();
      release();
      await expect(page).toHaveURL(`${prefix}/campanhas`);
      await expect(page.locator("[data-progress]")).toHaveCount(0);
    });

    test("announces a new page to screen readers by its heading alone", async ({ openPage }) => {
      const { page } = await openPage(`${prefix}/contato`, { width });
      const heading = page.getByRole("main").getByRole("heading", { level: 1 });
      const before = (await heading.textContent()) ?? "";
      await page.locator(`footer a[href="${prefix}/sobre-nos"]`).click();
      await expect(heading).not.toHaveText(before);
      await expect(page.locator("#gatsby-announcer")).toHaveText((await heading.textContent()) ?? "");
    });

    test("shows a notice while offline and removes it afterwards", async ({ openPage }) => {
      const { page, context } = await openPage(`${prefix}/contato`, { width });
      const notice = page.getByText(/Você está sem conexão|You are offline/);
      await expect(notice).toHaveCount(0);
      await context.setOffline(true);
      await expect(notice).toBeVisible();
      await context.setOffline(false);
      await expect(notice).toHaveCount(0);
    });

    test("links from the footer to the five boys' lists and to the agency", async ({ openPage }) => {
      const { page } = await openPage(`${prefix}/contato`, { width });
      const links = await page
        .locator("footer nav section")
        .evaluateAll((columns) => columns.map((column) => [...column.querySelectorAll("a")].map((anchor) => anchor.getAttribute("href"))));
      expect(links[0]).toEqual(
        ["kids", "teens", "atores", "talents", "digital-influencers"].map((category) => `${prefix}/${category}/meninos`),
      );
      expect(links[1]).toEqual([`${prefix}/sobre-nos`, `${prefix}/contato`]);
    });

    test("shows the Instagram feed from this site alone, with links", async ({ openPage }) => {
      const { page } = await openPage(prefix || "/", { width });
      const area = page.getByRole("region", { name: "Instagram" });
      await expect(area).toBeVisible();
      const sources = await area.locator("img").evaluateAll((images) => images.map((image) => (image as HTMLImageElement).src));
      expect(sources.length).toBeGreaterThan(0);
      expect(sources.filter((source) => !source.startsWith(`${siteAddress()}/media/`))).toEqual([]);
      const links = await area.locator("li a").evaluateAll((anchors) => anchors.map((anchor) => anchor.getAttribute("href") ?? ""));
      expect(links.filter((link) => !link.startsWith("https://"))).toEqual([]);
    });

    test("leaves out an Instagram feed that fails", async ({ openVisitor }) => {
      const visitor = await openVisitor({ width, mayLogErrors: true });
      const answered = visitor.page.waitForResponse("**/api/instagram");
      await visitor.page.route("**/api/instagram", (route) => route.fulfill({ status: 503, body: "{}" }));
      await visit(visitor, prefix || "/");
      await answered;
      await expect(visitor.page.getByRole("region", { name: "Instagram" })).toHaveCount(0);
    });

    test("shows the install banner when the browser offers it, and not again after it is dismissed", async ({ openPage }) => {
      const visitor = await openPage(`${prefix}/contato`, { width });
      const { page } = visitor;
      const offer = async (): Promise<void> => {
        await page.evaluate(() => {
          window.dispatchEvent(Object.assign(new Event("beforeinstallprompt", { cancelable: true }), { prompt: async () => undefined }));
        });
        await waitForFrames(page);
      };
      const add = page.getByRole("button", { name: /Adicionar app|Add app/ });
      await expect(add).toHaveCount(0);
      await offer();
      await expect(add).toBeVisible();
      await page.getByRole("button", { name: /Dispensar|Dismiss/ }).click();
      await expect(add).toHaveCount(0);
      await visit(visitor, `${prefix}/contato`);
      await offer();
      await expect(add).toHaveCount(0);
    });

    test("names the kind of a missing page", async ({ openPage }) => {
      const visitor = await openPage(`${prefix}/blog/nenhum-texto`, { width, mayLogErrors: true });
      const heading = visitor.page.getByRole("heading", { level: 1 });
      await expect(heading).toHaveText(noPost);
      await visit(visitor, `${prefix}/campanhas/nenhuma`);
      await expect(heading).toHaveText(noCampaign);
    });
  });

test("keeps the grid of a listing in its place when the typefaces arrive", async ({ openVisitor }) => {
  const visitor = await openVisitor({ width: 412, mayLogErrors: true });
  const { page } = visitor;
  const gridTop = async (): Promise<number> => {
    await visit(visitor, "/kids/meninas");
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
  expect(await gridTop()).toBe(withFaces);
});
