// First import: it sets the environment that the following modules read when they load.
import "../../../tests/setup/test-environment";
process.env.SMTP_HOST = "mail.example.com";
process.env.SITE_URL = "https://site.example.com";

import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { readdir } from "node:fs/promises";
import path from "node:path";
import { after, before, beforeEach, describe, it } from "node:test";

import type { SendEmailOptions } from "payload";

import { type EntryToSave, EMPTY_ENTRY_FIELDS } from "../../contract/entry";
import type { TestStore } from "../../../tests/setup/open-store";
import { aPhoto, anUpload } from "../../../tests/builders/photos";

// Loaded after the environment above is set.
const { environment } = await import("../../environment");
const { createContract } = await import("../../contract/app");
const { createEntryWriter } = await import("../../entries/write-entry");
const { erasedList } = await import("../../erasure/erased-list");
const { createFamilyStore } = await import("../family-store");
const { sendConfirmationMails } = await import("../confirmation-mails");
const { deleteUnconfirmed } = await import("../unconfirmed");
const { localFiles } = await import("../../media/local-files");
const { createPayloadStore } = await import("../../payload-store");
const { CREDENTIALS, signedIn } = await import("../../../tests/setup/contract-client");
const { openStore } = await import("../../../tests/setup/open-store");
const { requestPanel } = await import("../../../tests/setup/panel-http");

const KEY = "k".repeat(22);
const REFERENCE = "7F3A91C2";
const HASH = createHash("sha256").update(KEY).digest("hex");
const DAY_MS = 24 * 60 * 60 * 1000;
const MINUTE_MS = 60 * 1000;

let opened: TestStore;
let photo: Buffer;
let panel: Awaited<ReturnType<typeof signedIn>>["panel"];
let app: ReturnType<typeof createContract>;
let elapsedMs = 0;
let sent: SendEmailOptions[] = [];
let mailFailure: unknown = null;

const now = (): Date => new Date(Date.now() + elapsedMs);

before(async () => {
  opened = await openStore();
  photo = await aPhoto();
  app = createContract({
    store: { ...createPayloadStore(opened.payload), family: createFamilyStore(opened.payload, now) },
    credentials: CREDENTIALS,
    secret: "secret of the tests",
    files: localFiles("/nonexistent"),
    onError: (error) => assert.fail(error),
  });
  ({ panel } = await signedIn(app));
  opened.payload.sendEmail = async (message) => {
    if (mailFailure !== null) throw mailFailure;
    sent.push(message);
  };
});
after(() => opened.close());

beforeEach(async () => {
  await opened.payload.delete({ collection: "entries", where: { id: { exists: true } }, context: { byRetention: true } });
  await opened.payload.updateGlobal({ slug: "settings", data: { unconfirmedDays: 30, retentionMonths: null } });
  elapsedMs = 0;
  sent = [];
  mailFailure = null;
});

type Overrides = Partial<EntryToSave["entry"]> & { idempotencyKey?: string };

/** Resolves to the entry's id. */
const anApplication = async ({
  idempotencyKey = `${REFERENCE.toLowerCase()}-${Math.random()}`,
  ...entry
}: Overrides = {}): Promise<number> => {
  const { id } = await createEntryWriter(opened.payload)({
    entry: {
      kind: "getScouted",
      ...EMPTY_ENTRY_FIELDS,
      ...{ name: "Bia Exemplo", gender: "woman", birthdate: "2016-03-09", guardian: "Pai de Exemplo", city: "Recife" },
      ...{ email: "pai@familia.example", consentLocale: "pt" },
      ...entry,
    },
    photos: [photo, photo],
    idempotencyKey,
    accessKeyHash: HASH,
  });
  return Number(id);
};

const entryOf = (id: number) => opened.payload.findByID({ collection: "entries", id, depth: 0, disableErrors: true });

const post = (address: string, body: unknown) =>
  panel(address, { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) });

const status = (reference = REFERENCE, key = KEY) => post(`/api/entry/${reference}/status`, { key });
const erase = (reference = REFERENCE, key = KEY) => post(`/api/entry/${reference}/erase`, { key });

const sendMails = () => sendConfirmationMails(opened.payload, environment, now());
const tokenOf = (message: SendEmailOptions | undefined): string => /#([\w-]+)/.exec(String(message?.text))?.[1] ?? "";
const show = (token: string) => post("/api/entry/confirmation/show", { token });
const confirm = (token: string) => post("/api/entry/confirmation/confirm", { token });

const UNKNOWN = [404, { message: "Not found.", code: "unknown_entry" }];
const answerOf = ({ status: code, body }: Awaited<ReturnType<typeof post>>) => [code, body];

describe("the family's calls", () => {
  it("show the state of the entry that the key opens, in the contract's words", async () => {
    const id = await anApplication();
    const { body } = await status();
    const { createdAt } = (await entryOf(id)) ?? { createdAt: "" };
    const expiry = new Date(createdAt);
    expiry.setUTCMonth(expiry.getUTCMonth() + 12);
    assert.deepEqual(body, {
      ...{ form: "getScouted", state: "received", sentAt: createdAt, photos: 2 },
      ...{ confirmation: "waiting", erasableUntil: expiry.toISOString() },
    });
    for (const [stored, shown] of [
      ["seen", "reviewing"],
      ["contacted", "invited"],
      ["accepted", "accepted"],
      ["declined", "declined"],
    ] as const) {
      await opened.payload.update({ collection: "entries", id, data: { status: stored } });
      assert.equal((await status()).body.state, shown);
    }
  });

  it("say when an unconfirmed application is deleted, if that is earlier", async () => {
    const id = await anApplication();
    await sendMails();
    const { confirmationSentAt } = (await entryOf(id)) ?? {};
    const { body } = await status();
    assert.equal(Date.parse(body.erasableUntil) - Date.parse(confirmationSentAt ?? ""), 30 * DAY_MS);
  });

  it("answer a wrong key, an unknown reference and an entry without a key alike, and erase nothing", async () => {
    const id = await anApplication();
    const answers = [
      await status(REFERENCE, "x".repeat(22)),
      await status("00000000"),
      await erase(REFERENCE, "x"),
      await erase("00000000"),
    ];
    await opened.payload.update({ collection: "entries", id, data: { accessKeyHash: null } });
    answers.push(
      await status(),
      await erase(),
      await post(`/api/entry/${REFERENCE}/status`, {}),
      await post(`/api/entry/${REFERENCE}/erase`, [1]),
    );
    for (const answer of answers) assert.deepEqual(answerOf(answer), UNKNOWN);
    assert.notEqual(await entryOf(id), null);
  });

  it("find the right one of two entries with the same reference", async () => {
    const first = await anApplication();
    const second = await anApplication({ kind: "contact" });
    await opened.payload.update({ collection: "entries", id: first, data: { accessKeyHash: "0".repeat(64) } });
    assert.equal((await status()).body.form, "contact");
    await erase();
    assert.deepEqual([(await entryOf(first))?.id, await entryOf(second)], [first, null]);
  });

  it("need the gateway's token, and limit the body", async () => {
    const unsigned = await app.request(`/api/entry/${REFERENCE}/status`, { method: "POST", body: "{}" });
    assert.equal(unsigned.status, 401);
    assert.equal((await post(`/api/entry/${REFERENCE}/status`, { key: "x".repeat(5_000) })).status, 413);
  });

  it("erase the entry as an admin's deletion does: photos, files, history, and a later copy of it", async () => {
    const id = await anApplication({ idempotencyKey: "7f3a91c2-erased" });
    await opened.payload.update({ collection: "entries", id, data: { status: "seen" } });
    assert.deepEqual(answerOf(await erase()), [200, { message: "Erased." }]);
    const counts = await Promise.all(
      (["entries", "entry-photos", "entry-events"] as const).map(
        async (collection) => (await opened.payload.count({ collection })).totalDocs,
      ),
    );
    const files = await readdir(path.join(opened.dataDir, "private")).catch(() => []);
    assert.deepEqual([counts, files], [[0, 0, 0], []]);
    const list = await erasedList(opened.dataDir);
    assert.deepEqual([list.has("entry", String(id)), list.has("entry-key", "7f3a91c2-erased")], [true, true]);
    assert.equal(await anApplication({ idempotencyKey: "7f3a91c2-erased" }), 0);
    assert.deepEqual(answerOf(await erase()), UNKNOWN);
  });

  it("erase the draft talent of an application, and leave a talent that was ever published", async () => {
    const { payload } = opened;
    const { id: category } = await payload.create({ collection: "categories", data: { category: "Kids" } });
    const aTalent = async (name: string): Promise<number> => {
      const { id: cover } = await payload.create({ collection: "media", data: {}, file: await anUpload() });
      const data = { name, gender: "woman" as const, birthdate: "1990-01-01", categories: [category], cover };
      return (await payload.create({ collection: "talents", draft: true, data })).id;
    };
    const draft = await aTalent("Bia");
    await payload.update({ collection: "entries", id: await anApplication(), data: { talent: draft } });
    await erase();
    const published = await aTalent("Carla");
    await payload.update({ collection: "talents", id: published, data: { _status: "published" } });
    await payload.update({ collection: "talents", id: published, data: { _status: "draft" } });
    await payload.update({ collection: "entries", id: await anApplication(), data: { talent: published } });
    await erase();
    const { docs } = await payload.find({ collection: "talents", draft: true });
    assert.deepEqual([docs.map(({ id }) => id), (await payload.count({ collection: "entries" })).totalDocs], [[published], 0]);
  });
});

describe("the guardian's mail", () => {
  it("has one link without personal data, in the language of the form, and the store knows its hash only", async () => {
    const id = await anApplication();
    assert.equal(await sendMails(), 1);
    await anApplication({ consentLocale: "en", idempotencyKey: "00000001" });
    await sendMails();
    const [mail, inEnglish] = sent;
    assert.equal(mail?.to, "pai@familia.example");
    assert.match(String(mail?.text), /\nhttps:\/\/site\.example\.com\/confirmacao#[\w-]{43}\n/);
    assert.match(String(inEnglish?.text), /\nhttps:\/\/site\.example\.com\/en\/confirmacao#[\w-]{43}\n/);
    // Without a name of the agency, the mail names the site's host.
    assert.equal(mail?.subject, "site.example.com: confirme uma inscrição");
    assert.match(String(inEnglish?.text), /Agency: site\.example\.com\./);
    // Without the token: random letters of it can spell a word of these.
    const words = `${String(mail?.subject)}${String(mail?.text)}`.replace(tokenOf(mail), "");
    assert.doesNotMatch(words, /Bia|Exemplo|Recife|2016|7F3A91C2/i);
    const entry = await entryOf(id);
    assert.equal(entry?.confirmationHash, createHash("sha256").update(tokenOf(mail)).digest("hex"));
    assert.equal(JSON.stringify(entry).includes(tokenOf(mail)), false);
  });

  it("is in Portuguese on a site in Portuguese alone, also for a form in English", async () => {
    const switchTo = (english: boolean) => opened.payload.updateGlobal({ slug: "customizations", data: { english } });
    await switchTo(false);
    await anApplication({ consentLocale: "en" });
    await sendMails();
    await switchTo(true);
    assert.match(String(sent[0]?.text), /\nhttps:\/\/site\.example\.com\/confirmacao#[\w-]{43}\n/);
    assert.match(String(sent[0]?.subject), /confirme uma inscrição$/);
  });

  it("is sent once", async () => {
    await anApplication();
    await sendMails();
    elapsedMs = 10 * DAY_MS;
    assert.equal(await sendMails(), 0);
    assert.equal(sent.length, 1);
  });

  it("is not sent for an adult's application or another form", async () => {
    const ids = [await anApplication({ birthdate: "1990-01-01" }), await anApplication({ kind: "contact", idempotencyKey: "00000001" })];
    assert.equal(await sendMails(), 0);
    for (const id of ids) assert.equal((await entryOf(id))?.confirmation ?? null, null);
  });

  it("is tried again with growing pauses while the mail server is unavailable, with the same link", async () => {
    const id = await anApplication();
    mailFailure = Object.assign(new Error("connect"), { code: "ECONNREFUSED" });
    assert.equal(await sendMails(), 1);
    const { confirmationHash } = (await entryOf(id)) ?? {};
    assert.equal(await sendMails(), 0);
    mailFailure = null;
    elapsedMs = 2 * MINUTE_MS;
    assert.equal(await sendMails(), 1);
    const entry = await entryOf(id);
    assert.deepEqual([entry?.confirmation, entry?.confirmationHash, sent.length], ["waiting", confirmationHash, 1]);
  });

  it("to others waits while the mail server is unavailable, and goes out when it rejects one address", async () => {
    await anApplication();
    await anApplication({ idempotencyKey: "00000001" });
    mailFailure = Object.assign(new Error("connect"), { code: "ECONNREFUSED" });
    assert.equal(await sendMails(), 1);
    mailFailure = Object.assign(new Error("greylisted"), { responseCode: 450 });
    elapsedMs = 10 * MINUTE_MS;
    assert.equal(await sendMails(), 2);
  });

  for (const [what, failure, later] of [
    ["the mail server rejects the address for good", { responseCode: 550 }, 0],
    ["it could not be sent for three days", { code: "ECONNREFUSED" }, 3 * DAY_MS + MINUTE_MS],
  ] as const) {
    it(`is given up when ${what}, and the application stays`, async () => {
      const id = await anApplication();
      mailFailure = Object.assign(new Error("no"), failure);
      elapsedMs = later;
      await sendMails();
      assert.equal((await entryOf(id))?.confirmation, "impossible");
      elapsedMs = 300 * DAY_MS;
      assert.deepEqual([await sendMails(), await deleteUnconfirmed(opened.payload, now())], [0, 0]);
    });
  }

  it("is impossible without a mail server, also when it is removed later", async () => {
    const id = await anApplication();
    await sendConfirmationMails(opened.payload, { ...environment, mail: null }, now());
    assert.equal((await entryOf(id))?.confirmation, "impossible");
  });
});

describe("the guardian's link", () => {
  const aLink = async (): Promise<{ id: number; token: string }> => {
    const id = await anApplication();
    await sendMails();
    return { id, token: tokenOf(sent.at(-1)) };
  };

  it("shows what was sent and confirms nothing, however often it is opened", async () => {
    const { id, token } = await aLink();
    const { body } = await show(token);
    const { sentAt, expiresAt, ...facts } = body;
    assert.deepEqual(facts, { name: "Bia Exemplo", guardian: "Pai de Exemplo", city: "Recife", photos: 2 });
    assert.ok(Date.parse(expiresAt) - Date.parse(sentAt) >= 14 * DAY_MS);
    await show(token);
    assert.equal((await entryOf(id))?.confirmation, "waiting");
  });

  it("confirms once, also when many calls come together, and adds to the history", async () => {
    const { id, token } = await aLink();
    const store = createFamilyStore(opened.payload, now);
    const answers = await Promise.all(Array.from({ length: 8 }, () => store.confirm(token)));
    assert.deepEqual(answers.sort(), ["confirmed", ...Array.from({ length: 7 }, () => "used")]);
    assert.deepEqual([(await confirm(token)).body.code, (await show(token)).body.code], ["used", "used"]);
    const entry = await entryOf(id);
    assert.equal(entry?.confirmation, "confirmed");
    assert.ok(entry?.confirmedAt);
    const { docs } = await opened.payload.find({ collection: "entry-events", where: { entry: { equals: id } } });
    assert.deepEqual(
      docs.map(({ event, account }) => [event, account]),
      [["confirmed", null]],
    );
    assert.equal((await status()).body.confirmation, "confirmed");
  });

  it("is in the audit without an account, as is the family's erasure", async () => {
    const { id, token } = await aLink();
    await show(token);
    await confirm(token);
    await erase();
    const { docs } = await opened.payload.find({ collection: "audit-events", where: { record: { equals: String(id) } }, sort: "id" });
    assert.deepEqual(
      docs.map(({ action, store, account, detail }) => [action, store, account, detail]),
      [
        ["read", "entries", null, "guardian's link"],
        ["change", "entries", null, "guardian's link"],
        ["delete", "entries", null, null],
      ],
    );
    assert.ok(docs.every(({ subjects }) => (subjects ?? []).length > 0));
  });

  it("works for fourteen days", async () => {
    const { token } = await aLink();
    elapsedMs = 14 * DAY_MS - MINUTE_MS;
    assert.equal((await show(token)).status, 200);
    elapsedMs = 14 * DAY_MS + MINUTE_MS;
    assert.deepEqual(answerOf(await confirm(token)), [410, { message: "This link does not work any more.", code: "expired" }]);
  });

  it("is unknown with another token, without a token, and after the application was erased", async () => {
    const { token } = await aLink();
    assert.deepEqual(answerOf(await confirm("x".repeat(43))), UNKNOWN);
    assert.deepEqual(answerOf(await post("/api/entry/confirmation/show", {})), UNKNOWN);
    await erase();
    assert.deepEqual(answerOf(await show(token)), UNKNOWN);
  });

  it("cannot be confirmed by an account: scouts may not write the fields of the confirmation", async () => {
    const { id } = await aLink();
    await opened.payload.create({
      collection: "users",
      data: { name: "Olheira", email: "scout@example.com", password: "quatro trilhos de vidro azul", role: "scout" },
      overrideAccess: true,
    });
    const login = await requestPanel("/users/login", {
      method: "POST",
      json: { email: "scout@example.com", password: "quatro trilhos de vidro azul" },
    });
    const cookie = login.headers.getSetCookie()[0]?.split(";")[0] ?? "";
    const data = { confirmation: "confirmed", confirmationHash: HASH, accessKeyHash: HASH.replace(/^./, "0") };
    await requestPanel(`/entries/${id}`, { method: "PATCH", json: data, headers: { Cookie: cookie } });
    const entry = await entryOf(id);
    assert.deepEqual([entry?.confirmation, entry?.accessKeyHash], ["waiting", HASH]);
  });
});

describe("an unconfirmed application", () => {
  it("is deleted after the days of the settings, counted from the mail, without a place in the erased list", async () => {
    const id = await anApplication();
    await opened.payload.updateGlobal({ slug: "settings", data: { unconfirmedDays: 20 } });
    elapsedMs = 2 * DAY_MS;
    await sendMails();
    assert.equal(await deleteUnconfirmed(opened.payload, new Date(Date.now() + 22 * DAY_MS - MINUTE_MS)), 0);
    assert.equal(await deleteUnconfirmed(opened.payload, new Date(Date.now() + 22 * DAY_MS + MINUTE_MS)), 1);
    assert.equal(await entryOf(id), null);
    assert.equal((await erasedList(opened.dataDir)).has("entry", String(id)), false);
  });

  it("stays when no mail was sent, when it was confirmed, and when it became a talent", async () => {
    const { payload } = opened;
    const unsent = await anApplication();
    const confirmed = await anApplication({ idempotencyKey: "00000001" });
    const withTalent = await anApplication({ idempotencyKey: "00000002" });
    const impossible = await anApplication({ idempotencyKey: "00000003", email: null });
    await payload.update({
      collection: "entries",
      id: confirmed,
      data: { confirmation: "confirmed", confirmationSentAt: now().toISOString() },
    });
    const { id: talent } = await payload.create({
      collection: "talents",
      draft: true,
      data: { name: "Bia", gender: "woman", categories: [] },
    });
    await payload.update({ collection: "entries", id: withTalent, data: { talent, confirmationSentAt: now().toISOString() } });
    assert.equal(await deleteUnconfirmed(payload, new Date(Date.now() + 300 * DAY_MS)), 0);
    for (const id of [unsent, confirmed, withTalent, impossible]) assert.notEqual(await entryOf(id), null);
    assert.equal((await entryOf(impossible))?.confirmation, "impossible");
  });
});
