// First import: it sets the environment that the following modules read when they load.
import "../../../tests/setup/test-environment";

import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";

import type { Where } from "payload";

import { findAuditOf } from "../../audit/find-audit";
import type { AuditEvent } from "../../payload-types";
import { storeApplication } from "../../../tests/builders/applications";
import { storeRecord } from "../../../tests/builders/records";
import { openRoleSessions, type RoleSessions } from "../../../tests/setup/role-sessions";
import type { Column } from "../../../tests/setup/role-matrix";

let roles: RoleSessions;

before(async () => {
  roles = await openRoleSessions();
});

after(() => roles.close());

const store = (over: Record<string, unknown> = {}): Promise<number> => storeApplication(roles.payload, over);

const decide = (json: Record<string, unknown>, column: Column = "scout") => roles.ask(column, "/desk/decisions", { method: "POST", json });

const undo = (batch: string, column: Column = "scout") => roles.ask(column, `/desk/decisions/${batch}/undo`, { method: "POST" });

const stateOf = async (id: number) => {
  const { status, declineReason, notes } = await roles.payload.findByID({ collection: "entries", id, depth: 0, overrideAccess: true });
  return { status, reason: declineReason ?? null, notes: notes ?? null };
};

const state = (status: string, reason: string | null = null, notes: string | null = null) => ({ status, reason, notes });

describe("a decision", () => {
  it("is for admins and scouts", async () => {
    const id = await store();
    for (const [column, status] of [
      ["anonymous", 401],
      ["editor", 403],
    ] as const) {
      assert.equal((await decide({ ids: [id], status: "seen" }, column)).status, status);
      assert.equal((await undo("x", column)).status, status);
      assert.deepEqual(await stateOf(id), state("new"));
    }
    for (const [column, status] of [
      ["scout", "seen"],
      ["admin", "contacted"],
    ] as const) {
      assert.equal((await decide({ ids: [id], status }, column)).status, 200);
      assert.deepEqual(await stateOf(id), state(status));
    }
  });

  it("changes several applications and records one batch", async () => {
    const ids = [await store(), await store({ status: "declined", declineReason: "age" }), await store({ status: "seen" })];
    const { body } = await decide({ ids, status: "declined", reason: "age", note: "Sem vaga" });
    assert.deepEqual(body.changed, ids);
    for (const id of ids) assert.deepEqual(await stateOf(id), state("declined", "age", "Sem vaga"));
    const { docs } = await roles.payload.find({
      collection: "entry-events",
      where: { and: [{ batch: { equals: body.batch } }, { event: { equals: "status" } }] },
      sort: "id",
      overrideAccess: true,
    });
    assert.deepEqual(
      docs.map(({ entry, from, to, accountName }) => [entry, from, to, accountName]),
      [
        [ids[0], "new", "declined/age", "scout"],
        [ids[2], "seen", "declined/age", "scout"],
      ],
    );
  });

  it("on several applications is one audit record, which is found by the name of each", async () => {
    const ids = [await store({ name: "Ana Primeira" }), await store({ name: "Bia Segunda" })];
    await decide({ ids, status: "seen", note: "Ligar" });
    const where: Where = { and: [{ action: { equals: "change" } }, { store: { equals: "entries" } }] };
    const { docs } = await roles.payload.db.find<AuditEvent>({ collection: "audit-events", where, pagination: false, sort: "-id" });
    const [latest] = docs;
    assert.deepEqual([latest?.record, latest?.accountName], [ids.join(", "), "scout"]);
    for (const field of ["status", "notes"]) assert.ok(latest?.detail?.split(", ").includes(field), latest?.detail ?? "none");
    for (const person of ["Ana Primeira", "Bia Segunda"]) {
      const found = await findAuditOf(roles.payload, person);
      assert.ok(
        found.some((event) => event.id === latest?.id),
        person,
      );
    }
  });

  it("adds its note to the different notes of several applications", async () => {
    const ids = [await store({ notes: "Ligar" }), await store(), await store({ notes: "Ligar" }), await store({ notes: "Irmã" })];
    const { body } = await decide({ ids, status: "seen", note: "Ligado" });
    assert.deepEqual(body.changed, ids);
    const notes = await Promise.all(ids.map(async (id) => (await stateOf(id)).notes));
    assert.deepEqual(notes, ["Ligar\nLigado", "Ligado", "Ligar\nLigado", "Irmã\nLigado"]);
    await undo(body.batch);
    for (const id of ids) assert.equal((await stateOf(id)).status, "new");
  });

  it("is refused, and says why, when its note is longer than the notes may be", async () => {
    const [full, id] = [await store({ notes: "x".repeat(4999) }), await store()];
    const { status, body } = await decide({ ids: [full], status: "seen", note: "Ligado" });
    assert.equal(status, 400);
    assert.equal(typeof body.errors[0].message, "string");
    assert.equal((await stateOf(full)).status, "new");
    assert.equal((await stateOf(id)).status, "new");
  });

  it("appends its note to earlier notes", async () => {
    const id = await store({ notes: "Ligar" });
    await decide({ ids: [id], status: "seen", note: " Ligado " });
    assert.deepEqual(await stateOf(id), state("seen", null, "Ligar\nLigado"));
  });

  it("is refused without a reason, with unknown values, and for other forms, and changes nothing", async () => {
    const id = await store();
    const contact = await storeRecord(roles.payload, "entries", { kind: "contact" });
    for (const [json, status] of [
      [{ ids: [id], status: "declined" }, 422],
      [{ ids: [id], status: "declined", reason: "ugly" }, 422],
      [{ ids: [id], status: "published" }, 422],
      [{ ids: [], status: "seen" }, 422],
      [{ ids: `${id}`, status: "seen" }, 422],
      [{ ids: Array.from({ length: 201 }, (_, index) => index + 1), status: "seen" }, 422],
      [{ ids: [contact], status: "seen" }, 404],
      [{}, 422],
    ] as const)
      assert.equal((await decide(json)).status, status, JSON.stringify(json).slice(0, 80));
    assert.deepEqual(await stateOf(id), state("new"));
    assert.deepEqual(await stateOf(contact), state("new"));
    const { body } = await roles.ask("scout", "/desk/decisions", {
      method: "POST",
      json: { ids: [id], status: "declined" },
      headers: { "Accept-Language": "en" },
    });
    assert.equal(body.errors[0].message, "Choose a reason for declining.");
  });
});

describe("an undo", () => {
  it("restores the status and the reason of each application of the batch", async () => {
    const ids = [await store(), await store({ status: "declined", declineReason: "age" })];
    const { body } = await decide({ ids, status: "contacted" });
    assert.deepEqual((await undo(body.batch)).body, { restored: ids });
    assert.deepEqual(await stateOf(ids[0] ?? 0), state("new"));
    assert.deepEqual(await stateOf(ids[1] ?? 0), state("declined", "age"));
  });

  it("leaves applications that were decided on again since", async () => {
    const ids = [await store(), await store()];
    const { body } = await decide({ ids, status: "seen" });
    await decide({ ids: [ids[0]], status: "contacted" }, "admin");
    assert.deepEqual((await undo(body.batch)).body, { restored: [ids[1]] });
    assert.deepEqual(await stateOf(ids[0] ?? 0), state("contacted"));
  });

  it("works once, and only for the account that decided", async () => {
    const id = await store();
    const { body } = await decide({ ids: [id], status: "seen" });
    assert.equal((await undo(body.batch, "admin")).status, 409);
    assert.equal((await undo(body.batch)).status, 200);
    assert.equal((await undo(body.batch)).status, 409);
    assert.deepEqual(await stateOf(id), state("new"));
  });
});
