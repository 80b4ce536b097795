import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fromCastingIndex } from "../../src/domain/casting-index";
import { recordById } from "../../tests/fakes/upstream/content/fixture-content";
import { signBody } from "../publish/signature";
import { hookBody, waitForBuild } from "./publishing";
import { waitFor } from "../../tests/wait";
import { PUBLISH_SECRET, TODAY, runGateway, type RunningGateway } from "./run-gateway";

let running: RunningGateway;

const start = async (): Promise<void> => {
  running = await runGateway({ servesSite: true, pages: { "/teens/403/clara-modelo-souza": "Clara" } });
};

const publish = (body: string, headers: Record<string, string> = {}) =>
  running.app.inject({ method: "POST", url: "/api/publish", payload: body, headers: { "content-type": "application/json", ...headers } });

const hook = (at = TODAY) => hookBody({ at });

const without = (part: "path" | "nonce") => signed(JSON.stringify({ ...JSON.parse(hook()), [part]: undefined }));

const signed = (body: string, secret = PUBLISH_SECRET) => publish(body, { "x-signature": signBody(body, secret) });

const FIXED = hook();

const statusHook = () => hookBody({ path: "/api/publish/status", at: TODAY });

const askStatus = (body: string, secret = PUBLISH_SECRET) =>
  running.app.inject({ method: "POST", url: "/api/publish/status", payload: body, headers: { "x-signature": signBody(body, secret) } });

describe("a call that is accepted", () => {
  beforeEach(start);
  afterEach(() => running.close());

  it("refreshes the talents at once and builds the site once after a signed call", async () => {
    const { content } = running.upstream;
    const before = running.gateway.releases.current()?.id;
    const clara = recordById(content.talents, "403");
    content.talents = [...content.talents.filter((talent) => talent !== clara), { ...clara, id: 9001, name: "Zoé Recém-Chegada" }];
    const reply = await signed(hook());
    expect(reply.statusCode).toBe(202);
    await waitFor(async () => {
      const index = fromCastingIndex((await running.app.inject("/api/casting/kids/todos")).json());
      expect(index.map(({ talentId }) => talentId)).toEqual(["401", "402", "9001"]);
    });
    expect((await running.app.inject("/teens/403/clara-modelo-souza")).statusCode).toBe(404);
    expect((await running.app.inject("/kids/9001/zoe-recem-chegada")).statusCode).toBe(200);
    expect((await waitForBuild(running, 2)).error).toBeNull();
    expect(running.gateway.releases.current()?.id).not.toBe(before);
    await waitFor(() => expect([running.builds(), running.gateway.releases.status().isQueued]).toEqual([2, false]));
  });

  it("refreshes the talents at once without a build after a signed withdrawal", async () => {
    const { content } = running.upstream;
    content.talents = content.talents.filter((talent) => talent !== recordById(content.talents, "403"));
    expect((await signed(JSON.stringify({ ...JSON.parse(hook()), withdrawal: true }))).statusCode).toBe(202);
    await waitFor(async () => expect((await running.app.inject("/teens/403/clara-modelo-souza")).statusCode).toBe(404));
    expect([running.builds(), running.gateway.releases.status().isQueued]).toEqual([1, false]);
  });

  it("accepts a call of any content type, since the signature covers the bytes", async () => {
    const body = hook();
    const before = running.gateway.releases.current()?.id;
    const reply = await publish(body, { "content-type": "text/plain", "x-signature": signBody(body, PUBLISH_SECRET) });
    expect(reply.statusCode).toBe(202);
    await waitFor(() => expect(running.gateway.releases.current()?.id).not.toBe(before));
  });

  it("reports the results of builds to the content store only", async () => {
    await signed(hook());
    await waitFor(async () => {
      const { isQueued, builds, liveSince } = (await askStatus(statusHook())).json();
      expect([isQueued, builds.length, liveSince]).toEqual([false, 2, new Date(TODAY).toISOString()]);
      expect(builds[0]).toEqual({ startedAt: expect.any(String), endedAt: expect.any(String), error: null, warning: null });
    });
    expect((await askStatus(statusHook(), "somebody else's secret")).statusCode).toBe(401);
  });

  it("reports why a build failed, and keeps the release", async () => {
    const before = running.gateway.releases.current()?.id;
    running.failNextBuild("PANEL_URL refuses the sign-in.");
    await signed(hook());
    await waitFor(async () => {
      expect((await askStatus(statusHook())).json().builds[0].error).toBe("the site build failed: PANEL_URL refuses the sign-in.");
    });
    expect(running.gateway.releases.current()?.id).toBe(before);
  });

  it("rejects a replay with a sentence, and builds nothing", async () => {
    const body = hook();
    expect((await signed(body)).statusCode).toBe(202);
    await waitFor(() => expect(running.builds()).toBe(2));
    const replay = await signed(body);
    expect([replay.statusCode, replay.json()]).toEqual([409, { message: "Esta chamada já foi recebida." }]);
    const status = statusHook();
    expect([(await askStatus(status)).statusCode, (await askStatus(status)).statusCode]).toEqual([200, 409]);
    expect(running.builds()).toBe(2);
  });
});

describe("a call that is rejected", () => {
  beforeAll(start);
  afterAll(() => running.close());

  it.each([
    ["no signature", () => publish(hook()), 401],
    ["another secret", () => signed(hook(), "somebody else's secret"), 401],
    ["a signature of another body", () => publish(FIXED, { "x-signature": signBody(`${FIXED} `, PUBLISH_SECRET) }), 401],
    ["a bare digest", () => publish(FIXED, { "x-signature": signBody(FIXED, PUBLISH_SECRET).slice(7) }), 401],
    ["a call of the status", () => signed(hookBody({ path: "/api/publish/status", at: TODAY })), 401],
    ["a call without path", () => without("path"), 400],
    ["a call without nonce", () => without("nonce"), 400],
    ["a short nonce", () => signed(hookBody({ at: TODAY, nonce: "1" })), 400],
    ["a call of six minutes ago", () => signed(hook(TODAY - 6 * 60_000)), 401],
    ["a call from the future", () => signed(hook(TODAY + 6 * 60_000)), 401],
    ["no time", () => signed('{"reason":"x"}'), 400],
    ["a time that is none", () => signed('{"at":"yesterday"}'), 400],
    ["no JSON", () => signed("at=now"), 400],
    ["an empty body", () => signed(""), 400],
    ["too large a body", () => signed(JSON.stringify({ at: hook(), pad: "x".repeat(20_000) })), 413],
  ])("changes nothing: %s", async (_case, call, status) => {
    const listsBefore = running.countRequests(/talents$/);
    const reply = await call();
    expect([reply.statusCode, Object.keys(reply.json())]).toEqual([status, ["message"]]);
    expect([running.builds(), running.countRequests(/talents$/)]).toEqual([1, listsBefore]);
  });
});

it("rejects a replay after a restart, as long as the call's time is accepted", async () => {
  const dataDir = await mkdtemp(join(tmpdir(), "replay-"));
  const body = hook();
  const send = async (passed: number): Promise<number> => {
    const started = await runGateway({ dataDir });
    started.advanceClock(passed);
    const reply = await started.app.inject({
      method: "POST",
      url: "/api/publish",
      payload: body,
      headers: { "x-signature": signBody(body, PUBLISH_SECRET) },
    });
    await started.close();
    return reply.statusCode;
  };
  expect([await send(-5 * 60_000), await send(5 * 60_000), await send(5 * 60_000 + 1)]).toEqual([202, 409, 401]);
  await rm(dataDir, { recursive: true });
});
