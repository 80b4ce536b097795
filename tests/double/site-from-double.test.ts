import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { freePort } from "../../scripts/free-port";
import { BROKEN_RECORDS } from "../fakes/upstream/content/broken-records";
import { startUpstream, type FakeUpstream } from "../fakes/upstream/start-upstream";
import { startGateway, type RunningGateway } from "./running-gateway";

jest.setTimeout(600_000);

let upstream: FakeUpstream;
let gateway: RunningGateway;
let dataDir: string;
let port: number;
beforeAll(async () => {
  upstream = await startUpstream();
  dataDir = await mkdtemp(path.join(tmpdir(), "double-"));
  port = await freePort();
  gateway = await startGateway({ settings: upstream.settings, port, dataDir });
});
afterAll(async () => {
  await gateway.stop();
  await upstream.close();
  await rm(dataDir, { recursive: true });
});

const ask = (address: string) => fetch(`http://localhost:${port}${address}`, { redirect: "manual" });

const releasedPages = async (): Promise<string[]> => {
  const entries = await readdir(path.join(dataDir, "releases"), { recursive: true, withFileTypes: true });
  const pages = entries.filter((entry) => entry.isFile() && /\.html$|^page-data\.json$/.test(entry.name));
  return Promise.all(pages.map(({ parentPath, name }) => readFile(path.join(parentPath, name), "utf8")));
};

describe("the site of an upstream that sends every odd and ten broken records", () => {
  it("is built and served", async () => {
    expect(gateway.outcome).toBe(`ready: http://localhost:${port}`);
    const addresses = ["/", "/en", "/kids", "/kids/meninas", "/en/atores/meninos", "/blog", "/campanhas", "/api/casting/todas/todos"];
    const statuses = await Promise.all(addresses.map(async (address) => (await ask(address)).status));
    expect(statuses).toEqual(addresses.map(() => 200));
  });

  it("names the records that it left out, or how many there are beyond the first twenty", async () => {
    const log = await readFile(path.join(dataDir, "build.log"), "utf8");
    const named = BROKEN_RECORDS.filter(({ resource, id, reason }) => log.includes(`Skipped ${resource} ${id ?? "without id"}: ${reason}`));
    const [, others = "0"] = /Skipped (\d+) more records/.exec(log) ?? [];
    expect(BROKEN_RECORDS.length).toBeGreaterThanOrEqual(10);
    expect(named.length + Number(others)).toBeGreaterThanOrEqual(BROKEN_RECORDS.length);
  });

  it("shows no value that is none, no hidden category, no birthdate and no credential", async () => {
    const { settings, content } = upstream;
    const pages = await releasedPages();
    expect(pages.length).toBeGreaterThan(40);
    const births = content.talents.flatMap((talent) => Object.entries(talent ?? {}).filter(([key, value]) => key === "birthdate" && /^\d{4}-\d\d-\d\d$/.test(String(value)) && value !== "0000-00-00").map(([, value]) => String(value)));
    expect(births.length).toBeGreaterThan(0);
    const forbidden = [...births, ">null<", "0 cm", "01/01/1970", "TF -", '"birthdate":', "&quot;birthdate&quot;:", settings.panelSalt, settings.panelApiToken, settings.integrationSalt, settings.integrationApiKey];
    for (const text of forbidden) expect({ text, pages: pages.filter((page) => page.includes(text)).length }).toEqual({ text, pages: 0 });
  });
});

describe("when the upstream goes away", () => {
  it("serves what was built, and says that it is stale or down", async () => {
    await upstream.setFault({ kind: "down" });
    expect((await ask("/kids/meninas")).status).toBe(200);
    expect((await ask("/api/casting/todas/todos")).status).toBe(200);
    await gateway.stop();
    gateway = await startGateway({ settings: upstream.settings, port, dataDir });
    expect(gateway.outcome).toBe(`ready: http://localhost:${port}`);
    expect((await ask("/kids/meninas")).status).toBe(200);
    const health: unknown = await (await ask("/api/health")).json();
    expect(health).toMatchObject({ status: "ok", upstream: expect.stringMatching(/^(stale|down)$/) });
  });

  it.each([
    [{ kind: "down" } as const, /cannot be reached/],
    [{ kind: "refuse-sign-in" } as const, /PANEL|INTEGRATION|refuse|credential/i],
  ])("ends a first start with %p in one sentence, never with an empty site", async (fault, sentence) => {
    await upstream.setFault(fault);
    const empty = await mkdtemp(path.join(tmpdir(), "double-empty-"));
    const started = await startGateway({ settings: upstream.settings, port: await freePort(), dataDir: empty });
    await started.stop();
    await rm(empty, { recursive: true });
    expect(started.outcome).toMatch(/^error: /);
    expect(started.outcome).toMatch(sentence);
  });
});
