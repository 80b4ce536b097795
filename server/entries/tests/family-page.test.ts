import { createHash, createHmac } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Fault } from "../../../tests/fakes/upstream/faults";
import { waitFor } from "../../../tests/wait";
import { runGateway, type RunningGateway, type RunOptions } from "../../tests/run-gateway";
import { openOutbox, type Outbox } from "../outbox/outbox";
import { CONTACT, multipart, scoutingForm, send } from "./form-bodies";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

interface Access {
  reference: string;
  key: string;
}

let running: RunningGateway;
let rows: Outbox;

const start = async (options: RunOptions = {}): Promise<void> => {
  running = await runGateway({
    upstreamLimits: { retries: 0 },
    entries: { budget: { calls: 1000, seconds: 600 } },
    ...options,
  });
  rows = await openOutbox(running.dataDir, running.now);
};

beforeEach(() => start());

afterEach(async () => {
  await rows.close();
  await running.close();
});

const contact = async (headers: Readonly<Record<string, string>> = {}): Promise<Access> =>
  (await send(running, "contact", multipart(CONTACT), headers)).json();

const post = (url: string, payload: object | string, headers: Readonly<Record<string, string>> = {}) =>
  running.app.inject({
    method: "POST",
    url,
    payload,
    headers: { "content-type": "application/json", "accept-language": "en", ...headers },
  });

const status = ({ reference, key }: Access) => post(`/api/family-pages/${reference}/status`, { key });
const erase = ({ reference, key }: Access) => post(`/api/family-pages/${reference}/erase`, { key });
const isDelivered = () => waitFor(async () => expect([running.upstream.entries.length, await rows.entries.all()]).toEqual([1, []]));

const advanceAndRun = (ms: number): void => {
  running.advanceClock(ms);
  running.gateway.entries.wake();
};

const DOWN: Fault = { kind: "down" };
const NO_EXTENSION: Fault = { kind: "status", status: 404, path: /\/(status|erase)$/ };

describe("the access key", () => {
  it("is the documented HMAC of the idempotency key, and only its hash reaches the content store", async () => {
    const { reference, key } = await contact({ "idempotency-key": "one" });
    const secret = await readFile(join(running.dataDir, "keys/entries.key"));
    expect(key).toBe(createHmac("sha256", secret).update("access one").digest("base64url").slice(0, 22));
    await isDelivered();
    const [entry] = running.upstream.entries;
    expect([entry?.reference, entry?.accessKeyHash]).toEqual([reference, createHash("sha256").update(key).digest("hex")]);
    expect(entry?.body.includes(key)).toBe(false);
  });

  it.each<Readonly<Record<string, string>>>([{ "idempotency-key": "one" }, {}])(
    "is the same for a repetition of the form with %j, also after its delivery",
    async (headers) => {
      const first = await contact(headers);
      await isDelivered();
      expect(await contact(headers)).toEqual(first);
    },
  );

  it("differs between two forms without an idempotency key", async () => {
    const first = await contact();
    running.advanceClock(11 * MINUTE);
    const second = await contact();
    expect(second.key).not.toBe(first.key);
  });

  it("is not stored in the data folder", async () => {
    await running.upstream.setFault(DOWN);
    const access = await contact();
    await erase(access);
    const files = await Promise.all(
      ["outbox.db", "outbox.db-wal"].map((name) => readFile(join(running.dataDir, "entries", name), "latin1")),
    );
    expect(files.join().includes(access.key)).toBe(false);
  });
});

describe("the state of an entry", () => {
  it("is waiting while the content store is down, and is not asked for there", async () => {
    await running.upstream.setFault(DOWN);
    const reply = await status(await contact());
    expect(reply.json()).toEqual({
      ...{ form: "contact", state: "waiting", sentAt: "2026-03-01T15:00:00.000Z" },
      ...{ photos: 0, confirmation: null, erasableUntil: null },
    });
    expect(reply.headers).toMatchObject({ "cache-control": "no-store", "referrer-policy": "no-referrer" });
  });

  it("is undeliverable for a dead letter", async () => {
    await running.upstream.setFault({ kind: "status", status: 422, path: /send$/ });
    const access = await contact();
    await waitFor(async () => expect((await rows.entries.all())[0]?.status).toBe("dead"));
    expect((await status(access)).json()).toMatchObject({ state: "undeliverable" });
  });

  it("is the content store's after the delivery, with the time of the form", async () => {
    const access = await contact();
    await isDelivered();
    expect((await status(access)).json()).toMatchObject({
      state: "reviewing",
      sentAt: "2026-03-01T15:00:00.000Z",
      erasableUntil: "2027-03-01T00:00:00Z",
    });
  });

  it("counts the photos of an application", async () => {
    await running.upstream.setFault(DOWN);
    const { reference, key }: Access = (await send(running, "getScouted", await scoutingForm())).json();
    expect((await status({ reference, key })).json()).toMatchObject({ form: "getScouted", photos: 6 });
  });

  it.each<[string, Fault]>([
    ["is down", DOWN],
    ["has no such call", NO_EXTENSION],
    ["answers 500", { kind: "status", status: 500, path: /status$/ }],
    ["answers HTML", { kind: "html", path: /status$/ }],
    ["truncates its JSON", { kind: "truncated-json", path: /status$/ }],
    ["resets the connection", { kind: "reset", path: /status$/ }],
  ])("is delivered when the content store %s", async (_case, fault) => {
    const access = await contact();
    await isDelivered();
    await running.upstream.setFault(fault);
    const reply = await status(access);
    expect([reply.statusCode, reply.json()]).toEqual([200, expect.objectContaining({ state: "delivered", form: "contact" })]);
  });

  it("is deleted when the content store knows the call and has no such entry", async () => {
    const access = await contact();
    await isDelivered();
    (running.upstream.entries as unknown[]).splice(0);
    expect((await status(access)).json()).toMatchObject({ state: "deleted", photos: null });
  });

  it.each<[string, Fault | null]>([
    ["up", null],
    ["down", DOWN],
    ["without the extension", NO_EXTENSION],
  ])(
    "is told neither for a wrong key nor for an unknown reference, with one answer for both, while the store is %s",
    async (_case, fault) => {
      const access = await contact();
      await isDelivered();
      await running.upstream.setFault(fault);
      const wrong = { key: "x".repeat(22) };
      const replies = await Promise.all([
        status({ ...access, ...wrong }),
        status({ reference: "00000000", ...wrong }),
        erase({ ...access, ...wrong }),
        erase({ reference: "00000000", ...wrong }),
      ]);
      const answers = replies.map(({ statusCode, body, headers }) => JSON.stringify([statusCode, body, { ...headers, date: null }]));
      expect(new Set(answers).size).toBe(1);
      expect(replies[0]?.statusCode).toBe(fault === DOWN ? 503 : 404);
      expect((await rows.familyPages.find(access.reference))?.erasure).toBeNull();
    },
  );

  it.each(["../send", "7F3A91C2%2F..", "x"])("is 404 for the malformed reference %s, without a call to the store", async (reference) => {
    const before = running.upstream.requests.length;
    expect((await post(`/api/family-pages/${encodeURIComponent(reference)}/status`, { key: "x".repeat(22) })).statusCode).toBe(404);
    expect(running.upstream.requests).toHaveLength(before);
  });

  it.each<[string, string, number]>([
    ["no JSON", "{", 400],
    ["a list", "[]", 400],
    ["no key", "{}", 404],
    ["a number as key", '{"key":1}', 404],
    ["3 KB", JSON.stringify({ key: "x".repeat(3000) }), 413],
  ])("answers a body of %s", async (_case, body, expected) => {
    expect((await post("/api/family-pages/7F3A91C2/status", body)).statusCode).toBe(expected);
  });
});

it("limits the calls of one address, with Retry-After", async () => {
  await rows.close();
  await running.close();
  await start({ entries: { budget: { calls: 2, seconds: 600 } } });
  const wrong = { reference: "7F3A91C2", key: "x".repeat(22) };
  const replies = [await status(wrong), await erase(wrong), await status(wrong)];
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([404, 404, 429]);
  expect(Number(replies[2]?.headers["retry-after"])).toBeGreaterThan(0);
});

describe("an erasure", () => {
  it("deletes an entry that was never sent, with its photos, and sends nothing", async () => {
    await running.upstream.setFault(DOWN);
    await running.gateway.entries.stopDelivering();
    const access: Access = (await send(running, "getScouted", await scoutingForm())).json();
    const [row] = await rows.entries.all();
    expect((await erase(access)).json()).toEqual({ state: "erased" });
    expect([await rows.entries.all(), await rows.open(row!)]).toEqual([[], null]);
    expect((await status(access)).json()).toMatchObject({ state: "erased", photos: null });
  });

  it("is applied at once to a delivered entry, and is repeatable", async () => {
    const access = await contact();
    await isDelivered();
    expect((await erase(access)).json()).toEqual({ state: "erased" });
    expect(running.upstream.entries).toEqual([]);
    expect((await erase(access)).json()).toEqual({ state: "erased" });
    expect((await status(access)).json()).toMatchObject({ state: "erased" });
  });

  it("of a delivered entry waits while the content store is down, survives a restart, and is applied then", async () => {
    const access = await contact();
    await isDelivered();
    await running.upstream.setFault(DOWN);
    expect((await erase(access)).json()).toEqual({ state: "erasing" });
    expect((await status(access)).json()).toMatchObject({ state: "erasing" });
    const { dataDir } = running;
    await running.gateway.stop();
    const again = await runGateway({ dataDir });
    // The second gateway has a store of its own, which has no such entry: the erasure ends there.
    await waitFor(async () => expect((await rows.familyPages.find(access.reference))?.erasure).toBe("done"));
    expect(again.countRequests(/\/erase$/)).toBe(1);
    await again.close();
  });

  it("is delivered when the content store answers again", async () => {
    const access = await contact();
    await isDelivered();
    await running.upstream.setFault({ kind: "status", status: 503, path: /erase$/ });
    expect((await erase(access)).json()).toEqual({ state: "erasing" });
    await running.upstream.setFault(null);
    running.gateway.entries.retryEarly();
    await waitFor(async () => expect((await status(access)).json()).toMatchObject({ state: "erased" }));
    expect(running.upstream.entries).toEqual([]);
  });

  it.each<[string, Fault]>([
    ["429", { kind: "too-many-requests", retryAfter: "3600", path: /erase$/ }],
    ["500", { kind: "status", status: 500, path: /erase$/ }],
    ["HTML", { kind: "html", path: /erase$/ }],
    ["half of its JSON", { kind: "truncated-json", path: /erase$/ }],
  ])("is tried again after %s", async (_case, fault) => {
    const access = await contact();
    await isDelivered();
    await running.upstream.setFault(fault);
    expect((await erase(access)).json()).toEqual({ state: "erasing" });
    await running.upstream.setFault(null);
    await waitFor(async () => {
      advanceAndRun(HOUR); // an attempt that began before may fail only now, with a pause after it
      expect((await rows.familyPages.find(access.reference))?.erasure).toBe("done");
    });
    expect(running.upstream.entries).toEqual([]);
  });

  it("of an entry whose delivery is in progress reaches the content store after the entry", async () => {
    let release = (): void => undefined;
    await running.upstream.setFault({ kind: "delay", path: /send$/, until: new Promise<void>((resolve) => (release = resolve)) });
    const access = await contact();
    await waitFor(() => expect(running.upstream.entries).toHaveLength(1)); // stored, but not answered yet
    expect((await erase(access)).json()).toEqual({ state: "erased" });
    release();
    await waitFor(() => expect(running.gateway.entries.delivered()).toBe(1));
    await waitFor(async () => expect([running.upstream.entries, await rows.entries.all()]).toEqual([[], []]));
  });

  it("in one gateway is sent to the content store when another gateway delivers the entry meanwhile", async () => {
    let release = (): void => undefined;
    await running.upstream.setFault({ kind: "delay", path: /send$/, until: new Promise<void>((resolve) => (release = resolve)) });
    const access = await contact();
    await waitFor(() => expect(running.upstream.entries).toHaveLength(1));
    await rows.requestErasure(access.reference, access.key);
    expect((await rows.familyPages.find(access.reference))?.erasure).toBe("done");
    release();
    await waitFor(async () =>
      expect([running.upstream.entries, (await rows.familyPages.find(access.reference))?.erasure]).toEqual([[], "done"]),
    );
  });

  it("of an entry that may still arrive is repeated for fifteen minutes", async () => {
    await running.upstream.setFault({ kind: "reset", path: /send$/ });
    const access = await contact();
    await waitFor(async () => expect((await rows.entries.all())[0]?.tries).toBe(1));
    const stored = (running.upstream.entries as unknown[]).splice(0); // the store is still storing what it received
    expect((await erase(access)).json()).toEqual({ state: "erasing" });
    (running.upstream.entries as unknown[]).push(...stored);
    advanceAndRun(16 * MINUTE);
    await waitFor(async () => expect((await rows.familyPages.find(access.reference))?.erasure).toBe("done"));
    expect(running.upstream.entries).toEqual([]);
  });

  it("is not undone by a repetition of the form", async () => {
    const access = await contact({ "idempotency-key": "one" });
    await isDelivered();
    await erase(access);
    expect(await contact({ "idempotency-key": "one" })).toEqual(access);
    advanceAndRun(HOUR);
    await waitFor(async () => expect((await status(access)).json()).toMatchObject({ state: "erased" }));
    expect([running.upstream.entries, await rows.entries.all()]).toEqual([[], []]);
  });

  it("in a content store that takes none is named to the operator once, and tried again each day", async () => {
    const access = await contact();
    await isDelivered();
    await running.upstream.setFault(NO_EXTENSION);
    expect((await erase(access)).json()).toEqual({ state: "unerasable" });
    advanceAndRun(25 * HOUR);
    await waitFor(async () => expect((await rows.familyPages.find(access.reference))?.erase_tries).toBeGreaterThanOrEqual(2));
    expect(running.warnings.filter((sentence) => sentence.includes(access.reference))).toEqual([expect.stringMatching(/by hand/)]);
    expect(running.warnings.join()).not.toContain(access.key);
    await running.upstream.setFault(null);
    advanceAndRun(25 * HOUR);
    await waitFor(() => expect(running.upstream.entries).toEqual([]));
  });

  it("of an entry that the outbox has forgotten is checked by the content store", async () => {
    const access = await contact();
    await isDelivered();
    running.advanceClock(401 * 24 * HOUR);
    await (await openOutbox(running.dataDir, running.now)).clean();
    expect(await rows.familyPages.find(access.reference)).toBeNull();
    expect((await erase({ ...access, key: "x".repeat(22) })).statusCode).toBe(404);
    expect((await erase(access)).json()).toEqual({ state: "erased" });
    expect(running.upstream.entries).toEqual([]);
  });
});

describe("a guardian's link", () => {
  const TOKEN = "t".repeat(43);
  const REQUEST = {
    name: "Bia Exemplo",
    guardian: "Pai de Exemplo",
    city: "Recife",
    sentAt: "2026-03-01T15:00:00Z",
    photos: 6,
    expiresAt: null,
  };
  const show = (token: string) => post("/api/confirmations/show", { token });
  const confirm = (token: string) => post("/api/confirmations/confirm", { token });

  beforeEach(() => running.upstream.confirmations.set(TOKEN, { state: "waiting", request: { ...REQUEST, secret: "x" } }));

  it("shows what was sent without confirming it, and is confirmed by another call, once", async () => {
    const shown = await show(TOKEN);
    expect([shown.statusCode, shown.json(), shown.headers["cache-control"]]).toEqual([200, REQUEST, "no-store"]);
    expect((await show(TOKEN)).statusCode).toBe(200);
    expect((await confirm(TOKEN)).json()).toEqual({ message: expect.stringMatching(/^Confirmed/) });
    const again = [await show(TOKEN), await confirm(TOKEN)];
    expect(again.map((reply) => [reply.statusCode, reply.json().code])).toEqual([
      [410, "used"],
      [410, "used"],
    ]);
  });

  it("answers 410 when it has expired, 404 when it is unknown, 503 while the store is down", async () => {
    running.upstream.confirmations.set(TOKEN, { state: "expired", request: REQUEST });
    const unknown = "u".repeat(43);
    expect([(await show(TOKEN)).json().code, (await show(unknown)).statusCode, (await confirm("../x")).statusCode]).toEqual([
      "expired",
      404,
      404,
    ]);
    await running.upstream.setFault(DOWN);
    expect((await confirm(TOKEN)).statusCode).toBe(503);
  });
});

describe("without scripts", () => {
  const URL_ENCODED = { "content-type": "application/x-www-form-urlencoded", accept: "text/html" };
  const postForm = (url: string, fields: Readonly<Record<string, string>>) =>
    post(url, new URLSearchParams(fields).toString(), URL_ENCODED);

  it("the answer page says reference and key, with a form that takes them", async () => {
    const reply = await send(running, "contact", new URLSearchParams({ ...CONTACT, locale: "pt" }).toString(), URL_ENCODED);
    const [, reference = ""] = /<code>([0-9A-F]{8})<\/code>/.exec(reply.body) ?? [];
    const [, key = ""] = /<code>([\w-]{22})<\/code>/.exec(reply.body) ?? [];
    expect(reply.body).toContain('action="/api/family-pages/status"');
    await isDelivered();
    const page = await postForm("/api/family-pages/status", { reference: reference.toLowerCase(), key: ` ${key} `, locale: "pt" });
    expect([page.statusCode, page.headers["content-type"], page.headers["cache-control"]]).toEqual([
      200,
      "text/html; charset=utf-8",
      "no-store",
    ]);
    expect(page.body).toContain("A equipe da agência está analisando.");
    expect(page.body).toContain('action="/api/family-pages/erase"');
    const erased = await postForm("/api/family-pages/erase", { reference, key, locale: "pt" });
    expect(erased.body).toContain("Tudo o que você enviou foi apagado.");
    expect(running.upstream.entries).toEqual([]);
  });

  it("a wrong key gets the form again, in the form's language", async () => {
    const page = await postForm("/api/family-pages/status", { reference: '"><script>', key: "x", locale: "en" });
    expect([page.statusCode, page.body]).toEqual([404, expect.stringContaining("We cannot find this form.")]);
    expect(page.body).not.toContain("<script");
  });

  it("the code of a guardian's link shows what was sent, and a button confirms it", async () => {
    const token = "t".repeat(43);
    running.upstream.confirmations.set(token, { state: "waiting", request: { name: "Bia Exemplo" } });
    const page = await postForm("/api/confirmations/show", { token, locale: "pt" });
    expect(page.body).toContain("Bia Exemplo");
    expect(running.upstream.confirmations.get(token)?.state).toBe("waiting");
    const confirmed = await postForm("/api/confirmations/confirm", { token, locale: "pt" });
    expect(confirmed.body).toContain("Confirmado.");
  });
});
