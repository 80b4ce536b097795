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

for (const written of ["31/02/2026", "2026-02-31", "03/25/2026", "amanhã"])
  it(`refuses ${written} at its field, in rows of drafts too, and keeps the former value`, async () => {
    const picture = await storeRecord(roles.payload, "media");
    const digitals = [{ picture, date: "2026-03-01T12:00:00.000Z" }];
    const talent = await storeRecord(roles.payload, "talents", { digitals, _status: "draft" });
    for (const [language, sentence] of [
      ["pt", /^Esta data não existe ou não pode ser lida/],
      ["en", /^This date does not exist or cannot be read/],
    ] as const) {
      const { status, body } = await roles.ask("editor", `/talents/${talent}?draft=true`, {
        method: "PATCH",
        json: { digitals: [{ picture, date: written }], _status: "draft" },
        headers: { "Accept-Language": language },
      });
      assert.equal(status, 400);
      const [error] = body.errors[0].data.errors;
      assert.equal(error.path, "digitals.0.date");
      assert.match(error.message, sentence);
    }
    const { body } = await roles.ask("editor", `/talents/${talent}?draft=true&depth=0`);
    assert.equal(body.digitals[0].date, "2026-03-01T12:00:00.000Z");
  });
