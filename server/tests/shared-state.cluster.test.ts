import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startS3Server, type S3Server } from "../../tests/fakes/s3-server";
import { startPostgres, type PostgresServer } from "../../tests/servers/postgres";
import { recordById } from "../../tests/fakes/upstream/content/fixture-content";
import { waitFor, waitUntil } from "../../tests/wait";
import { signBody } from "../publish/signature";
import { hookBody, publish } from "./publishing";
import { PUBLISH_SECRET, runGateway, type RunningGateway } from "./run-gateway";

const PAGE = "/teens/403/clara-modelo-souza";

/** Longest time that a visitor waits while the server answers nothing, on a busy machine too. */
const BOUND_MS = 10_000;

let server: PostgresServer;
let bucket: S3Server;
let folders: string[];
let first: RunningGateway;
let second: RunningGateway;
let databases = 0;

// A busy machine takes long to create the server's files.
beforeAll(async () => {
  server = await startPostgres();
});
beforeEach(async () => {
  bucket = await startS3Server();
  const shared = { databaseUrl: await server.createDatabase(`gateways${(databases += 1)}`), bucket: bucket.settings };
  folders = [await mkdtemp(join(tmpdir(), "first-")), await mkdtemp(join(tmpdir(), "second-"))];
  const options = { servesSite: true, shared, pages: { [PAGE]: "Clara" }, entries: { budget: { calls: 3, seconds: 600 } } };
  first = await runGateway({ dataDir: folders[0], ...options });
  second = await runGateway({ dataDir: folders[1], ...options });
  await waitFor(async () => expect([await stateOf(first), await stateOf(second)]).toEqual(["listening", "listening"]));
});
afterEach(async () => {
  await Promise.all([first.close(), second.close()]);
  await bucket.close();
  await Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 200 })));
});
afterAll(() => server.close());

const stateOf = async ({ app }: RunningGateway): Promise<unknown> => (await app.inject("/api/health")).json().shared;

const postSigned = (running: RunningGateway, url: string, fields: Record<string, unknown> = {}) => {
  const body = JSON.stringify({ ...JSON.parse(hookBody({ path: url, at: running.now() })), ...fields });
  return running.app.inject({ method: "POST", url, payload: body, headers: { "x-signature": signBody(body, PUBLISH_SECRET) } });
};

const withdraw = ({ upstream: { content } }: RunningGateway, talentId: string): void => {
  content.talents = content.talents.filter((talent) => talent !== recordById(content.talents, talentId));
};

const statusOf = async ({ app }: RunningGateway, url: string): Promise<number> => (await app.inject(url)).statusCode;

it("a withdrawal announced to one gateway takes effect at the other", async () => {
  withdraw(second, "403");
  expect(await statusOf(second, PAGE)).toBe(200);
  expect((await postSigned(first, "/api/publish", { withdrawal: true })).statusCode).toBe(202);
  await waitFor(async () => expect(await statusOf(second, PAGE)).toBe(404));
  expect([first.builds(), second.builds()]).toEqual([1, 0]);
});

it("a publication announced to a gateway that does not build is built by the one that does", async () => {
  await publish(second);
  await waitUntil("the first gateway has built", async () => first.builds() === 2);
  expect(second.builds()).toBe(0);
});

it("an empty list that was accepted at one gateway is accepted at the other", async () => {
  const { content } = second.upstream;
  const many = Array.from({ length: 30 }, (_, index) => ({ ...recordById(content.talents, "403"), id: 9000 + index }));
  content.talents = [...content.talents, ...many];
  await second.gateway.live.refresh();
  content.talents = [];
  await second.gateway.live.refresh();
  expect(second.gateway.live.snapshot()?.listed.length).toBeGreaterThan(30);
  expect((await postSigned(first, "/api/publish", { loss: true })).statusCode).toBe(202);
  await waitFor(() => expect(second.gateway.live.snapshot()?.listed.length).toBe(0));
});

it("a signed call is refused at the other gateway when it is repeated there", async () => {
  const nonce = "a-nonce-of-one-call";
  expect((await postSigned(first, "/api/publish/status", { nonce })).statusCode).toBe(200);
  expect((await postSigned(second, "/api/publish/status", { nonce })).statusCode).toBe(409);
});

/** This call has its own limit and needs no other shared state. */
const checkContact = (running: RunningGateway, contact: string): Promise<number> =>
  statusOf(running, `/api/staff/verify?contact=${encodeURIComponent(contact)}`);

const countVisit = (running: RunningGateway, talent: string) =>
  running.app.inject({
    method: "POST",
    url: "/api/count",
    payload: JSON.stringify({ page: "talent", talent }),
    headers: { "content-type": "text/plain" },
  });

const totalsOf = async (running: RunningGateway) => (await postSigned(running, "/api/counts", {})).json();

it("counts visits of both gateways together, and deletes those of an erased talent at both", async () => {
  for (const running of [first, second]) for (const talent of ["401", "403"]) await countVisit(running, talent);
  await totalsOf(first);
  expect(await totalsOf(second)).toMatchObject({ views: 4, opened: [{ count: 2 }, { count: 2 }] });
  await countVisit(second, "403");
  expect((await postSigned(first, "/api/publish", { erased: ["talents/403"] })).statusCode).toBe(202);
  await waitFor(async () => expect((await totalsOf(second)).opened).toEqual([{ talent: "401", count: 2 }]));
});

it.each([
  ["killed", () => server.kill(), () => server.restart()],
  ["stopped", async () => server.pause(), async () => server.resume()],
])(
  "while the database server is %s, pages and health are answered, each gateway counts alone, and both recover",
  async (_state, begin, end) => {
    await begin();
    try {
      const start = performance.now();
      for (const running of [first, second]) {
        expect(await statusOf(running, PAGE)).toBe(200);
        const statuses = await Promise.all(["@one", "@two", "@three", "@four"].map((contact) => checkContact(running, contact)));
        expect(statuses.sort()).toEqual([200, 200, 200, 429]);
        expect(await statusOf(running, "/api/casting/kids/todos")).toBe(200);
      }
      expect(performance.now() - start).toBeLessThan(BOUND_MS);
      await waitFor(async () => expect([await stateOf(first), await stateOf(second)]).toEqual(["away", "away"]));
      expect((await first.app.inject("/api/health")).json().status).toBe("ok");
      const metrics = (await first.app.inject("/api/metrics")).body;
      expect(metrics).toContain("gateway_shared_database_up 0");
      expect(metrics).toContain("gateway_shared_limits_alone 1");
      expect((await postSigned(first, "/api/publish", {})).statusCode).toBe(503);
    } finally {
      await end();
    }
    await waitFor(async () => expect([await stateOf(first), await stateOf(second)]).toEqual(["listening", "listening"]));
    withdraw(second, "403");
    await waitUntil(
      "a withdrawal is accepted",
      async () => (await postSigned(first, "/api/publish", { withdrawal: true })).statusCode === 202,
    );
    await waitFor(async () => expect(await statusOf(second, PAGE)).toBe(404));
  },
);

it("stops while the database server answers nothing", async () => {
  server.pause();
  try {
    const start = performance.now();
    await first.gateway.stop();
    expect(performance.now() - start).toBeLessThan(BOUND_MS);
  } finally {
    server.resume();
  }
});
