// First import: it sets the environment that the following modules read when they load.
import "../../../tests/setup/test-environment";

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { after, before, beforeEach, describe, it } from "node:test";

import { flushFileReads } from "../file-reads";
import { deleteExpiredAudit } from "../expire-audit";
import { countWaitingAudit, recordAudit, writeWaitingAudit } from "../record-audit";
import { findAuditOf } from "../find-audit";
import type { ShownAudit } from "../search-endpoint";
import { runSql } from "../../database/sql";
import { environment } from "../../environment";
import { deleteExpiredEntries } from "../../entries/retention";
import type { AuditEvent } from "../../payload-types";
import { refuseAuditRecords } from "../../../tests/builders/full-disk";
import { storeRecord } from "../../../tests/builders/records";
import { COLUMNS, type Column } from "../../../tests/setup/role-matrix";
import { openRoleSessions, type RoleSessions } from "../../../tests/setup/role-sessions";

const ANA = { name: "Ana Luísa Prado", phone: "+55 (11) 90000-0001", email: "Ana@Example.com" };

let roles: RoleSessions;
/** The id of the last audit record before a test. */
let last = 0;

before(async () => {
  roles = await openRoleSessions();
});
after(() => roles.close());

const allEvents = async (): Promise<AuditEvent[]> => {
  const { docs } = await roles.payload.db.find<AuditEvent>({ collection: "audit-events", pagination: false, sort: "id" });
  return docs;
};

/** Returns account, action, collection, ids and detail of each. */
const recorded = async () => {
  const events = (await allEvents()).filter(({ id }) => id > last);
  return events.map(({ accountName, action, store, record, detail }) => [accountName, action, store, record, detail]);
};

const anEntry = (over: Record<string, unknown> = {}): Promise<number> => storeRecord(roles.payload, "entries", { ...ANA, ...over });

const startRecording = async (): Promise<void> => {
  last = (await allEvents()).at(-1)?.id ?? 0;
};
beforeEach(startRecording);

const searchAs = (column: Column, person: string) => roles.ask(column, "/audit-events/search", { method: "POST", json: { person } });

/** Newest first. */
const found = async (person: string): Promise<string[]> =>
  (await findAuditOf(roles.payload, person)).map(({ action, store, record }) => `${action} ${store} ${record}`).reverse();

describe("the audit of entries", () => {
  it("records who read one, with what was opened and when", async () => {
    const id = await anEntry();
    const asked = Date.now();
    await roles.ask("scout", `/entries/${id}?depth=2`);
    assert.deepEqual(await recorded(), [["scout", "read", "entries", String(id), null]]);
    const event = (await allEvents()).at(-1);
    assert.equal(event?.account, roles.session("scout").id);
    const at = Date.parse(event?.createdAt ?? "");
    assert.ok(asked <= at && at <= Date.now());
  });

  it("records a list once, with the ids of its rows", async () => {
    const ids = [await anEntry(), await anEntry(), await anEntry()];
    await roles.ask("scout", `/entries?where[id][in]=${ids.join(",")}&sort=id`);
    assert.deepEqual(await recorded(), [["scout", "list", "entries", ids.join(", "), null]]);
  });

  it("records nothing for a list without rows, a refused request and a request without an account", async () => {
    const id = await anEntry();
    await roles.ask("scout", "/entries?where[name][equals]=Ninguém");
    await roles.ask("editor", `/entries/${id}`);
    await roles.ask("anonymous", `/entries/${id}`);
    await roles.ask("anonymous", "/entries");
    assert.deepEqual(await recorded(), []);
  });

  it("records which fields were changed, not their values", async () => {
    const id = await anEntry();
    await roles.ask("scout", `/entries/${id}?depth=0`, { method: "PATCH", json: { notes: "Ligar para a mãe" } });
    const [[account, action, store, record, detail] = []] = await recorded();
    assert.deepEqual([account, action, store, record], ["scout", "change", "entries", String(id)]);
    assert.match(String(detail), /\bnotes\b/);
    assert.doesNotMatch(JSON.stringify(await allEvents()), /Ligar|mãe/);
  });

  it("records the changed fields of a change on a screen of the desk", async () => {
    const id = await anEntry();
    assert.equal(
      (await roles.ask("scout", `/desk/entries/${id}`, { method: "POST", json: { status: "seen", notes: "Ligar" } })).status,
      200,
    );
    const details = (await recorded()).filter(([, action]) => action === "change").map(([, , , , detail]) => detail);
    assert.deepEqual(String(details).split(", ").sort(), ["notes", "status", "statusAt"]);
  });

  it("records a bulk change once, and each deletion by itself", async () => {
    const ids = [await anEntry(), await anEntry({ name: "Bia" })];
    const query = `/entries?where[id][in]=${ids.join(",")}&sort=id&depth=0`;
    await roles.ask("scout", query, { method: "PATCH", json: { status: "seen" } });
    assert.deepEqual(
      (await recorded()).map(([, action]) => action),
      ["change"],
    );
    await startRecording();
    await roles.ask("admin", query, { method: "DELETE" });
    assert.deepEqual(
      (await recorded()).map(([account, action, , record]) => `${account} ${action} ${record}`).sort(),
      ids.map((id) => `admin delete ${id}`),
    );
  });

  it("records a deletion by the retention job without an account", async () => {
    const id = await anEntry({ createdAt: "2020-01-01T00:00:00.000Z" });
    await deleteExpiredEntries(roles.payload, environment, new Date());
    assert.deepEqual(await recorded(), [[null, "delete", "entries", String(id), null]]);
  });

  it("records a read by the Local API on behalf of an account", async () => {
    const id = await anEntry();
    const user = await roles.payload.findByID({ collection: "users", id: Number(roles.session("scout").id), overrideAccess: true });
    await roles.payload.find({
      collection: "entries",
      where: { id: { equals: id } },
      depth: 0,
      overrideAccess: false,
      user: { ...user, collection: "users" },
    });
    assert.deepEqual(await recorded(), [["scout", "read", "entries", String(id), null]]);
  });
});

describe("the audit of files", () => {
  it("records the photos of an application that were opened as one record for each account", async () => {
    const photos = [await storeRecord(roles.payload, "entry-photos"), await storeRecord(roles.payload, "entry-photos")];
    await anEntry({ kind: "getScouted", photos });
    await startRecording();
    for (const column of COLUMNS) {
      for (const id of photos) {
        const { filename } = await roles.payload.findByID({ collection: "entry-photos", id, overrideAccess: true });
        await roles.ask(column, `/entry-photos/file/${filename}`);
      }
    }
    await flushFileReads();
    assert.deepEqual(await recorded(), [
      ["admin", "read", "entry-photos", photos.join(", "), "files"],
      ["scout", "read", "entry-photos", photos.join(", "), "files"],
    ]);
    assert.ok((await found(ANA.name)).includes(`read entry-photos ${photos.join(", ")}`));
  });

  it("records the small copies on the cards of a list as one list, and a large copy as the photo", async () => {
    const photos = [await storeRecord(roles.payload, "entry-photos"), await storeRecord(roles.payload, "entry-photos")];
    for (const photo of photos) await anEntry({ kind: "getScouted", name: "Davi Rocha", photos: [photo] });
    const names = await Promise.all(
      photos.map(async (id) => (await roles.payload.findByID({ collection: "entry-photos", id, overrideAccess: true })).filename),
    );
    await startRecording();
    for (const name of names) assert.equal((await roles.ask("scout", `/entry-photos/preview/card/${name}`)).status, 200);
    await roles.ask("scout", `/entry-photos/preview/view/${names[0]}`);
    await flushFileReads();
    const events = ["list entry-photos " + photos.join(", "), `read entry-photos ${photos[0]}`];
    assert.deepEqual(
      (await recorded()).map(([, action, store, record]) => `${action} ${store} ${record}`),
      events,
    );
    assert.deepEqual((await found("davi rocha")).sort(), events);
  });
});

describe("the audit of talents, consents and accounts", () => {
  it("records reads of a talent's birthdate, changes and deletions", async () => {
    const id = await storeRecord(roles.payload, "talents", { name: "Caio Teixeira", birthdate: "2016-03-09" });
    const withoutDate = await storeRecord(roles.payload, "talents", { birthdate: null });
    await startRecording();
    await roles.ask("editor", `/talents/${id}?depth=0`);
    await roles.ask("editor", `/talents/${withoutDate}?depth=0`);
    await roles.ask("editor", `/talents/${id}?depth=0`, { method: "PATCH", json: { eyes: "Green" } });
    await roles.ask("editor", `/talents/${id}`, { method: "DELETE" });
    assert.deepEqual(
      (await recorded()).map(([account, action, store, record]) => `${account} ${action} ${store} ${record}`),
      ["read", "change", "delete"].map((action) => `editor ${action} talents ${id}`),
    );
  });

  it("records versions that contain a birthdate", async () => {
    const id = await storeRecord(roles.payload, "talents", { birthdate: "2016-03-09" });
    await startRecording();
    await roles.ask("editor", `/talents/versions?where[parent][equals]=${id}&depth=0`);
    assert.deepEqual(await recorded(), [["editor", "read", "talents", String(id), "versions"]]);
  });

  it("records consents with the person who gave them and the talent", async () => {
    const talent = await storeRecord(roles.payload, "talents", { name: "Duda Sá" });
    const json = { talent, givenBy: "guardian", person: "Rita Sá", scopes: ["site"], givenAt: new Date().toISOString() };
    const { status, body } = await roles.ask("scout", "/consents?depth=0", { method: "POST", json });
    assert.equal(status, 201, JSON.stringify(body));
    await roles.ask("scout", `/consents/${body.doc.id}?depth=0`);
    assert.deepEqual(
      (await recorded()).map(([account, action, store]) => `${account} ${action} ${store}`),
      ["scout create consents", "scout read consents"],
    );
    assert.deepEqual(await found("rita sa"), await found("DUDA SÁ"));
    assert.equal((await found("Rita Sá")).length >= 2, true);
  });

  it("records reads of other accounts, not of one's own", async () => {
    const scout = Number(roles.session("scout").id);
    await roles.ask("scout", `/users/${scout}`);
    await roles.ask("scout", "/users/me");
    assert.deepEqual(await recorded(), []);
    await roles.ask("admin", `/users/${scout}`);
    assert.deepEqual(await recorded(), [["admin", "read", "users", String(scout), null]]);
  });
});

describe("the audit records", () => {
  it("contain no name, phone number or address of the people concerned", async () => {
    const id = await anEntry();
    await roles.ask("scout", `/entries/${id}`);
    await roles.ask("admin", `/entries/${id}`, { method: "DELETE" });
    await searchAs("admin", ANA.email);
    assert.doesNotMatch(JSON.stringify(await allEvents()), /Prado|90000|ana@example/i);
    const { mode } = await import("node:fs/promises").then(({ stat }) => stat(path.join(environment.dataDir, "keys/audit.key")));
    assert.equal(mode & 0o077, 0);
    assert.equal((await readFile(path.join(environment.dataDir, "keys/audit.key"))).length, 32);
  });

  it("cannot be changed or deleted by any account, alone or in bulk", async () => {
    await roles.ask("scout", `/entries/${await anEntry()}`);
    const before = await allEvents();
    const id = before.at(-1)?.id;
    for (const column of COLUMNS) {
      for (const address of [`/audit-events/${id}`, "/audit-events?where[id][exists]=true"]) {
        assert.notEqual((await roles.ask(column, address, { method: "DELETE" })).body.docs?.length ?? 0, 1);
        await roles.ask(column, address, { method: "PATCH", json: { detail: "nada", accountName: "outra" } });
      }
      await roles.ask(column, "/audit-events", { method: "POST", json: { action: "read", store: "entries" } });
    }
    assert.deepEqual(await allEvents(), before);
  });

  it("cannot be changed or deleted by the Local API, with an admin or beyond the access rules", async () => {
    await roles.ask("scout", `/entries/${await anEntry()}`);
    const before = await allEvents();
    const id = before.at(-1)?.id ?? 0;
    const admin = await roles.payload.findByID({ collection: "users", id: Number(roles.session("admin").id), overrideAccess: true });
    const user = { ...admin, collection: "users" as const };
    for (const rights of [{ overrideAccess: false, user }, { overrideAccess: true }]) {
      await assert.rejects(roles.payload.update({ collection: "audit-events", id, data: { detail: "nada" }, ...rights }));
      await assert.rejects(roles.payload.delete({ collection: "audit-events", id, ...rights }));
      const where = { id: { equals: id } };
      await roles.payload.delete({ collection: "audit-events", where, ...rights }).catch(() => undefined);
      await roles.payload.update({ collection: "audit-events", where, data: { detail: "nada" }, ...rights }).catch(() => undefined);
    }
    assert.deepEqual(await allEvents(), before);
  });

  it("cannot be changed or deleted in the database before their time", async () => {
    await roles.ask("scout", `/entries/${await anEntry()}`);
    const before = await allEvents();
    for (const statement of [
      "UPDATE audit_events SET detail = 'nada'",
      "DELETE FROM audit_events",
      "UPDATE audit_events_texts SET text = 'x'",
      "DELETE FROM audit_events_texts",
    ]) {
      await assert.rejects(runSql(roles.payload, statement), statement);
    }
    assert.deepEqual(await allEvents(), before);
  });

  it("are deleted after 24 months, with their hashes", async () => {
    const now = new Date("2026-11-23T12:00:00.000Z");
    const ages = { kept: "2024-11-23T12:00:00.000Z", expired: "2024-11-22T11:59:59.000Z" };
    for (const [detail, createdAt] of Object.entries(ages)) {
      const data = { action: "read", store: "entries", record: "1", detail, subjects: [`hash ${detail}`], createdAt, updatedAt: createdAt };
      await roles.payload.db.create({ collection: "audit-events", data });
    }
    assert.equal(await deleteExpiredAudit(roles.payload, now), 1);
    const details = (await allEvents()).map(({ detail }) => detail);
    assert.equal(details.includes("kept"), true);
    assert.equal(details.includes("expired"), false);
    assert.deepEqual(await runSql(roles.payload, "SELECT id FROM audit_events_texts WHERE text = 'hash expired'"), []);
    assert.equal((await runSql(roles.payload, "SELECT id FROM audit_events_texts WHERE text = 'hash kept'")).length, 1);
  });
});

describe("the search for a person", () => {
  it("is refused to everybody but admins", async () => {
    for (const column of COLUMNS) {
      assert.equal((await searchAs(column, ANA.name)).status, column === "admin" ? 200 : 403, column);
      assert.equal((await roles.ask(column, "/audit-events/csv", { method: "POST" })).status, column === "admin" ? 200 : 403, column);
    }
  });

  it("finds by another spelling of name, phone number or address, also in lists and after the person was erased", async () => {
    const person = { name: "Zoé  da Silva", phone: "+55 (21) 98888-7777", email: "zoe@example.com", guardian: "Íris da Silva" };
    const id = await anEntry({ ...person, kind: "getScouted" });
    const other = await anEntry({ name: "Outra" });
    await roles.ask("scout", `/entries?where[id][in]=${id},${other}&sort=id`);
    await roles.ask("scout", `/entries/${id}`);
    const expected = [`read entries ${id}`, `list entries ${id}, ${other}`];
    for (const text of ["zoe da silva", "021 98888-7777", "ZOE@example.com", "iris da silva"]) {
      assert.deepEqual(
        (await found(text)).filter((event) => !event.includes("audit-events")),
        expected,
        text,
      );
    }
    await roles.ask("admin", `/entries/${id}`, { method: "DELETE" });
    for (const text of ["Zoé da Silva", "21988887777", "Iris da Silva"]) {
      assert.deepEqual(
        (await found(text)).filter((event) => !event.includes("audit-events")),
        [`delete entries ${id}`, ...expected],
        text,
      );
    }
    assert.deepEqual(await found("Zoé"), []);
  });

  it("finds by a number abroad in another spelling", async () => {
    const id = await anEntry({ phone: "+351 912 345 678" });
    await roles.ask("scout", `/entries/${id}`);
    const events = (await found("00351 912345678")).filter((event) => !event.includes("audit-events"));
    assert.deepEqual(events, [`read entries ${id}`]);
  });

  it("answers in the words of the admin's language", async () => {
    const id = await anEntry({ name: "Quitéria Lins" });
    const other = await anEntry();
    await roles.ask("scout", `/entries?where[id][in]=${id},${other}&sort=id`);
    await roles.ask("scout", `/entries/${id}?depth=0`, { method: "PATCH", json: { notes: "Ligar", status: "seen" } });
    await roles.ask("admin", `/entries/${other}`, { method: "DELETE" });
    const wordsIn = async (language: string) => {
      const headers = { "Accept-Language": language };
      const { body } = await roles.ask("admin", "/audit-events/search", { method: "POST", json: { person: "quiteria lins" }, headers });
      const { days }: ShownAudit = body;
      return days.flatMap(({ accounts }) => accounts.flatMap(({ name, visits }) => visits.map(({ steps }) => [name, ...steps])));
    };
    const href = `/admin/collections/entries/${id}`;
    assert.deepEqual(await wordsIn("pt"), [
      ["scout", { action: "Mudou", what: `Inscrições e mensagens nº ${id}`, detail: "Situação, Anotações", href }],
      ["scout", { action: "Listou", what: "Inscrições e mensagens (2 registros)", detail: null, href: null }],
    ]);
    assert.deepEqual((await wordsIn("en")).slice(1), [
      ["scout", { action: "Changed", what: `Applications and enquiries no. ${id}`, detail: "Status, Notes", href }],
      ["scout", { action: "Listed", what: "Applications and enquiries (2 records)", detail: null, href: null }],
    ]);
  });

  it("is recorded itself, without what was searched", async () => {
    await searchAs("admin", "Fulana de Tal");
    assert.deepEqual(await recorded(), [["admin", "list", "audit-events", "", "0 records"]]);
    assert.deepEqual(await found("fulana de tal"), ["list audit-events "]);
  });

  it("rejects an empty search and a body that is not JSON", async () => {
    assert.equal((await searchAs("admin", "  ")).status, 400);
    assert.equal((await roles.ask("admin", "/audit-events/search", { method: "POST" })).status, 400);
  });
});

describe("the spreadsheet of the audit", () => {
  const csvOf = async (fields: Record<string, string>): Promise<string> => {
    const bytes = Buffer.from(new URLSearchParams(fields).toString());
    const headers = { "Content-Type": "application/x-www-form-urlencoded" };
    return String((await roles.ask("admin", "/audit-events/csv", { method: "POST", bytes, headers })).body);
  };

  it("has the visits of a person, or those of the filters", async () => {
    const [id, other] = [
      await anEntry({ name: "Iara Nunes" }),
      await anEntry({ name: "Otto Nunes", phone: "+55 (11) 90000-0002", email: null }),
    ];
    for (const one of [id, id, other]) await roles.ask("scout", `/entries/${one}`);
    await roles.ask("admin", `/entries/${other}`, { method: "DELETE" });
    const rowsOf = async (fields: Record<string, string>) =>
      (await csvOf(fields))
        .trim()
        .split("\r\n")
        .slice(1)
        .map((row) => row.replaceAll('"', "").split(";").slice(3, 7).join(" "));
    assert.deepEqual(await rowsOf({ person: "otto nunes" }), [
      `admin Apagou Inscrições e mensagens ${other}`,
      `scout Leu Inscrições e mensagens ${other}`,
    ]);
    const scout = String(roles.session("scout").id);
    const ofScout = await rowsOf({ account: scout, action: "read", store: "entries" });
    assert.deepEqual(ofScout.slice(0, 2), [`scout Leu Inscrições e mensagens ${other}`, `scout Leu Inscrições e mensagens ${id}`]);
    assert.deepEqual(await rowsOf({ from: "2020-01-01", until: "2020-01-31" }), []);
  });

  it("is recorded before it is sent, without the person, and refused without the record", async () => {
    await csvOf({ person: "Beltrana de Tal" });
    assert.deepEqual(await recorded(), [["admin", "export", "audit-events", "", "audit of 0 records"]]);
    const acceptAgain = await refuseAuditRecords(roles.payload);
    assert.equal((await roles.ask("admin", "/audit-events/csv", { method: "POST" })).status, 503);
    await acceptAgain();
  });
});

describe("an audit record that cannot be written", () => {
  it("does not fail the action, and is written later with the time of the action", async () => {
    const id = await anEntry();
    const acceptAgain = await refuseAuditRecords(roles.payload);
    assert.equal((await roles.ask("scout", `/entries/${id}`)).status, 200);
    assert.equal((await roles.ask("admin", `/entries/${id}`, { method: "DELETE" })).status, 200);
    assert.deepEqual(await recorded(), []);
    await writeWaitingAudit(roles.payload);
    assert.equal(countWaitingAudit(), 2);

    await acceptAgain();
    await recordAudit({ payload: roles.payload, user: null }, { action: "change", store: "entries", records: [id] });
    await writeWaitingAudit(roles.payload);
    assert.equal(countWaitingAudit(), 0);
    const events = (await allEvents())
      .filter((event) => event.id > last)
      .sort((one, other) => one.createdAt.localeCompare(other.createdAt));
    assert.deepEqual(
      events.map(({ action, record }) => `${action} ${record}`),
      [`read ${id}`, `delete ${id}`, `change ${id}`],
    );
  });
});
