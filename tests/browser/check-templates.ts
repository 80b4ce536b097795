import { HtmlValidate } from "html-validate";
import type { Browser, Response } from "playwright-core";
import type { Locale } from "../../src/domain/locale";
import { findTemplates, toEnglish, fetchText } from "./templates";
import { createVisitor, axeViolations, launchBrowser, resize, siteAddress, visit, WIDTHS, type Visitor } from "./visitor";

const TEMPLATES = [
  "home",
  "category",
  "listing",
  "further page",
  "search",
  "search by name",
  "talent",
  "board",
  "blog",
  "post",
  "campaigns",
  "campaign",
  "magazine",
  "about",
  "workshop",
  "contact",
  "selection",
  "scouting",
  "privacy",
  "image removal",
  "contact check",
  "request",
  "confirmation",
  "not found",
] as const;

/** Pages without an address of their own, which no search engine may list. */
const UNLISTED: readonly string[] = ["request", "confirmation", "not found"];

/** Checks of every template in one language. Each language has its own test file, so that they run in parallel. */
export const checkTemplates = (language: Locale, { axeWidths }: { axeWidths: readonly number[] }): void => {
  let browser: Browser;
  let visitor: Visitor;
  let templates: Record<string, string>;
  beforeAll(async () => {
    browser = await launchBrowser();
    visitor = await createVisitor(browser);
    await visitor.page.addInitScript(() => sessionStorage.setItem("introSeen", "true"));
    templates = await findTemplates();
  });
  afterAll(() => browser.close());

  const pathOf = (template: string): string => templates[template] ?? "";
  const addressOf = (template: string): string => (language === "pt" ? pathOf(template) : toEnglish(pathOf(template)));

  describe.each(TEMPLATES)(`the %s template in ${language}`, (template) => {
    let response: Response;
    beforeAll(async () => {
      visitor.errors.length = 0;
      visitor.foreignRequests.length = 0;
      await visitor.page.setViewportSize({ width: 390, height: 900 });
      response = await visit(visitor, addressOf(template));
    });

    it("has the language attribute and one main heading", async () => {
      expect(response.status()).toBe(template === "not found" ? 404 : 200);
      expect(await visitor.page.getAttribute("html", "lang")).toBe(language);
      expect(await visitor.page.locator("h1:visible").count()).toBe(1);
      expect(await visitor.page.title()).not.toBe("");
    });

    describe.each(WIDTHS)("in a window of %p px", (width) => {
      it("does not scroll horizontally", async () => {
        await resize(visitor, width);
        expect(await visitor.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      });

      if (!axeWidths.includes(width)) return;
      it("has no axe violation", async () => {
        expect(await axeViolations(visitor.page)).toEqual([]);
      });
    });

    it("logs no error and sends no foreign request at any of these widths", () => {
      expect(visitor.errors.filter((text) => template !== "not found" || !text.includes("404"))).toEqual([]);
      expect(visitor.foreignRequests).toEqual([]);
    });

    it("is valid HTML as sent", async () => {
      const report = await VALIDATOR.validateString(await response.text());
      expect(
        report.results.flatMap(({ messages }) =>
          messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} ${selector ?? ""}`),
        ),
      ).toEqual([]);
    });
  });

  it.each(TEMPLATES.filter((template) => !UNLISTED.includes(template)))(
    `the %s template in ${language} names its address in both languages`,
    async (template) => {
      const html = await fetchText(addressOf(template));
      // An article's address with an id and a search by name have another canonical address.
      const path = pathOf(template).replace(/^(\/blog\/[^/]+|\/pesquisa)\/[^/]+$/, "$1");
      const alternate = (locale: string): string => {
        const [, href = ""] = new RegExp(`<link[^>]*hrefLang="${locale}"[^>]*href="([^"]*)"`, "i").exec(html) ?? [];
        return new URL(href).href;
      };
      const address = (of: string): string => new URL(of, siteAddress()).href;
      expect([alternate("pt"), alternate("en"), alternate("x-default")]).toEqual([address(path), address(toEnglish(path)), address(path)]);
    },
  );
};

/** Rules of style are off, and rules that Gatsby's own markup breaks without harm. */
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

const VALIDATOR = new HtmlValidate({ extends: ["html-validate:standard"], rules: HTML_RULES });
