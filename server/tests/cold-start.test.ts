import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { aTalent } from "../../tests/builders/domain-records";
import { recordById } from "../../tests/fakes/upstream/content/fixture-content";
import { waitFor } from "../../tests/wait";
import { runGateway, type RunningGateway } from "./run-gateway";
import { pageData } from "./small-site";

const BUILT_ONLY = "/page-data/talents/408/hugo-suposto/page-data.json";

const HUGO = aTalent({ talentId: "408", name: "Hugo Suposto", gender: "male", age: 30, coverVersion: null, book: [] });

const PAGES = { "/kids/401/aurora-teste-lima": "Aurora", "/talents/408/hugo-suposto": "Hugo" };

/** Files of a talent's page as Gatsby writes them, with additional fields in the query's result. */
const filesOf = () => ({
  [BUILT_ONLY.slice(1)]: pageData("/talents/408/hugo-suposto", { data: { talent: { ...HUGO, phone: "canary" } } }),
});

const VISITED = [
  "/api/talents/401",
  "/api/posts/pt",
  "/api/campaigns/en",
  "/api/magazines/pt",
  "/api/instagram",
  "/api/casting/kids/todos",
  "/media/240/a-300x400.jpg",
  "/kids/402/bento-exemplo",
];

let dataDir: string;
let running: RunningGateway;
let port: number;

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "cold-"));
  running = await runGateway({
    servesSite: true,
    dataDir,
    projectDir: __dirname,
    pages: PAGES,
    extraFilesOf: filesOf,
    upstream: { content: { mediaPaths: ["a-300x400.jpg"] } },
  });
  port = Number(new URL(running.upstream.url).port);
});

afterEach(async () => {
  await running.close();
  await rm(dataDir, { recursive: true, force: true });
});

const bodiesOf = (urls: readonly string[]): Promise<string[]> =>
  Promise.all(
    urls.map(async (url) => {
      const reply = await running.app.inject(url);
      return `${reply.statusCode} ${reply.body}`;
    }),
  );

const restartDuringOutage = async (): Promise<void> => {
  await running.close();
  running = await runGateway({
    servesSite: true,
    dataDir,
    projectDir: __dirname,
    pages: PAGES,
    extraFilesOf: filesOf,
    upstream: { port, fault: { kind: "down" } },
    upstreamLimits: { retries: 0 },
  });
};

it("a start during an outage serves all pages and recently used data", async () => {
  const before = await bodiesOf(VISITED);
  expect(before.filter((body) => !body.startsWith("200 "))).toEqual([]);
  await restartDuringOutage();
  expect(await bodiesOf(VISITED)).toEqual(before);
  const built = await bodiesOf([
    "/",
    "/en",
    "/kids/meninas",
    "/kids/401/aurora-teste-lima",
    "/talents/408/hugo-suposto",
    BUILT_ONLY,
    "/sw.js",
  ]);
  expect(built.filter((body) => !body.startsWith("200 "))).toEqual([]);
  expect((await running.app.inject("/api/health")).json()).toMatchObject({ status: "ok", upstream: "stale" });
});

it("a start with a hanging upstream serves recently used data at once, and drops a withdrawn talent when the list arrives", async () => {
  const visited = VISITED.filter((url) => !url.startsWith("/media/"));
  const before = await bodiesOf(visited);
  await running.close();
  const patient = { retries: 0, headersMs: 600_000, totalMs: 600_000 };
  running = await runGateway({
    servesSite: true,
    dataDir,
    projectDir: __dirname,
    pages: PAGES,
    extraFilesOf: filesOf,
    upstream: { port, fault: { kind: "hang" } },
    upstreamLimits: patient,
  });
  expect(await bodiesOf(visited)).toEqual(before);
  expect((await running.app.inject("/api/health")).json()).toMatchObject({ status: "ok", upstream: "stale", erasure: "done" });
  const { content } = running.upstream;
  content.talents = content.talents.filter((talent) => talent !== recordById(content.talents, "402"));
  await running.upstream.setFault({ kind: "down" });
  await running.upstream.setFault(null);
  await waitFor(async () => {
    running.advanceClock(15_000); // until the circuit breaker allows a call again
    await running.gateway.live.forceRefresh();
    expect(running.gateway.live.health()).toBe("ok");
  });
  expect((await bodiesOf(["/api/talents/402", "/kids/402/bento-exemplo"])).map((body) => body.slice(0, 3))).toEqual(["404", "404"]);
});

it("a start with new code and a hanging upstream serves the previous release, and builds when the upstream answers", async () => {
  const before = await bodiesOf(["/", "/kids/401/aurora-teste-lima"]);
  await running.close();
  const newCode = join(dataDir, "new-code");
  await mkdir(newCode);
  await writeFile(join(newCode, "package.json"), "{}");
  running = await runGateway({
    servesSite: true,
    dataDir,
    projectDir: newCode,
    pages: PAGES,
    extraFilesOf: filesOf,
    upstream: { port, fault: { kind: "hang" } },
    upstreamLimits: { retries: 0, headersMs: 600_000, totalMs: 600_000 },
  });
  expect([await bodiesOf(["/", "/kids/401/aurora-teste-lima"]), running.builds()]).toEqual([before, 0]);
  await running.upstream.setFault({ kind: "down" });
  await running.upstream.setFault(null);
  await waitFor(async () => {
    running.advanceClock(15_000); // until the circuit breaker allows a call again
    await running.gateway.live.forceRefresh();
    const { builds } = running.gateway.releases.status();
    expect([running.gateway.live.health(), builds.map(({ endedAt }) => endedAt !== null)]).toEqual(["ok", [true]]);
  });
});

it("a start during an outage reads an unused profile from the built page, with the fields of a profile only", async () => {
  await restartDuringOutage();
  const reply = await running.app.inject("/api/talents/408");
  expect([reply.statusCode, reply.json()]).toEqual([200, HUGO]);
  expect((await running.app.inject("/api/talents/403")).statusCode).toBe(503);
});

it("a start after twelve hours serves pages without talents, since some may have been withdrawn", async () => {
  await bodiesOf(VISITED);
  await restartDuringOutage();
  await bodiesOf(VISITED);
  running.advanceClock(12 * 3_600_000 + 60_000);
  const statuses = (
    await bodiesOf([
      "/",
      "/kids/401/aurora-teste-lima",
      "/api/casting/kids/todos",
      "/api/talents/408",
      "/api/talents/401",
      "/api/posts/pt",
      "/kids/999/ninguem",
    ])
  ).map((body) => body.slice(0, 3));
  expect(statuses).toEqual(["200", "503", "503", "503", "503", "503", "503"]);
});

it("a start ignores damaged copies", async () => {
  await bodiesOf(VISITED);
  await running.close();
  for (const area of ["profiles", "posts", "agency"]) await rm(join(dataDir, "live", area), { recursive: true, force: true });
  await writeFile(join(dataDir, "live", "posts"), "a file where a folder belongs");
  await restartDuringOutage();
  expect((await bodiesOf(["/api/talents/401", "/api/posts/pt", "/"])).map((body) => body.slice(0, 3))).toEqual(["503", "503", "200"]);
});
