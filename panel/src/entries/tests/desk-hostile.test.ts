// First import: it sets the environment that the following modules read when they load.
import "../../../tests/setup/test-environment";

import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { after, before, describe, it } from "node:test";

import { sealSearch } from "../search-where";
import { storeApplication } from "../../../tests/builders/applications";
import { CHILD, storeConsent } from "../../../tests/builders/consents";
import { storeRecord } from "../../../tests/builders/records";
import { openRoleSessions, type RoleSessions } from "../../../tests/setup/role-sessions";

let roles: RoleSessions;

before(async () => {
  roles = await openRoleSessions();
});

after(() => roles.close());

/** Beyond the integers of Postgres, of JSON, and no number at all. */
const STRANGE_IDS = ["0", "-1", "1.5", "2147483648", "9007199254740991", "99999999999999999999", "1%20OR%201=1", "1e3", "NaN", "..%2F1"];

describe("a search", () => {
  const search = async (q: string): Promise<number[]> => {
    const { status, body } = await roles.ask("scout", `/desk/applications?status=all&q=${sealSearch(q)}`);
    assert.equal(status, 200, JSON.stringify(q));
    return body.cards.map(({ id }: { id: number }) => id);
  };

  it("takes wildcards, quotes and characters that a database rejects for text", async () => {
    const id = await storeApplication(roles.payload, { name: "Olga D'Ávila", email: "olga_maria@example.com" });
    await storeApplication(roles.payload, { name: "Rui", email: "rui@example.com" });
    assert.deepEqual(await search("D'Ávila"), [id]);
    assert.deepEqual(await search("olga_maria@example.com"), [id]);
    for (const q of ["%", "_", "%%%%@", "%@%", "____@", "\\", "\\@", "' OR 1=1 --", "%\u0000%", "x\u0000@y", "){}$^*", "@"])
      assert.deepEqual(await search(q), [], JSON.stringify(q));
    assert.deepEqual(await search("olga\u0000"), [id]);
  });

  it("answers with every filter out of its range", async () => {
    for (const query of [
      "city=%25",
      "city=%00",
      "city=%5C",
      "height=999-000",
      "age=999-",
      "age=-0",
      "page=99999999999999999999",
      "page=9007199254740991",
    ]) {
      const { status } = await roles.ask("scout", `/desk/applications?${query}`);
      assert.equal(status, 200, query);
    }
    for (const query of [
      "q[$ne]=1",
      "q[]=a&q[]=b",
      "status[]=new",
      "from=9999-99-99",
      "from=0000-01-01&until=9999-12-31",
      "__proto__[x]=1",
    ]) {
      const { status } = await roles.ask("scout", `/desk/applications?${query}`);
      assert.equal(status, 200, query);
    }
  });
});

describe("an id that is none", () => {
  it("is not found in an address", async () => {
    const enquiry = await storeRecord(roles.payload, "entries");
    for (const id of [...STRANGE_IDS, enquiry]) {
      assert.equal((await roles.ask("scout", `/desk/applications/${id}`)).status, 404, `open ${id}`);
      assert.equal((await roles.ask("scout", `/desk/applications/${id}/talent`, { method: "POST", json: {} })).status, 404, `talent ${id}`);
    }
    for (const id of STRANGE_IDS) assert.equal((await roles.ask("admin", `/talents/${id}/consent-state`)).status, 404, `consent ${id}`);
  });

  it("is refused in a decision, which changes nothing else", async () => {
    const enquiry = await storeRecord(roles.payload, "entries");
    const decide = (ids: unknown) => roles.ask("scout", "/desk/decisions", { method: "POST", json: { ids, status: "seen" } });
    for (const ids of [[enquiry], [2 ** 31 - 1]]) assert.equal((await decide(ids)).status, 404, JSON.stringify(ids));
    for (const ids of [
      [],
      ["1"],
      [2 ** 31],
      [Number.MAX_SAFE_INTEGER],
      [-1],
      [1.5],
      [null],
      { in: [1] },
      "all",
      { length: 1 },
      Array.from({ length: 201 }, (_, index) => index + 1),
    ])
      assert.equal((await decide(ids)).status, 422, JSON.stringify(ids));
    const { status } = await roles.payload.findByID({ collection: "entries", id: enquiry, overrideAccess: true });
    assert.equal(status, "new");
  });

  it("of a batch undoes nothing, and neither does another account's", async () => {
    const id = await storeApplication(roles.payload);
    const { body } = await roles.ask("admin", "/desk/decisions", { method: "POST", json: { ids: [id], status: "seen" } });
    for (const batch of [body.batch, randomUUID(), "%25", "'", "[object Object]"])
      assert.equal((await roles.ask("scout", `/desk/decisions/${batch}/undo`, { method: "POST", json: {} })).status, 409, batch);
    assert.equal((await roles.payload.findByID({ collection: "entries", id, overrideAccess: true })).status, "seen");
  });
});

describe("a field that only the panel writes", () => {
  const FORGED = {
    kind: "contact",
    name: "Outra",
    email: "outra@example.com",
    birthdate: "1990-01-01",
    guardian: "Outra",
    consentAt: "2020-01-01",
    photos: [],
    idempotencyKey: "forged",
    locale: "en",
    selection: [{ id: 1, note: "x" }],
    reference: "DEADBEEF",
    nameKey: "outra",
    phoneKey: "1",
    heightCm: 1,
    accessKeyHash: "0".repeat(64),
    confirmation: "confirmed",
    confirmationHash: "0".repeat(64),
    confirmationSentAt: "2020-01-01T00:00:00.000Z",
    confirmedAt: "2020-01-01T00:00:00.000Z",
    statusAt: "2020-01-01T00:00:00.000Z",
    talent: 1,
    photosDeletedAt: "2020-01-01T00:00:00.000Z",
    // Decides when the entry is deleted.
    createdAt: "2020-01-01T00:00:00.000Z",
  };

  it("of an entry stays as it is, one record or several, for scouts and admins", async () => {
    const id = await storeApplication(roles.payload, { confirmation: "waiting" });
    const stored = async (): Promise<Record<string, unknown>> => {
      const entry = await roles.payload.findByID({ collection: "entries", id, depth: 0, overrideAccess: true });
      return Object.fromEntries(Object.keys(FORGED).map((name) => [name, entry[name as keyof typeof entry]]));
    };
    const earlier = await stored();
    for (const column of ["scout", "admin"] as const) {
      for (const path of [`/entries/${id}`, `/entries?where[id][equals]=${id}`])
        await roles.ask(column, path, { method: "PATCH", json: { ...FORGED, notes: `${column} ${path}` } });
      assert.deepEqual(await stored(), earlier, column);
    }
  });

  it("of a decision is not taken from its body", async () => {
    const id = await storeApplication(roles.payload);
    await roles.ask("scout", "/desk/decisions", { method: "POST", json: { ids: [id], status: "seen", ...FORGED, status_: "accepted" } });
    const entry = await roles.payload.findByID({ collection: "entries", id, depth: 0, overrideAccess: true });
    assert.deepEqual([entry.kind, entry.name, entry.accessKeyHash ?? null, entry.status], ["getScouted", "Ana Clara Demo", null, "seen"]);
  });

  it("of a consent and of a talent stays as it is", async () => {
    const talent = await storeRecord(roles.payload, "talents", { birthdate: CHILD, _status: "draft" });
    const consent = await storeConsent(roles.payload, talent);
    const forged = { deadlines: ["unpublished:2020-01-01"], entry: 1 };
    await roles.ask("scout", `/consents/${consent}`, { method: "PATCH", json: forged });
    const changed = await roles.payload.findByID({ collection: "consents", id: consent, depth: 0, overrideAccess: true });
    assert.deepEqual([changed.deadlines ?? [], changed.entry ?? null], [[], null]);
    const { body } = await roles.ask("scout", "/consents", {
      method: "POST",
      json: { talent, givenBy: "self", person: "X", scopes: ["print"], givenAt: "2026-01-01T12:00:00.000Z", ...forged },
    });
    const created = await roles.payload.findByID({ collection: "consents", id: body.doc.id, depth: 0, overrideAccess: true });
    assert.deepEqual([created.deadlines ?? [], created.entry ?? null], [[], null]);
    await roles.ask("editor", `/talents/${talent}`, { method: "PATCH", json: { application: 7 } });
    const { application } = await roles.payload.findByID({ collection: "talents", id: talent, depth: 0, overrideAccess: true });
    assert.equal(application ?? null, null);
  });
});

describe("a query over a relation or a hidden field", () => {
  const isAnswered = async (column: "admin" | "editor" | "scout", path: string): Promise<boolean> => {
    const { status, body } = await roles.ask(column, path);
    return status === 200 && body.totalDocs > 0;
  };

  it("tells nothing of accounts, drafts or applications that the role may not read", async () => {
    const { id: admin } = roles.session("admin");
    await roles.payload.db.updateOne({ collection: "users", id: admin ?? 0, data: { resetPasswordToken: "abcdef" } });
    await storeApplication(roles.payload, { assignedTo: admin });
    const draft = await storeRecord(roles.payload, "talents", { birthdate: CHILD, _status: "draft" });
    await storeConsent(roles.payload, draft);
    await roles.payload.db.updateOne({ collection: "talents", id: draft, data: { application: 77 } });
    const ofDraft = `/consents?where[and][0][talent][equals]=${draft}`;
    for (const path of ["/entries?where[assignedTo.email][contains]=admin@", `${ofDraft}&where[and][1][talent.gender][equals]=woman`])
      assert.equal(await isAnswered("admin", path), true, path);
    for (const path of [
      "/entries?where[assignedTo.resetPasswordToken][like]=abc",
      "/entries?where[assignedTo.hash][exists]=true",
      "/entries?where[assignedTo.salt][exists]=true",
      "/entries?where[assignedTo.email][contains]=admin@",
      "/entries?where[assignedTo.sessions.id][exists]=true",
      `${ofDraft}&where[and][1][talent.birthdate][equals]=${CHILD}`,
      `${ofDraft}&where[and][1][talent.gender][equals]=woman`,
    ])
      assert.equal(await isAnswered("scout", path), false, path);
    for (const path of ["/talents?where[application][equals]=77", "/talents?where[application][exists]=true&draft=true"])
      assert.equal(await isAnswered("editor", path), false, path);
  });
});

describe("a file", () => {
  it("of an application or a consent is not found by another name", async () => {
    for (const name of ["..%2Fpanel.db", "..%2F..%2Fpanel.db", "%2Fetc%2Fpasswd", `${randomUUID()}.jpg`, "*", "%25"]) {
      for (const base of [
        "/entry-photos/preview/card",
        "/entry-photos/preview/__proto__",
        "/entry-photos/file",
        "/consent-documents/file",
      ]) {
        const { status } = await roles.ask("scout", `${base}/${name}`);
        assert.notEqual(status, 200, `${base}/${name}`);
      }
    }
  });
});
