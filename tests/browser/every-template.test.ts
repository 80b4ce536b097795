import { HtmlValidate } from "html-validate";
import { LOCALES, type Locale } from "../../src/domain/locale";
import { cutAccents } from "./cut-accents";
import { findTemplates, toEnglish } from "./templates";
import { expect, gateIf, test } from "./test";
import { axeViolations, resize, siteAddress, visit, WIDTHS } from "./visitor";

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
  "family page",
  "confirmation",
  "not found",
] as const;

/** Pages without an address of their own, which no search engine may list. */
const UNLISTED: readonly string[] = ["family page", "confirmation", "not found"];

/** The templates of `npm test`, in Portuguese. */
const IN_GATE: readonly string[] = ["home", "listing", "talent", "post", "scouting", "contact", "not found"];

/** English layouts equal those of the Portuguese pages, which axe checks at every width. */
const AXE_WIDTHS: Readonly<Record<Locale, readonly number[]>> = { pt: WIDTHS, en: [390] };

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

const htmlErrors = async (html: string): Promise<string[]> => {
  const { results } = await VALIDATOR.validateString(html);
  return results.flatMap(({ messages }) => messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} ${selector ?? ""}`));
};

/** The addresses that a page names as its Portuguese, its English and its default one. */
const alternateAddresses = (html: string): string[] =>
  ["pt", "en", "x-default"].map((locale) => {
    const [, href = ""] = new RegExp(`<link[^>]*hrefLang="${locale}"[^>]*href="([^"]*)"`, "i").exec(html) ?? [];
    return new URL(href).href;
  });

for (const language of LOCALES)
  for (const template of TEMPLATES)
    test(
      `the ${template} template in ${language} is valid, accessible and as wide as the window`,
      gateIf(language === "pt" && IN_GATE.includes(template)),
      async ({ openVisitor }) => {
        const { [template]: path = "" } = await findTemplates();
        const isNotFound = template === "not found";
        const visitor = await openVisitor({ width: 390, mayLogErrors: isNotFound });
        const { page, errors } = visitor;
        await page.addInitScript(() => sessionStorage.setItem("introSeen", "true"));
        const response = await visit(visitor, language === "pt" ? path : toEnglish(path));
        expect.soft(response.status()).toBe(isNotFound ? 404 : 200);
        await expect.soft(page.locator("html")).toHaveAttribute("lang", language);
        await expect.soft(page.locator("h1:visible")).toHaveCount(1);
        await expect.soft(page).toHaveTitle(/\S/);
        for (const width of WIDTHS) {
          await resize(visitor, width);
          expect.soft(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
          expect.soft(await cutAccents(page), `accents at ${width} px`).toEqual([]);
          if (AXE_WIDTHS[language].includes(width)) expect.soft(await axeViolations(page), `axe at ${width} px`).toEqual([]);
        }
        const html = await response.text();
        expect.soft(await htmlErrors(html)).toEqual([]);
        expect.soft(errors.filter((text) => !(isNotFound && text.includes("status of 404")))).toEqual([]);
        if (UNLISTED.includes(template)) return;
        // An article's address with an id and a search by name have another canonical address.
        const canonical = path.replace(/^(\/blog\/[^/]+|\/pesquisa)\/[^/]+$/, "$1");
        const [pt, en] = [canonical, toEnglish(canonical)].map((address) => new URL(address, siteAddress()).href);
        expect.soft(alternateAddresses(html)).toEqual([pt, en, pt]);
      },
    );
