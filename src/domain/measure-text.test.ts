import fc from "fast-check";
import { JEANS_OPTIONS, SHOES_OPTIONS } from "../config/measure-options";
import { isWithin, MEASURE_LIMITS } from "./measure-limits";
import { isDateText, readMeasure } from "./measure-text";

it.each([
  ["38", 38],
  ["37.5", 37.5],
  ["37,5", 37.5],
  ["8x34", 8],
  [" 8 x 34", 8],
  ["10/12", 10],
  ["36/38", 36],
  ["38 BR", 38],
  ["38 marca própria", 38],
  ["1", 1],
  ["70", 70],
  ["0", null],
  ["0x30", null],
  ["200", null],
  ["2026", null],
  ["2026-12-10", null],
  ["10/12/2026", null],
  ["10-Dec", null],
  ["45636", null],
  ["", null],
  ["M", null],
  ["-1", null],
])("reads the jeans %p as %p", (text, size) => {
  expect(readMeasure(text, MEASURE_LIMITS.jeans)).toBe(size);
});

it.each([
  "2026-12-10",
  "2026-12-10T00:00:00.000Z",
  "2026-12-10 00:00:00",
  "2026/12/10",
  "2026-12",
  "10/12/2026",
  "10/12/26",
  "10-12-2026",
  "10.12.2026",
  "10/dez",
  "10/dez.",
  "10-Dec",
  "10-Dec-26",
  "10 dez",
  "10 de dezembro de 2026",
  "10 December 2026",
  "September 10, 2026",
  "Dec-12",
  "dez/12",
  "jan/70",
  "46366",
])("takes %p for a date", (text) => {
  expect(isDateText(text)).toBe(true);
});

it.each(["38", "8x34", "10/12", "36-38", "38,5", "170.5", "1,70", "1m70", "5'7\"", "34 março", "M", ""])(
  "does not take %p for a date",
  (text) => {
    expect(isDateText(text)).toBe(false);
  },
);

const days = fc.date({ min: new Date("1990-01-01"), max: new Date("2060-12-31"), noInvalidDate: true });

it("reads no size in any day, as spreadsheets in Portuguese and English write it", () => {
  const written = (["pt-BR", "en-US", "en-GB"] as const).flatMap((locale) =>
    (["numeric", "2-digit", "short", "long"] as const).map(
      (month) => new Intl.DateTimeFormat(locale, { day: "numeric", month, year: "numeric", timeZone: "UTC" }),
    ),
  );
  fc.assert(
    fc.property(days, (day) => {
      const texts = [day.toISOString(), day.toISOString().slice(0, 10), ...written.map((format) => format.format(day))];
      return texts.every((text) => readMeasure(text, MEASURE_LIMITS.jeans) === null);
    }),
  );
});

it("reads every possible size, alone and with a second number", () => {
  for (const size of [...JEANS_OPTIONS, ...SHOES_OPTIONS].filter((option) => isWithin(MEASURE_LIMITS.jeans, option)))
    for (const text of [String(size), String(size).replace(".", ","), `${size}x34`, `${size}/40`, `${size} BR`])
      expect(readMeasure(text, MEASURE_LIMITS.jeans)).toBe(size);
});

it("gives null or a possible measure for any text", () => {
  const texts = fc.oneof(fc.string(), fc.stringMatching(/^\d{1,6}[-/.,x ]?\w{0,6}$/), fc.double().map(String));
  fc.assert(
    fc.property(texts, fc.constantFrom(...Object.values(MEASURE_LIMITS)), (text, limits) => {
      const measure = readMeasure(text, limits);
      return measure === null || isWithin(limits, measure);
    }),
  );
});
