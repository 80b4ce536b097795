import { recordById } from "../../tests/fakes/upstream/content/fixture-content";
import { watchContent } from "../releases/content-watch";
import { TODAY, runGateway } from "./run-gateway";

const MINUTE_MS = 60_000;

/** Midnight between 1 and 2 March in São Paulo. */
const MIDNIGHT = Date.parse("2026-03-02T03:00:00Z");

it("a birthday changes the pages by itself, at midnight where the agency is", async () => {
  const running = await runGateway();
  const { talents } = running.upstream.content;
  running.upstream.content.talents = talents.map((talent) => (talent === recordById(talents, "403") ? { ...(talent as object), birthdate: "2012-03-02" } : talent));
  await running.gateway.releases.rebuildIfChanged("lists");
  const builds = running.builds();
  running.pass(MIDNIGHT - TODAY - MINUTE_MS);
  await running.gateway.releases.rebuildIfChanged("lists");
  expect(running.builds()).toBe(builds);
  running.pass(2 * MINUTE_MS);
  await running.gateway.releases.rebuildIfChanged("lists");
  expect(running.builds()).toBe(builds + 1);
  await running.close();
});

describe("the watch over the content", () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  const watch = (rebuild: (depth: string) => Promise<void>, warnings: string[] = []) => watchContent({ rebuildIfChanged: rebuild }, (sentence) => warnings.push(sentence));

  it("compares at once and every five minutes, and everything once an hour", async () => {
    const depths: string[] = [];
    const watching = watch(async (depth) => void depths.push(depth));
    await jest.advanceTimersByTimeAsync(24 * 5 * MINUTE_MS);
    expect(depths).toEqual(["all", ...Array(11).fill("lists"), "all", ...Array(11).fill("lists"), "all"]);
    watching.stop();
    await jest.advanceTimersByTimeAsync(60 * MINUTE_MS);
    expect(depths).toHaveLength(25);
  });

  it("goes on after a comparison that failed, and tells of it", async () => {
    const warnings: string[] = [];
    let calls = 0;
    const watching = watch(async () => {
      calls += 1;
      throw new Error("out of memory");
    }, warnings);
    await jest.advanceTimersByTimeAsync(5 * MINUTE_MS);
    expect([calls, warnings]).toEqual([2, ["Error: out of memory", "Error: out of memory"]]);
    watching.stop();
  });
});
