// First import: it sets the environment that the following modules read when they load.
import "../../../tests/setup/test-environment";

import assert from "node:assert/strict";
import { after, afterEach, before, describe, it } from "node:test";

import { formatDeadline, parseDeadline, reminderDue } from "../deadlines";
import { readEndingConsents } from "../ending-consents";
import { decideGracePeriod } from "../grace-period";
import { sendDueReminders } from "../reminders";
import { storeConsent, storePublishedChild } from "../../../tests/builders/consents";
import { openStore, type TestStore } from "../../../tests/setup/open-store";

let opened: TestStore;

before(async () => {
  opened = await openStore();
});

after(() => opened.close());

afterEach(() => opened.payload.delete({ collection: "talents", where: { id: { exists: true } } }));

const at = (day: string): Date => new Date(`${day}T15:00:00.000Z`);
/** A day far in the future, because no child is published with an expired consent. */
const EXPIRY = "2037-03-31";
const expiresAt = `${EXPIRY}T12:00:00.000Z`;

it("a reminder is due from 60, 30 and 7 days before the expiry on, and not on its day", () => {
  const due = [61, 60, 31, 30, 8, 7, 1, 0, -1].map(reminderDue);
  assert.deepEqual(due, [null, 60, 60, 30, 30, 7, 7, null, null]);
});

it("a stored deadline is read back, and any other text is null", () => {
  for (const deadline of [{ kind: "reminder", days: 30, day: EXPIRY } as const, { kind: "unpublished", days: 0, day: EXPIRY } as const])
    assert.deepEqual(parseDeadline(formatDeadline(deadline)), deadline);
  for (const text of ["", "reminder-31:2037-03-31", "unpublished", "unpublished:soon"]) assert.equal(parseDeadline(text), null);
});

describe("readEndingConsents", () => {
  const ending = async (day: string) =>
    (await readEndingConsents(opened.payload, at(day))).map(({ daysLeft, reminder, expiresOn }) => [daysLeft, reminder, expiresOn]);

  it("contains a consent within 60 days before its expiry", async () => {
    await storePublishedChild(opened.payload, { expiresAt });
    assert.deepEqual(await ending("2037-01-29"), []);
    assert.deepEqual(await ending("2037-01-30"), [[60, 60, EXPIRY]]);
    assert.deepEqual(await ending("2037-03-30"), [[1, 7, EXPIRY]]);
    assert.deepEqual(await ending(EXPIRY), []);
  });

  it("omits a consent that was withdrawn, and one that another consent continues for every use", async () => {
    const first = await storePublishedChild(opened.payload, { expiresAt, scopes: ["site", "print"] });
    const second = await storePublishedChild(opened.payload, { expiresAt });
    await opened.payload.update({ collection: "consents", id: second.consent, data: { withdrawnAt: "2037-01-01T12:00:00.000Z" } });
    await storeConsent(opened.payload, first.talent, { scopes: ["site"] });
    assert.equal((await ending("2037-02-10")).length, 1);
    await storeConsent(opened.payload, first.talent, { scopes: ["print", "digitals"] });
    assert.deepEqual(await ending("2037-02-10"), []);
  });

  it("omits a consent that another one continues for days or for years, and not one whose successor was withdrawn or ends sooner", async () => {
    const successors = {
      days: { expiresAt: "2037-04-02T12:00:00.000Z" },
      years: { expiresAt: "2039-03-31T12:00:00.000Z" },
      withdrawn: { withdrawnAt: "2037-01-01T12:00:00.000Z" },
      sooner: { expiresAt: "2037-03-30T12:00:00.000Z" },
    };
    const talents = new Map<string, number>();
    for (const [name, over] of Object.entries(successors)) {
      const { talent } = await storePublishedChild(opened.payload, { expiresAt });
      await storeConsent(opened.payload, talent, over);
      talents.set(name, talent);
    }
    const expiring = (await readEndingConsents(opened.payload, at("2037-02-10")))
      .filter(({ expiresOn }) => expiresOn === EXPIRY)
      .map(({ consent }) => consent.talent);
    assert.deepEqual(expiring.sort(), [talents.get("withdrawn"), talents.get("sooner")].sort());
  });
});

describe("reminders by mail", () => {
  type Mail = { to: string; subject: string; text: string };
  const mailer = (sent: Mail[], to: string | null = "agency@example.com") => ({
    to,
    adminUrl: "https://admin.example.com",
    send: (message: Mail) => Promise.resolve(sent.push(message)),
  });

  it("are sent once each at 60, 30 and 7 days, in one mail with links and without names", async () => {
    const sent: Mail[] = [];
    const { consent } = await storePublishedChild(opened.payload, { expiresAt, person: "Aracy Responsável" });
    const other = await storePublishedChild(opened.payload, { expiresAt });
    for (const day of ["2037-01-29", "2037-01-30", "2037-01-31", "2037-03-01", "2037-03-02", "2037-03-24", "2037-03-30", EXPIRY])
      await sendDueReminders(opened.payload, mailer(sent), at(day));
    assert.deepEqual(
      sent.map(({ text }) => /in (\d+) days/.exec(text)?.[1]),
      ["60", "30", "7"],
    );
    for (const id of [consent, other.consent])
      assert.match(sent[0]?.text ?? "", new RegExp(`em 60 dias: https://admin.example.com/admin/collections/consents/${id}\n`));
    assert.doesNotMatch(JSON.stringify(sent), /Aracy|Registro/);
  });

  it("are sent again for a later expiry, and again after a mail that failed", async () => {
    const sent: Mail[] = [];
    const { consent } = await storePublishedChild(opened.payload, { expiresAt });
    const failing = { ...mailer(sent), send: () => Promise.reject(new Error("no connection")) };
    await assert.rejects(sendDueReminders(opened.payload, failing, at("2037-03-01")));
    assert.equal(await sendDueReminders(opened.payload, mailer(sent), at("2037-03-01")), 1);
    await opened.payload.update({ collection: "consents", id: consent, data: { expiresAt: "2037-12-31T12:00:00.000Z" } });
    assert.equal(await sendDueReminders(opened.payload, mailer(sent), at("2037-12-01")), 1);
    assert.equal(sent.length, 2);
  });

  it("are neither sent nor recorded without an address", async () => {
    const { consent } = await storePublishedChild(opened.payload, { expiresAt });
    assert.equal(await sendDueReminders(opened.payload, mailer([], null), at("2037-03-01")), 0);
    assert.deepEqual((await opened.payload.findByID({ collection: "consents", id: consent })).deadlines ?? [], []);
  });
});

describe("the grace period", () => {
  const graceOf = async () => (await opened.payload.findGlobal({ slug: "settings" })).consentGraceUntil ?? null;
  const reset = async () => {
    await opened.payload.updateGlobal({ slug: "settings", data: { consentGraceUntil: null } });
    await opened.payload.kv.clear();
  };

  it("is 90 days from the first start of a store with published talents without a consent, and set once", async () => {
    await reset();
    const { consent } = await storePublishedChild(opened.payload);
    await opened.payload.db.deleteOne({ collection: "consents", where: { id: { equals: consent } } });
    assert.equal(await decideGracePeriod(opened.payload, at("2036-11-23")), 1);
    assert.equal(await graceOf(), "2037-02-21T12:00:00.000Z");
    await opened.payload.updateGlobal({ slug: "settings", data: { consentGraceUntil: null } });
    assert.equal(await decideGracePeriod(opened.payload, at("2036-11-24")), 0);
    assert.equal(await graceOf(), null);
  });

  it("is not set in an empty store or one whose consents are recorded, also at later starts", async () => {
    await reset();
    assert.equal(await decideGracePeriod(opened.payload, at("2036-11-23")), 0);
    const { consent } = await storePublishedChild(opened.payload);
    await opened.payload.db.deleteOne({ collection: "consents", where: { id: { equals: consent } } });
    assert.equal(await decideGracePeriod(opened.payload, at("2036-11-24")), 0);
    await reset();
    await opened.payload.delete({ collection: "talents", where: { id: { exists: true } } });
    await storePublishedChild(opened.payload);
    assert.equal(await decideGracePeriod(opened.payload, at("2036-11-23")), 0);
    assert.equal(await graceOf(), null);
  });
});
