import { watchContent } from "./content-watch";

const MINUTE_MS = 60_000;

describe("the content watch", () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  const watch = (rebuild: (depth: string) => Promise<void>, warnings: string[] = []) =>
    watchContent({ rebuildIfChanged: rebuild }, (sentence) => warnings.push(sentence));

  it("compares at the start and every five minutes, and everything once an hour", async () => {
    const depths: string[] = [];
    const watching = watch(async (depth) => void depths.push(depth));
    await jest.advanceTimersByTimeAsync(24 * 5 * MINUTE_MS);
    expect(depths).toEqual(["all", ...Array(11).fill("lists"), "all", ...Array(11).fill("lists"), "all"]);
    watching.stop();
    await jest.advanceTimersByTimeAsync(60 * MINUTE_MS);
    expect(depths).toHaveLength(25);
  });

  it("continues after a failed comparison, and warns with the error's name only", async () => {
    const warnings: string[] = [];
    let calls = 0;
    const watching = watch(async () => {
      calls += 1;
      throw new Error("out of memory");
    }, warnings);
    await jest.advanceTimersByTimeAsync(5 * MINUTE_MS);
    expect([calls, warnings]).toEqual([2, ["The content was not compared: Error", "The content was not compared: Error"]]);
    watching.stop();
  });
});
