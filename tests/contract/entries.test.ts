import { randomUUID } from "node:crypto";
import { callOf, CALLS } from "./calls";
import { connectUpstream } from "./contract-client";
import { createPhoto, PHOTOS } from "./photos";

const upstream = connectUpstream();

const CONTACT = { name: "Pessoa de Teste", email: "contract-test@example.com", phone: "+55 (11) 90000-0001", message: "Apenas um teste." };
const WORKSHOP = { ...CONTACT, city: "Cidade Inventada", instagram: "@pessoa.de.teste" };
const SCOUTING = {
  realname: "Pessoa de Teste",
  age: "25",
  birthdate: "2000-01-31",
  phone: CONTACT.phone,
  note: "Cidade Inventada",
  email: CONTACT.email,
  instagr: "@pessoa.de.teste",
  tiktok: "@pessoa.de.teste",
  height: "170/5.7",
  bust: "86/34",
  waist: "60/24",
  hips: "88/35",
  jeans: "38",
  shoes: "37",
  hair: "Light Brown",
  eyes: "Green",
  gender: "woman",
};
/** The guardian and the consent of a minor's application. */
const CONTACTS = '{"father":"Responsável de Teste","consent":{"version":"2026-01","at":"2026-03-01T15:00:00.000Z","locale":"pt"}}';

let photo: Blob;

beforeAll(async () => {
  photo = await createPhoto();
});

const aForm = (fields: Readonly<Record<string, string | Blob>>): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (typeof value === "string") form.append(name, value);
    else form.append(name, value, `${name}.jpg`);
  }
  return form;
};

const scoutingForm = (changes: Readonly<Record<string, string | Blob>> = {}): FormData =>
  aForm({ ...SCOUTING, ...Object.fromEntries(PHOTOS.map((name) => [name, photo])), ...changes });

const send = (entry: string, body: FormData, headers: Readonly<Record<string, string>> = {}) =>
  upstream.ask(`/api/entry/${entry}/send`, { backend: "panel", method: "POST", body, headers });

const groupOf = (entry: string) => callOf("POST", `/api/entry/${entry}/send`)?.name ?? entry;

const ACCEPTED: readonly { title: string; entry: string; form: () => FormData }[] = [
  { title: "accepts a form", entry: "contact", form: () => aForm(CONTACT) },
  { title: "accepts a form", entry: "workshopContact", form: () => aForm(WORKSHOP) },
  { title: "accepts an adult's form", entry: "getScouted", form: () => scoutingForm() },
  { title: "accepts a minor's form", entry: "getScouted", form: () => scoutingForm({ contacts: CONTACTS }) },
  {
    title: "accepts the fields of extensions",
    entry: "contact",
    form: () => aForm({ ...CONTACT, locale: "en", selection: '[{"id":"1","note":"Um teste"}]', access_key_hash: "0".repeat(64) }),
  },
  { title: "ignores unknown fields", entry: "workshopContact", form: () => aForm({ ...WORKSHOP, a_later_field: "1" }) },
];

describe.each(ACCEPTED.map((row) => ({ call: groupOf(row.entry), ...row })))("$call", ({ title, entry, form }) => {
  it(`${title} with an id and a message`, async () => {
    const { status, json } = await send(entry, form());
    expect(status).toBe(201);
    expect(json).toMatchObject({ id: expect.anything(), message: expect.any(String) });
  });
});

const REJECTED: readonly { entry: string; field: string; form: () => FormData }[] = [
  { entry: "contact", field: "email", form: () => aForm({ ...CONTACT, email: "" }) },
  { entry: "contact", field: "email", form: () => aForm({ ...CONTACT, email: "no address" }) },
  { entry: "contact", field: "message", form: () => aForm({ ...CONTACT, message: "  " }) },
  { entry: "workshopContact", field: "city", form: () => aForm({ ...WORKSHOP, city: "" }) },
  { entry: "getScouted", field: "birthdate", form: () => scoutingForm({ birthdate: "31/01/2000" }) },
  { entry: "getScouted", field: "realname", form: () => scoutingForm({ realname: "" }) },
  { entry: "getScouted", field: "image3", form: () => scoutingForm({ image3: new Blob(["no picture"], { type: "text/plain" }) }) },
];

describe.each(REJECTED.map((row) => ({ call: groupOf(row.entry), ...row })))("$call", ({ entry, field, form }) => {
  it(`rejects a form for its ${field}, by the field's name`, async () => {
    const { status, json } = await send(entry, form());
    expect(status).toBe(422);
    expect(json.message).toEqual(expect.any(String));
    expect(json.errors).toEqual({ [field]: [expect.any(String)] });
  });
});

describe(CALLS.contact.name, () => {
  it("accepts a form at an address with a trailing slash", async () => {
    const { status } = await upstream.ask("/api/entry/contact/send/", { backend: "panel", method: "POST", body: aForm(CONTACT) });
    expect(status).toBe(201);
  });

  it("stores a form once under one idempotency key", async () => {
    const key = { "idempotency-key": randomUUID() };
    const [first, second] = [await send("contact", aForm(CONTACT), key), await send("contact", aForm(CONTACT), key)];
    const other = await send("contact", aForm(CONTACT), { "idempotency-key": randomUUID() });
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(second.json).toEqual(first.json);
    expect(other.json.id).not.toEqual(first.json.id);
  });

  it("names every missing field at once", async () => {
    const { json } = await send("contact", aForm({ name: "Pessoa de Teste" }));
    expect(Object.keys(json.errors as object).sort()).toEqual(["email", "message", "phone"]);
  });

  it("answers 404 for an unknown kind of entry", async () => {
    expect((await send("newsletter", aForm(CONTACT))).status).toBe(404);
  });

  it("answers 401 without a token", async () => {
    const { status } = await upstream.ask("/api/entry/contact/send", {
      backend: "panel",
      token: null,
      method: "POST",
      body: aForm(CONTACT),
    });
    expect(status).toBe(401);
  });
});

describe(CALLS.scouting.name, () => {
  it("stores an application with its photos once under one idempotency key", async () => {
    const key = { "idempotency-key": randomUUID() };
    const [first, second] = [await send("getScouted", scoutingForm(), key), await send("getScouted", scoutingForm(), key)];
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(second.json).toEqual(first.json);
  });

  it("rejects a photo above ten million bytes with 413", async () => {
    const large = new Blob([new Uint8Array(10_500_000)], { type: "image/jpeg" });
    expect((await send("getScouted", scoutingForm({ image1: large }))).status).toBe(413);
  });
});
