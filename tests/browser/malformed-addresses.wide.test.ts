import type { Browser, Page } from "playwright-core";
import en from "../../src/locales/en/common.json";
import pt from "../../src/locales/pt/common.json";
import { createVisitor, launchBrowser, waitUntilIdle, siteAddress, visit, type Visitor } from "./visitor";

let browser: Browser;
let visitor: Visitor;
beforeAll(async () => {
  browser = await launchBrowser();
});
beforeEach(async () => {
  visitor = await createVisitor(browser);
});
afterEach(() => visitor.context.close());
afterAll(() => browser.close());

const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name, exact: true });

/** The browser reports the 404 of the page and of its data, which are meant. */
const otherComplaints = (): string[] => visitor.errors.filter((text) => !text.includes("status of 404"));

describe("a search whose name contains a percent sign", () => {
  it.each([
    ["/pesquisa/100%", "/pesquisa/100%25", "“100%”"],
    ["/en/pesquisa/100%?letra=A", "/en/pesquisa/100%25?letra=A", "“100%”"],
    ["/pesquisa/50%25%20off%2F%25", "/pesquisa/50%25%20off%2F%25", "“50% off/%”"],
    ["/pesquisa/100%2541", "/pesquisa/100%2541", "“100%41”"],
    ["/en/pesquisa/%ff%", "/en/pesquisa/%25ff%25", "“%ff%”"],
  ])("is rendered at %s, and its scripts run", async (typed, address, title) => {
    const response = await visit(visitor, typed);
    expect([response.status(), visitor.page.url()]).toEqual([200, siteAddress() + address]);
    await heading(visitor.page, title).waitFor();
    expect(await visitor.page.title()).toContain(title);
    expect(visitor.errors).toEqual([]);
  });

  it("is reached from the search box, kept in the other language, and restored by Back and reload", async () => {
    const { page } = visitor;
    await visit(visitor, "/contato");
    await page.getByRole("search").getByRole("button", { name: "Buscar talentos" }).click();
    await page.keyboard.insertText("100% a/b");
    await page.keyboard.press("Enter");
    await heading(page, "“100% a/b”").waitFor();
    expect(page.url()).toBe(`${siteAddress()}/pesquisa/100%25%20a%2Fb`);
    await page.getByRole("link", { name: "EN English" }).click();
    await page.waitForURL(`${siteAddress()}/en/pesquisa/100%25%20a%2Fb`);
    await heading(page, "“100% a/b”").waitFor();
    await page.goBack();
    await page.waitForURL(`${siteAddress()}/pesquisa/100%25%20a%2Fb`);
    await page.reload();
    await waitUntilIdle(visitor);
    await heading(page, "“100% a/b”").waitFor();
    expect(visitor.errors).toEqual([]);
  });
});

describe("the not-found page", () => {
  it.each([
    ["/50%", "/50%25", pt["notFound.title"]],
    ["/50%25", "/50%25", pt["notFound.title"]],
    ["/en/50%?a=%", "/en/50%25?a=%", en["notFound.title"]],
    ["/kids/%ff%/x/y#%", "/kids/%25ff%25/x/y#%25", pt["notFound.title"]],
    ["/%E0%A4%A/x", "/%25E0%25A4%25A/x", pt["notFound.title"]],
    ["/kids/1%/x", "/kids/1%25/x", pt["notFound.talent.title"]],
    ["/en/blog/50%25", "/en/blog/50%25", en["notFound.post.title"]],
  ])("keeps its scripts running at %s", async (typed, address, title) => {
    const { page } = visitor;
    const response = await visit(visitor, typed);
    expect([response.status(), page.url()]).toEqual([404, siteAddress() + address]);
    await heading(page, title).waitFor();
    // Hydrated: one language is left, and a link changes the page without a request for HTML.
    expect(await page.locator("h1").count()).toBe(1);
    await page.evaluate(() => Reflect.set(window, "isSameDocument", true));
    await page
      .locator("header")
      .getByRole("link", { name: typed.startsWith("/en") ? "EN English" : "PT Português" })
      .waitFor();
    await page.locator("main").getByRole("link").last().click();
    await page.waitForURL((url) => url.pathname === (typed.startsWith("/en") ? "/en" : "/"));
    await page.waitForFunction(() => document.querySelector("main h1") !== null);
    expect(await page.evaluate(() => Reflect.get(window, "isSameDocument"))).toBe(true);
    expect(otherComplaints()).toEqual([]);
  });
});
