// First import: it sets the environment that the following modules read when they load.
import "../../../tests/setup/test-environment";

import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";

import { CHILD, isTalentPublished, storeConsent, storePublishedChild } from "../../../tests/builders/consents";
import { storeRecord } from "../../../tests/builders/records";
import { openRoleSessions, type RoleSessions } from "../../../tests/setup/role-sessions";

let roles: RoleSessions;

before(async () => {
  roles = await openRoleSessions();
});

after(() => roles.close());

const aDraftChild = (): Promise<number> => storeRecord(roles.payload, "talents", { birthdate: CHILD, _status: "draft" });

const setGrace = (until: string | null) =>
  roles.payload.updateGlobal({ slug: "settings", data: { consentGraceUntil: until }, overrideAccess: true });

describe("a child without a consent for the site", () => {
  it("is not published over REST by an editor or admin, and the refusal is in the editor's language", async () => {
    const id = await aDraftChild();
    for (const [language, expected] of [
      ["pt", /não foi publicado.*Autorizações/],
      ["en", /was not published.*under Consents/],
    ] as const) {
      for (const column of ["editor", "admin"] as const) {
        const { status, body } = await roles.ask(column, `/talents/${id}`, {
          method: "PATCH",
          json: { _status: "published" },
          headers: { "Accept-Language": language },
        });
        assert.equal(status, 409, JSON.stringify(body));
        assert.match(body.errors[0].message, expected);
      }
    }
    assert.equal(await isTalentPublished(roles.payload, id), false);
  });

  it("is not published in bulk, while the others are", async () => {
    const child = await aDraftChild();
    const adult = await storeRecord(roles.payload, "talents", { _status: "draft" });
    const { body } = await roles.ask("editor", `/talents?where[id][in]=${child},${adult}`, {
      method: "PATCH",
      json: { _status: "published" },
    });
    assert.deepEqual(
      body.errors.map(({ id }: { id: number }) => id),
      [child],
    );
    assert.deepEqual(await Promise.all([child, adult].map((id) => isTalentPublished(roles.payload, id))), [false, true]);
  });

  it("is not created as published, over REST or with the Local API, by any caller", async () => {
    const categories = [(await roles.payload.create({ collection: "categories", data: { category: "Guarda" } })).id];
    const data = { name: "Criada publicada", gender: "woman" as const, birthdate: CHILD, categories, _status: "published" as const };
    assert.equal((await roles.ask("editor", "/talents", { method: "POST", json: data })).status, 409);
    const user = {
      ...(await roles.payload.findByID({ collection: "users", id: Number(roles.session("admin").id) })),
      collection: "users" as const,
    };
    await assert.rejects(roles.payload.create({ collection: "talents", data, user, overrideAccess: false }), { status: 409 });
    await assert.rejects(roles.payload.create({ collection: "talents", data, overrideAccess: true }), { status: 409 });
    await assert.rejects(roles.payload.create({ collection: "talents", data: { ...data, birthdate: null } }), { status: 409 });
    const { totalDocs } = await roles.payload.count({ collection: "talents", where: { name: { equals: data.name } } });
    assert.equal(totalDocs, 0);
  });

  it("is not published by restoring a published version, but that version can be restored as a draft", async () => {
    const { talent, consent } = await storePublishedChild(roles.payload);
    await roles.payload.update({ collection: "talents", id: talent, data: { skills: "canto" } });
    const { docs } = await roles.payload.findVersions({
      collection: "talents",
      where: { and: [{ parent: { equals: talent } }, { "version._status": { equals: "published" } }] },
      sort: "createdAt",
    });
    await roles.payload.delete({ collection: "consents", id: consent });
    const path = `/talents/versions/${docs[0]?.id}`;
    assert.equal((await roles.ask("editor", path, { method: "POST" })).status, 409);
    assert.equal((await roles.ask("editor", `${path}?draft=true`, { method: "POST" })).status, 200);
    assert.equal(await isTalentPublished(roles.payload, talent), false);
  });

  it("is saved as a draft", async () => {
    const id = await aDraftChild();
    assert.equal((await roles.ask("editor", `/talents/${id}?draft=true`, { method: "PATCH", json: { skills: "dança" } })).status, 200);
  });
});

describe("publishing", () => {
  it("works with a consent for the site, and not with one for print, an expired or a withdrawn one", async () => {
    for (const [over, expected] of [
      [{}, 200],
      [{ scopes: ["print" as const] }, 409],
      [{ expiresAt: "2026-02-01T12:00:00.000Z" }, 409],
      [{ withdrawnAt: "2026-02-01T12:00:00.000Z" }, 409],
    ] as const) {
      const id = await aDraftChild();
      await storeConsent(roles.payload, id, { ...over, scopes: "scopes" in over ? [...over.scopes] : ["site"] });
      const { status } = await roles.ask("editor", `/talents/${id}`, { method: "PATCH", json: { _status: "published" } });
      assert.equal(status, expected, JSON.stringify(over));
    }
  });

  it("is refused for a published adult whose birthdate is removed or becomes a child's", async () => {
    const id = await storeRecord(roles.payload, "talents", { _status: "published" });
    for (const birthdate of [null, CHILD])
      assert.equal((await roles.ask("editor", `/talents/${id}`, { method: "PATCH", json: { birthdate } })).status, 409);
    assert.equal(await isTalentPublished(roles.payload, id), true);
  });

  it("works for a talent that stays published in the grace period, and not for one that was unpublished in it", async () => {
    const { talent, consent } = await storePublishedChild(roles.payload);
    // As in a store from before consents were recorded: published, without any consent.
    await roles.payload.db.deleteOne({ collection: "consents", where: { id: { equals: consent } } });
    const save = (data: object) => roles.ask("editor", `/talents/${talent}`, { method: "PATCH", json: data });
    try {
      assert.equal((await save({ skills: "canto" })).status, 409);
      await setGrace("2199-01-01T12:00:00.000Z");
      assert.equal((await save({ skills: "canto" })).status, 200);
      assert.equal((await save({ _status: "draft" })).status, 200);
      assert.equal((await save({ _status: "published" })).status, 409);
    } finally {
      await setGrace(null);
    }
  });
});
