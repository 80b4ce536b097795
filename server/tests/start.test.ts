import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runGateway } from "./run-gateway";

const PAGES = { "/kids/401/aurora-teste-lima": "Aurora", "/kids/999/quem-saiu": "Retirada" };

let dataDir: string;

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "gateway-"));
});

afterEach(() => rm(dataDir, { recursive: true, force: true }));

it("a start during an outage serves the last release and list of talents, and reports stale", async () => {
  await (await runGateway({ dataDir, servesSite: true, pages: PAGES })).close();
  const running = await runGateway({ dataDir, servesSite: true, upstream: { fault: { kind: "down" } } });
  const statuses = await Promise.all(
    ["/", "/kids/401/aurora-teste-lima", "/kids/999/quem-saiu", "/api/casting/kids/todos"].map(
      async (url) => (await running.app.inject(url)).statusCode,
    ),
  );
  expect(statuses).toEqual([200, 200, 404, 200]);
  expect((await running.app.inject("/api/health")).json()).toMatchObject({ status: "ok", upstream: "stale" });
  expect(running.builds()).toBe(0);
  await running.close();
});

it("a start during an outage without a list of talents serves the pages without talents", async () => {
  await (await runGateway({ dataDir, servesSite: true, pages: PAGES })).close();
  await rm(join(dataDir, "live"), { recursive: true });
  const running = await runGateway({ dataDir, servesSite: true, upstream: { fault: { kind: "down" } } });
  expect((await running.app.inject("/kids")).statusCode).toBe(200);
  expect((await running.app.inject("/kids/999/quem-saiu")).statusCode).toBe(503);
  expect((await running.app.inject("/api/casting/kids/todos")).statusCode).toBe(503);
  expect((await running.app.inject("/media/talents/401/0000000000/480")).statusCode).toBe(503);
  expect((await running.app.inject("/api/health")).json()).toMatchObject({ upstream: "down" });
  await running.close();
});

it.each([
  ["down", { kind: "down" }, /cannot be reached/],
  ["one that refuses the sign-in", { kind: "refuse-sign-in" }, /refuse/i],
  ["one in maintenance", { kind: "html" }, /JSON|HTML/i],
] as const)(
  "a start without a release and an upstream that is %s fails with a sentence without secrets",
  async (_case, fault, sentence) => {
    const started = runGateway({ dataDir, servesSite: true, upstream: { fault } });
    await expect(started).rejects.toThrow(sentence);
    await expect(started).rejects.not.toThrow(/for-tests/);
  },
);

it("a start without a site serves the API and pictures only", async () => {
  const running = await runGateway({ dataDir, upstream: { content: { mediaPaths: ["a-300x400.jpg"] } } });
  expect(running.builds()).toBe(0);
  expect((await running.app.inject("/api/casting/kids/todos")).statusCode).toBe(200);
  expect((await running.app.inject("/media/240/a-300x400.jpg")).statusCode).toBe(200);
  expect((await running.app.inject("/api/health")).json()).toEqual({
    status: "ok",
    release: null,
    upstream: "ok",
    panel: "up",
    panelSince: expect.any(String),
    entries: "ok",
    erasure: "done",
  });
  expect((await running.app.inject("/kids")).statusCode).toBe(503);
  await running.close();
});

it("sends metrics to loopback addresses only", async () => {
  const running = await runGateway({ dataDir, servesSite: true });
  await running.app.inject("/kids");
  const local = await running.app.inject("/api/metrics");
  const remote = await running.app.inject({ url: "/api/metrics", remoteAddress: "203.0.113.9" });
  const proxied = await running.app.inject({ url: "/api/metrics", headers: { "x-forwarded-for": "203.0.113.9" } });
  expect([local.statusCode, remote.statusCode, proxied.statusCode]).toEqual([200, 404, 404]);
  expect(local.body).toContain('gateway_requests_total{area="site",status="2xx"} 1');
  expect(local.body).toMatch(/gateway_build_steps_count\{step="site build"\} 1/);
  await running.close();
});

it("sends metrics for the bearer token when one is set", async () => {
  const metricsToken = "a token for tests alone";
  const running = await runGateway({ dataDir, metricsToken });
  const ask = async (authorization: string): Promise<number> =>
    (await running.app.inject({ url: "/api/metrics", remoteAddress: "203.0.113.9", headers: { authorization } })).statusCode;
  expect(await ask(`Bearer ${metricsToken}`)).toBe(200);
  expect(await ask("Bearer another token")).toBe(404);
  expect((await running.app.inject("/api/metrics")).statusCode).toBe(404);
  await running.close();
});
