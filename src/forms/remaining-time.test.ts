import { remainingTime } from "./remaining-time";

it.each([
  [0.25, 60_000, 180_000],
  [1, 60_000, 0],
  [0.5, 5_000, 5_000],
  [0.5, 4_999, null],
  [0, 60_000, null],
])("after the part %p in %p ms the rest takes %p ms", (part, elapsed, rest) => {
  expect(remainingTime(part, elapsed)).toBe(rest);
});
