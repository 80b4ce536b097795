// First import: it sets the environment that the following modules read when they load.
import "../../../tests/setup/test-environment";

import assert from "node:assert/strict";
import { readdir } from "node:fs/promises";
import path from "node:path";
import { after, before, describe, it } from "node:test";

import { addDays } from "../../../../src/domain/day";
import { deleteOrphanDocuments } from "../documents";
import { enforceConsents } from "../enforce";
import { deleteOrphanPhotos } from "../../entries/retention";
import { environment } from "../../environment";
import { CHILD, isTalentPublished, storeConsent, storePublishedChild } from "../../../tests/builders/consents";
import { storeRecord } from "../../../tests/builders/records";
import { openRoleSessions, type RoleSessions } from "../../../tests/setup/role-sessions";

let roles: RoleSessions;

before(async () => {
  roles = await openRoleSessions();
});

after(() => roles.close());

const isPublished = (id: number): Promise<boolean> => isTalentPublished(roles.payload, id);

const deadlinesOf = async (id: number) =>
  (await roles.payload.findByID({ collection: "consents", id, depth: 0, overrideAccess: true })).deadlines ?? [];

const at = (time: string): Date => new Date(time);
const dayAfter = (days: number): string => new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);

describe("the job of every minute", () => {
  it("withdraws a talent when the day of the expiry begins in the site's time zone, and the ledger says so", async () => {
    const expiry = dayAfter(400);
    const { talent, consent } = await storePublishedChild(roles.payload, { expiresAt: `${expiry}T12:00:00.000Z` });
    await enforceConsents(roles.payload, at(`${expiry}T02:59:00.000Z`));
    assert.equal(await isPublished(talent), true);
    assert.deepEqual(await deadlinesOf(consent), []);
    await enforceConsents(roles.payload, at(`${expiry}T03:00:00.000Z`));
    assert.equal(await isPublished(talent), false);
    assert.deepEqual(await deadlinesOf(consent), [`unpublished:${expiry}`]);
  });

  it("catches up after a stop of several days", async () => {
    const expiry = dayAfter(400);
    const { talent } = await storePublishedChild(roles.payload, { expiresAt: `${expiry}T12:00:00.000Z` });
    await enforceConsents(roles.payload, at(`${dayAfter(410)}T15:00:00.000Z`));
    assert.equal(await isPublished(talent), false);
  });

  it("keeps a talent with another consent that holds", async () => {
    const expiry = dayAfter(400);
    const { talent, consent } = await storePublishedChild(roles.payload, { expiresAt: `${expiry}T12:00:00.000Z` });
    await storeConsent(roles.payload, talent);
    await enforceConsents(roles.payload, at(`${dayAfter(410)}T15:00:00.000Z`));
    assert.equal(await isPublished(talent), true);
    assert.deepEqual(await deadlinesOf(consent), []);
  });

  it("withdraws a published talent with a newer draft that is not complete", async () => {
    const expiry = dayAfter(400);
    const { talent } = await storePublishedChild(roles.payload, { expiresAt: `${expiry}T12:00:00.000Z` });
    await roles.payload.update({ collection: "talents", id: talent, draft: true, data: { name: "", categories: [] } });
    await enforceConsents(roles.payload, at(`${expiry}T15:00:00.000Z`));
    assert.equal(await isPublished(talent), false);
  });

  it("keeps talents without a recorded consent until the grace period is over", async () => {
    const { talent, consent } = await storePublishedChild(roles.payload);
    // As in a store from before consents were recorded: published, without any consent.
    await roles.payload.db.deleteOne({ collection: "consents", where: { id: { equals: consent } } });
    const setGrace = (until: string | null) =>
      roles.payload.updateGlobal({ slug: "settings", data: { consentGraceUntil: until }, overrideAccess: true });
    const last = dayAfter(30);
    try {
      await setGrace(`${last}T12:00:00.000Z`);
      await enforceConsents(roles.payload, at(`${last}T15:00:00.000Z`));
      assert.equal(await isPublished(talent), true);
      await enforceConsents(roles.payload, at(`${addDays(last, 1)}T15:00:00.000Z`));
      assert.equal(await isPublished(talent), false);
    } finally {
      await setGrace(null);
    }
  });

  it("keeps adults, with and without a consent", async () => {
    const adult = await storeRecord(roles.payload, "talents", { _status: "published" });
    await enforceConsents(roles.payload, new Date());
    assert.equal(await isPublished(adult), true);
  });
});

describe("a change of a consent over REST", () => {
  it("withdraws the talent at once when a scout records the withdrawal, and the ledger says so", async () => {
    const { talent, consent } = await storePublishedChild(roles.payload);
    const json = { withdrawnAt: new Date().toISOString() };
    assert.equal((await roles.ask("scout", `/consents/${consent}?draft=true`, { method: "PATCH", json })).status, 200);
    assert.equal(await isPublished(talent), false);
    assert.match((await deadlinesOf(consent)).join(), /^unpublished:\d{4}-\d{2}-\d{2}$/);
  });

  it("withdraws the talent at once when it no longer covers the site, has expired or belongs to another talent", async () => {
    for (const change of [
      { scopes: ["print"] },
      { expiresAt: "2026-02-01T12:00:00.000Z" },
      { talent: await storeRecord(roles.payload, "talents", { birthdate: CHILD, _status: "draft" }) },
    ]) {
      const { talent, consent } = await storePublishedChild(roles.payload);
      await roles.ask("admin", `/consents/${consent}`, { method: "PATCH", json: change });
      assert.equal(await isPublished(talent), false, JSON.stringify(change));
    }
  });

  it("withdraws the talent at once when the consent is deleted, even in the grace period", async () => {
    const { talent, consent } = await storePublishedChild(roles.payload);
    await roles.payload.updateGlobal({ slug: "settings", data: { consentGraceUntil: "2199-01-01T12:00:00.000Z" } });
    try {
      await roles.ask("admin", `/consents/${consent}`, { method: "DELETE" });
      assert.equal(await isPublished(talent), false);
    } finally {
      await roles.payload.updateGlobal({ slug: "settings", data: { consentGraceUntil: null } });
    }
  });

  it("withdraws an adult who withdrew an own consent", async () => {
    const talent = await storeRecord(roles.payload, "talents", { _status: "published" });
    const consent = await storeConsent(roles.payload, talent, { givenBy: "self" });
    await roles.ask("scout", `/consents/${consent}`, { method: "PATCH", json: { withdrawnAt: new Date().toISOString() } });
    assert.equal(await isPublished(talent), false);
  });
});

describe("the document of a consent", () => {
  const upload = async (): Promise<{ id: number; filename: string }> => {
    const form = new FormData();
    form.set("file", new Blob(["%PDF-1.4\nxref\n%%EOF\n"], { type: "application/pdf" }), "autorizacao-maria-da-silva.pdf");
    form.set("_payload", "{}");
    const { status, body } = await roles.ask("scout", "/consent-documents", { method: "POST", form });
    assert.equal(status, 201, JSON.stringify(body));
    return body.doc;
  };
  const files = (): Promise<string[]> => readdir(path.join(process.env.DATA_DIR ?? "", "private"));

  it("has a random name, and is deleted when another replaces it and when its consent is deleted", async () => {
    const [first, second] = [await upload(), await upload()];
    assert.match(first.filename, /^[0-9a-f-]{36}\.pdf$/);
    const { consent } = await storePublishedChild(roles.payload, { document: first.id });
    await roles.ask("scout", `/consents/${consent}`, { method: "PATCH", json: { document: second.id } });
    assert.deepEqual(await files(), [second.filename]);
    await roles.ask("admin", `/consents/${consent}`, { method: "DELETE" });
    assert.deepEqual(await files(), []);
  });

  it("is kept by the daily clean-up while a consent has it, and deleted a day after it belongs to none", async () => {
    const [used, unused] = [await upload(), await upload()];
    await storePublishedChild(roles.payload, { document: used.id });
    const later = (hours: number): Date => new Date(Date.now() + hours * 60 * 60 * 1000);
    assert.equal(await deleteOrphanPhotos(roles.payload, environment, later(48)), 0);
    assert.equal(await deleteOrphanDocuments(roles.payload, later(23)), 0);
    assert.equal((await files()).length, 2);
    assert.equal(await deleteOrphanDocuments(roles.payload, later(25)), 1);
    assert.deepEqual(await files(), [used.filename]);
    assert.notEqual(unused.filename, used.filename);
  });
});
