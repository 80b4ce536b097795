import type { Browser } from "playwright-core";
import { fromCastingIndex, type CastingIndex } from "../../src/domain/casting-index";
import { dayBeforeMonths } from "../../src/domain/age";
import { formatLongDate } from "../../src/i18n/format-date";
import { findTalent } from "./find-talent";
import { waitForNames } from "./site-content";
import { fetchText } from "./templates";
import { axeViolations, createVisitor, launchBrowser, reload, visit, waitForAnimations } from "./visitor";

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

const PORTUGUESE = {
  width: 390,
  locale: "pt",
  prefix: "",
  tab: "Polaroides",
  filters: "Filtros",
  step: "Dos últimos 3 meses",
  apply: "Filtrar",
  chip: "Remover filtro: polaroides dos últimos 3 meses",
} as const;
const ENGLISH = {
  width: 1440,
  locale: "en",
  prefix: "/en",
  tab: "Digitals",
  filters: "Filters",
  step: "From the last 3 months",
  apply: "Filter",
  chip: "Remove filter: digitals from the last 3 months",
} as const;

describe.each([PORTUGUESE, ENGLISH])("at $width px in $locale", ({ width, locale, prefix, tab, filters, step, apply, chip }) => {
  it("a talent's digitals have a tab of their own, with the date on each picture", async () => {
    const { path, talent } = await findTalent(({ digitals, book }) => digitals.length > 1 && book.length > 0);
    const visitor = await createVisitor(browser, { width });
    const { page } = visitor;
    await visit(visitor, prefix + path);
    await page.getByRole("link", { name: tab, exact: true }).click();
    await page.waitForURL("**?aba=digitals");
    const readDates = async () => {
      const dates = page.getByRole("group", { name: tab }).locator("time");
      await dates.first().waitFor();
      return dates.evaluateAll((times) => times.map((time) => ({ day: time.getAttribute("datetime"), text: time.textContent })));
    };
    const expected = talent.digitals.map(({ date }) => ({ day: date, text: formatLongDate(date, locale, "UTC") }));
    expect(await readDates()).toEqual(expected);
    expect(expected.map(({ day }) => day)).toEqual(
      expected
        .map(({ day }) => day)
        .sort()
        .reverse(),
    );
    await reload(visitor);
    expect(await readDates()).toEqual(expected);
    await page.getByRole("group", { name: tab }).scrollIntoViewIfNeeded();
    await waitForAnimations(page);
    expect(await axeViolations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    expect(visitor.errors).toEqual([]);
    await visitor.context.close();
  });

  it("the filter finds the talents whose digitals are newer than a number of months", async () => {
    const all = fromCastingIndex(JSON.parse(await fetchText("/api/casting/todas/todos")) as CastingIndex);
    const found = all.filter(({ digitalsOn }) => digitalsOn !== null && digitalsOn >= dayBeforeMonths(3)).map(({ name }) => name);
    expect(found.length).toBeGreaterThan(0);
    const visitor = await createVisitor(browser, { width });
    const { page } = visitor;
    await visit(visitor, `${prefix}/pesquisa`);
    await page.getByRole("button", { name: filters, exact: true }).click();
    await page.getByRole("form", { name: filters }).getByRole("group", { name: tab }).getByRole("radio", { name: step }).check();
    await page.getByRole("button", { name: apply, exact: true }).click();
    await page.waitForURL(`**${prefix}/pesquisa?polaroides=3`);
    await page.getByRole("button", { name: chip }).waitFor();
    await waitForNames(page, found);
    await page.mouse.move(0, 0); // a card under the pointer shows its name twice
    await waitForAnimations(page);
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole("button", { name: chip }).click();
    await page.waitForURL(`**${prefix}/pesquisa`);
    expect(visitor.errors).toEqual([]);
    await visitor.context.close();
  });
});
