import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { success } from "../../src/domain/result";
import { BROKEN_BUILDS, TALENT_PAGE, type BrokenBuild } from "./broken-builds";
import { publishAndWait } from "./publishing";
import { runGateway, type RunningGateway } from "./run-gateway";

const WHOLE: BrokenBuild["modify"] = async () => success(null);

let running: RunningGateway;
let modify = WHOLE;

beforeAll(async () => {
  running = await runGateway({ servesSite: true, pages: { [TALENT_PAGE]: "Clara" }, modifyBuild: (publicDir) => modify(publicDir) });
});

afterAll(() => running.close());

const buildError = async (): Promise<string | null> => {
  running.advanceClock(60_000);
  return (await publishAndWait(running)).error;
};

const fetchPage = async (address: string): Promise<{ status: number; body: string }> => {
  const { statusCode, body } = await running.app.inject(address);
  return { status: statusCode, body };
};

it.each(BROKEN_BUILDS)("keeps the current release and reports to the editor when $fault", async (broken) => {
  const addresses = ["/kids/meninas", "/en/blog", TALENT_PAGE];
  const before = await Promise.all(addresses.map(fetchPage));
  const release = running.gateway.releases.current()?.id;
  modify = broken.modify;
  expect(await buildError()).toContain(broken.message);
  expect(await Promise.all(addresses.map(fetchPage))).toEqual(before);
  expect(before.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(running.gateway.releases.current()?.id).toBe(release);
  expect((await readdir(join(running.dataDir, "releases"))).filter((name) => !name.endsWith(".lock")).sort()).toEqual([release, "current"]);
});

it("serves a whole build after all broken ones", async () => {
  modify = WHOLE;
  const release = running.gateway.releases.current()?.id;
  expect(await buildError()).toBeNull();
  expect(running.gateway.releases.current()?.id).not.toBe(release);
});
