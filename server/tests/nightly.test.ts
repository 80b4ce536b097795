import { recordById } from "../../tests/fakes/upstream/content/fixture-content";
import { TODAY, runGateway, type RunningGateway } from "./run-gateway";

const MINUTE_MS = 60_000;

/** Midnight between 1 and 2 March in São Paulo. */
const MIDNIGHT = Date.parse("2026-03-02T03:00:00Z");

jest.setTimeout(60_000);

let running: RunningGateway;

beforeEach(async () => {
  running = await runGateway();
});

afterEach(() => running.close());

/** How many builds a comparison of the lists asks for at this moment. */
const buildsAt = async (time: number): Promise<number> => {
  const before = running.builds();
  running.pass(time - running.now());
  await running.gateway.releases.rebuildIfChanged("lists");
  return running.builds() - before;
};

it("a birthday changes the pages by itself, at midnight where the agency is", async () => {
  const { talents } = running.upstream.content;
  const clara = recordById(talents, "403");
  running.upstream.content.talents = [...talents.filter((talent) => talent !== clara), { ...clara, birthdate: "2012-03-02" }];
  expect(await buildsAt(TODAY)).toBe(1);
  expect(await buildsAt(MIDNIGHT - MINUTE_MS)).toBe(0);
  expect(await buildsAt(MIDNIGHT + MINUTE_MS)).toBe(1);
  expect(await buildsAt(MIDNIGHT + 6 * MINUTE_MS)).toBe(0);
});

it("a new year changes the footer by itself", async () => {
  running.upstream.content.talents = [];
  await buildsAt(TODAY);
  expect(await buildsAt(Date.parse("2027-01-01T02:59:00Z"))).toBe(0);
  expect(await buildsAt(Date.parse("2027-01-01T03:01:00Z"))).toBe(1);
});
