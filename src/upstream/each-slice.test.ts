import { eachSlice } from "./each-slice";

it("visits every item once and in order, and yields between two slices", async () => {
  const seen: number[] = [];
  const turns: number[] = [];
  let isDone = false;
  const watch = (): void => {
    turns.push(seen.length);
    if (!isDone) setImmediate(watch);
  };
  setImmediate(watch);
  await eachSlice(
    Array.from({ length: 1201 }, (_, index) => index),
    (slice) => seen.push(...slice),
  );
  isDone = true;
  expect(seen).toEqual(Array.from({ length: 1201 }, (_, index) => index));
  expect(turns.filter((length) => length > 0 && length < 1201).length).toBeGreaterThan(0);
});

it("does nothing with an empty list", async () => {
  const slices: unknown[] = [];
  await eachSlice([], (slice) => slices.push(slice));
  expect(slices).toEqual([]);
});
