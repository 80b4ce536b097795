// First import: it sets the environment that the following modules read when they load.
import "../../../tests/setup/test-environment";

import assert from "node:assert/strict";
import { after, before, beforeEach, describe, it } from "node:test";

import { createLocalReq, type PayloadRequest } from "payload";

import { addDays } from "../../../../src/domain/day";
import { CARE_LISTS, type CareList, readOwnCare } from "../care";
import { mayReadList, readCareList, toCareList } from "../care-lists";
import { dayOf } from "../../shared/agency-days";
import { CHILD, storeConsent, storePublishedChild } from "../../../tests/builders/consents";
import { storeRecord } from "../../../tests/builders/records";
import type { Column } from "../../../tests/setup/role-matrix";
import { openRoleSessions, type RoleSessions } from "../../../tests/setup/role-sessions";

let roles: RoleSessions;

before(async () => {
  roles = await openRoleSessions();
});

after(() => roles.close());

beforeEach(async () => {
  for (const collection of ["consents", "talents", "categories"] as const)
    await roles.payload.delete({ collection, where: { id: { exists: true } }, overrideAccess: true });
});

const requestOf = async (column: Column): Promise<PayloadRequest> => {
  const { user } = await roles.payload.auth({ headers: new Headers({ Authorization: `JWT ${roles.session(column).token}` }) });
  return createLocalReq({ ...(user === null ? {} : { user }) }, roles.payload);
};

const NOW = new Date();
const daysFromNow = (days: number): string => `${addDays(dayOf(NOW), days)}T12:00:00.000Z`;

const readList = async (column: Column, list: CareList, page = 1) => readCareList(await requestOf(column), list, { page, now: NOW });

describe("the lists behind the dashboard's numbers", () => {
  it("are read by the roles that see their number", async () => {
    const allowed: Record<CareList, Column[]> = {
      ending: ["admin", "scout"],
      unrecorded: ["admin", "scout"],
      missing: ["admin", "editor", "scout"],
      expired: ["admin", "editor", "scout"],
      "no-cover": ["admin", "editor"],
      outgrown: ["admin", "editor"],
    };
    for (const list of CARE_LISTS)
      for (const column of ["admin", "editor", "scout", "anonymous"] as const)
        assert.equal(await mayReadList(await requestOf(column), list), allowed[list].includes(column), `${column} reads ${list}`);
    assert.equal(toCareList("../users"), null);
  });

  it("have as many records as the number says", async () => {
    const kids = await storeRecord(roles.payload, "categories", { category: "kids" });
    await storeRecord(roles.payload, "talents", { categories: [kids], cover: null, _status: "published" });
    await storePublishedChild(roles.payload, { expiresAt: daysFromNow(12) });
    await storeRecord(roles.payload, "talents", { birthdate: CHILD, _status: "draft" });
    const expired = await storeRecord(roles.payload, "talents", { birthdate: CHILD, _status: "draft" });
    await storeConsent(roles.payload, expired, { expiresAt: "2026-02-01T12:00:00.000Z" });
    for (const column of ["admin", "editor", "scout"] as const) {
      const items = await readOwnCare(await requestOf(column), NOW);
      for (const item of items)
        if (item.rule !== "disk" && "count" in item) {
          const list = toCareList(item.rule);
          assert.ok(list, item.rule);
          assert.equal((await readList(column, list)).total, item.count, `${column}: ${list}`);
        }
    }
    const rules = (await readOwnCare(await requestOf("admin"), NOW)).map(({ rule }) => rule).filter((rule) => rule !== "disk");
    assert.deepEqual(rules, ["ending", "expired", "missing", "outgrown", "no-cover"]);
  });

  it("lead to the record that settles it, with the deadline or the category", async () => {
    const kids = await storeRecord(roles.payload, "categories", { category: "kids" });
    const id = await storeRecord(roles.payload, "talents", {
      name: "Ana Demo",
      birthdate: "2000-01-15",
      categories: [kids],
      _status: "published",
    });
    const { talent, consent } = await storePublishedChild(roles.payload, { expiresAt: daysFromNow(12) });
    const { name } = await roles.payload.findByID({ collection: "talents", id: talent, overrideAccess: true });
    const outgrown = (await readList("editor", "outgrown")).rows;
    assert.deepEqual(
      outgrown.map((row) => [row.collection, row.id, row.name, row.categories]),
      [["talents", id, "Ana Demo", ["kids"]]],
    );
    assert.deepEqual((await readList("scout", "ending")).rows, [
      { collection: "consents", id: consent, name, isDraft: false, daysLeft: 12 },
    ]);
  });

  it("show scouts no drafts", async () => {
    const draft = await storeRecord(roles.payload, "talents", { name: "Rascunho Demo", birthdate: CHILD, _status: "draft" });
    await storeConsent(roles.payload, draft, { expiresAt: daysFromNow(10) });
    const other = await storeRecord(roles.payload, "talents", { name: "Outra Demo", birthdate: CHILD, _status: "draft" });
    assert.equal((await readList("admin", "missing")).rows[0]?.id, other);
    assert.deepEqual((await readList("scout", "missing")).rows, []);
    assert.deepEqual(
      (await readList("scout", "ending")).rows.map(({ name }) => name),
      [null],
    );
  });

  it("have pages of 50", async () => {
    const category = await storeRecord(roles.payload, "categories", { category: "teens" });
    for (let index = 0; index < 51; index += 1)
      await storeRecord(roles.payload, "talents", { birthdate: CHILD, categories: [category], cover: null, _status: "draft" });
    const [first, last, beyond] = [
      await readList("admin", "missing"),
      await readList("admin", "missing", 2),
      await readList("admin", "missing", 9),
    ];
    assert.deepEqual([first.rows.length, first.total, first.pages], [50, 51, 2]);
    assert.deepEqual([last.rows.length, last.page], [1, 2]);
    assert.deepEqual([beyond.rows.length, beyond.page], [1, 2]);
  });
});
