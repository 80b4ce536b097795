// First import: it sets the environment that the following modules read when they load.
import "../setup/test-environment";

import assert from "node:assert/strict";
import { rm } from "node:fs/promises";
import { after, before, it } from "node:test";

import { BasePayload, type Payload } from "payload";

import { closePostgresStore } from "../setup/close-postgres-store";
import { startPostgres } from "../setup/postgres";
import { openPreviousStore } from "../setup/previous-store";

let cluster: Awaited<ReturnType<typeof startPostgres>>;
const opened: Payload[] = [];

before(async () => {
  cluster = await startPostgres();
  process.env.DATABASE_URL = cluster.url;
});
after(async () => {
  for (const payload of opened) {
    await closePostgresStore(payload);
  }
  await cluster.close();
  await rm(String(process.env.DATA_DIR), { recursive: true, force: true });
});

/** Opens the database as the previous version left it: with the migrations before the desk's. */
const openPrevious = async (): Promise<Payload> => {
  const { payload } = await openPreviousStore(cluster.url, "desk");
  opened.push(payload);
  return payload;
};

const openNow = async (): Promise<Payload> => {
  const { default: config } = await import("@payload-config");
  const payload = await new BasePayload().init({ config });
  payload.logger.level = "silent";
  opened.push(payload);
  return payload;
};

const PREVIOUS_DATA = [
  `INSERT INTO entries (kind, name, email, phone, city, height, birthdate, guardian, status, idempotency_key, updated_at, created_at) VALUES
   ('getScouted', 'Cecília Ávila', 'Cecilia@Example.com', '+55 (11) 90000-0001', 'Belém, PA', '138/4.6', '2016-03-09', 'Beatriz', 'contacted', 'abcdef12-0000', '2026-05-02T12:00:00Z', '2026-05-01T12:00:00Z'),
   ('getScouted', 'Davi', NULL, NULL, NULL, NULL, NULL, NULL, 'new', NULL, '2026-05-02T12:00:00Z', '2026-05-02T12:00:00Z'),
   ('contact', 'Elisa', 'elisa@example.com', NULL, NULL, NULL, NULL, NULL, 'seen', 'bbbbbb12-0000', '2026-05-02T12:00:00Z', '2026-05-03T12:00:00Z')`,
  `INSERT INTO talents (name, gender, birthdate, _status) VALUES ('Criança', 'woman', '2024-03-09', 'published'), ('Adulta', 'woman', '1990-03-09', 'published')`,
];

it("a Postgres database of the previous version keeps its data, can be searched, and keeps its talents for the grace period", async () => {
  const { runSql } = await import("../../src/database/sql");
  const previous = await openPrevious();
  for (const statement of PREVIOUS_DATA) await runSql(previous, statement);

  const payload = await openNow();
  const { fillSearchKeys } = await import("../../src/entries/search-keys");
  const { decideGracePeriod } = await import("../../src/consents/grace-period");
  const { enforceConsents } = await import("../../src/consents/enforce");
  assert.equal(await fillSearchKeys(payload), 3);
  assert.equal(await fillSearchKeys(payload), 0);
  const { docs } = await payload.find({ collection: "entries", sort: "id", depth: 0, overrideAccess: true });
  assert.deepEqual(
    docs.map(({ status, nameKey, phoneKey, emailKey, cityKey, heightCm, reference, statusAt }) => [
      ...[status, nameKey, phoneKey, emailKey, cityKey, heightCm, reference],
      statusAt ?? null,
    ]),
    [
      ["contacted", "cecilia avila", "11900000001", "cecilia@example.com", "belem, pa", 138, "ABCDEF12", "2026-05-02T12:00:00.000Z"],
      ["new", "davi", "", "", "", null, null, null],
      ["seen", "elisa", "", "elisa@example.com", "", null, "BBBBBB12", "2026-05-02T12:00:00.000Z"],
    ],
  );
  assert.equal(docs[0]?.updatedAt, "2026-05-02T12:00:00.000Z");

  const now = new Date("2026-11-23T12:00:00Z");
  assert.equal(await decideGracePeriod(payload, now), 1);
  const countPublished = async (): Promise<number> =>
    (await payload.count({ collection: "talents", where: { _status: { equals: "published" } }, overrideAccess: true })).totalDocs;
  await enforceConsents(payload, now);
  assert.equal(await countPublished(), 2);
  await enforceConsents(payload, new Date("2027-03-01T12:00:00Z"));
  assert.equal(await countPublished(), 1);
  const { recordAudit } = await import("../../src/audit/record-audit");
  await recordAudit({ payload, user: null }, { action: "read", store: "entries", records: [1] });
  await assert.rejects(runSql(payload, "UPDATE audit_events SET detail = 'x'"));
});

it("a second start of it changes nothing", async () => {
  const payload = await openNow();
  const { decideGracePeriod } = await import("../../src/consents/grace-period");
  assert.equal(await decideGracePeriod(payload, new Date()), 0);
  assert.equal((await payload.count({ collection: "entries", overrideAccess: true })).totalDocs, 3);
});
