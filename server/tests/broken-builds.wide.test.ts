import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { success } from "../../src/domain/result";
import { BROKEN_BUILDS, TALENT_PAGE, type BrokenBuild } from "./broken-builds";
import { publishAndWait } from "./publishing";
import { runGateway, type RunningGateway } from "./run-gateway";

const WHOLE: BrokenBuild["spoil"] = async () => success(null);

jest.setTimeout(60_000);

let running: RunningGateway;
let spoil = WHOLE;

beforeAll(async () => {
  running = await runGateway({ pages: { [TALENT_PAGE]: "Clara" }, spoil: (publicDir) => spoil(publicDir) });
});

afterAll(() => running.close());

const outcome = async (): Promise<string | null> => {
  running.pass(60_000);
  return (await publishAndWait(running)).error;
};

const visit = async (address: string): Promise<{ status: number; body: string }> => {
  const { statusCode, body } = await running.app.inject(address);
  return { status: statusCode, body };
};

it.each(BROKEN_BUILDS)("keeps the current release and reports to the editor when $what", async (broken) => {
  const addresses = ["/kids/meninas", "/en/blog", TALENT_PAGE];
  const before = await Promise.all(addresses.map(visit));
  const release = running.gateway.releases.current()?.id;
  spoil = broken.spoil;
  expect(await outcome()).toContain(broken.says);
  expect(await Promise.all(addresses.map(visit))).toEqual(before);
  expect(before.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(running.gateway.releases.current()?.id).toBe(release);
  expect((await readdir(join(running.dataDir, "releases"))).filter((name) => !name.endsWith(".lock")).sort()).toEqual([release, "current"]);
});

it("serves a whole build after all broken ones", async () => {
  spoil = WHOLE;
  const release = running.gateway.releases.current()?.id;
  expect(await outcome()).toBeNull();
  expect(running.gateway.releases.current()?.id).not.toBe(release);
});
