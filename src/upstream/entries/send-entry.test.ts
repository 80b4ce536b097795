import { startUpstream, type FakeUpstream } from "../../../tests/fakes/upstream/start-upstream";
import { createUpstreamClient, type UpstreamClient } from "../http";
import { sendEntry } from "./send-entry";

const CONTACT = {
  name: "Ana Exemplo",
  email: "ana@familia.example",
  phone: "+55 (11) 90000-0001",
  message: `"canary"\r\nX-Injected: 1\r\n--boundary`,
};

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

const send = (fields: Readonly<Record<string, string>> = CONTACT, key = "one") =>
  sendEntry(client, { kind: "contact", fields, photos: [], key });

it("sends every field unchanged, whatever its value", async () => {
  expect(await send()).toEqual({ ok: true, value: null });
  const stored = { id: "1", entry: "contact", reference: "ONE", accessKeyHash: null, fields: CONTACT, files: {} };
  expect(upstream.entries).toEqual([{ ...stored, body: expect.any(Buffer) }]);
});

it("sends photos as files under the contract's names", async () => {
  await sendEntry(client, { kind: "contact", fields: CONTACT, photos: [Buffer.alloc(10), Buffer.alloc(20)], key: "one" });
  expect(upstream.entries[0]?.files).toEqual({ image1: 10, image2: 20 });
});

it("stores an entry once under its key, also after the token has expired", async () => {
  await send();
  await upstream.setFault({ kind: "expire-tokens", afterCalls: 0 });
  expect(await send()).toEqual({ ok: true, value: null });
  expect(upstream.entries).toHaveLength(1);
});

it("names the fields that the panel rejects, not their values", async () => {
  expect(await send({ ...CONTACT, email: "canary-no-address" })).toEqual({
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
  await client.bearer("panel");
  await upstream.setFault(fault);
  const sent = await send();
  expect(sent).toMatchObject({ ok: false, error: { ...error, reason: expect.stringContaining(reason) } });
  expect(JSON.stringify(sent)).not.toMatch(/canary|Ana|familia|90000|for-tests/);
  expect(upstream.requests.filter(({ path }) => path.endsWith("/send")).length).toBeLessThanOrEqual(1);
});
