import type { Locator, Page } from "@playwright/test";
import { parseCastingAddress } from "../../src/config/casting-address";
import { TALENTS_PER_PAGE } from "../../src/config/constants";
import { filterTalents } from "../../src/domain/casting-filter";
import { sortTalents } from "../../src/domain/casting-order";
import { required } from "../../src/domain/required";
import enCasting from "../../src/locales/en/casting.json";
import enCommon from "../../src/locales/en/common.json";
import enFields from "../../src/locales/en/fields.json";
import ptCasting from "../../src/locales/pt/casting.json";
import ptCommon from "../../src/locales/pt/common.json";
import ptFields from "../../src/locales/pt/fields.json";
import { findListingOfTwoPages, readTalents, shownNames, waitForNames } from "./site-content";
import { expect, expectGoodPage, test } from "./test";
import { PHONE_AND_DESKTOP, visit } from "./visitor";

const WORDS = { pt: { ...ptCommon, ...ptFields, ...ptCasting }, en: { ...enCommon, ...enFields, ...enCasting } } as const;
type Words = (typeof WORDS)["pt" | "en"];

/** The names in the list at an address, in its order, computed from the complete list. */
const expectedNames = async (address: string): Promise<readonly string[]> => {
  const { pathname, search } = new URL(address);
  const { filter } = required(parseCastingAddress(pathname, search), "the filter of a list's address");
  return sortTalents(filter.order, filterTalents(filter, await readTalents())).map(({ name }) => name);
};

/** Waits until the page shows these talents' count and the first of their names. */
const expectFound = async (page: Page, names: readonly string[]): Promise<void> => {
  await expect(page.getByText(new RegExp(`^${names.length} talent`)).first()).toBeVisible();
  await waitForNames(page, names.slice(0, TALENTS_PER_PAGE));
};

const expectGoodList = async (page: Page): Promise<void> => {
  await page.mouse.move(0, 0); // a card under the pointer shows its name twice
  await expectGoodPage(page);
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

const openFilters = async (page: Page, words: Words): Promise<Locator> => {
  await page.getByRole("button", { name: words["casting.filters"], exact: true }).click();
  const form = page.getByRole("form", { name: words["casting.filters"] });
  await expect(form.getByRole("group", { name: words["fields.languages"] })).toBeVisible();
  return form;
};

for (const { language, width, locale } of PHONE_AND_DESKTOP)
  test.describe(`a search for talents at ${width} px in ${language}`, () => {
    const words = WORDS[language];
    const prefix = language === "pt" ? "" : "/en";

    test("finds talents of several categories by language and readiness to travel, in the order of their heights", async ({ openPage }) => {
      const { page } = await openPage(`${prefix}/pesquisa`, { width, locale });
      const form = await openFilters(page, words);
      const group = (name: string): Locator => form.getByRole("group", { name, exact: true });
      const english = words["casting.languages.Inglês"];
      for (const category of ["category.atores", "category.talents"] as const)
        await group(words["casting.filter.category"]).getByRole("checkbox", { name: words[category], exact: true }).check();
      await group(words["fields.languages"]).getByRole("checkbox", { name: english, exact: true }).check();
      await group(words["fields.travels"]).getByRole("checkbox").check();
      await group(words["casting.order"]).getByRole("radio", { name: words["casting.order.altura"], exact: true }).check();
      // At the panel's end its buttons cover nothing.
      await form.evaluate((element) => element.scrollIntoView({ block: "end", behavior: "instant" }));
      await expectGoodList(page);
      await page.getByRole("button", { name: words["casting.filter.apply"], exact: true }).click();
      await expect(page).toHaveURL(({ searchParams }) => searchParams.has("idioma") && searchParams.has("ordem"));
      const found = await expectedNames(page.url());
      expect(found.length).toBeGreaterThan(1);
      await expectFound(page, found);
      const chip = page.getByRole("button", { name: new RegExp(`: ${english}$`) });
      await expect(chip).toBeVisible();
      await expectGoodList(page);

      await chip.click();
      await expect(page).toHaveURL(({ searchParams }) => searchParams.has("ordem") && !searchParams.has("idioma"));
      const more = await expectedNames(page.url());
      expect(more.length).toBeGreaterThan(found.length);
      await expectFound(page, more);
      await page.goBack();
      await expectFound(page, found);
    });

    test("suggests the constraint to leave out when a city has nobody", async ({ openPage }) => {
      const { page } = await openPage(`${prefix}/pesquisa?cidade=Lugar%20Nenhum&viaja=1`, { width, locale });
      await expect(page.getByText(words["casting.empty"])).toBeVisible();
      await expectGoodList(page);
      const without = new URL(page.url());
      without.searchParams.delete("cidade");
      const names = await expectedNames(without.href);
      await page.getByRole("button", { name: new RegExp(`Lugar Nenhum: ${names.length} talent`) }).click();
      await expect(page).toHaveURL(without.href);
      await expectFound(page, names);
    });

    test("fetches names and covers only when more than the first page is shown", async ({ openVisitor }) => {
      const visitor = await openVisitor({ width, locale });
      const { page } = visitor;
      const parts = recordParts(page);
      const listing = await findListingOfTwoPages();
      await visit(visitor, prefix + listing.path);
      await openFilters(page, words);
      expect(parts.toSorted()).toEqual(["filters", "first"]);
      await page.getByRole("button", { name: words["casting.filter.close"], exact: true }).click();
      await page.mouse.wheel(0, 20_000);
      await expect(page).toHaveURL(({ searchParams }) => searchParams.has("vistos"));
      await expect(shownNames(page)).toHaveCount(listing.count);
      await waitForNames(page, await expectedNames(page.url()));
      await expect.poll(() => parts.toSorted()).toEqual(["covers", "filters", "first", "names"]);
    });
  });
