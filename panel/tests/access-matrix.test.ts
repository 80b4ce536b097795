// First import: it sets the environment that the following modules read when they load.
import "./setup/test-environment";

import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";

import type { Payload } from "payload";

import { GET as getContract } from "../src/app/[[...path]]/route";
import { openStore, type TestStore } from "./setup/open-store";
import { requestPanel, ORIGIN, signInAs } from "./setup/panel-http";
import { createRecordBody, storeRecord } from "./builders/records";
import { COLUMNS, type Column, readRoleMatrix, type Row } from "./setup/role-matrix";

const matrix = await readRoleMatrix();
const PASSWORD = "quatro trilhos de vidro azul";

type Session = { token: string | null; id: number | null };

let opened: TestStore;
let payload: Payload;
const sessions = new Map<Column, Session>();

const session = (column: Column): Session => sessions.get(column) ?? { token: null, id: null };
const ask = (column: Column, path: string, options = {}) => requestPanel(path, { ...options, token: session(column).token });
const isRefused = (status: number): boolean => [401, 403, 404, 501].includes(status);

before(async () => {
  opened = await openStore();
  payload = opened.payload;
  for (const column of ["admin", "editor", "scout"] as const) {
    const email = `${column}@example.com`;
    const { id } = await payload.create({
      collection: "users",
      data: { name: column, email, password: PASSWORD, role: column },
      overrideAccess: true,
    });
    sessions.set(column, { token: await signInAs(email, PASSWORD), id });
  }
});

after(() => opened.close());

/** Ids of a collection's stored records, by what a role may do with them. */
type StoredRecords = {
  published: number[];
  drafts: number[];
  /** Media of a published talent. */
  shown: number[];
  /** Media of an unpublished talent. */
  hidden: number[];
  own: Map<Column, number>;
  locks: Map<string, number>;
};

const NONE: StoredRecords = { published: [], drafts: [], shown: [], hidden: [], own: new Map(), locks: new Map() };

const storePreferences = async (): Promise<StoredRecords> => {
  const own = new Map<Column, number>();
  for (const column of ["admin", "editor", "scout"] as const) {
    const { body } = await ask(column, "/payload-preferences", { method: "POST", json: { key: "nav", value: { column } } });
    own.set(column, body.doc.id);
  }
  return { ...NONE, own };
};

const storeLocks = async (): Promise<StoredRecords> => {
  const locks = new Map<string, number>();
  for (const slug of ["entries", "posts", "users"] as const) {
    const document = { relationTo: slug, value: slug === "users" ? Number(session("admin").id) : await storeRecord(payload, slug) };
    const user = { relationTo: "users" as const, value: Number(session("admin").id) };
    locks.set(slug, (await payload.create({ collection: "payload-locked-documents", data: { document, user }, overrideAccess: true })).id);
  }
  return { ...NONE, locks };
};

const storeMedia = async (): Promise<StoredRecords> => {
  const [shown, hidden] = [await storeRecord(payload, "media"), await storeRecord(payload, "media")];
  await storeRecord(payload, "talents", { cover: shown, _status: "published" });
  await storeRecord(payload, "talents", { cover: hidden, _status: "draft" });
  return { ...NONE, shown: [shown], hidden: [hidden] };
};

const hasDrafts = (slug: string): boolean => Boolean(payload.collections[slug as "talents"].config.versions?.drafts);

const store = async (slug: string): Promise<StoredRecords> => {
  if (slug === "payload-preferences") return storePreferences();
  if (slug === "payload-locked-documents") return storeLocks();
  if (slug === "media") return storeMedia();
  if (slug === "users") return { ...NONE, own: new Map([...sessions].map(([column, { id }]) => [column, Number(id)])) };
  if (slug.startsWith("payload-")) return NONE;
  if (!hasDrafts(slug)) return { ...NONE, drafts: [await storeRecord(payload, slug)] };
  return {
    ...NONE,
    published: [await storeRecord(payload, slug, { _status: "published" })],
    drafts: [await storeRecord(payload, slug, { _status: "draft" })],
  };
};

const allOf = ({ published, drafts, shown, hidden, own, locks }: StoredRecords): number[] => [
  ...published,
  ...drafts,
  ...shown,
  ...hidden,
  ...own.values(),
  ...locks.values(),
];

const LOCKS_OF: Readonly<Record<string, string>> = { editor: "posts", scout: "entries" };

/** The ids that a cell of the matrix allows for a verb: all, those of its qualifier, or none. */
const allowedIds = (stored: StoredRecords, column: Column, verb: string): number[] => {
  const cell = matrix.collections.get(slugOf(stored))?.[column] ?? [];
  if (cell.includes(verb)) return allOf(stored);
  if (cell.includes(`${verb} published`)) return stored.published;
  if (cell.includes(`${verb} shown`)) return stored.shown;
  if (cell.includes(`${verb} own`)) return [stored.own.get(column) ?? 0];
  if (cell.includes(`${verb} locks`)) return [stored.locks.get(LOCKS_OF[column] ?? "") ?? 0];
  return [];
};

const slugs = new WeakMap<StoredRecords, string>();
const slugOf = (stored: StoredRecords): string => slugs.get(stored) ?? "";
const storeFor = async (slug: string): Promise<StoredRecords> => {
  const stored = { ...(await store(slug)) };
  slugs.set(stored, slug);
  return stored;
};

const sorted = (ids: number[]): number[] => [...ids].sort((one, other) => one - other);

const checkRead = async (stored: StoredRecords, column: Column): Promise<void> => {
  const slug = slugOf(stored);
  const expected = allowedIds(stored, column, "read");
  const among = `where[id][in]=${allOf(stored).join(",")}&limit=100&depth=2`;
  for (const query of [among, `${among}&draft=true`]) {
    const { status, body } = await ask(column, `/${slug}?${query}`);
    const ids = status === 200 ? body.docs.map(({ id }: { id: number }) => id) : [];
    if (expected.length === 0) assert.ok(isRefused(status) || ids.length === 0, `${column} reads ${slug}: ${status}`);
    assert.deepEqual(sorted(ids), sorted(expected), `${column} reads ${slug}?${query}`);
  }
  // Payload identifies preferences by their key, not by id.
  if (slug === "payload-preferences") return;
  const count = await ask(column, `/${slug}/count?${among}`);
  assert.equal(count.status === 200 ? count.body.totalDocs : 0, expected.length, `${column} counts ${slug}`);
  for (const id of allOf(stored)) {
    const { status } = await ask(column, `/${slug}/${id}?draft=true&depth=2`);
    assert.equal(status === 200, expected.includes(id), `${column} reads ${slug}/${id}: ${status}`);
  }
};

const checkUpdate = async (stored: StoredRecords, column: Column): Promise<void> => {
  const slug = slugOf(stored);
  const expected = allowedIds(stored, column, "update");
  for (const id of allOf(stored)) {
    const { status, body } = await ask(column, `/${slug}/${id}`, { method: "PATCH", json: {} });
    assert.equal(status === 200, expected.includes(id), `${column} updates ${slug}/${id}: ${status} ${JSON.stringify(body)}`);
  }
  const bulk = await ask(column, `/${slug}?where[id][in]=${allOf(stored).join(",")}`, { method: "PATCH", json: {} });
  const ids = bulk.status === 200 ? bulk.body.docs.map(({ id }: { id: number }) => id) : [];
  assert.deepEqual(sorted(ids), sorted(expected), `${column} updates ${slug} in bulk: ${JSON.stringify(bulk.body)}`);
};

const checkCreate = async (slug: string, column: Column, row: Row): Promise<void> => {
  const { status, body } = await ask(column, `/${slug}`, { method: "POST", ...(await createRecordBody(payload, slug)) });
  assert.equal(status === 201, row[column].includes("create"), `${column} creates ${slug}: ${status} ${JSON.stringify(body)}`);
  if (status !== 201) assert.ok(isRefused(status), `${column} creates ${slug}: ${status}`);
};

const checkPublish = async (slug: string, column: Column, row: Row): Promise<void> => {
  const isAllowed = row[column].includes("publish");
  const id = await storeRecord(payload, slug, { _status: "draft" });
  await ask(column, `/${slug}/${id}`, { method: "PATCH", json: { _status: "published" } });
  await ask(column, `/${slug}?where[id][equals]=${id}`, { method: "PATCH", json: { _status: "published" } });
  const { _status } = (await payload.findByID({ collection: slug as "talents", id, overrideAccess: true })) as { _status?: string };
  assert.equal(_status === "published", isAllowed, `${column} publishes ${slug}`);
  const created = await ask(column, `/${slug}`, {
    method: "POST",
    json: { ...(await createRecordBody(payload, slug)).json, _status: "published" },
  });
  assert.equal(created.status === 201, isAllowed, `${column} creates ${slug} as published: ${created.status}`);
};

const checkVersions = async (
  base: string,
  column: Column,
  { row, versionId }: { row: Row; versionId: number | string | undefined },
): Promise<void> => {
  const isAllowed = row[column].includes("versions");
  const list = await ask(column, `${base}/versions?limit=1`);
  assert.equal(list.status === 200 && list.body.docs?.length > 0, isAllowed, `${column} lists versions of ${base}: ${list.status}`);
  if (versionId === undefined) return;
  assert.equal((await ask(column, `${base}/versions/${versionId}`)).status === 200, isAllowed, `${column} reads a version of ${base}`);
  assert.equal(
    (await ask(column, `${base}/versions/${versionId}`, { method: "POST" })).status === 200,
    isAllowed,
    `${column} restores a version of ${base}`,
  );
};

const exists = async (slug: string, id: number): Promise<boolean> => {
  const { totalDocs } = await payload.count({ collection: slug as "talents", where: { id: { equals: id } }, overrideAccess: true });
  return totalDocs === 1;
};

const checkDelete = async (slug: string, column: Column): Promise<void> => {
  for (const isBulk of [false, true]) {
    const stored = slug === "users" ? { ...NONE, drafts: [await storeRecord(payload, slug)] } : await storeFor(slug);
    slugs.set(stored, slug);
    const expected = allowedIds(stored, column, "delete");
    for (const id of allOf(stored)) {
      // A preference is deleted by its key; only the bulk request uses the id.
      if (!isBulk && slug === "payload-preferences") continue;
      const path = isBulk ? `/${slug}?where[id][equals]=${id}` : `/${slug}/${id}`;
      const { status } = await ask(column, path, { method: "DELETE" });
      assert.equal(await exists(slug, id), !expected.includes(id), `${column} deletes ${path}: ${status}`);
    }
  }
};

const checkUnlock = async (column: Column, row: Row): Promise<void> => {
  const id = await storeRecord(payload, "users");
  const { email } = await payload.findByID({ collection: "users", id, overrideAccess: true });
  await payload.db.updateOne({
    collection: "users",
    id,
    data: { loginAttempts: 5, lockUntil: new Date(Date.now() + 60_000).toISOString() },
  });
  const { status } = await ask(column, "/users/unlock", { method: "POST", json: { email } });
  const found = await payload.db.findOne<{ id: number; lockUntil?: string | null }>({ collection: "users", where: { id: { equals: id } } });
  assert.equal((found?.lockUntil ?? null) === null, row[column].includes("unlock"), `${column} unlocks: ${status}`);
};

describe("the matrix in docs/roles.md", () => {
  it("has a row for each collection and global of the config", () => {
    const inConfig = (list: { slug: string }[]) => list.map(({ slug }) => slug).sort();
    assert.deepEqual([...matrix.collections.keys()].sort(), inConfig(payload.config.collections));
    assert.deepEqual([...matrix.globals.keys()].sort(), inConfig(payload.config.globals));
  });

  for (const [slug, row] of matrix.collections) {
    it(`matches the access to ${slug} for each role and without an account`, async () => {
      const stored = await storeFor(slug);
      for (const column of COLUMNS) {
        await checkRead(stored, column);
        await checkUpdate(stored, column);
        await checkCreate(slug, column, row);
        if (hasDrafts(slug)) await checkPublish(slug, column, row);
        else assert.equal(row[column].includes("publish"), false, `${slug} has no drafts`);
        await checkVersions(`/${slug}`, column, { row, versionId: await latestVersion(slug) });
        await checkDelete(slug, column);
        if (slug === "users") await checkUnlock(column, row);
      }
    });
  }

  for (const [slug, row] of matrix.globals) {
    it(`matches the access to the global ${slug}`, async () => {
      const hasVersions = Boolean(payload.config.globals.find((global) => global.slug === slug)?.versions);
      if (hasVersions) await payload.updateGlobal({ slug: slug as "customizations", data: {}, overrideAccess: true });
      for (const column of COLUMNS) {
        assert.equal((await ask(column, `/globals/${slug}`)).status === 200, row[column].includes("read"), `${column} reads ${slug}`);
        const update = await ask(column, `/globals/${slug}`, { method: "POST", json: {} });
        assert.equal(update.status === 200, row[column].includes("update"), `${column} updates ${slug}: ${update.status}`);
        const versions = hasVersions
          ? await payload.findGlobalVersions({ slug: slug as "customizations", limit: 1, overrideAccess: true })
          : null;
        await checkVersions(`/globals/${slug}`, column, { row, versionId: versions?.docs[0]?.id });
      }
    });
  }
});

const latestVersion = async (slug: string): Promise<number | string | undefined> => {
  if (!payload.collections[slug as "talents"].config.versions) return undefined;
  const { docs } = await payload.findVersions({ collection: slug as "talents", limit: 1, sort: "-updatedAt", overrideAccess: true });
  return docs[0]?.id;
};

describe("access to files", () => {
  const filename = async (slug: "media" | "entry-photos", id: number | undefined) =>
    String((await payload.findByID({ collection: slug, id: id ?? 0, overrideAccess: true })).filename);

  it("matches docs/roles.md", async () => {
    const media = await storeMedia();
    const [shown, hidden] = [await filename("media", media.shown[0]), await filename("media", media.hidden[0])];
    const photo = await filename("entry-photos", await storeRecord(payload, "entry-photos"));
    const addresses: [string, string][] = [
      ["file of media that a published talent shows", `/media/file/${shown}`],
      ["file of media that no published talent shows", `/media/file/${hidden}`],
      ["thumbnail of media that a published talent shows", `/media/thumbnail/${shown}`],
      ["thumbnail of media that no published talent shows", `/media/thumbnail/${hidden}`],
      ["file of an entry photo", `/entry-photos/file/${photo}`],
      ["publication status", "/publication-status"],
    ];
    for (const [name, path] of addresses) {
      for (const column of COLUMNS) {
        const { status } = await ask(column, path);
        assert.equal(status === 200, matrix.files.get(name)?.[column].includes("yes"), `${column} opens the ${name}: ${status}`);
      }
    }
    assert.deepEqual([...matrix.files.keys()].sort(), [...addresses.map(([name]) => name), "entry photo under /storage"].sort());
    assert.equal((await getContract(new Request(`${ORIGIN}/storage/${photo}`))).status, 404);
  });

  it("is denied for a file of another collection under a collection that the role may read", async () => {
    const photo = await filename("entry-photos", await storeRecord(payload, "entry-photos"));
    assert.notEqual((await ask("editor", `/media/file/${photo}`)).status, 200);
    assert.notEqual((await ask("editor", `/media/file/..%2F..%2Fprivate%2F${photo}`)).status, 200);
  });
});

describe("data that a role may not read", () => {
  it("is not revealed by queries on hidden fields or relations", async () => {
    const queries = [
      "/users?where[hash][like]=pbkdf2",
      "/users?where[resetPasswordToken][exists]=true",
      "/payload-locked-documents?where[user.hash][like]=pbkdf2",
      "/payload-locked-documents?where[user.email][like]=admin",
      "/payload-preferences?where[user.hash][like]=pbkdf2",
    ];
    for (const path of queries) {
      for (const column of ["editor", "scout"] as const) {
        const { status, body } = await ask(column, path);
        assert.ok(status !== 200 || body.docs.length === 0, `${column} asks ${path}: ${JSON.stringify(body)}`);
      }
    }
  });

  it("does not include other accounts in the list of accounts", async () => {
    for (const column of ["editor", "scout"] as const) {
      const { body } = await ask(column, "/users?limit=100&depth=2");
      assert.deepEqual(
        body.docs.map(({ email }: { email: string }) => email),
        [`${column}@example.com`],
      );
      const text = JSON.stringify([body, (await ask(column, "/users/me")).body]);
      assert.doesNotMatch(text, /"(hash|salt|resetPasswordToken|loginAttempts)"/);
    }
  });

  it("does not include whether an account exists, in the response of forgot-password", async () => {
    const answers = await Promise.all(
      ["scout@example.com", "nobody@example.com"].map((email) =>
        requestPanel("/users/forgot-password", { method: "POST", json: { email } }),
      ),
    );
    assert.deepEqual(answers[0]?.body, answers[1]?.body);
    assert.equal(answers[0]?.status, answers[1]?.status);
  });

  it("is not populated: neither the account of a lock for editors nor a newer draft for scouts", async () => {
    const id = await storeRecord(payload, "talents", { name: "Publicada", _status: "published" });
    await payload.update({
      collection: "talents",
      id,
      data: { name: "Rascunho novo", _status: "draft" },
      draft: true,
      overrideAccess: true,
    });
    const texts = await Promise.all(
      [`/talents/${id}?draft=true&depth=5`, `/talents?where[name][contains]=Rascunho%20novo&draft=true`].map((path) => ask("scout", path)),
    );
    assert.doesNotMatch(JSON.stringify(texts.map(({ body }) => body)), /Rascunho novo/);
    const stored = await storeLocks();
    const { body } = await ask("editor", `/payload-locked-documents/${stored.locks.get("posts")}?depth=3`);
    assert.doesNotMatch(JSON.stringify(body), /admin@example\.com/);
  });

  it("cannot be changed by a scout: the own role and the fields of an entry", async () => {
    const { id } = session("scout");
    await ask("scout", `/users/${id}`, { method: "PATCH", json: { role: "admin" } });
    assert.equal((await payload.findByID({ collection: "users", id: Number(id), overrideAccess: true })).role, "scout");
    const entry = await storeRecord(payload, "entries", { name: "Ana" });
    await ask("scout", `/entries/${entry}`, { method: "PATCH", json: { name: "Outra", status: "seen", notes: "Ligar" } });
    const { name, status, notes } = await payload.findByID({ collection: "entries", id: entry, overrideAccess: true });
    assert.deepEqual([name, status, notes], ["Ana", "seen", "Ligar"]);
  });
});
