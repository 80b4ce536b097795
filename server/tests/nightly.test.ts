import { recordById } from "../../tests/fakes/upstream/content/fixture-content";
import { TODAY, runGateway, type RunningGateway } from "./run-gateway";

const MINUTE_MS = 60_000;

/** Midnight between 1 and 2 March in São Paulo. */
const MIDNIGHT = Date.parse("2026-03-02T03:00:00Z");

let running: RunningGateway;

beforeEach(async () => {
  running = await runGateway({ servesSite: true });
});

afterEach(() => running.close());

/** The number of builds that a comparison of the lists requests at this time. */
const buildsAt = async (time: number): Promise<number> => {
  const before = running.builds();
  running.advanceClock(time - running.now());
  await running.gateway.releases.rebuildIfChanged("lists");
  return running.builds() - before;
};

const setBirthdate = (birthdate: string): void => {
  const { talents } = running.upstream.content;
  const clara = recordById(talents, "403");
  running.upstream.content.talents = [...talents.filter((talent) => talent !== clara), { ...clara, birthdate }];
};

it("rebuilds at midnight in the agency's time zone on an adult's birthday", async () => {
  setBirthdate("2000-03-02");
  expect(await buildsAt(TODAY)).toBe(1);
  expect(await buildsAt(MIDNIGHT - MINUTE_MS)).toBe(0);
  expect(await buildsAt(MIDNIGHT + MINUTE_MS)).toBe(1);
  expect(await buildsAt(MIDNIGHT + 6 * MINUTE_MS)).toBe(0);
});

it("rebuilds for a minor's birthday on the first of the next month", async () => {
  running.upstream.content.talents = running.upstream.content.talents.filter(
    (talent) => talent === recordById(running.upstream.content.talents, "403"),
  );
  setBirthdate("2012-03-02");
  await buildsAt(TODAY);
  const buildDays: string[] = [];
  // A change on a day between them would be built on the next of them.
  for (const day of ["2026-03-02", "2026-03-03", "2026-03-31", "2026-04-01", "2026-04-02", "2026-04-10"])
    if ((await buildsAt(Date.parse(`${day}T03:01:00Z`))) > 0) buildDays.push(day);
  expect(buildDays).toEqual(["2026-04-01"]);
});

it("rebuilds for the new year in the footer", async () => {
  running.upstream.content.talents = [];
  await buildsAt(TODAY);
  expect(await buildsAt(Date.parse("2027-01-01T02:59:00Z"))).toBe(0);
  expect(await buildsAt(Date.parse("2027-01-01T03:01:00Z"))).toBe(1);
});
