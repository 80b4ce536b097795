import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { success } from "../../src/domain/result";
import { BROKEN_BUILDS, TALENT_PAGE, type BrokenBuild } from "./broken-builds";
import { askStatus, publish } from "./publishing";
import { eventually, runGateway, type RunningGateway } from "./run-gateway";

const WHOLE: BrokenBuild["spoil"] = async () => success(null);

let running: RunningGateway;
let spoil = WHOLE;

beforeAll(async () => {
  running = await runGateway({ pages: { [TALENT_PAGE]: "Clara" }, spoil: (publicDir) => spoil(publicDir) });
});

afterAll(() => running.close());

/** Publishes, and waits for what becomes of it. */
const outcome = async (): Promise<{ error: string | null }> => {
  const before = running.builds();
  running.pass(60_000);
  await publish(running);
  await eventually(async () => {
    const { builds } = await askStatus(running);
    expect([running.builds(), builds[0]?.endedAt]).toEqual([before + 1, expect.any(String)]);
  });
  const { builds } = await askStatus(running);
  return { error: builds[0]?.error ?? null };
};

const visit = async (address: string): Promise<{ status: number; body: string }> => {
  const { statusCode, body } = await running.app.inject(address);
  return { status: statusCode, body };
};

it.each(BROKEN_BUILDS)("where $what, visitors keep the page before and the editor is told", async (broken) => {
  const addresses = ["/kids/meninas", "/en/blog", TALENT_PAGE];
  const before = await Promise.all(addresses.map(visit));
  const release = running.gateway.releases.current()?.id;
  spoil = broken.spoil;
  expect(await outcome()).toEqual({ error: expect.stringContaining(broken.says) });
  expect(await Promise.all(addresses.map(visit))).toEqual(before);
  expect(before.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(running.gateway.releases.current()?.id).toBe(release);
  expect((await readdir(join(running.dataDir, "releases"))).sort()).toEqual([release, "current"]);
});

it("after all of them, a whole build is shown", async () => {
  spoil = WHOLE;
  const release = running.gateway.releases.current()?.id;
  expect(await outcome()).toEqual({ error: null });
  expect(running.gateway.releases.current()?.id).not.toBe(release);
});
