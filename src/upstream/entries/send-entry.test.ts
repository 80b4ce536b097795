import { startUpstream, type FakeUpstream } from "../../../tests/fakes/upstream/start-upstream";
import { createUpstreamClient, type UpstreamClient } from "../http";
import { sendEntry } from "./send-entry";

const ANSWERS = {
  name: "Ana Exemplo",
  email: "ana@familia.example",
  phone: "+55 (11) 90000-0001",
  message: `"canary"\r\nX-Injected: 1\r\n--boundary`,
};

const BESIDE = { locale: "en", selection: [{ talentId: "7", note: null }], accessKeyHash: "0f".repeat(32) } as const;

let upstream: FakeUpstream;
let client: UpstreamClient;

beforeEach(async () => {
  upstream = await startUpstream();
  client = createUpstreamClient(upstream.settings);
});

afterEach(async () => {
  await client.close();
  await upstream.close();
});

const send = (answers = ANSWERS, photos: readonly Buffer[] = []) =>
  sendEntry(client, { entry: { kind: "contact", answers, ...BESIDE }, photos, key: "one" });

it("sends every field unchanged, whatever its value", async () => {
  expect(await send()).toEqual({ ok: true, value: null });
  const fields = { ...ANSWERS, locale: "en", selection: '[{"id":"7"}]' };
  const stored = { id: "1", entry: "contact", reference: "ONE", accessKeyHash: BESIDE.accessKeyHash, fields, json: null, files: {} };
  expect(upstream.entries).toEqual([{ ...stored, body: expect.any(Buffer) }]);
});

it("sends photos as files under the contract's names", async () => {
  await send(ANSWERS, [Buffer.alloc(10), Buffer.alloc(20)]);
  expect(upstream.entries[0]?.files).toEqual({ image1: 10, image2: 20 });
});

it("sends the entry and its photos as they are to a panel that takes JSON", async () => {
  upstream.content.takesJsonEntries = true;
  expect(await send(ANSWERS, [Buffer.alloc(10)])).toEqual({ ok: true, value: null });
  const { accessKeyHash, ...beside } = BESIDE;
  expect(upstream.entries).toMatchObject([
    { entry: "contact", accessKeyHash, fields: {}, json: { answers: ANSWERS, ...beside }, files: { image1: 10 } },
  ]);
  expect(upstream.requests.map(({ path }) => path)).toEqual(["/login", "/api/entry/contact"]);
});

it("says that the panel is unavailable when it no longer takes JSON, and sends text forms from the next sign-in on", async () => {
  upstream.content.takesJsonEntries = true;
  await client.signIn("panel");
  upstream.content.takesJsonEntries = false;
  expect(await send()).toMatchObject({ ok: false, error: { cause: "unavailable", reason: "The panel answered 404." } });
  await upstream.setFault({ kind: "expire-tokens", afterCalls: 0 });
  expect(await send()).toMatchObject({ ok: false });
  expect(await send()).toEqual({ ok: true, value: null });
  expect(upstream.entries).toMatchObject([{ fields: ANSWERS }]);
});

it("stores an entry once under its key, also after the token has expired", async () => {
  await send();
  await upstream.setFault({ kind: "expire-tokens", afterCalls: 0 });
  expect(await send()).toEqual({ ok: true, value: null });
  expect(upstream.entries).toHaveLength(1);
});

it("names the fields that the panel rejects, not their values", async () => {
  expect(await send({ ...ANSWERS, email: "canary-no-address" })).toEqual({
    ok: false,
    error: { cause: "rejected", reason: "The panel answered 422 for email.", retryAfterMs: null },
  });
});

it.each([
  [{ kind: "status", status: 400 }, { cause: "rejected" }, "answered 400"],
  [{ kind: "status", status: 413 }, { cause: "rejected" }, "answered 413"],
  [{ kind: "status", status: 500 }, { cause: "failed" }, "answered 500"],
  [{ kind: "too-many-requests", retryAfter: "120" }, { cause: "throttled", retryAfterMs: 120_000 }, "answered 429"],
  [{ kind: "status", status: 302 }, { cause: "unavailable" }, "answered 302"],
  [{ kind: "status", status: 403 }, { cause: "unavailable" }, "answered 403"],
  [{ kind: "status", status: 404 }, { cause: "unavailable" }, "answered 404"],
  [{ kind: "status", status: 503 }, { cause: "unavailable" }, "answered 503"],
  [{ kind: "html" }, { cause: "unavailable" }, "answered no JSON"],
  [{ kind: "truncated-json" }, { cause: "unavailable" }, "answered no JSON"],
  [{ kind: "reset" }, { cause: "unavailable" }, "cannot be reached"],
  [{ kind: "down" }, { cause: "unavailable" }, "cannot be reached"],
  [{ kind: "refuse-sign-in" }, { cause: "unavailable" }, "refuses the credentials"],
] as const)("reports %j as a rejection with %j and “%s” after one call", async (fault, error, reason) => {
  await client.signIn("panel");
  await upstream.setFault(fault);
  const sent = await send();
  expect(sent).toMatchObject({ ok: false, error: { ...error, reason: expect.stringContaining(reason) } });
  expect(JSON.stringify(sent)).not.toMatch(/canary|Ana|familia|90000|for-tests/);
  expect(upstream.requests.filter(({ path }) => path.startsWith("/api/entry/")).length).toBeLessThanOrEqual(1);
});
