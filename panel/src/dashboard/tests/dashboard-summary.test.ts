// First import: it sets the environment that the following modules read when they load.
import "../../../tests/setup/test-environment";

import assert from "node:assert/strict";
import { after, before, beforeEach, describe, it } from "node:test";

import { createLocalReq, type PayloadRequest } from "payload";

import { addDays } from "../../../../src/domain/day";
import { entryListAddress } from "../addresses";
import { type CareItem, readOwnCare } from "../care";
import { isLow } from "../../shared/disk";
import { fetchGatewayReport } from "../gateway-report";
import { readOwnSummary } from "../summary";
import { readLastVisit, recordVisit } from "../visits";
import { runSql } from "../../database/sql";
import { environment } from "../../environment";
import { dayOf } from "../../shared/agency-days";
import { storeApplication } from "../../../tests/builders/applications";
import { CHILD, storeConsent, storePublishedChild } from "../../../tests/builders/consents";
import { storeRecord } from "../../../tests/builders/records";
import { startGatewayDouble, type GatewayDouble } from "../../../tests/setup/gateway-double";
import type { Column } from "../../../tests/setup/role-matrix";
import { openRoleSessions, type RoleSessions } from "../../../tests/setup/role-sessions";

let roles: RoleSessions;
let gateway: GatewayDouble;

before(async () => {
  roles = await openRoleSessions();
  gateway = await startGatewayDouble("a shared secret");
});

after(async () => {
  await gateway.close();
  await roles.close();
});

beforeEach(async () => {
  Object.assign(environment, { publishUrl: null, publishSecret: null });
  for (const collection of ["entries", "consents", "talents", "categories", "posts"] as const)
    await roles.payload.delete({ collection, where: { id: { exists: true } }, overrideAccess: true });
});

const useGateway = (): void => void Object.assign(environment, { publishUrl: gateway.publishUrl, publishSecret: "a shared secret" });

const read = async (column: Column) => (await roles.ask(column, "/desk/summary")).body;

type Item = { rule: string; count?: number; daysLeft?: number };

const rulesOf = (items: Item[]): [string, number | undefined][] => items.map(({ rule, count }) => [rule, count]);

/** Without the disk, which may be full on the machine of the tests. */
const careOf = async (column: Column): Promise<Item[]> => (await read(column)).care.value.filter(({ rule }: Item) => rule !== "disk");

/** For `readOwnCare`, whose clock the test sets. */
const requestOf = async (column: Column): Promise<PayloadRequest> => {
  const { user } = await roles.payload.auth({ headers: new Headers({ Authorization: `JWT ${roles.session(column).token}` }) });
  return createLocalReq({ ...(user === null ? {} : { user }) }, roles.payload);
};

const careAt = async (column: Column, time: string): Promise<CareItem[]> => readOwnCare(await requestOf(column), new Date(time));

const noonAfter = (time: string, days: number): string => `${addDays(dayOf(new Date(time)), days)}T12:00:00.000Z`;

const setCreatedAt = (id: number, time: string): Promise<unknown> =>
  runSql(roles.payload, `UPDATE entries SET created_at = '${time}' WHERE id = ${id}`);

const LONG_AGO = "2026-01-02T09:00:00.000Z";

describe("the summary of the dashboard", () => {
  it("is for accounts alone, and no cache keeps it", async () => {
    for (const [column, status] of [
      ["admin", 200],
      ["editor", 200],
      ["scout", 200],
      ["anonymous", 401],
    ] as const) {
      const answer = await roles.ask(column, "/desk/summary");
      assert.equal(answer.status, status, column);
      assert.equal(answer.headers.get("Cache-Control"), "no-store");
    }
  });

  it("contains no entries for editors, drafts and builds for scouts", async () => {
    await storeApplication(roles.payload);
    await storeRecord(roles.payload, "posts", { _status: "draft" });
    const [admin, editor, scout] = [await read("admin"), await read("editor"), await read("scout")];
    assert.equal(admin.waiting.value.getScouted.count, 1);
    assert.equal(scout.waiting.value.getScouted.count, 1);
    assert.deepEqual(editor.waiting, { state: "hidden" });
    assert.deepEqual(admin.live.value.drafts, [{ collection: "posts", count: 1 }]);
    assert.deepEqual(editor.live.value.drafts, [{ collection: "posts", count: 1 }]);
    assert.deepEqual(scout.live.value.drafts, []);
    assert.deepEqual(scout.publication, { state: "hidden" });
    assert.equal(editor.publication.state, "ok");
  });

  it("names no person, and reads none that the audit would record", async () => {
    await storeApplication(roles.payload, { name: "Ana Segredo", email: "ana.segredo@example.com" });
    await storePublishedChild(roles.payload, { person: "Responsável Segredo", expiresAt: noonAfter(new Date().toISOString(), 20) });
    const before = await roles.payload.count({ collection: "audit-events", overrideAccess: true });
    for (const column of ["admin", "editor", "scout"] as const) assert.doesNotMatch(JSON.stringify(await read(column)), /Segredo|segredo/);
    assert.deepEqual(await roles.payload.count({ collection: "audit-events", overrideAccess: true }), before);
  });

  it("contains the other parts when one cannot be read", async () => {
    await runSql(roles.payload, "ALTER TABLE consents RENAME TO consents_away");
    const summary = await read("admin");
    await runSql(roles.payload, "ALTER TABLE consents_away RENAME TO consents");
    assert.deepEqual(summary.care, { state: "failed" });
    assert.equal(summary.waiting.state, "ok");
    assert.equal(summary.live.state, "ok");
  });
});

describe("what waits", () => {
  it("counts new entries of each form with the oldest, and those in review apart", async () => {
    const oldest = await storeApplication(roles.payload);
    await setCreatedAt(oldest, LONG_AGO);
    await storeApplication(roles.payload);
    await setCreatedAt(await storeApplication(roles.payload, { status: "seen" }), "2025-01-01T09:00:00.000Z");
    await storeApplication(roles.payload, { status: "declined", declineReason: "age" });
    await storeRecord(roles.payload, "entries", { kind: "contact" });
    const { getScouted, contact, workshopContact } = (await read("scout")).waiting.value;
    assert.deepEqual([getScouted.count, getScouted.oldestAt, getScouted.inReview], [2, LONG_AGO, 1]);
    assert.deepEqual([contact.count, contact.inReview], [1, 0]);
    assert.deepEqual(workshopContact, { count: 0, oldestAt: null, sinceVisit: 0, inReview: 0 });
  });
});

describe("the last visit", () => {
  it("is the end of the account's visit before, and each account has its own", async () => {
    const visit = async (column: Column, time: string) => recordVisit(await requestOf(column), new Date(time));
    assert.equal(await visit("scout", "2026-03-01T12:00:00.000Z"), null);
    assert.equal(await visit("scout", "2026-03-01T12:20:00.000Z"), null);
    assert.equal(await visit("scout", "2026-03-02T12:00:00.000Z"), "2026-03-01T12:20:00.000Z");
    assert.equal(await visit("scout", "2026-03-02T12:29:00.000Z"), "2026-03-01T12:20:00.000Z");
    assert.equal(await visit("editor", "2026-03-02T13:00:00.000Z"), null);
    assert.equal(await visit("scout", "2026-03-05T12:00:00.000Z"), "2026-03-02T12:29:00.000Z");
    const { totalDocs } = await roles.payload.count({
      collection: "payload-preferences",
      where: { key: { equals: "desk-visits" } },
      overrideAccess: true,
    });
    assert.equal(totalDocs, 2);
  });

  it("is not moved by the summary", async () => {
    const now = new Date("2026-03-06T12:00:00.000Z");
    await recordVisit(await requestOf("admin"), new Date("2026-03-01T12:00:00.000Z"));
    await read("admin");
    assert.equal(await readLastVisit(await requestOf("admin"), now), "2026-03-01T12:00:00.000Z");
  });

  it("ignores a preference that is no time", async () => {
    const { id } = roles.session("editor");
    await roles.payload.delete({ collection: "payload-preferences", where: { key: { equals: "desk-visits" } }, overrideAccess: true });
    for (const value of ["'; DROP TABLE entries; --", { latest: "'; DROP TABLE entries; --", previous: 7 }]) {
      const { status } = await roles.ask("editor", "/payload-preferences/desk-visits", { method: "POST", json: { value } });
      assert.equal(status, 200);
      assert.equal((await read("editor")).lastVisit, null, String(id));
    }
  });

  it("separates the entries that arrived since, and the number leads to a list of them alone", async () => {
    const [earlier, later] = [await storeApplication(roles.payload), await storeApplication(roles.payload)];
    await setCreatedAt(earlier, "2026-03-01T12:00:00.000Z");
    await setCreatedAt(later, "2026-03-03T12:00:00.000Z");
    const now = new Date("2026-03-06T12:00:00.000Z");
    const sinceVisit = async (lastVisit: string | null): Promise<number | null> => {
      const { waiting } = await readOwnSummary(await requestOf("scout"), now, lastVisit);
      return waiting.state === "ok" ? waiting.value.getScouted.sinceVisit : null;
    };
    assert.equal(await sinceVisit("2026-03-02T12:00:00.000Z"), 1);
    assert.equal(await sinceVisit(null), 2);
    for (const [kind, status] of [
      ["contact", "new"],
      ["workshopContact", "new"],
      ["contact", "seen"],
    ] as const)
      await setCreatedAt(await storeRecord(roles.payload, "entries", { kind, status }), "2026-03-03T12:00:00.000Z");
    const listed = async (kind: "getScouted" | "contact" | "workshopContact", since: string) => {
      const address = entryListAddress("/desk", kind, { status: "new", since });
      return (await roles.ask("scout", address)).body;
    };
    const cards = (await listed("getScouted", "2026-03-02T12:00:00.000Z")).cards as { id: number }[];
    assert.deepEqual(
      cards.map(({ id }) => id),
      [later],
    );
    for (const [since, count] of [
      ["2026-03-02T12:00:00.000Z", 1],
      ["2026-03-03T12:00:00.000Z", 0],
    ] as const) {
      assert.equal((await listed("contact", since)).enquiries.length, count);
      assert.equal((await listed("workshopContact", since)).counts.new, count);
    }
  });
});

describe("what is live", () => {
  it("counts published talents by category, with empty categories", async () => {
    const kids = await storeRecord(roles.payload, "categories", { category: "kids" });
    const actors = await storeRecord(roles.payload, "categories", { category: "ator" });
    await storeRecord(roles.payload, "talents", { categories: [actors], _status: "published" });
    await storeRecord(roles.payload, "talents", { categories: [actors], _status: "draft" });
    const { talents, categories } = (await read("scout")).live.value;
    assert.equal(talents, 1);
    assert.deepEqual(
      categories.filter(({ id }: { id: number }) => id === kids || id === actors),
      [
        { id: kids, name: "kids", count: 0 },
        { id: actors, name: "ator", count: 1 },
      ],
    );
  });
});

describe("what needs care", () => {
  it("is empty when all is in order", async () => {
    await storeRecord(roles.payload, "talents", { _status: "published" });
    for (const column of ["admin", "editor", "scout"] as const) assert.deepEqual(await careOf(column), []);
  });

  it("counts consents that expire within 60 days, with the days of the next, and not for editors", async () => {
    const now = new Date().toISOString();
    for (const days of [50, 12, 90]) await storePublishedChild(roles.payload, { expiresAt: noonAfter(now, days) });
    for (const column of ["admin", "scout"] as const)
      assert.deepEqual(await careAt(column, now), [{ rule: "ending", count: 2, daysLeft: 12 }], column);
    assert.deepEqual(await careAt("editor", now), []);
  });

  it("counts a consent from 60 days before its expiry until the day before", async () => {
    await storePublishedChild(roles.payload, { expiresAt: "2031-06-30T12:00:00.000Z" });
    const endingAt = (time: string) => careAt("scout", time);
    assert.deepEqual(await endingAt("2031-05-01T02:59:00.000Z"), []);
    assert.deepEqual(await endingAt("2031-05-01T03:00:00.000Z"), [{ rule: "ending", count: 1, daysLeft: 60 }]);
    assert.deepEqual(await endingAt("2031-06-30T02:59:00.000Z"), [{ rule: "ending", count: 1, daysLeft: 1 }]);
    assert.deepEqual(rulesOf(await endingAt("2031-06-30T03:00:00.000Z")), [["expired", 1]]);
  });

  it("counts published minors without a recorded consent, with the days until the grace period ends", async () => {
    const now = new Date().toISOString();
    const { consent } = await storePublishedChild(roles.payload);
    await roles.payload.updateGlobal({ slug: "settings", data: { consentGraceUntil: noonAfter(now, 30) }, overrideAccess: true });
    await roles.payload.db.deleteOne({ collection: "consents", where: { id: { equals: consent } } });
    const unrecorded = [{ rule: "unrecorded", count: 1, daysLeft: 30 }];
    assert.deepEqual(await careAt("scout", now), unrecorded);
    assert.deepEqual(await careAt("admin", now), unrecorded);
    // Editors see only `missing` and `expired`.
    assert.deepEqual(await careAt("editor", now), [{ rule: "missing", count: 1 }]);
    await roles.payload.updateGlobal({ slug: "settings", data: { consentGraceUntil: null }, overrideAccess: true });
  });

  it("counts drafts of minors and of talents without a birthdate whose consent is missing, expired or withdrawn", async () => {
    await storeRecord(roles.payload, "talents", { birthdate: CHILD, _status: "draft" });
    const withdrawn = await storeRecord(roles.payload, "talents", { birthdate: "", _status: "draft" });
    await storeConsent(roles.payload, withdrawn, { withdrawnAt: "2026-02-01T12:00:00.000Z" });
    const expired = await storeRecord(roles.payload, "talents", { birthdate: CHILD, _status: "draft" });
    await storeConsent(roles.payload, expired, { expiresAt: "2026-02-01T12:00:00.000Z" });
    const valid = await storeRecord(roles.payload, "talents", { birthdate: CHILD, _status: "draft" });
    await storeConsent(roles.payload, valid);
    for (const column of ["admin", "editor"] as const)
      assert.deepEqual(
        rulesOf(await careOf(column)),
        [
          ["expired", 1],
          ["missing", 2],
        ],
        column,
      );
    // Scouts do not read drafts.
    assert.deepEqual(await careOf("scout"), []);
  });

  it("counts published talents without a cover, for editors", async () => {
    await storeRecord(roles.payload, "talents", { cover: null, _status: "published" });
    await storeRecord(roles.payload, "talents", { cover: null, _status: "draft" });
    assert.deepEqual(await careOf("editor"), [{ rule: "no-cover", count: 1 }]);
    assert.deepEqual(await careOf("scout"), []);
  });

  it("counts talents who are too old for a category, from the first day of a month on", async () => {
    const kids = await storeRecord(roles.payload, "categories", { category: "Kids" });
    const teens = await storeRecord(roles.payload, "categories", { category: "teens" });
    const talent = async (birthdate: string, categories: number[]): Promise<void> => {
      const id = await storeRecord(roles.payload, "talents", { birthdate, categories, _status: "draft" });
      await storeConsent(roles.payload, id);
      await roles.payload.update({ collection: "talents", id, data: { _status: "published" }, overrideAccess: true });
    };
    await talent("2014-03-20", [kids]);
    await talent("2008-03-20", [teens, kids]);
    await talent("2009-01-01", [teens]);
    const outgrownAt = async (time: string): Promise<number | undefined> => {
      const item = (await careAt("editor", time)).find(({ rule }) => rule === "outgrown");
      return item !== undefined && "count" in item ? item.count : undefined;
    };
    // The talent of two categories is already too old for the first one.
    assert.equal(await outgrownAt("2026-03-31T12:00:00.000Z"), 1);
    assert.equal(await outgrownAt("2026-04-01T02:59:00.000Z"), 1);
    assert.equal(await outgrownAt("2026-04-01T03:00:00.000Z"), 2);
    assert.equal(await outgrownAt("2027-02-01T12:00:00.000Z"), 3);
  });
});

describe("what the gateway reports", () => {
  it("is unset without an address, and unreachable when it does not answer or knows no counts", async () => {
    assert.equal((await read("admin")).gateway, "unset");
    useGateway();
    gateway.answer(404, {});
    assert.equal((await read("admin")).gateway, "unreachable");
    Object.assign(environment, { publishUrl: "http://127.0.0.1:9/api/publish" });
    const { visitors, gateway: state, publication } = await read("admin");
    assert.equal(state, "unreachable");
    assert.deepEqual(visitors, { state: "ok", value: { state: "unreachable" } });
    assert.deepEqual(publication, { state: "ok", value: { state: "unknown" } });
  });

  it("is fetched by a signed call for 30 days", async () => {
    useGateway();
    gateway.answer(200, { counting: true });
    await read("scout");
    const call = gateway.calls().at(-1);
    assert.deepEqual([call?.path, call?.isSigned, call?.body.path, call?.body.days], ["/api/counts", true, "/api/counts", 30]);
  });

  it("contains names of talents that the account may read, and drops the others", async () => {
    useGateway();
    const live = await storeRecord(roles.payload, "talents", { name: "Publicada Demo", _status: "published" });
    const draft = await storeRecord(roles.payload, "talents", { name: "Rascunho Demo", _status: "draft" });
    const opened = [live, draft, 999_999].map((id) => ({ talent: String(id), count: 5 }));
    const unfound = { total: 9, words: [{ words: "ruiva", count: 6 }] };
    const pages = [{ page: "talent", count: 30 }];
    gateway.answer(200, { counting: true, views: 40, pages, opened, selected: opened, filters: [{ filter: "age", count: 3 }], unfound });
    const scout = (await read("scout")).visitors.value;
    assert.deepEqual(scout.opened, [{ id: live, name: "Publicada Demo", count: 5 }]);
    assert.deepEqual([scout.views, scout.pages, scout.unfound, scout.filters], [40, pages, unfound, [{ filter: "age", count: 3 }]]);
    const editor = (await read("editor")).visitors.value;
    assert.deepEqual(
      editor.selected.map(({ name }: { name: string }) => name),
      ["Publicada Demo", "Rascunho Demo"],
    );
  });

  it("is off when counting is switched off, and unreadable when the counts cannot be read", async () => {
    useGateway();
    gateway.answer(200, { counting: false });
    assert.deepEqual((await read("admin")).visitors.value, { state: "off" });
    gateway.answer(200, { counting: null });
    assert.deepEqual((await read("admin")).visitors.value, { state: "unreadable" });
  });

  it("contains deliveries for admins and scouts, and a full disk for admins", async () => {
    useGateway();
    const hoursAgo = (hours: number): string => new Date(Date.now() - hours * 60 * 60 * 1000).toISOString();
    const disk = { freeBytes: 900_000_000, totalBytes: 40_000_000_000 };
    gateway.answer(200, { counting: true, outbox: { waiting: 3, dead: 2, oldestAt: hoursAgo(5), erasures: 1 }, disk });
    const deliveries: [string, number | undefined][] = [
      ["deliveries-failed", 2],
      ["erasures-waiting", 1],
    ];
    assert.deepEqual(rulesOf((await read("admin")).gatewayCare.value), [...deliveries, ["disk", undefined]]);
    assert.deepEqual(rulesOf((await read("scout")).gatewayCare.value), deliveries);
    assert.deepEqual((await read("editor")).gatewayCare.value, []);
    gateway.answer(200, { counting: true, outbox: { waiting: 3, dead: 0, oldestAt: hoursAgo(2), erasures: 0 } });
    assert.deepEqual(rulesOf((await read("scout")).gatewayCare.value), [["deliveries-late", 3]]);
    gateway.answer(200, { counting: true, outbox: { waiting: 3, dead: 0, oldestAt: hoursAgo(0.5), erasures: 0 } });
    assert.deepEqual((await read("scout")).gatewayCare.value, []);
  });
});

it("reads the entries that did not arrive from the gateway's answer, and none where it names none", async () => {
  const sent = { reference: "7F3A91C2", form: "contact", status: "dead", receivedAt: "2026-11-23T12:00:00.000Z", tries: 12 };
  const undelivered = [sent, { ...sent, form: "other" }, { ...sent, receivedAt: "x" }, { ...sent, status: "waiting" }, null];
  const read = async (outbox: unknown) => {
    gateway.answer(200, { counting: true, outbox });
    const report = await fetchGatewayReport({ publishUrl: gateway.publishUrl, publishSecret: "a shared secret" });
    return report.state === "reachable" ? report.counts.outbox?.undelivered : null;
  };
  const { reference, form, receivedAt, tries } = sent;
  assert.deepEqual(await read({ waiting: 1, dead: 1, undelivered }), [
    { reference, form, isDead: true, receivedAt, tries },
    { reference, form, isDead: false, receivedAt, tries },
  ]);
  assert.deepEqual(await read({ waiting: 1, dead: 1 }), []);
});

it("takes a disk for full below a tenth, and large disks below 5 GB", () => {
  assert.equal(isLow({ freeBytes: 1_900_000_000, totalBytes: 20_000_000_000 }), true);
  assert.equal(isLow({ freeBytes: 2_100_000_000, totalBytes: 20_000_000_000 }), false);
  assert.equal(isLow({ freeBytes: 4_900_000_000, totalBytes: 1_000_000_000_000 }), true);
  assert.equal(isLow({ freeBytes: 5_100_000_000, totalBytes: 1_000_000_000_000 }), false);
});
