// First import: it sets the environment that the following modules read when they load.
import "../../../tests/setup/test-environment";

import assert from "node:assert/strict";
import { after, before, it } from "node:test";

import { createClient, type Client } from "@libsql/client";

import { createEntryWriter } from "../../entries/write-entry";
import { EMPTY_ENTRY_FIELDS } from "../../contract/entry";
import { runSql } from "../sql";
import { openStore, type TestStore } from "../../../tests/setup/open-store";

let store: TestStore;
let otherProcess: Client;

const sendEntry = (name: string) =>
  createEntryWriter(store.payload)({
    entry: { ...EMPTY_ENTRY_FIELDS, kind: "contact", name },
    photos: [],
    idempotencyKey: `key of ${name}`,
  });

/** Sends an entry while another process writes for longer than the connection waits. */
const sendWhileLocked = async (name: string): Promise<void> => {
  await runSql(store.payload, "PRAGMA busy_timeout = 20");
  const transaction = await otherProcess.transaction("write");
  await assert.rejects(sendEntry(name));
  await transaction.rollback();
};

const storedNames = async (): Promise<unknown[]> =>
  (await otherProcess.execute("SELECT name FROM entries ORDER BY id")).rows.map(({ name }) => name);

before(async () => {
  store = await openStore();
  otherProcess = createClient({ url: `file:${store.dataDir}/panel.db` });
});

after(async () => {
  otherProcess.close();
  await store.close();
});

it("stores the entries that it accepts after another process had locked the database", async () => {
  await sendWhileLocked("refused");
  await sendEntry("accepted");
  assert.deepEqual(await storedNames(), ["accepted"]);
});

it("gives the new connection the settings of the former one", async () => {
  const secureDelete = () => runSql(store.payload, "PRAGMA secure_delete");
  const former = JSON.stringify(await secureDelete());
  await sendWhileLocked("refused too");
  assert.equal(JSON.stringify(await secureDelete()), former);
  assert.match(former, /1/);
});
