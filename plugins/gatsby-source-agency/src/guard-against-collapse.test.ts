import { guardAgainstCollapse } from "./guard-against-collapse";

it.each([
  ["the first build", 0, null],
  ["growth", 130, 120],
  ["a loss of half", 60, 120],
  ["an agency too small to tell", 3, 19],
])("accepts %s (%d of %p)", (_what, count, previous) => {
  expect(guardAgainstCollapse(count, previous)).toEqual({ ok: true, value: count });
});

it.each([
  [59, 120],
  [0, 20],
])("stops a build with %d talents of %d, and names both numbers", (count, previous) => {
  const verdict = guardAgainstCollapse(count, previous);
  expect(verdict).toMatchObject({ ok: false, error: { code: "10005" } });
  expect(verdict).toMatchObject({ error: { sentence: expect.stringContaining(`${count} talents are left of ${previous}`) } });
});
