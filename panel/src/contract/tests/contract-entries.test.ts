import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { describe, it } from "node:test";

import sharp from "sharp";

import {
  BUST_OPTIONS,
  HEIGHT_OPTIONS,
  HIPS_OPTIONS,
  JEANS_OPTIONS,
  SHOES_OPTIONS,
  WAIST_OPTIONS,
} from "../../../../src/config/measure-options";
import type { AcceptedEntry, Application } from "../../../../src/domain/entry";
import { toWireEntry } from "../../../../src/upstream/entries/wire-entry";
import { parseEntry } from "../parse-entry";
import { readTextEntry } from "../sent-entry";
import { createTestContract, signedIn } from "../../../tests/setup/contract-client";
import { aFinishedPhoto, aPhoto } from "../../../tests/builders/photos";

const APPLICATION = {
  realname: "Ana Prado",
  birthdate: "2016-03-09",
  phone: "+55 (11) 90000-0001",
  note: "São Paulo",
  email: "familia@example.com",
  gender: "woman",
  instagr: "@ana.demo",
};
const CONTACT = { name: "Ana", email: "a@example.com", phone: "+55 (11) 90000-0002", message: "Olá" };

const CHILD: Application = {
  ...{ name: "Ana Prado", birthdate: "2016-03-09", age: 10, phone: "+55 (11) 90000-0001", city: "Santos" },
  ...{ email: "familia@example.com", instagram: "@ana", tiktok: null, hair: "Brown", eyes: "Blue", guardian: "Rui Prado" },
  ...{ heightCm: 130, bustCm: null, waistCm: null, hipsCm: null, jeans: 10, shoes: 33.5 },
  gender: "male",
  consent: {
    wording: { version: `2026-11-20-${createHash("sha256").update("Autorizo.").digest("hex").slice(0, 16)}`, text: "Autorizo." },
    ...{ at: "2026-03-01T15:00:00.000Z", locale: "pt" },
  },
};
const BESIDE = { locale: "pt", selection: [], accessKeyHash: "0f".repeat(32) } as const;
const SELECTION = [
  { talentId: "412", note: "Para maio" },
  { talentId: "7", note: null },
] as const;

/** The last one is the child's. */
const SENT: readonly AcceptedEntry[] = [
  { kind: "contact", answers: CONTACT, ...BESIDE, locale: "en", selection: SELECTION },
  { kind: "workshopContact", answers: { ...CONTACT, city: "Santos", instagram: "@x" }, ...BESIDE },
  {
    kind: "getScouted",
    answers: { ...CHILD, gender: "female", birthdate: "2000-01-31", bustCm: 86, waistCm: 60, hipsCm: 88, guardian: null, consent: null },
    ...BESIDE,
  },
  { kind: "getScouted", answers: CHILD, ...BESIDE },
];

const open = async () => {
  const { app, store } = createTestContract({ talents: [], posts: [] });
  const { panel } = await signedIn(app);
  const send = (entry: string, form: FormData, headers = {}) => panel(`/api/entry/${entry}/send`, { method: "POST", body: form, headers });
  const sendJson = (entry: string, form: FormData) => panel(`/api/entry/${entry}`, { method: "POST", body: form });
  return { send, sendJson, store };
};

const aForm = (fields: Record<string, string>, photos: Record<string, Buffer> = {}): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  for (const [name, bytes] of Object.entries(photos))
    form.set(name, new File([new Uint8Array(bytes)], "image.jpg", { type: "image/jpeg" }));
  return form;
};

const sixPhotos = async (over: Record<string, Buffer> = {}): Promise<Record<string, Buffer>> => {
  const photo = await aFinishedPhoto();
  return { image1: photo, image2: photo, image3: photo, image4: photo, image5: photo, image6: photo, ...over };
};

describe("the contract's entry routes", () => {
  it("stores an application with the store's field names and its photos as they are", async () => {
    const { send, store } = await open();
    const photos = await sixPhotos({ image2: await aFinishedPhoto("#305030") });
    const contacts = JSON.stringify({ father: "Rui Prado", consent: { version: "2", at: "2026-02-01T10:00:00Z", locale: "pt" } });
    const { status, body } = await send("getScouted", aForm({ ...APPLICATION, contacts, height: "138", unknown: "dropped" }, photos));
    assert.deepEqual([status, body], [201, { id: 1, message: "Message send successful" }]);
    const [saved] = store.saved;
    assert.equal(saved?.entry.name, "Ana Prado");
    assert.equal(saved?.entry.city, "São Paulo");
    assert.equal(saved?.entry.instagram, "@ana.demo");
    assert.equal(saved?.entry.guardian, "Rui Prado");
    assert.equal(saved?.entry.consentVersion, "2");
    assert.equal(saved?.entry.height, "138/4.6");
    assert.equal("unknown" in (saved?.entry ?? {}), false);
    assert.deepEqual(saved?.photos, Object.values(photos));
  });

  it("stores the same of the domain's JSON as of the text form", async () => {
    const { send, sendJson, store } = await open();
    for (const [index, entry] of SENT.entries()) {
      const photos = entry.kind === "getScouted" ? await sixPhotos() : {};
      assert.equal((await send(entry.kind, aForm(toWireEntry(entry), photos))).status, 201);
      assert.equal((await sendJson(entry.kind, aForm({ entry: JSON.stringify(entry) }, photos))).status, 201);
      const [text, json] = store.saved.slice(2 * index);
      assert.deepEqual(json, text);
      assert.equal(json?.accessKeyHash, entry.accessKeyHash);
    }
    const [, json] = store.saved.slice(-2);
    assert.deepEqual([json?.entry.gender, json?.entry.height, json?.wording?.text], ["man", "130/4.3", "Autorizo."]);
  });

  it("names the fields of the JSON that are wrong, and stores nothing", async () => {
    const { sendJson, store } = await open();
    const answers = { ...CHILD, name: "", birthdate: "2016-02-31", gender: "woman?", heightCm: 1700, consent: "yes" };
    const { status, body } = await sendJson("getScouted", aForm({ entry: JSON.stringify({ answers }) }, await sixPhotos()));
    assert.deepEqual([status, Object.keys(body.errors).sort()], [422, ["birthdate", "consent", "gender", "heightCm", "name"]]);
    for (const entry of ["[", "{}", '{"answers":[]}']) assert.equal((await sendJson("contact", aForm({ entry }))).status, 422);
    assert.equal(store.saved.length, 0);
  });

  it("stores names and addresses without invisible characters and with one kind of apostrophe", async () => {
    const { send, store } = await open();
    await send(
      "contact",
      aForm({ ...CONTACT, name: "\u202AMa.\u00A0Clara  D´Ávila", email: "ana\u200B@example.com", message: "‘Olá’\nAna" }),
    );
    const { name, email, message } = store.saved[0]?.entry ?? {};
    assert.deepEqual([name, email, message], ["Ma. Clara D'Ávila", "ana@example.com", "‘Olá’\nAna"]);
  });

  it("stores the language of a form and the selected talents of an enquiry", async () => {
    const { send, store } = await open();
    const selection = JSON.stringify([{ id: "412", note: " Para maio " }, { id: "7" }, { id: "x" }, { id: 8 }, null, { id: "0" }]);
    assert.equal((await send("contact", aForm({ ...CONTACT, locale: "en", selection }))).status, 201);
    const talents = [
      { id: 412, note: "Para maio" },
      { id: 7, note: null },
    ];
    assert.deepEqual([store.saved[0]?.locale, store.saved[0]?.selection], ["en", talents]);
  });

  it("stores an entry whose language or selection it cannot read, without them", async () => {
    for (const extras of [{}, { locale: "fr", selection: "[" }, { selection: "{}" }, { selection: '"412"' }] as Record<string, string>[]) {
      const { send, store } = await open();
      assert.equal((await send("contact", aForm({ ...CONTACT, ...extras }))).status, 201);
      assert.deepEqual([store.saved[0]?.locale, store.saved[0]?.selection], [null, []]);
    }
  });

  it("limits the number of selected talents and the length of their notes", async () => {
    const { send, store } = await open();
    const many = Array.from({ length: 70 }, (_, index) => ({ id: String(index + 1), note: "x".repeat(600) }));
    await send("contact", aForm({ ...CONTACT, selection: JSON.stringify(many) }));
    const selection = store.saved[0]?.selection ?? [];
    assert.deepEqual([selection.length, selection[0]?.note?.length], [60, 500]);
  });

  it("refuses a photo that is no upright JPEG without metadata, or not whole", async () => {
    const { send, store } = await open();
    const noise = await sharp({
      create: { width: 300, height: 400, channels: 3, background: "#a87", noise: { type: "gaussian", sigma: 40 } },
    })
      .jpeg()
      .toBuffer();
    const photos = await sixPhotos({
      image1: await aPhoto(),
      image2: await sharp(noise).keepMetadata().withMetadata({ orientation: 6 }).toBuffer(),
      image3: await sharp(noise).png().toBuffer(),
      image4: await sharp(noise).withXmp("<x:xmpmeta xmlns:x='adobe:ns:meta/'/>").toBuffer(),
      image5: noise.subarray(0, noise.length / 2),
      image6: noise,
    });
    const { status, body } = await send("getScouted", aForm(APPLICATION, photos));
    assert.deepEqual([status, Object.keys(body.errors)], [422, ["image1", "image2", "image3", "image4", "image5"]]);
    assert.equal(store.saved.length, 0);
  });

  it("answers 422 with every invalid field, photos included, and stores nothing", async () => {
    const { send, store } = await open();
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
    const cut = (await aFinishedPhoto()).subarray(0, 200);
    const form = aForm(
      { ...APPLICATION, email: "nobody", birthdate: "2016-02-31", gender: "x", contacts: "[1]" },
      await sixPhotos({ image2: svg, image5: cut }),
    );
    form.delete("image6");
    form.delete("realname");
    const { status, body } = await send("getScouted", form);
    assert.equal(status, 422);
    assert.deepEqual(Object.keys(body.errors).sort(), [
      "birthdate",
      "contacts",
      "email",
      "gender",
      "image2",
      "image5",
      "image6",
      "realname",
    ]);
    assert.equal(store.saved.length, 0);
  });

  it("answers 422 for measures that a person cannot have", async () => {
    const { send, store } = await open();
    const measures = { height: "1700/5.7", bust: "2026-12-10", waist: "x", hips: "0", jeans: "2026", shoes: "10/12/2026" };
    const { status, body } = await send("getScouted", aForm({ ...APPLICATION, ...measures }, await sixPhotos()));
    assert.deepEqual([status, Object.keys(body.errors).sort()], [422, Object.keys(measures).sort()]);
    assert.deepEqual(body.errors.jeans, ["The jeans field must begin with a number from 0 to 70 and be no date."]);
    assert.equal(store.saved.length, 0);
  });

  it("accepts every measure that the site's form offers", () => {
    const offered = {
      heightCm: HEIGHT_OPTIONS,
      bustCm: BUST_OPTIONS,
      waistCm: WAIST_OPTIONS,
      hipsCm: HIPS_OPTIONS,
      jeans: JEANS_OPTIONS,
      shoes: SHOES_OPTIONS,
    };
    for (const [name, options] of Object.entries(offered))
      for (const option of options) {
        const form = aForm(toWireEntry({ kind: "getScouted", answers: { ...CHILD, [name]: option }, ...BESIDE }));
        assert.ok("entry" in parseEntry("getScouted", readTextEntry(form, "getScouted")), `${name} ${option}`);
      }
  });

  it("answers 413 for a photo over 10 MB and for a text form with a huge body", async () => {
    const { send } = await open();
    const large = await send("getScouted", aForm(APPLICATION, await sixPhotos({ image3: Buffer.alloc(10_000_001) })));
    assert.equal(large.status, 413);
    assert.deepEqual(Object.keys(large.body.errors), ["image3"]);
    assert.equal((await send("contact", aForm({ ...CONTACT, message: "x".repeat(300_000) }))).status, 413);
  });

  it("requires every field of the contact and workshop forms", async () => {
    const { send, store } = await open();
    assert.equal((await send("contact", aForm(CONTACT))).status, 201);
    const missing = await send("workshopContact", aForm(CONTACT));
    assert.deepEqual(Object.keys(missing.body.errors), ["city", "instagram"]);
    assert.equal((await send("workshopContact", aForm({ ...CONTACT, city: "Santos", instagram: "@x" }))).status, 201);
    assert.deepEqual(
      store.saved.map(({ entry }) => entry.kind),
      ["contact", "workshopContact"],
    );
  });

  it("passes the idempotency key to the store, and answers 404 for an unknown form", async () => {
    const { send, store } = await open();
    await send("contact", aForm(CONTACT), { "Idempotency-Key": "0b9f3c1e" });
    assert.equal(store.saved[0]?.idempotencyKey, "0b9f3c1e");
    assert.equal((await send("somethingElse", aForm(CONTACT))).status, 404);
  });

  it("answers 429 with Retry-After while two entries are stored and a hundred wait, and stores those", async () => {
    const { send, store } = await open();
    let goOn = (): void => undefined;
    const storing = new Promise<void>((resolve) => (goOn = resolve));
    const { saveEntry } = store;
    store.saveEntry = (saved) => storing.then(() => saveEntry(saved));
    // The forms are read concurrently, so that any of them can be the rejected one.
    const answers = Array.from({ length: 103 }, () => send("contact", aForm(CONTACT)));
    const { status, headers } = await Promise.race(answers);
    assert.deepEqual([status, headers.get("Retry-After")], [429, "5"]);
    goOn();
    const statuses = (await Promise.all(answers)).map((answer) => answer.status);
    assert.deepEqual([statuses.filter((each) => each !== 201), store.saved.length], [[429], 102]);
  });
});
