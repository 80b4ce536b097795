import { FormData } from "undici";
import { startUpstream, type FakeUpstream } from "../../tests/fakes/upstream/start-upstream";
import { createHostGuards } from "./host-guard";
import { createBuildClient, createUpstreamClient, type UpstreamClient } from "./http";

const CALL = { backend: "panel", path: "/api/customizations" } as const;

let upstream: FakeUpstream;
let client: UpstreamClient;
let now: number;
let returns: number;

beforeEach(async () => {
  now = Date.parse("2026-03-01T12:00:00Z");
  returns = 0;
  upstream = await startUpstream();
  client = createUpstreamClient(upstream.settings, { retries: 0 }, { now: () => now, onRecovered: () => (returns += 1) });
  await client.signIn("panel");
});

afterEach(async () => {
  await client.close();
  await upstream.close();
});

const countRequests = (): number => upstream.requests.filter(({ path }) => path === CALL.path).length;

const ask = async (times: number): Promise<void> => {
  for (let call = 0; call < times; call += 1) await client.getJson(CALL);
};

const openCircuit = async (): Promise<void> => {
  await upstream.setFault({ kind: "status", status: 500 });
  await ask(12);
};

it("rejects calls to a host that keeps failing", async () => {
  await openCircuit();
  const before = countRequests();
  expect(await client.getJson(CALL)).toEqual({
    ok: false,
    error: {
      kind: "unreachable",
      call: "GET /api/customizations",
      status: null,
      message: "GET /api/customizations: PANEL_URL has failed too often; requests are paused for some seconds.",
    },
  });
  expect([countRequests() - before, client.phases().panel]).toEqual([0, "open"]);
});

it("allows one trial after ten seconds for many callers, and closes when it succeeds", async () => {
  await openCircuit();
  const before = countRequests();
  now += 10_000;
  await upstream.setFault(null);
  const answers = await Promise.all(Array.from({ length: 50 }, () => client.getJson(CALL)));
  expect([answers.filter(({ ok }) => ok).length, countRequests() - before, returns]).toEqual([1, 1, 1]);
  expect((await client.getJson(CALL)).ok).toBe(true);
  expect(client.phases().panel).toBe("closed");
});

it("stays open for another ten seconds when the trial fails", async () => {
  await openCircuit();
  const before = countRequests();
  now += 10_000;
  await ask(3);
  now += 9_999;
  await ask(3);
  expect([countRequests() - before, returns]).toEqual([1, 0]);
});

it.each([401, 404, 422, 429, 302])("counts %i as an answer", async (status) => {
  await upstream.setFault({ kind: "status", status });
  await ask(30);
  expect(client.phases().panel).toBe("closed");
});

it("sends forms while open, since their sender has pauses of its own", async () => {
  await openCircuit();
  await upstream.setFault(null);
  const sent = await client.postForm({ path: "/api/entry/contact/send", form: new FormData(), headers: {}, limits: {} });
  expect(sent.ok).toBe(true);
  expect(client.phases().panel).toBe("open");
});

it("rejects downloads while open, and does not count a visitor's abort as an outcome", async () => {
  const zip = (signal: AbortSignal) =>
    client.openStream({ backend: "integration", path: "/api/download/zip", json: { talent: "401", gallery: "book" }, limits: {}, signal });
  await upstream.setFault({ kind: "hang", path: /zip/ });
  for (let visitor = 0; visitor < 20; visitor += 1) await zip(AbortSignal.timeout(5));
  expect(client.phases().integration).toBe("closed");
  await openCircuit();
  expect(await zip(AbortSignal.timeout(5_000))).toMatchObject({ ok: false, error: { kind: "unreachable" } });
});

it("keeps one guard for one host, and two for two", () => {
  const options = { now: () => now, onRecovered: () => undefined };
  const one = createHostGuards(upstream.settings, options);
  const two = createHostGuards({ ...upstream.settings, integrationUrl: "https://talents.example.com" }, options);
  expect([one.panel === one.integration, two.panel === two.integration]).toEqual([true, false]);
});

it("retries for a single caller, and for a tenth of the calls when many fail", async () => {
  await upstream.setFault({ kind: "status", status: 503, times: 2 });
  const many = createUpstreamClient(upstream.settings, { retries: 2 }, { now: () => now });
  expect((await many.getJson(CALL)).ok).toBe(true);
  await Promise.all(Array.from({ length: 200 }, () => many.getJson(CALL)));
  await upstream.setFault({ kind: "status", status: 503 });
  const before = countRequests();
  await Promise.all(Array.from({ length: 100 }, () => many.getJson(CALL)));
  const repeated = countRequests() - before - 100;
  expect(repeated).toBeGreaterThan(0);
  expect(repeated).toBeLessThanOrEqual(7 + upstream.requests.length * 0.1);
  await many.close();
});

it("a build is not delayed by the breaker and has all its retries", async () => {
  const buildClient = createBuildClient(upstream.settings);
  await buildClient.signIn("panel");
  await upstream.setFault({ kind: "reset", times: 40 });
  const answers = await Promise.all(Array.from({ length: 10 }, () => buildClient.getJson(CALL)));
  expect([answers.filter(({ ok }) => ok).length, buildClient.phases().panel]).toEqual([10, "closed"]);
  await buildClient.close();
});
