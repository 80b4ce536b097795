import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { recordById } from "../../tests/fakes/upstream/content/fixture-content";
import { signBody } from "../publish/signature";
import { waitFor } from "../../tests/wait";
import { CONTACT, multipart, send as sendForm } from "../entries/tests/form-bodies";
import { hookBody } from "./publishing";
import { PUBLISH_SECRET, runGateway, type RunningGateway, type RunOptions } from "./run-gateway";

const DAY_MS = 24 * 60 * 60_000;

let running: RunningGateway;
let dataDir: string;

const start = async (options: RunOptions = {}): Promise<void> => {
  dataDir = await mkdtemp(join(tmpdir(), "counts-"));
  running = await runGateway({ dataDir, ...options });
};

afterEach(async () => {
  await running.close();
  await rm(dataDir, { recursive: true, force: true });
});

/** Sends a view like `navigator.sendBeacon`; returns the status. */
const send = async (visit: unknown, headers: Record<string, string> = {}, remoteAddress = "203.0.113.7"): Promise<number> => {
  const payload = typeof visit === "string" ? visit : JSON.stringify(visit);
  const sent = { "content-type": "text/plain;charset=UTF-8", ...headers };
  return (await running.app.inject({ method: "POST", url: "/api/count", payload, headers: sent, remoteAddress })).statusCode;
};

const fetchTotals = async (days?: number) => {
  const body = JSON.stringify({ ...JSON.parse(hookBody({ path: "/api/counts", at: running.now() })), days });
  const headers = { "x-signature": signBody(body, PUBLISH_SECRET) };
  return (await running.app.inject({ method: "POST", url: "/api/counts", payload: body, headers })).json();
};

interface HostileView {
  body?: unknown;
  headers?: Record<string, string>;
}

const isCounting = async (): Promise<boolean> => (await running.app.inject("/api/count")).json().counting;

const setSwitch = (count_visits: unknown): void => {
  Object.assign(running.upstream.content.customizations as object, { count_visits });
};

const search = (name: string) => send({ page: "search", unfound: [name] });

const searchTimes = async (name: string, times: number): Promise<void> => {
  for (let search_ = 0; search_ < times; search_ += 1) await search(name);
};

/** SQLite may delete its log meanwhile. */
const bytesOnDisk = async (): Promise<string> => {
  const entries = await readdir(dataDir, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const contents = await Promise.all(files.map((file) => readFile(join(file.parentPath, file.name), "latin1").catch(() => "")));
  return contents.join("\n");
};

describe("the counts of views", () => {
  it("are totals of views, talents, filters and searches, most first", async () => {
    await start();
    await send({ page: "home" });
    await send({ page: "talent", talent: "401", selected: ["401", "402"] });
    await send({ page: "talent", talent: "401" });
    await send({ page: "listing", filters: ["idade", "olhos"], selected: ["402"] });
    await send({ page: "search", filters: ["idade", "letra"], unfound: ["Fulana"] });
    expect(await fetchTotals()).toMatchObject({
      counting: true,
      from: "2026-01-31",
      until: "2026-03-01",
      views: 5,
      pages: [
        { page: "talent", count: 2 },
        { page: "home", count: 1 },
        { page: "listing", count: 1 },
        { page: "search", count: 1 },
      ],
      opened: [{ talent: "401", count: 2 }],
      selected: [
        { talent: "402", count: 2 },
        { talent: "401", count: 1 },
      ],
      filters: [
        { filter: "age", count: 2 },
        { filter: "eyes", count: 1 },
        { filter: "letter", count: 1 },
      ],
      unfound: { total: 1, words: [] },
      outbox: { waiting: 0, dead: 0, oldestAt: null, erasures: 0, undelivered: [] },
      disk: { freeBytes: expect.any(Number), totalBytes: expect.any(Number) },
    });
  });

  it("come with the entries that did not reach the content store, without their answers", async () => {
    await start({ upstreamLimits: { retries: 0 } });
    await running.upstream.setFault({ kind: "status", status: 422, path: /send$/ });
    const { reference } = (await sendForm(running, "contact", multipart(CONTACT))).json();
    await waitFor(async () => expect(await fetchTotals()).toMatchObject({ outbox: { waiting: 0, dead: 1 } }));
    const { outbox } = await fetchTotals();
    const receivedAt = new Date(running.now()).toISOString();
    expect(outbox.undelivered).toEqual([{ reference, form: "contact", status: "dead", receivedAt, tries: 1 }]);
    expect(JSON.stringify(outbox)).not.toContain(CONTACT.email);
  });

  it("survive a restart", async () => {
    await start();
    await send({ page: "home" });
    await running.close();
    running = await runGateway({ dataDir });
    await send({ page: "home" });
    expect(await fetchTotals()).toMatchObject({ views: 2 });
  });

  it("are kept for 90 days and then deleted from the disk, without a visit or a call", async () => {
    await start();
    await send({ page: "workshop" });
    await fetchTotals();
    running.advanceClock(89 * DAY_MS);
    expect(await fetchTotals(90)).toMatchObject({ views: 1, pages: [{ page: "workshop", count: 1 }] });
    expect(await fetchTotals(89)).toMatchObject({ views: 0 });
    expect(await bytesOnDisk()).toContain("2026-03-01pageworkshop");
    running.advanceClock(DAY_MS);
    await running.close();
    expect(await bytesOnDisk()).not.toContain("2026-03-01pageworkshop");
    running = await runGateway({ dataDir, initialTime: running.now() });
    expect(await fetchTotals(90)).toMatchObject({ views: 0 });
  });

  it.each(["days as a text", 0, 91, 1.5])("are those of 30 days for %p", async (days) => {
    await start();
    expect(await fetchTotals(days as number)).toMatchObject({ from: "2026-01-31", until: "2026-03-01" });
  });

  it("are for signed calls only", async () => {
    await start();
    const body = hookBody({ path: "/api/counts", at: running.now() });
    const call = (headers: Record<string, string>) => running.app.inject({ method: "POST", url: "/api/counts", payload: body, headers });
    expect((await call({})).statusCode).toBe(401);
    expect((await call({ "x-signature": signBody(body, "another secret") })).statusCode).toBe(401);
    const signed = { "x-signature": signBody(body, PUBLISH_SECRET) };
    expect((await call(signed)).headers["cache-control"]).toBe("no-store");
    expect((await call(signed)).statusCode).toBe(409);
  });
});

describe("a visitor who asks not to be counted", () => {
  it.each(["sec-gpc", "dnt"])("by the header %p is not counted", async (header) => {
    await start();
    expect(await send({ page: "home", talent: "401", unfound: ["Fulana"] }, { [header]: "1" })).toBe(204);
    expect(await fetchTotals()).toMatchObject({ views: 0, opened: [], unfound: { total: 0 } });
  });
});

describe("the switch", () => {
  it("of the content store stops counting and empties the totals", async () => {
    await start();
    await send({ page: "home" });
    setSwitch(false);
    running.advanceClock(6 * 60_000);
    expect(await isCounting()).toBe(false);
    expect(await send({ page: "home" })).toBe(204);
    expect(await fetchTotals()).toMatchObject({ counting: false, views: 0, pages: [], outbox: { waiting: 0 } });
    setSwitch(true);
    running.advanceClock(6 * 60_000);
    expect(await isCounting()).toBe(true);
    expect(await fetchTotals()).toMatchObject({ counting: true, views: 1 });
  });

  it("of the environment stops counting, whatever the content store says", async () => {
    await start({ countsVisits: false });
    expect(await isCounting()).toBe(false);
    await send({ page: "home" });
    expect(await fetchTotals()).toMatchObject({ counting: false, views: 0 });
    expect(await readdir(dataDir)).not.toContain("counts.db");
  });

  it("is off while the content store does not answer", async () => {
    await start();
    await running.upstream.setFault({ kind: "status", status: 500, path: /customizations/ });
    running.advanceClock(13 * 60 * 60_000);
    expect(await isCounting()).toBe(false);
    await send({ page: "home" });
    expect(await fetchTotals()).toMatchObject({ counting: null, views: 0 });
  });
});

describe("a searched name", () => {
  it("is on no disk after four searches of a day, and counted", async () => {
    await start();
    await searchTimes("Zenóbia Improvável", 4);
    expect(await fetchTotals()).toMatchObject({ unfound: { total: 4, words: [] } });
    await running.close();
    const bytes = await bytesOnDisk();
    expect(bytes).not.toMatch(/zen[oó]bia|improv[aá]vel/i);
    running = await runGateway({ dataDir });
    await searchTimes("Zenóbia Improvável", 4);
    expect(await fetchTotals()).toMatchObject({ unfound: { total: 8, words: [] } });
  });

  it("is kept from the fifth search of a day on, as it is compared", async () => {
    await start();
    await searchTimes("Zenóbia", 3);
    await searchTimes("  ZENOBIA ", 3);
    expect(await fetchTotals()).toMatchObject({ unfound: { total: 6, words: [{ words: "zenobia", count: 6 }] } });
  });

  it("is not kept when five searches are of two days", async () => {
    await start();
    await searchTimes("Zenóbia", 4);
    running.advanceClock(DAY_MS);
    await searchTimes("Zenóbia", 4);
    expect(await fetchTotals()).toMatchObject({ unfound: { total: 8, words: [] } });
  });

  it.each(["(11) 98765-4321", "ana@example.com", "x".repeat(41), "a", "<script>"])("is never kept when it is no name: %p", async (name) => {
    await start();
    await searchTimes(name, 6);
    expect(await fetchTotals()).toMatchObject({ unfound: { total: 6, words: [] } });
  });
});

describe("a talent", () => {
  it.each(["999", "none", "401/../402", "__proto__"])("that is not published has no count: %p", async (talent) => {
    await start();
    await send({ page: "talent", talent, selected: [talent] });
    expect(await fetchTotals()).toMatchObject({ views: 1, opened: [], selected: [] });
  });

  it("of a hidden category has no count", async () => {
    await start();
    const hidden = running.gateway.live.snapshot()?.listed.find(({ hiddenCategories }) => hiddenCategories.length > 0);
    expect(hidden).toBeDefined();
    await send({ page: "talent", talent: hidden?.talent.talentId });
    expect(await fetchTotals()).toMatchObject({ opened: [] });
  });

  it("loses its counts when it is withdrawn", async () => {
    await start();
    await send({ page: "talent", talent: "401", selected: ["401", "402"] });
    await fetchTotals();
    const { content } = running.upstream;
    content.talents = content.talents.filter((talent) => recordById([talent], "401") === undefined);
    await running.gateway.live.refresh();
    expect(await fetchTotals()).toMatchObject({ opened: [], selected: [{ talent: "402", count: 1 }] });
    expect(await bytesOnDisk()).not.toContain("2026-03-01opened401");
  });

  it("loses its counts when it is erased, while it is still in the list", async () => {
    await start();
    await send({ page: "talent", talent: "401", selected: ["402"] });
    const body = JSON.stringify({ ...JSON.parse(hookBody({ at: running.now() })), erased: ["talents/401"] });
    const headers = { "x-signature": signBody(body, PUBLISH_SECRET) };
    await running.app.inject({ method: "POST", url: "/api/publish", payload: body, headers });
    expect(await fetchTotals()).toMatchObject({ opened: [], selected: [{ talent: "402", count: 1 }] });
  });
});

describe("a hostile sender", () => {
  it.each([
    ["no JSON", { body: "}{" }, 400],
    ["a list", { body: "[]" }, 400],
    ["too large a body", { body: JSON.stringify({ page: "x".repeat(5_000) }) }, 413],
    ["another content type", { headers: { "content-type": "application/json" } }, 415],
    ["another site", { headers: { "sec-fetch-site": "cross-site" } }, 403],
    ["another origin", { headers: { origin: "https://evil.example" } }, 403],
  ])("is refused with %s", async (_case, { body = { page: "home" }, headers = {} }: HostileView, status) => {
    await start();
    expect(await send(body, headers)).toBe(status);
    expect(await fetchTotals()).toMatchObject({ views: 0 });
  });

  it("adds no keys of its own", async () => {
    await start();
    await send({ page: "<b>page</b>", talent: { id: 1 }, selected: "401", filters: ["evil", 7, null], unfound: [{}, 3], extra: "canary" });
    await send({ page: ["home"], filters: { length: 3 } });
    expect(await fetchTotals()).toMatchObject({ views: 0, pages: [], opened: [], selected: [], filters: [], unfound: { total: 0 } });
    expect(await bytesOnDisk()).not.toContain("canary");
  });

  it("has a budget by address", async () => {
    await start();
    const statuses = new Set<number>();
    for (let view = 0; view < 600; view += 1) statuses.add(await send({ page: "home" }));
    expect([...statuses]).toEqual([204]);
    expect(await send({ page: "home" })).toBe(429);
    expect(await send({ page: "home" }, {}, "203.0.113.8")).toBe(204);
    expect(await fetchTotals()).toMatchObject({ views: 601 });
  });

  it("leaves neither its address nor its browser's name on the disk", async () => {
    await start();
    await send({ page: "home", talent: "401" }, { "user-agent": "canary-browser", referer: "https://canary.example/" });
    await fetchTotals();
    await running.close();
    expect(await bytesOnDisk()).not.toMatch(/203\.0\.113\.7|canary/);
  });
});
