// First import: it sets the environment that the following modules read when they load.
import "../../../tests/setup/test-environment";

import assert from "node:assert/strict";
import { readdir, rm } from "node:fs/promises";
import path from "node:path";
import { after, before, beforeEach, describe, it } from "node:test";

import { GET as getContract } from "../../app/[[...path]]/route";
import { dayOf } from "../../shared/agency-days";
import { pickCategories, toTalentFacts } from "../../talents/talent-facts";
import { environment } from "../../environment";
import { storeApplication, TEN_YEARS_AGO } from "../../../tests/builders/applications";
import { storeRecord } from "../../../tests/builders/records";
import { ORIGIN } from "../../../tests/setup/panel-http";
import type { Column } from "../../../tests/setup/role-matrix";
import { openRoleSessions, type RoleSessions } from "../../../tests/setup/role-sessions";

let roles: RoleSessions;
let kids: number;

before(async () => {
  roles = await openRoleSessions();
  kids = await storeRecord(roles.payload, "categories", { category: "kids" });
  await storeRecord(roles.payload, "categories", { category: "talents" });
});

after(() => roles.close());

beforeEach(async () => {
  for (const collection of ["consents", "talents", "entries", "media"] as const)
    await roles.payload.delete({ collection, where: { id: { exists: true } }, overrideAccess: true });
});

const storePhotos = async (): Promise<number[]> => [
  await storeRecord(roles.payload, "entry-photos"),
  await storeRecord(roles.payload, "entry-photos"),
];

const storeWithPhotos = async (over: Record<string, unknown> = {}): Promise<number> =>
  storeApplication(roles.payload, { photos: await storePhotos(), ...over });

const make = (id: number, column: Column = "scout") => roles.ask(column, `/desk/applications/${id}/talent`, { method: "POST" });

const readTalent = (id: number) => roles.payload.findByID({ collection: "talents", id, depth: 1, draft: true, overrideAccess: true });

const countOf = async (collection: "talents" | "media" | "consents") =>
  (await roles.payload.count({ collection, overrideAccess: true })).totalDocs;

describe("making a draft talent of an application", () => {
  it("is for admins and scouts", async () => {
    const id = await storeWithPhotos();
    assert.equal((await make(id, "anonymous")).status, 401);
    assert.equal((await make(id, "editor")).status, 403);
    assert.equal(await countOf("talents"), 0);
    assert.equal((await make(id, "scout")).status, 200);
    assert.equal((await make(await storeWithPhotos(), "admin")).status, 200);
    assert.equal((await make(await storeRecord(roles.payload, "entries"))).status, 404);
    assert.equal((await make(999_999)).status, 404);
  });

  it("maps the facts and links both records", async () => {
    const id = await storeWithPhotos({ instagram: "@ana.demo" });
    const { body } = await make(id);
    const talent = await readTalent(body.talent);
    const { name, gender, birthdate, instagram, height, jeans, shoes, hair, eyes, application, _status } = talent;
    assert.deepEqual(
      { name, gender, birthdate, instagram, height, jeans, shoes, hair, eyes, application, _status },
      {
        name: "Ana Clara Demo",
        gender: "woman",
        birthdate: TEN_YEARS_AGO,
        instagram: "@ana.demo",
        height: "138/4.6",
        jeans: "10",
        shoes: "33",
        hair: "Brown",
        eyes: "Brown",
        application: id,
        _status: "draft",
      },
    );
    assert.deepEqual(
      talent.categories.map((category) => (typeof category === "object" ? category.id : category)),
      [kids],
    );
    const entry = await roles.payload.findByID({ collection: "entries", id, depth: 0, overrideAccess: true });
    assert.deepEqual([entry.talent, entry.status], [body.talent, "accepted"]);
    const { docs } = await roles.payload.find({
      collection: "entry-events",
      where: { entry: { equals: id } },
      sort: "id",
      overrideAccess: true,
    });
    assert.deepEqual(
      docs.map(({ event, to, accountName }) => [event, to, accountName]),
      [
        ["status", "accepted", "scout"],
        ["talent", String(body.talent), "scout"],
      ],
    );
  });

  it("copies the photos to files that only the draft uses, and leaves the application its own", async () => {
    const photos = await storePhotos();
    // An adult, who may be published without a consent in the ledger.
    const id = await storeApplication(roles.payload, { photos, birthdate: "1990-01-01", guardian: null, consentAt: null });
    const { body } = await make(id);
    const { cover, book } = await readTalent(body.talent);
    const files = (book ?? []).map((picture) => (typeof picture === "object" ? String(picture.filename) : ""));
    assert.equal(files.length, 2);
    assert.equal(typeof cover === "object" && cover !== null ? cover.filename : null, files[0]);
    for (const file of files) {
      assert.equal((await getContract(new Request(`${ORIGIN}/storage/${file}`))).status, 404);
      assert.equal((await roles.ask("scout", `/media/file/${file}`)).status !== 200, true);
      assert.equal((await roles.ask("editor", `/media/file/${file}`)).status, 200);
    }
    assert.deepEqual((await roles.payload.findByID({ collection: "entries", id, depth: 0, overrideAccess: true })).photos, photos);
    await roles.payload.update({
      collection: "talents",
      id: body.talent,
      data: { _status: "published" },
      overrideAccess: true,
    });
    assert.equal((await getContract(new Request(`${ORIGIN}/storage/${files[0]}`))).status, 200);
  });

  it("attaches the consent without any use of the image", async () => {
    const id = await storeWithPhotos({ idempotencyKey: "7f3a91c2-0000-4000-8000-000000000000" });
    const { body } = await make(id);
    const { docs } = await roles.ask("scout", `/consents?where[talent][equals]=${body.talent}&depth=0`).then((answer) => answer.body);
    assert.equal(docs.length, 1);
    const { givenBy, person, scopes, givenAt, entry, note } = docs[0];
    assert.deepEqual([givenBy, person, scopes, givenAt, entry], ["guardian", "Beatriz Demo", [], "2026-11-01T12:00:00.000Z", id]);
    assert.match(note, /7F3A91C2, texto versão 1: permite só avaliar/);
  });

  it("attaches nothing for an adult without a guardian", async () => {
    const { body } = await make(await storeWithPhotos({ birthdate: "1990-01-01", guardian: null, consentAt: null }));
    const { totalDocs } = await roles.payload.count({
      collection: "consents",
      where: { talent: { equals: body.talent } },
      overrideAccess: true,
    });
    assert.equal(totalDocs, 0);
  });

  it("makes one talent for repeated and parallel requests", async () => {
    const id = await storeWithPhotos();
    const answers = await Promise.all([make(id), make(id, "admin"), make(id)]);
    answers.push(await make(id));
    assert.equal(new Set(answers.map(({ body }) => body.talent)).size, 1);
    assert.equal(await countOf("talents"), 1);
    assert.equal(await countOf("media"), 2);
  });

  it("leaves nothing behind when a photo cannot be read", async () => {
    const id = await storeWithPhotos();
    const folder = path.join(environment.dataDir, "private");
    const { photos } = await roles.payload.findByID({ collection: "entries", id, depth: 1, overrideAccess: true });
    const last = photos?.[1];
    await rm(path.join(folder, typeof last === "object" ? String(last.filename) : ""));
    const { status } = await make(id);
    assert.equal(status, 500);
    assert.deepEqual([await countOf("talents"), await countOf("media")], [0, 0]);
    assert.deepEqual(await readdir(path.join(environment.dataDir, "media")).catch(() => []), []);
    assert.equal((await roles.payload.findByID({ collection: "entries", id, depth: 0, overrideAccess: true })).status, "new");
  });

  it("can be repeated after the draft was deleted, which unlinks the application", async () => {
    const id = await storeWithPhotos({ guardian: null, consentAt: null });
    const { body } = await make(id);
    assert.equal((await roles.ask("editor", `/talents/${body.talent}`, { method: "DELETE" })).status, 200);
    assert.equal(await countOf("media"), 0);
    const { talent, photos } = await roles.payload.findByID({ collection: "entries", id, depth: 0, overrideAccess: true });
    assert.deepEqual([talent ?? null, photos?.length], [null, 2]);
    assert.notEqual((await make(id)).body.talent, body.talent);
  });

  it("can be undone: the draft, its pictures and its consent go, and the former status returns", async () => {
    const id = await storeWithPhotos({ status: "seen" });
    const { body } = await make(id);
    const undo = (column: Column) => roles.ask(column, `/desk/decisions/${body.batch}/undo`, { method: "POST" });
    assert.equal((await undo("admin")).status, 409);
    assert.deepEqual((await undo("scout")).body, { restored: [id] });
    assert.deepEqual([await countOf("talents"), await countOf("media"), await countOf("consents")], [0, 0, 0]);
    const { talent, status, photos } = await roles.payload.findByID({ collection: "entries", id, depth: 0, overrideAccess: true });
    assert.deepEqual([talent ?? null, status, photos?.length], [null, "seen", 2]);
    const history = await roles.ask("scout", `/desk/applications/${id}`);
    assert.deepEqual(
      history.body.history.map(({ event, to }: { event: string; to: string | null }) => [event, to]),
      [
        ["status", "seen"],
        ["talent", null],
        ["talent", String(body.talent)],
        ["status", "accepted"],
      ],
    );
  });

  it("can be taken back by any scout until somebody has worked on the draft or its consent", async () => {
    const remove = (id: number) => roles.ask("scout", `/desk/applications/${id}/talent/remove`, { method: "POST" });
    const id = await storeWithPhotos();
    assert.equal((await remove(id)).status, 404);
    await make(id, "admin");
    assert.equal((await remove(id)).status, 200);
    assert.deepEqual([await countOf("talents"), await countOf("media"), await countOf("consents")], [0, 0, 0]);

    const changed = (await make(id)).body;
    await roles.ask("editor", `/talents/${changed.talent}?draft=true`, { method: "PATCH", json: { city: "Recife" } });
    for (const path of [`/desk/applications/${id}/talent/remove`, `/desk/decisions/${changed.batch}/undo`])
      assert.equal((await roles.ask("scout", path, { method: "POST" })).status, 409);

    const signed = await storeWithPhotos();
    const { talent } = (await make(signed)).body;
    await roles.payload.update({
      collection: "consents",
      where: { talent: { equals: talent } },
      data: { scopes: ["site"] },
      overrideAccess: true,
    });
    assert.equal((await remove(signed)).status, 409);
    assert.equal(await countOf("talents"), 2);
  });

  it("gives scouts nothing else about talents", async () => {
    const { body } = await make(await storeWithPhotos());
    assert.notEqual((await roles.ask("scout", `/talents/${body.talent}?draft=true`)).status, 200);
    assert.notEqual((await roles.ask("scout", `/talents/${body.talent}`, { method: "PATCH", json: { name: "X" } })).status, 200);
    assert.notEqual((await roles.ask("scout", `/talents/${body.talent}`, { method: "PATCH", json: { _status: "published" } })).status, 200);
    assert.notEqual((await roles.ask("scout", `/talents/${body.talent}`, { method: "DELETE" })).status, 200);
    const created = await roles.ask("scout", "/talents?draft=true", {
      method: "POST",
      json: { name: "X", gender: "woman", categories: [kids] },
    });
    assert.notEqual(created.status, 201);
    // The application's number stays hidden from editors, who may not read what visitors sent.
    const seen = await roles.ask("editor", `/talents/${body.talent}?draft=true&depth=0`);
    assert.equal(seen.body.application, undefined);
  });
});

describe("a talent's facts", () => {
  const answers = {
    name: "Ana",
    gender: "woman",
    birthdate: "2016-03-09",
    height: "138",
    jeans: "10",
    shoes: "33",
    hair: "Brown",
    eyes: "Blue",
  } as const;

  it("leave out measures that a person cannot have", () => {
    const { height, jeans, shoes } = toTalentFacts({ ...answers, height: "999/9.9", jeans: "2026", shoes: "60" });
    assert.deepEqual([height, jeans, shoes], [null, null, null]);
  });

  it("leave out answers that the talent's fields do not accept", () => {
    const { height, jeans, shoes, hair, eyes, birthdate } = toTalentFacts({
      ...answers,
      height: "1,38 m",
      jeans: "x".repeat(21),
      shoes: "trinta",
      hair: "Pink",
      eyes: "brown",
      birthdate: "2016-02-30",
    });
    assert.deepEqual([height, jeans, shoes, hair, eyes, birthdate], [null, null, null, null, null, null]);
  });

  it("have the category of the age, if the store has it", () => {
    const categories = [
      { id: 1, category: "Kids" },
      { id: 2, category: "teens" },
    ];
    const today = dayOf(new Date("2026-11-23T12:00:00Z"));
    assert.deepEqual(pickCategories("2016-03-09", today, categories), [1]);
    assert.deepEqual(pickCategories("2010-03-09", today, categories), [2]);
    assert.deepEqual(pickCategories("1990-03-09", today, categories), []);
    assert.deepEqual(pickCategories(null, today, categories), []);
  });
});
