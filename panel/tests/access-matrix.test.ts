// First import: it sets the environment that the following modules read when they load.
import "./setup/test-environment";

import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";

import { GET as getContract } from "../src/app/[[...path]]/route";
import { createRecordBody, storeRecord } from "./builders/records";
import { allIds, hasDrafts, noRecords, type StoredRecords, storeMedia, storeRecords } from "./builders/stored-records";
import { ORIGIN } from "./setup/panel-http";
import { COLUMNS, type Column, readRoleMatrix, type Row } from "./setup/role-matrix";
import { openRoleSessions, type RoleSessions } from "./setup/role-sessions";

const matrix = await readRoleMatrix();

let roles: RoleSessions;

before(async () => {
  roles = await openRoleSessions();
});

after(() => roles.close());

const isRefused = (status: number): boolean => [401, 403, 404, 501].includes(status);

const LOCKS_OF: Readonly<Record<string, string>> = { editor: "posts", scout: "entries" };

/** The ids that a cell of the matrix allows for a verb: all, those of its qualifier, or none. */
const allowedIds = (stored: StoredRecords, column: Column, verb: string): number[] => {
  const cell = matrix.collections.get(stored.slug)?.[column] ?? [];
  if (cell.includes(verb)) return allIds(stored);
  if (cell.includes(`${verb} published`)) return stored.published;
  if (cell.includes(`${verb} shown`)) return stored.shown;
  if (cell.includes(`${verb} own`)) return [stored.own.get(column) ?? 0];
  if (cell.includes(`${verb} locks`)) return [stored.locks.get(LOCKS_OF[column] ?? "") ?? 0];
  return [];
};

const sorted = (ids: number[]): number[] => [...ids].sort((one, other) => one - other);

const checkRead = async (stored: StoredRecords, column: Column): Promise<void> => {
  const slug = stored.slug;
  const expected = allowedIds(stored, column, "read");
  const among = `where[id][in]=${allIds(stored).join(",")}&limit=100&depth=2`;
  for (const query of [among, `${among}&draft=true`]) {
    const { status, body } = await roles.ask(column, `/${slug}?${query}`);
    const ids = status === 200 ? body.docs.map(({ id }: { id: number }) => id) : [];
    if (expected.length === 0) assert.ok(isRefused(status) || ids.length === 0, `${column} reads ${slug}: ${status}`);
    assert.deepEqual(sorted(ids), sorted(expected), `${column} reads ${slug}?${query}`);
  }
  // Payload identifies preferences by their key, not by id.
  if (slug === "payload-preferences") return;
  const count = await roles.ask(column, `/${slug}/count?${among}`);
  assert.equal(count.status === 200 ? count.body.totalDocs : 0, expected.length, `${column} counts ${slug}`);
  for (const id of allIds(stored)) {
    const { status } = await roles.ask(column, `/${slug}/${id}?draft=true&depth=2`);
    assert.equal(status === 200, expected.includes(id), `${column} reads ${slug}/${id}: ${status}`);
  }
};

const checkUpdate = async (stored: StoredRecords, column: Column): Promise<void> => {
  const slug = stored.slug;
  const expected = allowedIds(stored, column, "update");
  for (const id of allIds(stored)) {
    const { status, body } = await roles.ask(column, `/${slug}/${id}`, { method: "PATCH", json: {} });
    assert.equal(status === 200, expected.includes(id), `${column} updates ${slug}/${id}: ${status} ${JSON.stringify(body)}`);
  }
  const bulk = await roles.ask(column, `/${slug}?where[id][in]=${allIds(stored).join(",")}`, { method: "PATCH", json: {} });
  const ids = bulk.status === 200 ? bulk.body.docs.map(({ id }: { id: number }) => id) : [];
  assert.deepEqual(sorted(ids), sorted(expected), `${column} updates ${slug} in bulk: ${JSON.stringify(bulk.body)}`);
};

const checkCreate = async (slug: string, column: Column, row: Row): Promise<void> => {
  const { status, body } = await roles.ask(column, `/${slug}`, { method: "POST", ...(await createRecordBody(roles.payload, slug)) });
  assert.equal(status === 201, row[column].includes("create"), `${column} creates ${slug}: ${status} ${JSON.stringify(body)}`);
  if (status !== 201) assert.ok(isRefused(status), `${column} creates ${slug}: ${status}`);
};

const checkPublish = async (slug: string, column: Column, row: Row): Promise<void> => {
  const isAllowed = row[column].includes("publish");
  const id = await storeRecord(roles.payload, slug, { _status: "draft" });
  await roles.ask(column, `/${slug}/${id}`, { method: "PATCH", json: { _status: "published" } });
  await roles.ask(column, `/${slug}?where[id][equals]=${id}`, { method: "PATCH", json: { _status: "published" } });
  const { _status } = (await roles.payload.findByID({ collection: slug as "talents", id, overrideAccess: true })) as { _status?: string };
  assert.equal(_status === "published", isAllowed, `${column} publishes ${slug}`);
  const created = await roles.ask(column, `/${slug}`, {
    method: "POST",
    json: { ...(await createRecordBody(roles.payload, slug)).json, _status: "published" },
  });
  assert.equal(created.status === 201, isAllowed, `${column} creates ${slug} as published: ${created.status}`);
};

const checkVersions = async (
  base: string,
  column: Column,
  { row, versionId }: { row: Row; versionId: number | string | undefined },
): Promise<void> => {
  const isAllowed = row[column].includes("versions");
  const list = await roles.ask(column, `${base}/versions?limit=1`);
  assert.equal(list.status === 200 && list.body.docs?.length > 0, isAllowed, `${column} lists versions of ${base}: ${list.status}`);
  if (versionId === undefined) return;
  assert.equal(
    (await roles.ask(column, `${base}/versions/${versionId}`)).status === 200,
    isAllowed,
    `${column} reads a version of ${base}`,
  );
  assert.equal(
    (await roles.ask(column, `${base}/versions/${versionId}`, { method: "POST" })).status === 200,
    isAllowed,
    `${column} restores a version of ${base}`,
  );
};

const exists = async (slug: string, id: number): Promise<boolean> => {
  const { totalDocs } = await roles.payload.count({ collection: slug as "talents", where: { id: { equals: id } }, overrideAccess: true });
  return totalDocs === 1;
};

const checkDelete = async (slug: string, column: Column): Promise<void> => {
  for (const isBulk of [false, true]) {
    // Accounts with sessions are not deleted here, and files that a record shows cannot be deleted (`file-use.test.ts`).
    const isOther = slug === "users" || slug === "media";
    const stored = isOther ? { ...noRecords(slug), drafts: [await storeRecord(roles.payload, slug)] } : await storeRecords(roles, slug);
    const expected = allowedIds(stored, column, "delete");
    for (const id of allIds(stored)) {
      // A preference is deleted by its key; only the bulk request uses the id.
      if (!isBulk && slug === "payload-preferences") continue;
      const path = isBulk ? `/${slug}?where[id][equals]=${id}` : `/${slug}/${id}`;
      const { status } = await roles.ask(column, path, { method: "DELETE" });
      assert.equal(await exists(slug, id), !expected.includes(id), `${column} deletes ${path}: ${status}`);
    }
  }
};

const checkUnlock = async (column: Column, row: Row): Promise<void> => {
  const id = await storeRecord(roles.payload, "users");
  const { email } = await roles.payload.findByID({ collection: "users", id, overrideAccess: true });
  await roles.payload.db.updateOne({
    collection: "users",
    id,
    data: { loginAttempts: 5, lockUntil: new Date(Date.now() + 60_000).toISOString() },
  });
  const { status } = await roles.ask(column, "/users/unlock", { method: "POST", json: { email } });
  const found = await roles.payload.db.findOne<{ id: number; lockUntil?: string | null }>({
    collection: "users",
    where: { id: { equals: id } },
  });
  assert.equal((found?.lockUntil ?? null) === null, row[column].includes("unlock"), `${column} unlocks: ${status}`);
};

describe("the matrix in docs/roles.md", () => {
  it("has a row for each collection and global of the config", () => {
    const inConfig = (list: { slug: string }[]) => list.map(({ slug }) => slug).sort();
    assert.deepEqual([...matrix.collections.keys()].sort(), inConfig(roles.payload.config.collections));
    assert.deepEqual([...matrix.globals.keys()].sort(), inConfig(roles.payload.config.globals));
  });

  for (const [slug, row] of matrix.collections) {
    it(`matches the access to ${slug} for each role and without an account`, async () => {
      const stored = await storeRecords(roles, slug);
      for (const column of COLUMNS) {
        await checkRead(stored, column);
        await checkUpdate(stored, column);
        await checkCreate(slug, column, row);
        if (hasDrafts(roles, slug)) await checkPublish(slug, column, row);
        else assert.equal(row[column].includes("publish"), false, `${slug} has no drafts`);
        await checkVersions(`/${slug}`, column, { row, versionId: await latestVersion(slug) });
        await checkDelete(slug, column);
        if (slug === "users") await checkUnlock(column, row);
      }
    });
  }

  for (const [slug, row] of matrix.globals) {
    it(`matches the access to the global ${slug}`, async () => {
      const hasVersions = Boolean(roles.payload.config.globals.find((global) => global.slug === slug)?.versions);
      if (hasVersions) await roles.payload.updateGlobal({ slug: slug as "customizations", data: {}, overrideAccess: true });
      for (const column of COLUMNS) {
        assert.equal((await roles.ask(column, `/globals/${slug}`)).status === 200, row[column].includes("read"), `${column} reads ${slug}`);
        const update = await roles.ask(column, `/globals/${slug}`, { method: "POST", json: {} });
        assert.equal(update.status === 200, row[column].includes("update"), `${column} updates ${slug}: ${update.status}`);
        const versions = hasVersions
          ? await roles.payload.findGlobalVersions({ slug: slug as "customizations", limit: 1, overrideAccess: true })
          : null;
        await checkVersions(`/globals/${slug}`, column, { row, versionId: versions?.docs[0]?.id });
      }
    });
  }
});

const latestVersion = async (slug: string): Promise<number | string | undefined> => {
  if (!roles.payload.collections[slug as "talents"].config.versions) return undefined;
  const { docs } = await roles.payload.findVersions({ collection: slug as "talents", limit: 1, sort: "-updatedAt", overrideAccess: true });
  return docs[0]?.id;
};

describe("access to files", () => {
  const filename = async (slug: "media" | "entry-photos" | "consent-documents", id: number | undefined) =>
    String((await roles.payload.findByID({ collection: slug, id: id ?? 0, overrideAccess: true })).filename);

  it("matches docs/roles.md", async () => {
    const media = await storeMedia(roles);
    const [shown, hidden] = [await filename("media", media.shown[0]), await filename("media", media.hidden[0])];
    const photo = await filename("entry-photos", await storeRecord(roles.payload, "entry-photos"));
    const document = await filename("consent-documents", await storeRecord(roles.payload, "consent-documents"));
    const [talent] = (await storeRecords(roles, "talents")).published;
    const addresses: [string, string][] = [
      ["file of media that a published talent shows", `/media/file/${shown}`],
      ["file of media that no published talent shows", `/media/file/${hidden}`],
      ["thumbnail of media that a published talent shows", `/media/thumbnail/${shown}`],
      ["thumbnail of media that no published talent shows", `/media/thumbnail/${hidden}`],
      ["file of an entry photo", `/entry-photos/file/${photo}`],
      ["preview of an entry photo", `/entry-photos/preview/card/${photo}`],
      ["file of a consent document", `/consent-documents/file/${document}`],
      ["state of a talent's consent", `/talents/${talent}/consent-state`],
      ["publication status", "/publication-status"],
      ["list of enquiries", "/desk/enquiries"],
      ["an enquiry", `/desk/enquiries/${await storeRecord(roles.payload, "entries")}`],
      ["list of workshop registrations", "/desk/registrations"],
      ["export of workshop registrations", "/desk/export/registrations?day=2026-11-23"],
      ["export of the whole store", "/desk/export/store"],
      ["summary of the dashboard", "/desk/summary"],
    ];
    for (const [name, path] of addresses) {
      for (const column of COLUMNS) {
        const { status } = await roles.ask(column, path);
        assert.equal(status === 200, matrix.files.get(name)?.[column].includes("yes"), `${column} opens the ${name}: ${status}`);
      }
    }
    assert.deepEqual([...matrix.files.keys()].sort(), [...addresses.map(([name]) => name), "entry photo under /storage"].sort());
    for (const name of [photo, document]) assert.equal((await getContract(new Request(`${ORIGIN}/storage/${name}`))).status, 404);
  });

  it("is denied for a file of another collection under a collection that the role may read", async () => {
    const photo = await filename("entry-photos", await storeRecord(roles.payload, "entry-photos"));
    assert.notEqual((await roles.ask("editor", `/media/file/${photo}`)).status, 200);
    assert.notEqual((await roles.ask("editor", `/media/file/..%2F..%2Fprivate%2F${photo}`)).status, 200);
  });
});
