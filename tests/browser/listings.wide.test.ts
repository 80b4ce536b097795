import type { Browser } from "playwright-core";
import { TALENTS_PER_PAGE } from "../../src/config/constants";
import { findTemplates, fetchText } from "./templates";
import { createVisitor, launchBrowser, siteAddress, visit, type Visitor } from "./visitor";

const LISTINGS = ["kids", "teens", "atores", "talents", "digital-influencers"].flatMap((category) => [
  `/${category}`,
  `/${category}/meninos`,
  `/${category}/meninas`,
]);

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

describe("without a script", () => {
  let reader: Visitor;
  beforeAll(async () => {
    reader = await createVisitor(browser, { javaScriptEnabled: false });
  });
  afterAll(() => reader.context.close());

  it.each(LISTINGS.flatMap((path) => [path, `/en${path}`]))("the listing %s shows its talents", async (path) => {
    const response = await visit(reader, path);
    expect(response.status()).toBe(200);
    const cards = await reader.page.locator("main ul li:has(img)").count();
    expect(cards).toBeGreaterThan(0);
    expect(cards).toBeLessThanOrEqual(TALENTS_PER_PAGE);
  });

  it.each([
    ["/kids/meninas", "Filtros e ordenação precisam de JavaScript."],
    ["/en/kids/meninas", "Filters and sorting need JavaScript."],
  ])("the listing %s says why a filtered and sorted address shows everybody", async (path, sentence) => {
    await visit(reader, `${path}?ordem=nome&idade=4-9`);
    expect(await reader.page.getByText(sentence).isVisible()).toBe(true);
  });
});

describe("a talent's page", () => {
  it("opens from its card, and Back returns to the listing", async () => {
    const visitor = await createVisitor(browser, { width: 390 });
    await visit(visitor, "/kids/meninas");
    const card = visitor.page
      .locator("main ul li a")
      .filter({ has: visitor.page.locator("img") })
      .first();
    const href = (await card.getAttribute("href")) ?? "";
    const name = (await card.locator("img").getAttribute("alt")) ?? "";
    await card.click();
    await visitor.page.waitForURL(`**${href}`);
    await visitor.page.getByRole("heading", { level: 1, name }).waitFor();
    await visitor.page.goBack();
    await visitor.page.waitForURL("**/kids/meninas");
    await visitor.page.getByRole("heading", { level: 1, name: "Kids" }).waitFor();
    expect(visitor.errors).toEqual([]);
    await visitor.context.close();
  });

  it("of a child carries robots marks and contains no birthdate", async () => {
    const { talent = "" } = await findTemplates();
    const response = await fetch(new URL(talent, siteAddress()));
    expect(response.headers.get("x-robots-tag")).toMatch(/noindex.*noimageindex.*noai/);
    const html = await response.text();
    expect(html).toMatch(/<meta[^>]*name="robots"[^>]*content="noindex, ?noimageindex, ?noai"/);
    const pageData = await fetchText(`/page-data${talent}/page-data.json`);
    expect(html + pageData).not.toMatch(/birth|nascimento|\b(19|20)\d\d-\d\d-\d\d\b/i);
  });
});

it("the language switch keeps the page and its query", async () => {
  const visitor = await createVisitor(browser);
  await visit(visitor, "/teens/meninos?x=1");
  await visitor.page.getByRole("link", { name: "English" }).click();
  await visitor.page.waitForURL("**/en/teens/meninos?x=1");
  await visitor.page.getByRole("link", { name: "Boys" }).first().waitFor({ state: "attached" });
  expect(await visitor.page.getAttribute("html", "lang")).toBe("en");
  await visitor.context.close();
});

describe("the menu", () => {
  it("opens a category by keyboard, and closes when a link is followed", async () => {
    const visitor = await createVisitor(browser);
    await visit(visitor, "/blog");
    const opener = visitor.page.locator("summary", { hasText: "Teens" });
    await opener.focus();
    await visitor.page.keyboard.press("Enter");
    const link = visitor.page.getByRole("navigation", { name: "Navegação principal" }).getByRole("link", { name: "Meninas", exact: true });
    await link.click();
    await visitor.page.waitForURL("**/teens/meninas");
    await link.waitFor({ state: "hidden" });
    await visitor.context.close();
  });

  it("is a sheet on a phone", async () => {
    const visitor = await createVisitor(browser, { width: 390 });
    await visit(visitor, "/blog");
    const campaigns = visitor.page.getByRole("navigation", { name: "Navegação principal" }).getByRole("link", { name: "Campanhas" });
    expect(await campaigns.isVisible()).toBe(false);
    await visitor.page.getByRole("button", { name: "Menu" }).click();
    await campaigns.click();
    await visitor.page.waitForURL("**/campanhas");
    await visitor.page.getByRole("heading", { level: 1, name: "Campanhas" }).waitFor();
    await campaigns.waitFor({ state: "hidden" });
    await visitor.context.close();
  });
});
