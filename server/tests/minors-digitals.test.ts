import { publishAndRefresh } from "./publishing";
import { runGateway, type RunningGateway } from "./run-gateway";

let running: RunningGateway;

beforeEach(async () => {
  running = await runGateway();
});

afterEach(() => running.close());

const MINOR = "401";
const ADULT = "406";

const get = (url: string) => running.app.inject({ method: "GET", url });

const digitalsOf = async (talentId: string): Promise<{ version: string; date: string }[]> =>
  (await get(`/api/talents/${talentId}`)).json().digitals;

const pictureStatus = async (talentId: string, version: string): Promise<number> =>
  (await get(`/media/talents/${talentId}/gallery/${version}/480`)).statusCode;

const setSwitch = (minors_digitals: unknown): void => {
  Object.assign(running.upstream.content.customizations as object, { minors_digitals });
};

const listedDay = (talentId: string) => running.gateway.live.snapshot()?.byId.get(talentId)?.talent.digitalsOn;

it("sends an adult's digitals, the newest first, and their pictures", async () => {
  const digitals = await digitalsOf(ADULT);
  expect(digitals.map(({ date }) => date)).toEqual(["2026-02-20", "2025-08-10"]);
  expect([listedDay(ADULT), await pictureStatus(ADULT, digitals[0]!.version)]).toEqual(["2026-02-20", 200]);
});

it("withdraws a minor's digitals and their pictures when the switch is turned off", async () => {
  setSwitch(true);
  await publishAndRefresh(running);
  const [digital] = await digitalsOf(MINOR);
  expect([listedDay(MINOR), await pictureStatus(MINOR, digital!.version)]).toEqual(["2026-02-01", 200]);
  setSwitch(false);
  await publishAndRefresh(running);
  expect([await digitalsOf(MINOR), listedDay(MINOR), await pictureStatus(MINOR, digital!.version)]).toEqual([[], null, 404]);
});

it("publishes no digitals of a minor while the customizations cannot be read", async () => {
  setSwitch(true);
  await running.upstream.setFault({ kind: "status", status: 500, path: /customizations/ });
  running.advanceClock(13 * 60 * 60_000);
  await running.gateway.live.forceRefresh();
  expect([await digitalsOf(MINOR), listedDay(MINOR)]).toEqual([[], null]);
});

it("stops sending a digital that its talent no longer has", async () => {
  const [newest] = await digitalsOf(ADULT);
  expect(await pictureStatus(ADULT, newest!.version)).toBe(200);
  const talent = running.upstream.content.talents.find((record) => String((record as { id: unknown }).id) === ADULT);
  Object.assign(talent ?? {}, { digitals: [], digitals_at: null });
  await publishAndRefresh(running);
  expect([await digitalsOf(ADULT), await pictureStatus(ADULT, newest!.version)]).toEqual([[], 404]);
});
