import { runPickKills } from "./kill-picks";

it("SIGKILLs while picks are saved lose and double no acknowledged pick", async () => {
  expect(await runPickKills(2)).toMatchObject({ kills: 2, lost: 0, doubled: 0 });
});
