import { type Day, dayBeforeMonths } from "./day";
import { ADULT_AGE } from "./adult-age";
import { firstOfMonth, publicAgeOn } from "./age";

const DAY_MS = 24 * 60 * 60_000;

const daysFrom = (first: Day, count: number): Day[] =>
  Array.from({ length: count }, (_, index) => new Date(Date.parse(`${first}T00:00:00Z`) + index * DAY_MS).toISOString().slice(0, 10));

/** The days from the 2nd of a month to the 1st of the same month a year later. */
const yearFrom = (first: Day): Day[] => daysFrom(first, 366).filter((day) => day < `${Number(first.slice(0, 4)) + 1}${first.slice(4)}`);

/** The ages that a daily visitor sees, up to the first day of adult age. */
const observedAges = (birthdate: Day, polled: readonly Day[]): string => {
  const ages = polled.map((day) => publicAgeOn(birthdate, day));
  const adultFrom = ages.findIndex((age) => age !== null && age >= ADULT_AGE);
  return JSON.stringify(adultFrom === -1 ? ages : ages.slice(0, adultFrom + 1));
};

it.each([
  ["2016-03-09", "2026-03-09", 9],
  ["2016-03-09", "2026-03-31", 9],
  ["2016-03-09", "2026-04-01", 10],
  ["2016-03-01", "2026-03-01", 10],
  ["2008-03-10", "2026-03-31", 17],
  ["2008-03-10", "2026-04-01", 18],
  ["2008-03-10", "2027-03-09", 18],
  ["2008-03-10", "2027-03-10", 19],
  ["2008-02-29", "2026-03-01", 18],
  ["2026-03-05", "2026-03-31", null],
  ["2026-03-05", "2026-04-01", 0],
  ["2026-05-05", "2026-04-01", null],
])("computes for a birthdate of %p on %p the public age %p", (birthdate, today, age) => {
  expect(publicAgeOn(birthdate, today)).toBe(age);
});

it("leaves at least a whole month of possible birthdates for any minor's age and any polling", () => {
  // The start is not the first of a month, and 430 days contain every change of a year.
  const polled = daysFrom("2026-03-13", 430);
  for (let birthYear = 2008; birthYear < 2027; birthYear += 1) {
    const candidates = new Map<string, number>();
    for (const birthdate of yearFrom(`${birthYear}-04-02`)) {
      const seen = observedAges(birthdate, polled);
      candidates.set(seen, (candidates.get(seen) ?? 0) + 1);
    }
    expect(Math.min(...candidates.values())).toBeGreaterThanOrEqual(28);
  }
});

it("changes a minor's age, and makes a person an adult, on the first of a month only", () => {
  const polled = daysFrom("2026-03-13", 430);
  for (const birthdate of daysFrom("2008-04-02", 365)) {
    polled.slice(1).forEach((day, index) => {
      const [before, after] = [publicAgeOn(birthdate, polled[index] ?? day), publicAgeOn(birthdate, day)];
      if (before !== after && (before ?? 0) < ADULT_AGE) expect(day).toBe(firstOfMonth(day));
    });
  }
});

it.each([
  ["2026-08-31", 6, "2026-02-28"],
  ["2026-03-15", 3, "2025-12-15"],
  ["2026-03-31", 1, "2026-02-28"],
])("the day before %s by %i months is %s", (from, months, day) => {
  expect(dayBeforeMonths(months, new Date(`${from}T23:30:00Z`))).toBe(day);
});
