import { publishAndWait } from "./publishing";
import { runGateway, type RunningGateway } from "./run-gateway";

let running: RunningGateway;

beforeEach(async () => {
  running = await runGateway({ servesSite: true });
});

afterEach(() => running.close());

const socialUrl = async (talentId: string): Promise<string | null> =>
  (await running.app.inject({ method: "GET", url: `/api/talents/${talentId}` })).json().socialUrl;

const setSwitch = (minors_instagram: unknown): void => {
  Object.assign(running.upstream.content.customizations as object, { minors_instagram });
};

it("publishes no Instagram of a minor unless the customizations allow it", async () => {
  expect([await socialUrl("401"), await socialUrl("403")]).toEqual([null, null]);
});

it("follows the switch at the next publication, in both directions, and rebuilds the pages", async () => {
  setSwitch(true);
  await publishAndWait(running);
  expect(await socialUrl("401")).toBe("https://www.instagram.com/aurora.teste/");
  setSwitch(false);
  await publishAndWait(running);
  expect([await socialUrl("401"), running.builds()]).toEqual([null, 3]);
});

it("follows the switch of a content store without announcements within ten minutes", async () => {
  expect(await socialUrl("401")).toBeNull();
  setSwitch("true");
  running.advanceClock(10 * 60_000);
  expect(await socialUrl("401")).toBe("https://www.instagram.com/aurora.teste/");
  const before = running.builds();
  await running.gateway.releases.rebuildIfChanged("lists");
  expect(running.builds() - before).toBe(1);
});

it("publishes no Instagram of a minor while the customizations cannot be read", async () => {
  setSwitch(true);
  await running.upstream.setFault({ kind: "status", status: 500, path: /customizations/ });
  running.advanceClock(13 * 60 * 60_000);
  await running.gateway.live.forceRefresh();
  expect(await socialUrl("401")).toBeNull();
});
