// First import: it sets the environment that the following modules read when they load.
import "./setup/test-environment";

import assert from "node:assert/strict";
import { readFile, stat } from "node:fs/promises";
import { after, before, describe, it } from "node:test";

import type { CollectionSlug } from "payload";

import type { User } from "../src/payload-types";
import { createEntryWriter } from "../src/entries/write-entry";
import { EMPTY_ENTRY_FIELDS } from "../src/contract/entry";
import { openStore, type TestStore } from "./setup/open-store";
import { aPhoto } from "./builders/photos";

let opened: TestStore;
const users = new Map<User["role"], User & { collection: "users" }>();

const COLLECTIONS: CollectionSlug[] = [
  "talents",
  "categories",
  "posts",
  "campaigns",
  "magazines",
  "boards",
  "staff",
  "slides",
  "gallery",
  "instagram-posts",
  "media",
  "entries",
  "entry-photos",
  "users",
];

before(async () => {
  opened = await openStore();
  for (const role of ["admin", "editor", "scout"] as const) {
    const data = { name: role, email: `${role}@example.com`, password: `password of ${role}`, role };
    users.set(role, { ...(await opened.payload.create({ collection: "users", data })), collection: "users" });
  }
  const photo = await aPhoto();
  await createEntryWriter(opened.payload)({
    entry: { kind: "getScouted", ...EMPTY_ENTRY_FIELDS, name: "Ana" },
    photos: [photo],
    idempotencyKey: null,
  });
});

after(() => opened.close());

const mayRead = async (collection: CollectionSlug, role?: User["role"]): Promise<boolean> => {
  const user = role === undefined ? null : users.get(role);
  try {
    const { docs } = await opened.payload.find({ collection, overrideAccess: false, user });
    return docs.length >= 0;
  } catch {
    return false;
  }
};

const readable = async (role?: User["role"]): Promise<CollectionSlug[]> => {
  const slugs: CollectionSlug[] = [];
  for (const slug of COLLECTIONS) if (await mayRead(slug, role)) slugs.push(slug);
  return slugs;
};

describe("reading", () => {
  it("is allowed for no collection without an account", async () => {
    assert.deepEqual(await readable(), []);
  });

  it("is allowed to scouts for entries, their photos, published talents with their files, and the own account", async () => {
    assert.deepEqual(await readable("scout"), ["talents", "categories", "media", "entries", "entry-photos", "users"]);
    const { docs } = await opened.payload.find({ collection: "users", overrideAccess: false, user: users.get("scout") });
    assert.deepEqual(
      docs.map(({ email }) => email),
      ["scout@example.com"],
    );
    await assert.rejects(opened.payload.findGlobal({ slug: "settings", overrideAccess: false, user: users.get("scout") }));
  });

  it("is allowed to editors for all collections but entries and their photos", async () => {
    assert.deepEqual(
      await readable("editor"),
      COLLECTIONS.filter((slug) => slug !== "entries" && slug !== "entry-photos"),
    );
  });
});

describe("writing", () => {
  it("is not allowed for new entries, even to admins", async () => {
    const user = users.get("admin");
    await assert.rejects(
      opened.payload.create({ collection: "entries", data: { kind: "contact", status: "new" }, overrideAccess: false, user }),
    );
  });

  it("is not allowed for the own role", async () => {
    const scout = users.get("scout");
    assert.ok(scout);
    await opened.payload
      .update({ collection: "users", id: scout.id, data: { role: "admin" }, overrideAccess: false, user: scout })
      .catch(() => undefined);
    assert.equal((await opened.payload.findByID({ collection: "users", id: scout.id })).role, "scout");
  });

  it("is allowed to scouts for the status of an entry, not for its other fields", async () => {
    const user = users.get("scout");
    const { docs } = await opened.payload.find({ collection: "entries" });
    const id = docs[0]?.id ?? 0;
    await opened.payload.update({ collection: "entries", id, data: { status: "seen", name: "Outra" }, overrideAccess: false, user });
    const entry = await opened.payload.findByID({ collection: "entries", id });
    assert.deepEqual([entry.status, entry.name], ["seen", "Ana"]);
    await assert.rejects(opened.payload.delete({ collection: "entries", id, overrideAccess: false, user }));
  });
});

describe("the first account", () => {
  it("has a random password, in a file that only the owner can read", async () => {
    const file = `${opened.dataDir}/admin-password.txt`;
    assert.equal((await stat(file)).mode & 0o777, 0o600);
    const [email = "", password = ""] = (await readFile(file, "utf8")).split("\n");
    const { user } = await opened.payload.login({ collection: "users", data: { email, password } });
    assert.equal(user?.role, "admin");
  });

  it("is locked after five wrong passwords", async () => {
    const attempt = (password: string) => opened.payload.login({ collection: "users", data: { email: "editor@example.com", password } });
    for (let count = 0; count < 5; count += 1) await assert.rejects(attempt("wrong"));
    await assert.rejects(attempt("password of editor"));
  });
});
