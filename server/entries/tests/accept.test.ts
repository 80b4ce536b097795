import { WIRE_SCOUTING } from "../../../tests/fakes/upstream/wire-entries";
import { waitFor } from "../../../tests/wait";
import { runGateway, type RunningGateway } from "../../tests/run-gateway";
import { aPhoto, CONTACT, multipart, scoutingForm, send, SCOUTING, sixPhotos, WORKSHOP } from "./form-bodies";

const REFERENCE = /^[0-9A-F]{8}$/;
const KEY = /^[A-Za-z0-9_-]{22}$/;

let running: RunningGateway;

beforeEach(async () => {
  running = await runGateway({
    entries: { budget: { calls: 1000, seconds: 600 }, limits: { getScouted: { total: 192, perKey: 25 } } },
  });
});

afterEach(() => running.close());

it.each([
  ["contact", CONTACT],
  ["workshopContact", WORKSHOP],
])("the form %s is acknowledged with a reference and is delivered to the panel", async (entry, fields) => {
  const reply = await send(running, entry, multipart(fields));
  expect([reply.statusCode, reply.json(), reply.headers["cache-control"]]).toEqual([
    202,
    { reference: expect.stringMatching(REFERENCE), key: expect.stringMatching(KEY), message: "Message send successful" },
    "no-store",
  ]);
  await waitFor(() => expect(running.upstream.entries).toHaveLength(1));
  expect(running.upstream.entries[0]).toMatchObject({ entry, fields });
});

it.each(["contact", "workshopContact"])(
  "the URL-encoded form %s is accepted and answered in the language of its field `locale`",
  async (entry) => {
    const body = new URLSearchParams({ ...WORKSHOP, locale: "pt" }).toString();
    const reply = await send(running, entry, body, { "content-type": "application/x-www-form-urlencoded;charset=utf-8" });
    expect([reply.statusCode, reply.json().message]).toEqual([202, "Mensagem enviada com sucesso"]);
  },
);

it("an application is delivered with the age, an ISO birthdate and six named photos", async () => {
  const reply = await send(running, "getScouted", await scoutingForm());
  expect(reply.statusCode).toBe(202);
  await waitFor(() => expect(running.upstream.entries).toHaveLength(1));
  const [entry] = running.upstream.entries;
  expect(entry?.fields).toEqual({ ...WIRE_SCOUTING, locale: "en" });
  expect(Object.keys(entry?.files ?? {})).toEqual(["image1", "image2", "image3", "image4", "image5", "image6"]);
});

it("unknown fields and files are not delivered", async () => {
  const body = multipart({ ...CONTACT, admin: "true", __proto__: "x", status: "read", name2: "y" }, [
    { name: "image1", bytes: await aPhoto() },
  ]);
  expect((await send(running, "contact", body)).statusCode).toBe(202);
  await waitFor(() => expect(running.upstream.entries).toHaveLength(1));
  expect(running.upstream.entries[0]).toMatchObject({ fields: { ...CONTACT, locale: "en" }, files: {} });
});

it("control characters are removed, and line breaks in single-line fields become spaces", async () => {
  const body = multipart({ ...WORKSHOP, city: "São\r\nPaulo\u0000", message: "Um\r\ndois\u0007" });
  await send(running, "workshopContact", body);
  await waitFor(() => expect(running.upstream.entries[0]?.fields).toMatchObject({ city: "São Paulo", message: "Um\r\ndois" }));
});

it("simultaneous submissions with the same key and body get the same reference, and 409 with another body", async () => {
  const photos = await sixPhotos();
  const body = multipart(SCOUTING, photos);
  await running.upstream.setFault({ kind: "status", status: 503, path: /send$/ });
  const replies = await Promise.all(Array.from({ length: 25 }, () => send(running, "getScouted", body, { "idempotency-key": "one" })));
  expect(new Set(replies.map((reply) => `${reply.statusCode} ${reply.json().reference}`)).size).toBe(1);
  await running.upstream.setFault(null);
  const other = await send(running, "getScouted", multipart({ ...SCOUTING, city: "Outra" }, photos), { "idempotency-key": "one" });
  expect(other.statusCode).toBe(409);
});

it("a hundred simultaneous submissions with one key are delivered as one entry", async () => {
  const replies = await Promise.all(
    Array.from({ length: 100 }, () => send(running, "contact", multipart(CONTACT), { "idempotency-key": "hundred" })),
  );
  expect(new Set(replies.map((reply) => `${reply.statusCode} ${reply.json().reference}`)).size).toBe(1);
  await waitFor(() => expect(running.upstream.entries).toHaveLength(1));
});

it("a repeated key gets the first reference after the entry was delivered and deleted", async () => {
  const first = await send(running, "contact", multipart(CONTACT), { "idempotency-key": "k" });
  await waitFor(() => expect(running.gateway.entries.delivered()).toBe(1));
  const second = await send(running, "contact", multipart({ ...CONTACT, locale: "pt" }), { "idempotency-key": "k" });
  expect([second.statusCode, second.json().reference]).toEqual([202, first.json().reference]);
  const changed = await send(running, "contact", multipart({ ...CONTACT, message: "Outra coisa" }), { "idempotency-key": "k" });
  expect([changed.statusCode, Object.keys(changed.json())]).toEqual([409, ["message"]]);
  expect(running.upstream.entries).toHaveLength(1);
});

it("an identical form without a key is one entry within ten minutes, and another one afterwards", async () => {
  const body = multipart(CONTACT);
  const [first, second] = [await send(running, "contact", body), await send(running, "contact", body)];
  running.advanceClock(11 * 60_000);
  const third = await send(running, "contact", body);
  expect(first.json().reference).toBe(second.json().reference);
  expect(third.json().reference).not.toBe(first.json().reference);
});

it("ten different bodies with one key at the same moment leave one entry", async () => {
  const bodies = Array.from({ length: 10 }, (_, index) => multipart({ ...CONTACT, message: `Mensagem ${index}` }));
  const replies = await Promise.all(bodies.map((body) => send(running, "contact", body, { "idempotency-key": "raced" })));
  expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([202, ...Array.from({ length: 9 }, () => 409)]);
});
