// First import: it sets the environment that the following modules read when they load.
import "../../../tests/setup/test-environment";

import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";

import { CHILD, storeConsent, storePublishedChild } from "../../../tests/builders/consents";
import { storeRecord } from "../../../tests/builders/records";
import { openRoleSessions, type RoleSessions } from "../../../tests/setup/role-sessions";

let roles: RoleSessions;

before(async () => {
  roles = await openRoleSessions();
});

after(() => roles.close());

const stateFor = async (column: "admin" | "editor" | "scout", talent: number) => {
  const { status, body } = await roles.ask(column, `/talents/${talent}/consent-state`);
  return status === 200 ? body : status;
};

const aDraftChild = (): Promise<number> => storeRecord(roles.payload, "talents", { birthdate: CHILD, _status: "draft" });

describe("GET /talents/{id}/consent-state", () => {
  it("answers valid, missing, expired or not needed to editors, and withdrawn only to admins", async () => {
    const { talent: valid } = await storePublishedChild(roles.payload);
    const missing = await aDraftChild();
    const expired = await aDraftChild();
    await storeConsent(roles.payload, expired, { expiresAt: "2026-02-01T12:00:00.000Z" });
    const withdrawn = await aDraftChild();
    await storeConsent(roles.payload, withdrawn, { withdrawnAt: "2026-02-01T12:00:00.000Z" });
    const adult = await storeRecord(roles.payload, "talents", { _status: "published" });
    const states = async (column: "admin" | "editor") =>
      Promise.all([valid, missing, expired, withdrawn, adult].map(async (id) => (await stateFor(column, id)).state));
    assert.deepEqual(await states("editor"), ["valid", "missing", "expired", "missing", "not-needed"]);
    assert.deepEqual(await states("admin"), ["valid", "missing", "expired", "withdrawn", "not-needed"]);
  });

  it("contains nothing of the consent itself", async () => {
    const { talent } = await storePublishedChild(roles.payload, { person: "Aracy Responsável", note: "anotação" });
    assert.deepEqual(await stateFor("editor", talent), { state: "valid", allowsPublishing: true });
  });

  it("uses the birthdate of the newest draft", async () => {
    const talent = await storeRecord(roles.payload, "talents", { _status: "published" });
    await roles.payload.update({ collection: "talents", id: talent, draft: true, data: { birthdate: CHILD } });
    assert.equal((await stateFor("editor", talent)).state, "missing");
  });

  it("tells editors in the grace period that a talent without a recorded consent may stay published", async () => {
    const { talent, consent } = await storePublishedChild(roles.payload);
    await roles.payload.db.deleteOne({ collection: "consents", where: { id: { equals: consent } } });
    await roles.payload.updateGlobal({ slug: "settings", data: { consentGraceUntil: "2199-01-01T12:00:00.000Z" } });
    assert.deepEqual(await stateFor("editor", talent), { state: "missing", allowsPublishing: true });
    assert.deepEqual(await stateFor("admin", talent), { state: "not-recorded", allowsPublishing: true });
    await roles.payload.updateGlobal({ slug: "settings", data: { consentGraceUntil: null } });
  });

  it("is 404 for a talent that the role may not read, for an unknown one and for what is no id", async () => {
    const draft = await aDraftChild();
    assert.equal(await stateFor("scout", draft), 404);
    assert.equal(await stateFor("admin", 999_999), 404);
    assert.equal((await roles.ask("admin", "/talents/x/consent-state")).status, 404);
  });
});

describe("editors", () => {
  it("learn nothing of consents by queries, locks or the talent's record", async () => {
    const { talent, consent } = await storePublishedChild(roles.payload, { person: "Aracy Responsável" });
    const user = { relationTo: "users" as const, value: Number(roles.session("admin").id) };
    const document = { relationTo: "consents" as const, value: consent };
    await roles.payload.create({ collection: "payload-locked-documents", data: { document, user }, overrideAccess: true });
    const answers = await Promise.all(
      [
        "/consents?limit=1",
        `/consents/${consent}`,
        "/consents/count",
        `/consents?where[person][like]=Aracy`,
        `/talents/${talent}?depth=5`,
        "/payload-locked-documents?where[document.relationTo][equals]=consents",
      ].map((path) => roles.ask("editor", path)),
    );
    assert.doesNotMatch(JSON.stringify(answers.map(({ body }) => body)), /Aracy|"consents"/);
    assert.deepEqual(
      answers.map(({ status }) => status),
      [403, 403, 403, 403, 200, 200],
    );
  });
});

it("a consent is found by the name of its talent or of the person, without accents", async () => {
  const talents = [
    await storeRecord(roles.payload, "talents", { name: "Ícaro Búzios", _status: "draft" }),
    await storeRecord(roles.payload, "talents", { name: "Ágata Búzios", _status: "draft" }),
  ];
  const [second, first] = [
    await storeConsent(roles.payload, talents[0] ?? 0, {}),
    await storeConsent(roles.payload, talents[1] ?? 0, { person: "Otávio" }),
  ];
  const find = async (column: "admin" | "scout", query: string): Promise<number[]> =>
    (await roles.ask(column, `/consents?depth=0&sort=-id&${query}`)).body.docs.map(({ id }: { id: number }) => id);
  for (const column of ["admin", "scout"] as const) {
    assert.deepEqual(await find(column, "where[or][0][talent][like]=BUZIOS&where[or][1][person][like]=BUZIOS"), [first, second]);
    assert.deepEqual(await find(column, "where[or][0][talent][like]=otavio&where[or][1][person][like]=otavio"), [first]);
    assert.deepEqual(await find(column, `where[talent][equals]=${talents[0]}`), [second]);
  }
});
