import { parseDay, writeDay } from "./day";

it.each([
  ["07/03/2015", "2015-03-07"],
  ["7/3/2015", "2015-03-07"],
  [" 2015-03-07 ", "2015-03-07"],
  ["29/02/2016", "2016-02-29"],
  ["29/02/2015", null],
  ["31/02/2015", null],
  ["2015-02-31", null],
  ["00/01/2015", null],
  ["01/13/2015", null],
  ["07/03/15", null],
  ["07/03/20155", null],
  ["2015-3-7", null],
  ["07-03-2015", null],
  ["ontem", null],
  ["", null],
])("reads the day %p as %p", (text, day) => {
  expect(parseDay(text)).toBe(day);
});

it("writes a day as it was read", () => {
  expect(writeDay("2015-03-07")).toBe("07/03/2015");
});
