import { HtmlValidate } from "html-validate";
import type { Browser } from "playwright-core";
import { findTemplates, inEnglish, read } from "./templates";
import { aVisitor, axeViolations, launch, siteAddress, visit, WIDTHS } from "./visitor";

const TEMPLATES = ["home", "category", "listing", "talent", "blog", "post", "campaigns", "campaign", "magazine", "about", "workshop", "contact", "scouting", "privacy", "image removal", "contact check", "not found"] as const;
const CASES = TEMPLATES.flatMap((template) => [[template, "pt"] as const, [template, "en"] as const]);

jest.setTimeout(120_000);

let browser: Browser;
let templates: Record<string, string>;
beforeAll(async () => {
  browser = await launch();
  templates = await findTemplates();
});
afterAll(() => browser.close());

const addressOf = (template: string, language: string): string => {
  const path = templates[template] ?? "";
  return language === "pt" ? path : inEnglish(path);
};

describe.each(CASES)("the %s template in %s", (template, language) => {
  it("speaks its language, has one main heading, and keeps quiet in the console", async () => {
    const visitor = await aVisitor(browser);
    const response = await visit(visitor, addressOf(template, language));
    expect(response.status()).toBe(template === "not found" ? 404 : 200);
    expect(await visitor.page.getAttribute("html", "lang")).toBe(language);
    expect(await visitor.page.locator("h1:visible").count()).toBe(1);
    expect(await visitor.page.title()).not.toBe("");
    const own = visitor.complaints.filter((text) => template !== "not found" || !text.includes("404"));
    expect(own).toEqual([]);
    expect(visitor.foreignRequests).toEqual([]);
    await visitor.context.close();
  });

  it.each(WIDTHS)("fits a window of %p px", async (width) => {
    const visitor = await aVisitor(browser, { width });
    await visit(visitor, addressOf(template, language));
    const scrollWidth = await visitor.page.evaluate(() => document.documentElement.scrollWidth);
    expect(scrollWidth).toBeLessThanOrEqual(width);
    await visitor.context.close();
  });

  it("has no accessibility violation that axe finds, narrow and wide", async () => {
    for (const width of [390, 1440]) {
      const visitor = await aVisitor(browser, { width });
      await visitor.page.addInitScript(() => sessionStorage.setItem("introSeen", "true"));
      await visit(visitor, addressOf(template, language));
      expect(await axeViolations(visitor.page)).toEqual([]);
      await visitor.context.close();
    }
  });

  it("is valid HTML as it leaves the server", async () => {
    const validator = new HtmlValidate({ extends: ["html-validate:standard"], rules: HTML_RULES });
    const report = await validator.validateString(await read(addressOf(template, language)));
    expect(report.results.flatMap(({ messages }) => messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} ${selector ?? ""}`))).toEqual([]);
  });

});

describe.each(CASES.filter(([template]) => template !== "not found"))("the %s template in %s", (template, language) => {
  it("names its address in both languages", async () => {
    const html = await read(addressOf(template, language));
    const path = (templates[template] ?? "").replace(/^(\/blog\/[^/]+)\/[^/]+$/, "$1"); // an article's address with an id is a copy
    const alternate = (locale: string): string => {
      const [, href = ""] = new RegExp(`<link[^>]*hrefLang="${locale}"[^>]*href="([^"]*)"`, "i").exec(html) ?? [];
      return new URL(href).href;
    };
    const address = (of: string): string => new URL(of, siteAddress()).href;
    expect([alternate("pt"), alternate("en"), alternate("x-default")]).toEqual([address(path), address(inEnglish(path)), address(path)]);
  });
});

/** Off are rules of style, and those that Gatsby's own markup breaks without harm. */
const HTML_RULES = {
  "no-trailing-whitespace": "off",
  "no-inline-style": "off",
  "void-style": "off",
  "attribute-boolean-style": "off",
  "attribute-empty-style": "off",
  "doctype-style": "off",
  "long-title": "off",
  "script-type": "off",
  "require-sri": "off",
  "no-implicit-button-type": "error",
} as const;
