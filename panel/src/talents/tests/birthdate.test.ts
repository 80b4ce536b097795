// First import: it sets the environment that the following modules read when they load.
import "../../../tests/setup/test-environment";

import assert from "node:assert/strict";
import { after, before, it } from "node:test";

import { storeRecord } from "../../../tests/builders/records";
import { openRoleSessions, type RoleSessions } from "../../../tests/setup/role-sessions";

let roles: RoleSessions;
let draft: number;
before(async () => {
  roles = await openRoleSessions();
  draft = await storeRecord(roles.payload, "talents", { birthdate: "2016-03-09", _status: "draft" });
});
after(() => roles.close());

const save = (birthdate: string, language = "pt") =>
  roles.ask("editor", `/talents/${draft}?draft=true`, {
    method: "PATCH",
    json: { birthdate, _status: "draft" },
    headers: { "Accept-Language": language },
  });

for (const [written, stored] of [
  ["21/05/1998", "1998-05-21"],
  ["9.3.2016", "2016-03-09"],
  ["2016-03-09", "2016-03-09"],
  ["", ""],
] as const)
  it(`stores the birthdate ${JSON.stringify(written)} as ${JSON.stringify(stored)}`, async () => {
    const { status, body } = await save(written);
    assert.deepEqual([status, body.doc?.birthdate], [200, stored]);
  });

for (const [written, portuguese, english] of [
  ["31/02/2010", /^Esta data não existe ou não pode ser lida/, /^This date does not exist or cannot be read/],
  ["05/21/1998", /^Esta data não existe/, /^This date does not exist/],
  ["ontem", /^Esta data não existe/, /^This date does not exist/],
  ["21/05/2150", /^Esta data ainda vem/, /^This date is still to come/],
  ["21/05/1900", /mais de 120 anos/, /more than 120 years/],
] as const)
  it(`refuses the birthdate ${written} at its field, in drafts too`, async () => {
    for (const [language, sentence] of [
      ["pt", portuguese],
      ["en", english],
    ] as const) {
      const { status, body } = await save(written, language);
      assert.equal(status, 400);
      const [error] = body.errors[0].data.errors;
      assert.equal(error.path, "birthdate");
      assert.match(error.message, sentence);
    }
  });
