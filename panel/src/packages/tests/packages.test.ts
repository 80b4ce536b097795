// First import: it sets the environment that the following modules read when they load.
import "../../../tests/setup/test-environment";
process.env.SMTP_HOST = "mail.example.com";

import assert from "node:assert/strict";
import { createHash, randomUUID } from "node:crypto";
import { after, before, beforeEach, describe, it } from "node:test";

import type { SendEmailOptions } from "payload";

import type { TestStore } from "../../../tests/setup/open-store";
import { storeRecord } from "../../../tests/builders/records";

// Loaded after the environment above is set.
const { createContract } = await import("../../contract/app");
const { localFiles } = await import("../../media/local-files");
const { deleteEndedPackages } = await import("../expire-packages");
const { notifyWaitingMakers } = await import("../notify-maker");
const { createPackageStore } = await import("../package-store");
const { createPayloadStore } = await import("../../payload-store");
const { CREDENTIALS, signedIn } = await import("../../../tests/setup/contract-client");
const { openStore } = await import("../../../tests/setup/open-store");

const DAY_MS = 24 * 60 * 60 * 1000;
const HOUR_MS = 60 * 60 * 1000;

let opened: TestStore;
let panel: Awaited<ReturnType<typeof signedIn>>["panel"];
let elapsedMs = 0;
let sent: SendEmailOptions[] = [];
let mailFailure: Error | null = null;
let talents: number[] = [];

const now = (): Date => new Date(Date.now() + elapsedMs);

before(async () => {
  opened = await openStore();
  const { payload } = opened;
  const app = createContract({
    store: { ...createPayloadStore(payload), packages: createPackageStore(payload, now) },
    credentials: CREDENTIALS,
    secret: "secret of the tests",
    files: localFiles("/nonexistent"),
    onError: (error) => assert.fail(error),
  });
  ({ panel } = await signedIn(app));
  payload.sendEmail = async (message) => {
    if (mailFailure !== null) throw mailFailure;
    sent.push(message);
  };
  const hidden = await payload.create({ collection: "categories", data: { category: "TF - Marca" }, overrideAccess: true });
  talents = [
    await storeRecord(payload, "talents", { _status: "published" }),
    await storeRecord(payload, "talents", { _status: "published", categories: [hidden.id] }),
    await storeRecord(payload, "talents", { _status: "draft" }),
  ];
});
after(() => opened.close());

beforeEach(() => {
  elapsedMs = 0;
  sent = [];
  mailFailure = null;
});

const listed = (...ids: number[]) => ids.map((id) => ({ id }));

type Over = Record<string, unknown> & { passphrase?: string };

/** Stores a package of both published talents; returns its id and the hash of its token. */
const aPackage = async ({ passphrase, ...over }: Over = {}): Promise<{ id: number; hash: string; token: string }> => {
  const context: Record<string, unknown> = { packagePassphrase: passphrase };
  const req = { context };
  const { id } = await opened.payload.create({
    collection: "packages",
    data: {
      title: "Campanha de inverno",
      language: "pt",
      talents: listed(talents[1] ?? 0, talents[0] ?? 0),
      expiresAt: new Date(Date.now() + 30 * DAY_MS).toISOString(),
      ...over,
    },
    overrideAccess: true,
    req,
  } as never);
  const token = String(req.context.packageToken);
  return { id: Number(id), token, hash: createHash("sha256").update(token).digest("hex") };
};

const post = (path: string, json: unknown) =>
  panel(path, { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(json) });

type Row = Record<string, unknown>;

const save = (hash: string, row: Row) => post(`/api/packages/${hash}/picks`, row);
const picksOf = async (hash: string) => (await panel(`/api/packages/${hash}/picks`)).body.data;

const RITA = { id: randomUUID(), name: "Rita" };
const JOAO = { id: randomUUID(), name: "João" };

describe("a package", () => {
  it("is read by the hash of a 128-bit token, which is stored nowhere", async () => {
    const { id, hash, token } = await aPackage({ client: "Marca Aurora", message: "Olá!", showsAge: false });
    assert.match(token, /^[\w-]{22}$/);
    const stored = await opened.payload.db.findOne<{ id: number }>({ collection: "packages", where: { id: { equals: id } } });
    assert.equal(JSON.stringify(stored).includes(token), false);
    const { status, headers, body } = await panel(`/api/packages/${hash}`);
    assert.equal(status, 200);
    assert.equal(headers.get("cache-control"), "no-store");
    const { created_at, expires_at, contact, ...rest } = body.data;
    assert.ok(Date.parse(created_at) < Date.parse(expires_at));
    assert.equal(typeof contact.name, "string");
    assert.deepEqual(rest, {
      id,
      title: "Campanha de inverno",
      client: "Marca Aurora",
      message: "Olá!",
      language: "pt",
      shows: { measurements: true, age: false, videos: true, contact: true },
      talents: listed(talents[1] ?? 0, talents[0] ?? 0),
    });
  });

  it("lists published talents only, TF - ones among them, and loses a withdrawn one at once", async () => {
    const leaving = await storeRecord(opened.payload, "talents", { _status: "published" });
    const { hash } = await aPackage({ talents: listed(leaving, talents[1] ?? 0) });
    const ids = async () => (await panel(`/api/packages/${hash}`)).body.data.talents.map(({ id }: { id: number }) => id);
    assert.deepEqual(await ids(), [leaving, talents[1]]);
    await opened.payload.update({ collection: "talents", id: leaving, data: { _status: "draft" }, overrideAccess: true });
    assert.deepEqual(await ids(), [talents[1]]);
  });

  it("cannot be made of a draft, of nobody, of somebody twice, or for longer than a year", async () => {
    const inTwoYears = new Date(Date.now() + 730 * DAY_MS).toISOString();
    await assert.rejects(aPackage({ talents: listed(talents[0] ?? 0, talents[2] ?? 0) }));
    await assert.rejects(aPackage({ talents: [] }));
    await assert.rejects(aPackage({ talents: listed(talents[0] ?? 0, talents[0] ?? 0) }));
    await assert.rejects(aPackage({ expiresAt: inTwoYears }));
  });

  it("keeps the chosen pictures and videos of a talent", async () => {
    const chosen = [{ id: talents[0], pictures: ["book:12", "compo:4"], videos: [] }];
    const { hash } = await aPackage({ talents: chosen });
    assert.deepEqual((await panel(`/api/packages/${hash}`)).body.data.talents, chosen);
  });

  it("answers 404 to an unknown hash and 410 with a contact after its end", async () => {
    const unknown = await panel(`/api/packages/${"0".repeat(64)}`);
    assert.deepEqual([unknown.status, unknown.body.code], [404, "unknown_package"]);
    assert.equal((await panel("/api/packages/short")).status, 404);
    const { id, hash } = await aPackage();
    elapsedMs = 31 * DAY_MS;
    const expired = await panel(`/api/packages/${hash}`);
    assert.deepEqual([expired.status, expired.body.code, expired.body.title], [410, "expired", "Campanha de inverno"]);
    assert.equal(typeof expired.body.contact.name, "string");
    elapsedMs = 0;
    await opened.payload.update({ collection: "packages", id, data: { revokedAt: now().toISOString() }, overrideAccess: true });
    for (const path of [`/api/packages/${hash}`, `/api/packages/${hash}/picks`]) assert.equal((await panel(path)).body.code, "revoked");
    assert.equal((await save(hash, { person: RITA, talent: talents[0], choice: "yes", sequence: 1 })).status, 410);
  });

  it("opens with its passphrase only, and refuses further attempts after ten wrong ones", async () => {
    const { id, hash } = await aPackage({ passphrase: "três girafas" });
    const version = (await panel(`/api/packages/${hash}`)).body.data.passphrase;
    const unlock = (passphrase: string) => post(`/api/packages/${hash}/unlock`, { passphrase });
    assert.deepEqual([(await unlock("três girafas")).body.version, typeof version], [version, "string"]);
    const stored = await opened.payload.db.findOne<{ id: number }>({ collection: "packages", where: { id: { equals: id } } });
    assert.equal(JSON.stringify(stored).includes("girafas"), false);
    const wrong = await Promise.all(Array.from({ length: 12 }, () => unlock("duas girafas")));
    assert.deepEqual(wrong.map(({ status }) => status).sort(), [...Array(10).fill(403), 429, 429]);
    const refused = await unlock("três girafas");
    assert.equal(refused.status, 429);
    assert.ok(Number(refused.headers.get("retry-after")) > 0);
  });
});

describe("the answers of a package", () => {
  it("keep the row with the largest sequence, in whatever order and however often rows arrive", async () => {
    const { hash } = await aPackage();
    const rows = Array.from({ length: 30 }, (_, index) => ({
      person: index % 2 === 0 ? RITA : JOAO,
      talent: talents[index % 3 === 0 ? 0 : 1],
      choice: (["yes", "maybe", "no"] as const)[index % 3],
      comment: `${index}`,
      sequence: 1_800_000_000_000 + index,
    }));
    const mixed = [...rows, ...rows].map((row, index) => ({ row, at: (index * 37) % 60 })).sort((a, b) => a.at - b.at);
    const answers = await Promise.all(mixed.map(({ row }) => save(hash, row)));
    assert.ok(answers.every(({ status }) => status === 200));
    const last = new Map(rows.map((row) => [`${row.person.id} ${row.talent}`, row]));
    const { people, picks } = await picksOf(hash);
    assert.equal(picks.length, last.size);
    for (const pick of picks) {
      const expected = last.get(`${pick.person} ${pick.talent}`);
      assert.deepEqual(pick, {
        person: expected?.person.id,
        talent: expected?.talent,
        choice: expected?.choice,
        comment: expected?.comment,
        sequence: expected?.sequence,
      });
    }
    assert.deepEqual(people.map(({ name }: { name: string }) => name).sort(), ["João", "Rita"]);
  });

  it("answer an older row with the sequence that is stored", async () => {
    const { hash } = await aPackage();
    const row = { person: RITA, talent: String(talents[0]), choice: "no", comment: "", sequence: 8 };
    assert.deepEqual((await save(hash, row)).body, { sequence: 8 });
    assert.deepEqual((await save(hash, { ...row, choice: "yes", sequence: 7 })).body, { sequence: 8 });
    assert.deepEqual((await save(hash, { ...row, choice: null, sequence: 9 })).body, { sequence: 9 });
    assert.equal((await picksOf(hash)).picks[0].choice, null);
  });

  it("refuse a talent of another package, and rows that are not complete", async () => {
    const { hash } = await aPackage({ talents: listed(talents[0] ?? 0) });
    const row = { person: RITA, talent: talents[0], choice: "yes", comment: "", sequence: 1 };
    for (const wrong of [
      { talent: talents[1] },
      { talent: "x" },
      { choice: "perhaps" },
      { comment: "a".repeat(2001) },
      { person: { ...RITA, name: "" } },
      { person: { ...RITA, id: "1" } },
      { sequence: 0 },
      { sequence: 1.5 },
    ])
      assert.equal((await save(hash, { ...row, ...wrong })).status, 422, JSON.stringify(wrong));
    assert.deepEqual(await picksOf(hash), { people: [], picks: [] });
  });

  it("count openings and people, and keep nothing else about them", async () => {
    const { id, hash } = await aPackage();
    for (const person of [RITA.id, RITA.id, JOAO.id]) assert.equal((await post(`/api/packages/${hash}/opened`, { person })).status, 200);
    const stored = await opened.payload.findByID({ collection: "packages", id, overrideAccess: true });
    assert.equal(stored.openings, 3);
    assert.ok(stored.firstOpenedAt);
    const { docs } = await opened.payload.find({ collection: "package-people", where: { package: { equals: id } }, overrideAccess: true });
    assert.deepEqual(docs.map(({ openings }) => openings).sort(), [1, 2]);
    assert.deepEqual(Object.keys(docs[0] ?? {}).sort(), [
      ...["createdAt", "doneAt", "id", "message", "name", "notifiedAt", "openings", "package", "person", "sequence", "updatedAt"],
    ]);
    assert.deepEqual((await picksOf(hash)).people, []);
  });
});

describe("the mail about a finished package", () => {
  const done = (hash: string, sequence: number, isDone = true) =>
    save(hash, { person: RITA, talent: null, message: "Ótimo", done: isDone, sequence });

  it("goes to the maker once, without names, and again an hour later if the person goes on", async () => {
    const maker = await storeRecord(opened.payload, "users");
    const { email } = await opened.payload.findByID({ collection: "users", id: maker, overrideAccess: true });
    const { id, hash } = await aPackage({ client: "Marca Aurora" });
    await opened.payload.db.updateOne({ collection: "packages", id, data: { madeBy: maker } });
    await Promise.all([done(hash, 1), done(hash, 1), done(hash, 2)]);
    assert.equal(sent.length, 1);
    assert.equal(sent[0]?.to, email);
    assert.match(String(sent[0]?.subject), /Campanha de inverno/);
    assert.doesNotMatch(JSON.stringify(sent), /Rita|Aurora|Ótimo/);
    await done(hash, 3, false);
    await done(hash, 4);
    assert.equal(sent.length, 1);
    elapsedMs = 2 * HOUR_MS;
    await done(hash, 5, false);
    await done(hash, 6);
    assert.equal(sent.length, 2);
  });

  it("is repeated by a job when it could not be sent", async () => {
    const { id, hash } = await aPackage();
    await opened.payload.db.updateOne({ collection: "packages", id, data: { madeBy: await storeRecord(opened.payload, "users") } });
    mailFailure = new Error("refused");
    await done(hash, 1);
    mailFailure = null;
    await notifyWaitingMakers(opened.payload);
    assert.equal(sent.length, 1);
    await notifyWaitingMakers(opened.payload);
    assert.equal(sent.length, 1);
  });
});

describe("the time that packages are kept", () => {
  const answersOf = async (id: number) => {
    const where = { package: { equals: id } };
    const people = await opened.payload.count({ collection: "package-people", where, overrideAccess: true });
    const picks = await opened.payload.count({ collection: "package-picks", where, overrideAccess: true });
    return [people.totalDocs, picks.totalDocs];
  };

  it("ends some days after the package, together with its answers", async () => {
    const { id, hash } = await aPackage();
    await save(hash, { person: RITA, talent: talents[0], choice: "yes", sequence: 1 });
    await opened.payload.updateGlobal({ slug: "settings", data: { packageDays: 10 } });
    await deleteEndedPackages(opened.payload, new Date(Date.now() + 39 * DAY_MS));
    assert.deepEqual(await answersOf(id), [1, 1]);
    await deleteEndedPackages(opened.payload, new Date(Date.now() + 41 * DAY_MS));
    assert.deepEqual(await answersOf(id), [0, 0]);
    assert.equal((await panel(`/api/packages/${hash}`)).status, 404);
  });

  it("ends for one talent when the talent is erased", async () => {
    const erased = await storeRecord(opened.payload, "talents", { _status: "published" });
    const { id, hash } = await aPackage({ talents: listed(erased, talents[0] ?? 0) });
    for (const talent of [erased, talents[0]]) await save(hash, { person: RITA, talent, choice: "yes", sequence: 1 });
    await opened.payload.delete({ collection: "talents", id: erased, overrideAccess: true });
    assert.deepEqual(await answersOf(id), [1, 1]);
    const stored = await opened.payload.findByID({ collection: "packages", id, overrideAccess: true });
    assert.deepEqual(stored.talents, listed(talents[0] ?? 0));
  });

  it("ends for the client's name when the enquiry is deleted", async () => {
    const entry = await storeRecord(opened.payload, "entries");
    const { id } = await aPackage({ entry, client: "Marca Aurora", message: "Olá, Marina!" });
    await opened.payload.delete({ collection: "entries", id: entry, overrideAccess: true });
    const { client, message } = await opened.payload.findByID({ collection: "packages", id, overrideAccess: true });
    assert.deepEqual([client, message], [null, null]);
  });
});
