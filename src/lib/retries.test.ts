import { PAUSES, pauseAfter, retryPause } from "./retries";

const HOUR = 3_600_000;

it.each([
  [0, 1_000],
  [1, 2_000],
  [5, 32_000],
  [6, 60_000],
  [5_000, 60_000],
])("after %p failures the pause is %p ms", (failures, milliseconds) => {
  expect(pauseAfter({ firstMs: 1_000, longestMs: 60_000 }, failures)).toBe(milliseconds);
});

it.each([
  ["none is asked for", { asked: null, least: 750, most: 1_000 }],
  ["a shorter one is asked for", { asked: 10, least: 750, most: 1_000 }],
  ["a longer one is asked for", { asked: 5_000, least: 5_000, most: 5_000 }],
  ["a week is asked for", { asked: 7 * 24 * HOUR, least: 24 * HOUR, most: 24 * HOUR }],
])("pauses when %s", (_case, { asked, least, most }) => {
  const pause = retryPause({ firstMs: 1_000, longestMs: 1_000 }, 0, asked);
  expect(pause).toBeGreaterThanOrEqual(least);
  expect(pause).toBeLessThanOrEqual(most);
});

it("ends every timetable with its longest pause", () => {
  for (const pauses of Object.values(PAUSES)) expect(pauseAfter(pauses, 100)).toBe(pauses.longestMs);
});
