import { failure, success } from "../../../src/domain/result";
import { createBuildHistory } from "./build-history";

const NOON = Date.parse("2026-03-01T12:00:00Z");

describe("the build history", () => {
  it("contains a running build, and then its result", async () => {
    let now = NOON;
    const history = createBuildHistory(() => now);
    const seen = await history.record(async () => {
      const running = history.reports();
      now += 31_000;
      return success({ warning: null, notShown: null, running });
    });
    expect(seen).toMatchObject({
      value: { running: [{ startedAt: "2026-03-01T12:00:00.000Z", endedAt: null, error: null, warning: null }] },
    });
    expect(history.reports()).toEqual([
      { startedAt: "2026-03-01T12:00:00.000Z", endedAt: "2026-03-01T12:00:31.000Z", error: null, warning: null },
    ]);
  });

  it("contains the reason of a failure, newest build first", async () => {
    let now = NOON;
    const history = createBuildHistory(() => now);
    await history.record(async () => failure("a page is missing"));
    now += 1_000;
    await history.record(async () => success({ warning: null, notShown: null }));
    expect(history.reports().map(({ error }) => error)).toEqual([null, "a page is missing"]);
  });

  it("drops the oldest builds", async () => {
    const history = createBuildHistory(() => NOON);
    for (let build = 0; build < 25; build += 1) await history.record(async () => failure(`build ${build}`));
    expect(history.reports()).toHaveLength(20);
    expect(history.reports()[0]?.error).toBe("build 24");
  });
});
