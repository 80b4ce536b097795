import { runKills } from "./kill-runs";

it("ten SIGKILLs during submissions lose, truncate and duplicate no acknowledged entry", async () => {
  const { acknowledged, ...outcome } = await runKills(10);
  expect(outcome).toEqual({ kills: 10, lost: 0, partial: 0, duplicates: 0 });
  expect(acknowledged).toBeGreaterThan(10);
}, 300_000);
