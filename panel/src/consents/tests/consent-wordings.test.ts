// First import: it sets the environment that the following modules read when they load.
import "../../../tests/setup/test-environment";

import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { after, before, beforeEach, describe, it } from "node:test";

import { EMPTY_ENTRY_FIELDS, type ConsentWording } from "../../contract/entry";
import { parseWording } from "../../contract/parse-wording";
import { deleteExpiredEntries } from "../../entries/retention";
import { createEntryWriter } from "../../entries/write-entry";
import { environment } from "../../environment";
import { openRoleSessions, type RoleSessions } from "../../../tests/setup/role-sessions";

let roles: RoleSessions;

before(async () => {
  roles = await openRoleSessions();
});

after(() => roles.close());

beforeEach(async () => {
  for (const collection of ["consents", "talents", "entries"] as const)
    await roles.payload.delete({ collection, where: { id: { exists: true } }, overrideAccess: true });
});

const versionOf = (text: string): string => `2026-11-23-${createHash("sha256").update(text).digest("hex").slice(0, 16)}`;

const aWording = (text = "Autorizo a avaliação."): ConsentWording => ({ version: versionOf(text), text, locale: "pt" });

const storeApplicationWith = async (wording: ConsentWording | null, version = wording?.version ?? null): Promise<number> => {
  const answers = { name: "Ana", guardian: "Bia", consentVersion: version, consentAt: "2026-11-23T12:00:00.000Z", consentLocale: "pt" };
  const entry = { kind: "getScouted", ...EMPTY_ENTRY_FIELDS, ...answers } as const;
  return Number((await createEntryWriter(roles.payload)({ entry, photos: [], idempotencyKey: null, wording })).id);
};

const wordingOfApplication = async (id: number): Promise<unknown> => (await roles.ask("scout", `/desk/applications/${id}`)).body.wording;

describe("the wording of an application's consent", () => {
  it("is read when it is the text of its version", () => {
    assert.deepEqual(parseWording({ wording: aWording("Autorizo."), locale: "pt" }), aWording("Autorizo."));
  });

  it("is not read when it is another text, too long, or without version or language", () => {
    const long = "a".repeat(4001);
    for (const wording of [{ ...aWording(), text: "Autorizo tudo." }, aWording(long), { ...aWording(), version: "1" }, null])
      assert.equal(parseWording({ wording, locale: "pt" }), null);
    assert.equal(parseWording({ wording: aWording(), locale: "fr" }), null);
  });

  it("is shown with the application, and kept once for all applications that name it", async () => {
    const [one, other] = await Promise.all([storeApplicationWith(aWording()), storeApplicationWith(aWording())]);
    assert.deepEqual(
      [await wordingOfApplication(one), await wordingOfApplication(other)].map((wording) => (wording as ConsentWording).text),
      ["Autorizo a avaliação.", "Autorizo a avaliação."],
    );
    const { totalDocs } = await roles.payload.count({ collection: "consent-wordings", where: { version: { equals: aWording().version } } });
    assert.equal(totalDocs, 1);
  });

  it("is unknown for a version whose text was not sent", async () => {
    assert.equal(await wordingOfApplication(await storeApplicationWith(null, "2026-11-23-0000000000000000")), null);
  });

  it("stays after the application is deleted, also for a consent that came with it", async () => {
    const id = await storeApplicationWith(aWording("Concordo."));
    const { status } = await roles.ask("scout", `/desk/applications/${id}/talent`, { method: "POST" });
    assert.equal(status, 200);
    await deleteExpiredEntries(roles.payload, { ...environment, retentionMonths: 12 }, new Date("2028-01-01T00:00:00.000Z"));
    assert.equal((await roles.payload.count({ collection: "entries" })).totalDocs, 0);
    const { docs } = await roles.payload.find({ collection: "consents", overrideAccess: true });
    const where = { version: { equals: docs[0]?.wording } };
    const kept = await roles.payload.find({ collection: "consent-wordings", where });
    assert.deepEqual(
      kept.docs.map(({ text }) => text),
      ["Concordo."],
    );
  });

  it("is changed and deleted by nobody", async () => {
    await storeApplicationWith(aWording("Aceito."));
    const where = { version: { equals: aWording("Aceito.").version } };
    const refused = async (work: Promise<{ errors: unknown[] }>) => assert.equal((await work).errors.length, 1);
    await refused(roles.payload.update({ collection: "consent-wordings", where, data: { text: "Outro" }, overrideAccess: true }));
    await refused(roles.payload.delete({ collection: "consent-wordings", where, overrideAccess: true }));
  });
});
