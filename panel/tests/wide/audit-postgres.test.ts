// First import: it sets the environment that the following modules read when they load.
import "../setup/test-environment";

import assert from "node:assert/strict";
import { rm } from "node:fs/promises";
import { after, before, it } from "node:test";

import type { Payload } from "payload";

import { closePostgresStore } from "../setup/close-postgres-store";
import { startPostgres } from "../setup/postgres";

let payload: Payload;
let close: () => Promise<void>;

before(async () => {
  const cluster = await startPostgres();
  process.env.DATABASE_URL = cluster.url;
  const [{ default: config }, { getPayload }] = await Promise.all([import("@payload-config"), import("payload")]);
  payload = await getPayload({ config });
  payload.logger.level = "silent";
  close = async () => {
    await closePostgresStore(payload);
    await cluster.close();
    await rm(String(process.env.DATA_DIR), { recursive: true, force: true });
  };
});
after(() => close());

it("PostgreSQL refuses to change audit records, and to delete them before 24 months are over", async () => {
  const { runSql } = await import("../../src/database/sql");
  const { protectAudit } = await import("../../src/audit/append-only");
  const { deleteExpiredAudit } = await import("../../src/audit/expire-audit");
  const { recordAudit } = await import("../../src/audit/record-audit");
  await protectAudit(payload); // a second start
  const now = new Date();
  const old = new Date(now.getTime() - 800 * 24 * 60 * 60 * 1000).toISOString();
  await payload.db.create({
    collection: "audit-events",
    data: { action: "read", store: "entries", record: "1", subjects: ["old"], createdAt: old, updatedAt: old },
  });
  await recordAudit({ payload, user: null }, { action: "delete", store: "entries", records: [2], subjects: [{ name: "Ana" }] });

  for (const statement of [
    "UPDATE audit_events SET detail = 'nada'",
    "DELETE FROM audit_events WHERE record = '2'",
    "UPDATE audit_events_texts SET text = 'x'",
    "DELETE FROM audit_events_texts WHERE text <> 'old'",
  ]) {
    await assert.rejects(runSql(payload, statement), statement);
  }
  assert.equal(await deleteExpiredAudit(payload, now), 1);
  const { docs } = await payload.db.find<{ record: string; subjects: string[] }>({ collection: "audit-events", pagination: false });
  assert.deepEqual(
    docs.map(({ record, subjects }) => [record, subjects.length]),
    [["2", 1]],
  );
  assert.equal((await runSql(payload, "SELECT id FROM audit_events_texts")).length, 1);
});
