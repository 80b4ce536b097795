import { runKills } from "./kill-runs";

it("ten power cuts while people submit lose no acknowledged entry, halve none and double none", async () => {
  const { acknowledged, ...outcome } = await runKills(10);
  expect(outcome).toEqual({ kills: 10, lost: 0, partial: 0, twice: 0 });
  expect(acknowledged).toBeGreaterThan(10);
}, 300_000);
