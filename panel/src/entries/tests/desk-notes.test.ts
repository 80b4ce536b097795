// First import: it sets the environment that the following modules read when they load.
import "../../../tests/setup/test-environment";

import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";

import { storeApplication } from "../../../tests/builders/applications";
import { storeRecord } from "../../../tests/builders/records";
import type { Column } from "../../../tests/setup/role-matrix";
import { openRoleSessions, type RoleSessions } from "../../../tests/setup/role-sessions";

let roles: RoleSessions;

before(async () => {
  roles = await openRoleSessions();
});

after(() => roles.close());

const addNote = (json: Record<string, unknown>, column: Column = "scout") => roles.ask(column, "/desk/notes", { method: "POST", json });

const notesOf = async (id: number): Promise<string> =>
  (await roles.payload.findByID({ collection: "entries", id, depth: 0, overrideAccess: true })).notes ?? "";

const eventsOf = async (id: number) =>
  (await roles.payload.find({ collection: "entry-events", where: { entry: { equals: id } }, overrideAccess: true })).docs;

describe("a note for several entries", () => {
  it("is for admins and scouts", async () => {
    const id = await storeApplication(roles.payload);
    for (const [column, status] of [
      ["anonymous", 401],
      ["editor", 403],
      ["scout", 200],
      ["admin", 200],
    ] as const)
      assert.equal((await addNote({ ids: [id], note: column }, column)).status, status);
    assert.equal(await notesOf(id), "scout\nadmin");
  });

  it("is added after earlier notes, leaves the status, and is in the history", async () => {
    const ids = [await storeApplication(roles.payload, { notes: "Ligar" }), await storeRecord(roles.payload, "entries")];
    const { body } = await addNote({ ids, note: "  Seletiva de janeiro  " });
    assert.deepEqual(body.changed, ids);
    assert.deepEqual([await notesOf(ids[0] ?? 0), await notesOf(ids[1] ?? 0)], ["Ligar\nSeletiva de janeiro", "Seletiva de janeiro"]);
    for (const id of ids)
      assert.deepEqual(
        (await eventsOf(id)).map(({ event, accountName }) => [event, accountName]),
        [["note", "scout"]],
      );
  });

  it("is refused without a text or without known entries", async () => {
    const id = await storeApplication(roles.payload);
    assert.equal((await addNote({ ids: [id], note: "  " })).status, 422);
    assert.equal((await addNote({ ids: [], note: "x" })).status, 422);
    assert.equal((await addNote({ ids: [999_999], note: "x" })).status, 404);
    assert.equal(await notesOf(id), "");
  });
});
