// First import: it sets the environment that the following modules read when they load.
import "../../../tests/setup/test-environment";

import assert from "node:assert/strict";
import { after, before, it } from "node:test";

import { storeRecord } from "../../../tests/builders/records";
import { openRoleSessions, type RoleSessions } from "../../../tests/setup/role-sessions";

let roles: RoleSessions;
before(async () => {
  roles = await openRoleSessions();
});
after(() => roles.close());

const aFile = () => storeRecord(roles.payload, "media");

const remove = (id: number, language = "pt") =>
  roles.ask("editor", `/media/${id}`, { method: "DELETE", headers: { "Accept-Language": language } });

const exists = async (id: number): Promise<boolean> =>
  (await roles.payload.count({ collection: "media", where: { id: { equals: id } }, overrideAccess: true })).totalDocs === 1;

it("deletes a file that nothing shows", async () => {
  const file = await aFile();
  assert.equal((await remove(file)).status, 200);
  assert.equal(await exists(file), false);
});

it("keeps a file that records or drafts show, and names them in the editor's language", async () => {
  const file = await aFile();
  await storeRecord(roles.payload, "talents", { name: "Iara Prado", cover: file, _status: "draft" });
  await storeRecord(roles.payload, "posts", { title: "Bastidores", cover: file, _status: "published" });
  const { status, body } = await remove(file);
  assert.equal(status, 409);
  const { message } = body.errors[0];
  assert.match(message, /^Este arquivo está em uso: .*Talento “Iara Prado”/);
  assert.match(message, /“Bastidores”/);
  assert.match((await remove(file, "en")).body.errors[0].message, /^This file is in use: .*Talent “Iara Prado”.*delete it\.$/);
  assert.equal(await exists(file), true);
});

it("keeps a file that the home page shows", async () => {
  const file = await aFile();
  await roles.payload.updateGlobal({ slug: "home-page", data: { doors: { kids: file } }, overrideAccess: true });
  assert.match((await remove(file)).body.errors[0].message, /Página inicial/);
});

it("keeps a file that a text shows", async () => {
  const file = await aFile();
  const upload = { type: "upload", version: 3, relationTo: "media", value: file, fields: {}, format: "", id: "65f0c1a2b3c4d5e6f7a8b9c0" };
  const root = { type: "root", version: 1, format: "", indent: 0, direction: "ltr", children: [upload] };
  await storeRecord(roles.payload, "posts", { title: "Com foto", body: { root }, _status: "published" });
  assert.match((await remove(file)).body.errors[0].message, /“Com foto”/);
});

it("keeps the used ones of several files, and deletes the others", async () => {
  const [used, unused] = [await aFile(), await aFile()];
  await storeRecord(roles.payload, "talents", { name: "Caio Melo", book: [used] });
  const { body } = await roles.ask("editor", `/media?where[id][in]=${used},${unused}`, { method: "DELETE" });
  assert.match(JSON.stringify(body.errors), /Caio Melo/);
  assert.deepEqual([await exists(used), await exists(unused)], [true, false]);
});

it("deletes the files of a deleted talent", async () => {
  const file = await aFile();
  const talent = await storeRecord(roles.payload, "talents", { cover: file });
  assert.equal((await roles.ask("admin", `/talents/${talent}`, { method: "DELETE" })).status, 200);
  assert.equal(await exists(file), false);
});
