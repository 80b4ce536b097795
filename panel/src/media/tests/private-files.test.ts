// First import: it sets the environment that the following modules read when they load.
import "../../../tests/setup/test-environment";

import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { copyFile, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { after, before, describe, it } from "node:test";

import { anUpload } from "../../../tests/builders/photos";
import { decryptPrivateFile } from "../../../tests/setup/decrypt-private-file";
import { openRoleSessions, type RoleSessions } from "../../../tests/setup/role-sessions";
import { environment } from "../../environment";

let roles: RoleSessions;

before(async () => {
  roles = await openRoleSessions();
});

after(() => roles.close());

const fileOf = (name: string): string => path.join(environment.dataDir, "private", name);

const COLLECTIONS = ["entry-photos", "consent-documents"] as const;

const upload = async (collection: (typeof COLLECTIONS)[number]) => {
  const file = { ...(await anUpload()), name: `${randomUUID()}.jpg` };
  const { filename } = await roles.payload.create({ collection, data: {}, file, overrideAccess: true });
  return { name: String(filename), uploaded: file.data };
};

for (const collection of COLLECTIONS)
  describe(`a file of ${collection}`, () => {
    const read = (name: string) => roles.ask("scout", `/${collection}/file/${name}`);

    it("is encrypted on the disk, and sent as it was uploaded", async () => {
      const { name, uploaded } = await upload(collection);
      const stored = await readFile(fileOf(name));
      assert.equal(stored.includes(uploaded.subarray(0, 16)), false);
      assert.deepEqual(await decryptPrivateFile(environment.dataDir, name, stored), uploaded);
      const { status, headers, body } = await read(name);
      assert.deepEqual([status, body], [200, uploaded]);
      assert.deepEqual(
        ["Content-Type", "Content-Length", "Content-Disposition", "Cache-Control"].map((header) => headers.get(header)),
        ["image/jpeg", String(uploaded.length), collection === "consent-documents" ? "attachment" : "inline", "private, no-store"],
      );
    });

    it("is not sent when it is another file, was changed or is missing", async () => {
      const [{ name }, other] = [await upload(collection), await upload(collection)];
      const stored = await readFile(fileOf(name));
      await copyFile(fileOf(other.name), fileOf(name));
      assert.equal((await read(name)).status, 404);
      for (const changed of [stored.subarray(0, -1), Buffer.alloc(0), other.uploaded]) {
        await writeFile(fileOf(name), changed);
        assert.equal((await read(name)).status, 404);
      }
      await writeFile(fileOf(name), stored);
      assert.equal((await read(name)).status, 200);
      await rm(fileOf(name));
      assert.equal((await read(name)).status, 404);
    });
  });

it("a small copy of a photo is made of the decrypted photo, and of nothing else", async () => {
  const { name } = await upload("entry-photos");
  const read = () => roles.ask("scout", `/entry-photos/preview/card/${name}`);
  assert.deepEqual([(await read()).status, (await read()).headers.get("Content-Type")], [200, "image/jpeg"]);
  await writeFile(fileOf(name), (await anUpload()).data);
  assert.equal((await read()).status, 404);
});
