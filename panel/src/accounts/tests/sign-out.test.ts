// First import: it sets the environment that the following modules read when they load.
import "../../../tests/setup/test-environment";

import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";

import { storeRecord } from "../../../tests/builders/records";
import { openRoleSessions, type RoleSessions } from "../../../tests/setup/role-sessions";

let roles: RoleSessions;

before(async () => {
  roles = await openRoleSessions();
});

after(() => roles.close());

const photoName = async (): Promise<string> => {
  const id = await storeRecord(roles.payload, "entry-photos");
  return String((await roles.payload.findByID({ collection: "entry-photos", id, overrideAccess: true })).filename);
};

describe("a computer that several people use", () => {
  it("keeps small copies of photos for one account and one session, and full photos and documents never", async () => {
    const name = await photoName();
    const document = await roles.payload.findByID({
      collection: "consent-documents",
      id: await storeRecord(roles.payload, "consent-documents"),
      overrideAccess: true,
    });
    const cacheOf = async (path: string) => {
      const { status, headers } = await roles.ask("scout", path);
      assert.equal(status, 200, path);
      return [headers.get("Cache-Control"), headers.get("Vary")];
    };
    for (const size of ["card", "view"])
      assert.deepEqual(await cacheOf(`/entry-photos/preview/${size}/${name}`), ["private, max-age=3600", "Cookie, Authorization"]);
    assert.equal((await cacheOf(`/entry-photos/file/${name}`))[0], "private, no-store");
    assert.equal((await cacheOf(`/consent-documents/file/${document.filename}`))[0], "private, no-store");
  });

  it("is told to delete cached copies and copied rows when the account signs out, and the session ends", async () => {
    const name = await photoName();
    const { status, headers } = await roles.ask("scout", "/users/logout", { method: "POST", json: {} });
    assert.equal(status, 200);
    assert.equal(headers.get("Clear-Site-Data"), '"cache", "storage"');
    assert.notEqual((await roles.ask("scout", `/entry-photos/preview/card/${name}`)).status, 200);
  });
});
