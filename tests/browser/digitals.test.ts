import { dayBeforeMonths } from "../../src/domain/day";
import { formatLongDate } from "../../src/i18n/format-date";
import { findTalent } from "./find-talent";
import { readTalents, waitForNames } from "./site-content";
import { expect, expectGoodPage, test } from "./test";
import { axeViolations, reload, waitForAnimations } from "./visitor";

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

for (const { width, locale, prefix, tab, filters, step, apply, chip } of [PORTUGUESE, ENGLISH])
  test.describe(`at ${width} px in ${locale}`, () => {
    test("a talent's digitals have a tab of their own, with the date on each picture", async ({ openPage }) => {
      const { path, talent } = await findTalent(({ digitals, book }) => digitals.length > 1 && book.length > 0);
      const visitor = await openPage(prefix + path, { width });
      const { page } = visitor;
      await page.getByRole("link", { name: tab, exact: true }).click();
      await expect(page).toHaveURL(`${prefix}${path}?aba=digitals`);
      const days = talent.digitals.map(({ date }) => date);
      expect(days).toEqual(days.toSorted().reverse());
      const dates = page.getByRole("group", { name: tab }).locator("time");
      const expectDates = async (): Promise<void> => {
        await expect(dates).toHaveText(days.map((day) => formatLongDate(day, locale, "UTC") ?? ""));
        expect(await dates.evaluateAll((times) => times.map((time) => time.getAttribute("datetime")))).toEqual(days);
      };
      await expectDates();
      await reload(visitor);
      await expectDates();
      await page.getByRole("group", { name: tab }).scrollIntoViewIfNeeded();
      await expectGoodPage(page);
    });

    test("the filter finds the talents whose digitals are newer than a number of months", async ({ openPage }) => {
      const found = (await readTalents())
        .filter(({ digitalsOn }) => digitalsOn !== null && digitalsOn >= dayBeforeMonths(3))
        .map(({ name }) => name);
      expect(found.length).toBeGreaterThan(0);
      const { page } = await openPage(`${prefix}/pesquisa`, { width });
      await page.getByRole("button", { name: filters, exact: true }).click();
      await page.getByRole("form", { name: filters }).getByRole("group", { name: tab }).getByRole("radio", { name: step }).check();
      await page.getByRole("button", { name: apply, exact: true }).click();
      await expect(page).toHaveURL(`${prefix}/pesquisa?polaroides=3`);
      await expect(page.getByRole("button", { name: chip })).toBeVisible();
      await waitForNames(page, found);
      await page.mouse.move(0, 0); // a card under the pointer shows its name twice
      await waitForAnimations(page);
      expect(await axeViolations(page)).toEqual([]);
      await page.getByRole("button", { name: chip }).click();
      await expect(page).toHaveURL(`${prefix}/pesquisa`);
    });
  });
