// First import: it sets the environment that the following modules read when they load.
import "../../../tests/setup/test-environment";

import assert from "node:assert/strict";
import { after, before, beforeEach, describe, it } from "node:test";

import type { Where } from "payload";

import { formatQuery, parseQuery } from "../entry-lists";
import type { AuditEvent } from "../../payload-types";
import { sealSearch } from "../search-where";
import { storeEnquiry, storeRegistration } from "../../../tests/builders/enquiries";
import { openRoleSessions, type RoleSessions } from "../../../tests/setup/role-sessions";
import { COLUMNS } from "../../../tests/setup/role-matrix";

const STATUS_BY_COLUMN = { admin: 200, scout: 200, editor: 403, anonymous: 401 } as const;

let roles: RoleSessions;

before(async () => {
  roles = await openRoleSessions();
});

after(() => roles.close());

beforeEach(async () => {
  await roles.payload.delete({ collection: "entries", where: { id: { exists: true } } });
});

const store = (over: Record<string, unknown> = {}): Promise<number> => storeRegistration(roles.payload, over);

const ask = async (query = "") => (await roles.ask("scout", `/desk/registrations?${query}`)).body;

type Day = { day: string; registrations: { id: number }[] };

const daysOf = async (query = ""): Promise<[string, number[]][]> =>
  (await ask(query)).days.map(({ day, registrations }: Day) => [day, registrations.map(({ id }) => id)]);

describe("workshop registrations", () => {
  it("are for admins and scouts alone", async () => {
    await store({ name: "Segredo" });
    for (const column of COLUMNS) {
      const answer = await roles.ask(column, "/desk/registrations");
      assert.equal(answer.status, STATUS_BY_COLUMN[column], column);
      assert.equal(answer.headers.get("Cache-Control"), "no-store");
      if (answer.status !== 200) assert.doesNotMatch(JSON.stringify(answer.body), /Segredo/);
    }
  });

  it("are listed by day in São Paulo, the newest day first, in the order of arrival within a day", async () => {
    const early = await store({ createdAt: "2026-11-20T03:00:00.000Z" });
    const late = await store({ createdAt: "2026-11-21T02:59:59.999Z" });
    const next = await store({ createdAt: "2026-11-21T03:00:00.000Z" });
    await storeEnquiry(roles.payload);
    assert.deepEqual(await daysOf(), [
      ["2026-11-21", [next]],
      ["2026-11-20", [early, late]],
    ]);
    assert.deepEqual(await daysOf("day=2026-11-20"), [["2026-11-20", [early, late]]]);
    assert.deepEqual(await daysOf("day=2026-02-30"), await daysOf());
    assert.deepEqual(await daysOf("day=2020-01-01"), []);
  });

  it("are filtered by status, searched and counted", async () => {
    const confirmed = await store({ status: "accepted", name: "Zélia Única", phone: "+55 (11) 95555-1234" });
    const other = await store();
    const ids = async (query: string): Promise<number[]> => (await daysOf(query)).flatMap(([, list]) => list);
    assert.deepEqual(await ids("status=accepted"), [confirmed]);
    assert.deepEqual(await ids(`q=${sealSearch("unica zelia")}`), [confirmed]);
    assert.deepEqual(await ids(`q=${sealSearch("95555-1234")}`), [confirmed]);
    assert.deepEqual(await ids(`entry=${other}`), [other]);
    assert.deepEqual((await ask()).counts, { new: 1, seen: 0, contacted: 0, accepted: 1, declined: 0 });
  });

  it("are divided into pages of 50", async () => {
    for (let count = 0; count < 51; count += 1) await store();
    assert.equal((await ask()).pages, 2);
    assert.equal((await daysOf("page=2")).flatMap(([, ids]) => ids).length, 1);
  });

  it("keep their filters through the address", () => {
    for (const address of ["", "?status=accepted&day=2026-11-20&since=2026-11-22T14%3A03%3A00.000Z&page=2", "?entry=7"]) {
      const query = parseQuery("registrations", Object.fromEntries(new URLSearchParams(address)));
      assert.equal(formatQuery(query), address);
    }
  });

  it("are recorded in the audit when somebody lists them", async () => {
    const ids = [await store(), await store()];
    await ask();
    const where: Where = { and: [{ action: { equals: "list" } }, { store: { equals: "entries" } }] };
    const { docs } = await roles.payload.db.find<AuditEvent>({
      collection: "audit-events",
      where,
      pagination: false,
      sort: "-id",
      limit: 1,
    });
    assert.deepEqual([docs[0]?.accountName, docs[0]?.record?.split(", ").map(Number).sort()], ["scout", ids.sort()]);
  });
});
