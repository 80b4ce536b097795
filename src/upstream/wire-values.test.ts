import fc from "fast-check";
import { calendarDay, givenText, timestamp } from "./wire-values";

it.each([
  ["  Ana ", "Ana"],
  ["Fa\u0000ça", "Faça"],
  ["um\u000bdois\u0085três", "um dois três"],
  ["um\n\tdois\u007f", "um\n\tdois"],
  ["\u0000", null],
  ["", null],
  ["   ", null],
  [null, null],
  [undefined, null],
])("reads the text %p as %p", (sent, text) => {
  expect(givenText(sent)).toBe(text);
});

it.each([
  ["2016-03-09", "2016-03-09"],
  ["2016-03-09 00:00:00", "2016-03-09"],
  ["2016-03-09T00:00:00.000Z", "2016-03-09"],
  ["2024-02-29", "2024-02-29"],
  ["2023-02-29", null],
  ["2016-13-01", null],
  ["0000-00-00", null],
  ["0000-00-00 00:00:00", null],
  ["09/03/2016", "2016-03-09"],
  ["2016-03-091", null],
  ["", null],
  [null, null],
])("reads the day %p as %p", (sent, day) => {
  expect(calendarDay(sent)).toBe(day);
});

it.each([
  ["2025-06-01T10:30:00Z", "2025-06-01T10:30:00.000Z"],
  ["2025-06-01T10:30:00.123456Z", "2025-06-01T10:30:00.123Z"],
  ["2025-06-01T10:30:00-03:00", "2025-06-01T13:30:00.000Z"],
  ["2025-06-01T10:30:00-0300", "2025-06-01T13:30:00.000Z"],
  ["2025-06-01 10:30:00", "2025-06-01T10:30:00.000Z"],
  ["2025-06-01 10:30", "2025-06-01T10:30:00.000Z"],
  ["2025-06-01", "2025-06-01T00:00:00.000Z"],
  ["0000-00-00", null],
  ["0000-00-00 00:00:00", null],
  ["2025-02-31 10:00:00", null],
  ["2025-06-01 99:00:00", null],
  ["yesterday", null],
  ["", null],
  [null, null],
])("reads the timestamp %p as %p", (sent, iso) => {
  expect(timestamp(sent)).toBe(iso);
});

it("reads back every instant it writes, and never throws", () => {
  const instants = fc.date({ min: new Date("1900-01-01"), max: new Date("2100-01-01"), noInvalidDate: true });
  fc.assert(fc.property(instants, (instant) => timestamp(instant.toISOString()) === instant.toISOString()));
  fc.assert(fc.property(fc.string(), (sent) => [timestamp(sent), calendarDay(sent)].length === 2));
});
