import { createHash, randomBytes, randomUUID } from "node:crypto";
import { CALLS } from "./calls";
import { connectUpstream } from "./contract-client";

/** The calls for families and guardians, an extension: a content store without it fails here, and the site works with it. */
const upstream = connectUpstream();

const CONTACT = { name: "Pessoa de Teste", email: "contract-test@example.com", phone: "+55 (11) 90000-0001", message: "Apenas um teste." };
const UNKNOWN = { status: 404, json: { message: expect.any(String), code: "unknown_entry" } };

const post = async (path: string, body: object) => {
  const headers = { "content-type": "application/json" };
  const { status, json } = await upstream.ask(path, { backend: "panel", method: "POST", headers, body: JSON.stringify(body) });
  return { status, json };
};

const send = async (id: string, key: string) => {
  const form = new FormData();
  const fields = { ...CONTACT, access_key_hash: createHash("sha256").update(key).digest("hex") };
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return upstream.ask("/api/entry/contact/send", { backend: "panel", method: "POST", body: form, headers: { "idempotency-key": id } });
};

/** Stores an entry; returns its own address and its key. */
const anEntry = async () => {
  const [id, key] = [randomUUID(), randomBytes(16).toString("base64url")];
  expect((await send(id, key)).status).toBe(201);
  return { id, key, address: `/api/entry/${id.slice(0, 8).toUpperCase()}` };
};

/** The answers must not reveal whether the entry exists or the key is right. */
const expectUnknown = async (action: "status" | "erase"): Promise<void> => {
  const { address, key } = await anEntry();
  expect(await post(`${address}/${action}`, { key: "another key" })).toEqual(UNKNOWN);
  expect(await post(`${address}/${action}`, {})).toEqual(UNKNOWN);
  expect(await post(`/api/entry/00000000/${action}`, { key })).toEqual(UNKNOWN);
};

const expectTokenNeeded = async (path: string): Promise<void> => {
  const { status } = await upstream.ask(path, { backend: "panel", token: null, method: "POST", body: "{}" });
  expect(status).toBe(401);
};

describe(CALLS.status.name, () => {
  it("shows the state of an entry to its key", async () => {
    const { address, key } = await anEntry();
    const { status, json } = await post(`${address}/status`, { key });
    expect(status).toBe(200);
    expect(json).toMatchObject({
      form: "contact",
      state: expect.stringMatching(/^(received|reviewing|invited|accepted|declined)$/),
      photos: 0,
    });
    expect(json.confirmation).toBeNull();
  });

  it("answers an unknown reference, a wrong key and a missing one alike", () => expectUnknown("status"));

  it("needs the panel's token", () => expectTokenNeeded("/api/entry/7F3A91C2/status"));
});

describe(CALLS.erase.name, () => {
  it("answers an unknown reference, a wrong key and a missing one alike, and erases nothing", async () => {
    await expectUnknown("erase");
    const { address, key } = await anEntry();
    expect(await post(`${address}/erase`, { key: "another key" })).toEqual(UNKNOWN);
    expect((await post(`${address}/status`, { key })).status).toBe(200);
  });

  it("erases an entry, and stores no later copy of it", async () => {
    const { id, address, key } = await anEntry();
    expect((await post(`${address}/erase`, { key })).status).toBe(200);
    expect((await send(id, key)).status).toBe(201);
    expect(await post(`${address}/status`, { key })).toEqual(UNKNOWN);
    expect(await post(`${address}/erase`, { key })).toEqual(UNKNOWN);
  });

  it("needs the panel's token", () => expectTokenNeeded("/api/entry/7F3A91C2/erase"));
});

describe.each([
  { call: CALLS.show.name, path: "/api/entry/confirmation/show" },
  { call: CALLS.confirm.name, path: "/api/entry/confirmation/confirm" },
])("$call", ({ path }) => {
  it("answers 404 with its code for an unknown token", async () => {
    expect(await post(path, { token: "x".repeat(43) })).toEqual(UNKNOWN);
  });

  it("needs the panel's token", () => expectTokenNeeded(path));
});
