import { randomUUID } from "node:crypto";
import { CALLS } from "./calls";
import { connectUpstream, panelCredentials, postJson } from "./contract-client";
import { createPhoto, PHOTOS } from "./photos";

/** Entries as JSON, an extension: a content store without it gets the text forms. */
const upstream = connectUpstream();

const ENQUIRY = { name: "Pessoa de Teste", email: "contract-test@example.com", phone: "+55 (11) 90000-0001", message: "Apenas um teste." };
const REGISTRATION = { ...ENQUIRY, city: "Cidade Inventada", instagram: "@pessoa.de.teste" };
const ADULT = {
  ...{ name: ENQUIRY.name, email: ENQUIRY.email, phone: ENQUIRY.phone, city: "Cidade Inventada", gender: "female" },
  ...{ birthdate: "2000-01-31", age: 25, instagram: "@pessoa.de.teste", tiktok: null },
  ...{ heightCm: 170, bustCm: 86, waistCm: 60, hipsCm: 88, jeans: 38, shoes: 37.5, hair: "Light Brown", eyes: "Green" },
  ...{ guardian: null, consent: null },
};
const CHILD = {
  ...{ ...ADULT, birthdate: "2016-03-09", age: 9, gender: "male", heightCm: 130, bustCm: null, waistCm: null, hipsCm: null },
  guardian: "Responsável de Teste",
  consent: { wording: { version: "2026-01", text: "Apenas um teste." }, at: "2026-03-01T15:00:00.000Z", locale: "pt" },
};

let photo: Blob;

beforeAll(async () => {
  photo = await createPhoto();
});

interface Sent {
  kind: string;
  answers: object;
  photos?: readonly string[];
  key?: string;
  extras?: object;
}

const send = ({ kind, answers, photos = kind === "getScouted" ? PHOTOS : [], key = randomUUID(), extras = {} }: Sent) => {
  const form = new FormData();
  form.append("entry", JSON.stringify({ answers, locale: "pt", selection: [], accessKeyHash: "0".repeat(64), ...extras }));
  for (const name of photos) form.append(name, photo, `${name}.jpg`);
  const headers = { "idempotency-key": key };
  return upstream.ask(`/api/entry/${kind}`, { backend: "panel", method: "POST", body: form, headers });
};

describe(CALLS.jsonEntry.name, () => {
  it("is announced at sign-in", async () => {
    const { json } = await postJson(`${upstream.settings().panelUrl}/login`, panelCredentials(upstream.settings()));
    expect(json.entries).toBe("json");
  });

  it.each<[string, Sent]>([
    ["an enquiry", { kind: "contact", answers: ENQUIRY }],
    [
      "an enquiry with a selection",
      { kind: "contact", answers: ENQUIRY, extras: { locale: "en", selection: [{ talentId: "1", note: "Um teste" }] } },
    ],
    ["a registration", { kind: "workshopContact", answers: REGISTRATION }],
    ["an adult's application", { kind: "getScouted", answers: ADULT }],
    ["a minor's application", { kind: "getScouted", answers: CHILD }],
    ["an entry with an unknown field", { kind: "contact", answers: { ...ENQUIRY, aLaterField: { a: 1 } }, extras: { another: 1 } }],
  ])("accepts %s with an id and a message", async (_entry, sent) => {
    const { status, json } = await send(sent);
    expect(status).toBe(201);
    expect(json).toMatchObject({ id: expect.anything(), message: expect.any(String) });
  });

  it.each<[string, Sent]>([
    ["email", { kind: "contact", answers: { ...ENQUIRY, email: "no address" } }],
    ["message", { kind: "contact", answers: { ...ENQUIRY, message: "  " } }],
    ["city", { kind: "workshopContact", answers: { ...REGISTRATION, city: "" } }],
    ["birthdate", { kind: "getScouted", answers: { ...CHILD, birthdate: "09/03/2016" } }],
    ["name", { kind: "getScouted", answers: { ...CHILD, name: "" } }],
    ["image3", { kind: "getScouted", answers: CHILD, photos: PHOTOS.filter((name) => name !== "image3") }],
  ])("rejects an entry for its %s, by the field's name", async (field, sent) => {
    const { status, json } = await send(sent);
    expect(status).toBe(422);
    expect(json.message).toEqual(expect.any(String));
    expect(json.errors).toEqual({ [field]: [expect.any(String)] });
  });

  it("rejects a body without JSON", async () => {
    const form = new FormData();
    form.append("entry", "[");
    const { status } = await upstream.ask("/api/entry/contact", { backend: "panel", method: "POST", body: form });
    expect(status).toBe(422);
  });

  it("stores an entry once under one idempotency key, also when it is sent as a text form too", async () => {
    const key = randomUUID();
    const [first, second] = [
      await send({ kind: "contact", answers: ENQUIRY, key }),
      await send({ kind: "contact", answers: ENQUIRY, key }),
    ];
    const form = new FormData();
    for (const [name, value] of Object.entries(ENQUIRY)) form.append(name, value);
    const headers = { "idempotency-key": key };
    const third = await upstream.ask("/api/entry/contact/send", { backend: "panel", method: "POST", body: form, headers });
    expect([first.status, second.status, third.status]).toEqual([201, 201, 201]);
    expect([second.json, third.json]).toEqual([first.json, first.json]);
  });

  it("answers 404 for an unknown kind of entry, and 401 without a token", async () => {
    expect((await send({ kind: "newsletter", answers: ENQUIRY })).status).toBe(404);
    const { status } = await upstream.ask("/api/entry/contact", { backend: "panel", token: null, method: "POST", body: new FormData() });
    expect(status).toBe(401);
  });
});
