import type { Browser, Locator, Page } from "playwright-core";
import { parseCastingAddress } from "../../src/config/casting-address";
import { TALENTS_PER_PAGE } from "../../src/config/constants";
import { filterTalents } from "../../src/domain/casting-filter";
import { fromCastingIndex, type CastingIndex } from "../../src/domain/casting-index";
import { sortTalents } from "../../src/domain/casting-order";
import { required } from "../../src/domain/required";
import type { TalentSummary } from "../../src/domain/talent";
import enCasting from "../../src/locales/en/casting.json";
import enCommon from "../../src/locales/en/common.json";
import ptCasting from "../../src/locales/pt/casting.json";
import ptCommon from "../../src/locales/pt/common.json";
import { findListingOfTwoPages, waitForNames } from "./site-content";
import { fetchText } from "./templates";
import { axeViolations, createVisitor, launchBrowser, PHONE_AND_DESKTOP, visit, waitForAnimations, type Visitor } from "./visitor";

let browser: Browser;
let everybody: readonly TalentSummary[];
beforeAll(async () => {
  browser = await launchBrowser();
  everybody = fromCastingIndex(JSON.parse(await fetchText("/api/casting/todas/todos")) as CastingIndex);
});
afterAll(() => browser.close());

const WORDS = { pt: { ...ptCommon, ...ptCasting }, en: { ...enCommon, ...enCasting } } as const;

/** The names that the list of an address has, in its order, from the complete list. */
const expectedNames = (address: string): readonly string[] => {
  const { pathname, search } = new URL(address);
  const { filter } = required(parseCastingAddress(pathname, search), "the filter of a list's address");
  return sortTalents(filter.order, filterTalents(filter, everybody)).map(({ name }) => name);
};

const expectGoodPage = async ({ page, errors }: Visitor, width: number): Promise<void> => {
  await page.mouse.move(0, 0); // a card under the pointer shows its name twice
  await waitForAnimations(page);
  expect(await axeViolations(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  expect(errors).toEqual([]);
};

/** Queries of the requests for lists, in their order. */
const recordParts = (page: Page): string[] => {
  const parts: string[] = [];
  page.on("request", (request) => {
    const url = new URL(request.url());
    if (url.pathname.startsWith("/api/casting/")) parts.push(url.searchParams.get("part") ?? "whole");
  });
  return parts;
};

describe.each(PHONE_AND_DESKTOP)("a search for talents at $width px in $language", ({ language, width, locale }) => {
  const words = WORDS[language];
  const prefix = language === "pt" ? "" : "/en";
  let visitor: Visitor;

  beforeEach(async () => {
    visitor = await createVisitor(browser, { width, locale });
  });
  afterEach(() => visitor.context.close());

  const openFilters = async (): Promise<(group: string) => Locator> => {
    const { page } = visitor;
    await page.getByRole("button", { name: words["casting.filters"], exact: true }).click();
    const form = page.getByRole("form", { name: words["casting.filters"] });
    await form.getByRole("group", { name: words["casting.filter.languages"] }).waitFor();
    return (group) => form.getByRole("group", { name: group, exact: true });
  };

  it("finds talents of several categories by language and readiness to travel, in the order of their heights", async () => {
    const { page } = visitor;
    await visit(visitor, `${prefix}/pesquisa`);
    const group = await openFilters();
    for (const category of ["category.atores", "category.talents"] as const)
      await group(words["casting.filter.category"]).getByRole("checkbox", { name: words[category], exact: true }).check();
    await group(words["casting.filter.languages"]).getByRole("checkbox", { name: words["casting.languages.Inglês"], exact: true }).check();
    await group(words["casting.filter.travels"]).getByRole("checkbox").check();
    await group(words["casting.order"]).getByRole("radio", { name: words["casting.order.altura"], exact: true }).check();
    // At the panel's end its buttons cover nothing.
    await page
      .getByRole("form", { name: words["casting.filters"] })
      .evaluate((form) => form.scrollIntoView({ block: "end", behavior: "instant" }));
    await expectGoodPage(visitor, width);
    await page.getByRole("button", { name: words["casting.filter.apply"], exact: true }).click();
    await page.waitForURL((url) => url.searchParams.has("ordem"));
    const chip = page.getByRole("button", { name: new RegExp(`: ${words["casting.languages.Inglês"]}$`) });
    await chip.waitFor();
    const expected = expectedNames(page.url());
    expect(expected.length).toBeGreaterThan(1);
    await page
      .getByText(new RegExp(`^${expected.length} talent`))
      .first()
      .waitFor();
    await waitForNames(page, expected.slice(0, TALENTS_PER_PAGE));
    await expectGoodPage(visitor, width);

    await chip.click();
    await page.waitForURL((url) => !url.searchParams.has("idioma"));
    const more = expectedNames(page.url());
    expect(more.length).toBeGreaterThan(expected.length);
    await page
      .getByText(new RegExp(`^${more.length} talent`))
      .first()
      .waitFor();
    await page.goBack();
    await page
      .getByText(new RegExp(`^${expected.length} talent`))
      .first()
      .waitFor();
    await waitForNames(page, expected.slice(0, TALENTS_PER_PAGE));
  });

  it("suggests the constraint to leave out when a city has nobody", async () => {
    const { page } = visitor;
    await visit(visitor, `${prefix}/pesquisa?cidade=Lugar%20Nenhum&viaja=1`);
    await page.getByText(words["casting.empty"]).waitFor();
    await expectGoodPage(visitor, width);
    const without = new URL(page.url());
    without.searchParams.delete("cidade");
    const count = expectedNames(without.href).length;
    await page.getByRole("button", { name: new RegExp(`Lugar Nenhum: ${count} talent`) }).click();
    await page.waitForURL((url) => !url.searchParams.has("cidade"));
    await page
      .getByText(new RegExp(`^${count} talent`))
      .first()
      .waitFor();
    await waitForNames(page, expectedNames(page.url()).slice(0, TALENTS_PER_PAGE));
  });

  it("fetches names and covers only when more than the first page is shown", async () => {
    const { page } = visitor;
    const parts = recordParts(page);
    const listing = await findListingOfTwoPages();
    await visit(visitor, prefix + listing.path);
    await openFilters();
    expect(parts.toSorted()).toEqual(["filters", "first"]);
    await page.getByRole("button", { name: words["casting.filter.close"], exact: true }).click();
    await page.mouse.wheel(0, 20_000);
    await page.waitForURL((url) => url.searchParams.has("vistos"));
    await page.waitForFunction((count) => document.querySelectorAll("main ul li a > span[id]").length === count, listing.count);
    expect(parts.toSorted()).toEqual(["covers", "filters", "first", "names"]);
    await waitForNames(page, expectedNames(page.url()));
    expect(visitor.errors).toEqual([]);
  });
});
