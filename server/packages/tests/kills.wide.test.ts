import { runPickKills } from "./kill-picks";

it("eight SIGKILLs while picks are saved lose and double no acknowledged pick", async () => {
  expect(await runPickKills(8)).toMatchObject({ kills: 8, lost: 0, doubled: 0 });
}, 300_000);
