import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { waitFor } from "../../tests/wait";
import { readPdf } from "./read-pdf";
import { runGateway, type RunningGateway } from "./run-gateway";

const DAY_MS = 24 * 60 * 60_000;
const HANGING_STORE = { kind: "hang", path: /^\/storage/ } as const;

let dataDir: string;
let running: RunningGateway;

beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), "stale-media-"));
  running = await runGateway({ dataDir, initialTime: Date.now() });
});

afterEach(async () => {
  await running.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const restartDayLater = async (): Promise<void> => {
  await running.close();
  running = await runGateway({ dataDir, initialTime: Date.now() + DAY_MS + 60_000 });
};

const get = (url: string, headers: Record<string, string> = {}) => running.app.inject({ method: "GET", url, headers });

const coverOf = (talentId: string): string =>
  `/media/talents/${talentId}/${running.gateway.live.snapshot()?.byId.get(talentId)?.talent.coverVersion}/480`;

const withdraw = async (talentId: string): Promise<void> => {
  const { content } = running.upstream;
  content.talents = content.talents.filter((record) => String((record as { id: unknown }).id) !== talentId);
  await running.gateway.live.forceRefresh();
};

const countStoreRequests = (): number => running.countRequests(/^\/storage/);

it("sends a day-old cover at once while the store hangs, with its ETag and a short lifetime", async () => {
  const { headers: fresh } = await get(coverOf("401"));
  await restartDayLater();
  await running.upstream.setFault(HANGING_STORE);
  const stale = await get(coverOf("401"));
  const { statusCode } = await get(coverOf("401"), { "if-none-match": String(fresh.etag) });
  expect([stale.statusCode, stale.headers["cache-control"], stale.headers.etag, statusCode]).toEqual([
    200,
    "private, max-age=60",
    fresh.etag,
    304,
  ]);
  await waitFor(() => expect(countStoreRequests()).toBe(1));
});

it("sends a refreshed cover as fresh", async () => {
  const { headers: before } = await get(coverOf("401"));
  await restartDayLater();
  await get(coverOf("401"));
  await waitFor(async () => expect((await get(coverOf("401"))).headers["cache-control"]).toBe("private, max-age=86400"));
  expect((await get(coverOf("401"))).headers.etag).toBe(before.etag);
});

it("sends no day-old copy of a withdrawn talent before, during or after its refresh", async () => {
  await Promise.all(["401", "404"].map((talentId) => get(coverOf(talentId))));
  await restartDayLater();
  const [refreshed, untouched] = [coverOf("401"), coverOf("404")];
  await running.upstream.setFault(HANGING_STORE);
  expect((await get(refreshed)).statusCode).toBe(200);
  await waitFor(() => expect(countStoreRequests()).toBe(1));
  await withdraw("401");
  await withdraw("404");
  const statuses = async () => Promise.all([refreshed, untouched].map(async (url) => (await get(url)).statusCode));
  expect(await statuses()).toEqual([404, 404]);
  await running.upstream.setFault({ kind: "down" });
  await running.upstream.setFault(null);
  expect(await statuses()).toEqual([404, 404]);
});

it("renders a comp card with day-old pictures while the store hangs, and again after a minute with another ETag", async () => {
  await get("/api/talents/401/card.pdf");
  await restartDayLater();
  await running.upstream.setFault(HANGING_STORE);
  const stale = await get("/api/talents/401/card.pdf");
  expect(readPdf(stale.rawPayload).pictures).toBe(4);
  await running.upstream.setFault({ kind: "down" });
  await running.upstream.setFault(null);
  running.advanceClock(61_000);
  const refreshed = await get("/api/talents/401/card.pdf", { "if-none-match": String(stale.headers.etag) });
  expect([refreshed.statusCode, refreshed.headers.etag === stale.headers.etag]).toEqual([200, false]);
  expect((await get("/api/talents/401/card.pdf", { "if-none-match": String(refreshed.headers.etag) })).statusCode).toBe(304);
});
