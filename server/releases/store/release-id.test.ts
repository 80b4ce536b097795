import { releaseDate } from "./release-id";

it.each([
  ["20260301120000500-0a1b2c", "2026-03-01T12:00:00.500Z"],
  ["by-hand", null],
  ["", null],
])("reads the time in the release id %p: %p", (id, time) => {
  expect(releaseDate(id)?.toISOString() ?? null).toBe(time);
});
