// First import: it sets the environment that the following modules read when they load.
import "./setup/test-environment";

import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";

import { storeRecord } from "./builders/records";
import { openRoleSessions, type RoleSessions } from "./setup/role-sessions";

let roles: RoleSessions;

before(async () => {
  roles = await openRoleSessions();
});
after(() => roles.close());

/** Returns the titles that a list or a picker of the admin shows for a query. */
const listTitles = async (slug: string, question: Record<string, string>): Promise<string[]> => {
  const { status, body } = await roles.ask("admin", `/${slug}?${new URLSearchParams({ draft: "true", depth: "0", ...question })}`);
  assert.equal(status, 200, JSON.stringify(body));
  return body.docs.map((doc: Record<string, string>) => doc.title ?? doc.name ?? doc.person ?? doc.alt);
};

const OPERATORS = ["like", "contains"];

/** Collections whose title people type, and the title's field. */
const TITLES = {
  boards: "name",
  campaigns: "title",
  consents: "person",
  entries: "name",
  gallery: "title",
  magazines: "title",
  packages: "title",
  posts: "title",
  slides: "alt",
  staff: "name",
  talents: "name",
  users: "name",
};

for (const [slug, title] of Object.entries(TITLES)) {
  describe(`${slug} in the admin`, () => {
    before(async () => {
      for (const text of ["Zuleica Árvore", "Érica D’Ávila", "João", "eduardo"]) await storeRecord(roles.payload, slug, { [title]: text });
    });

    for (const [typed, found] of [
      ["érica", "Érica D’Ávila"],
      ["ERICA", "Érica D’Ávila"],
      ["erica d'av", "Érica D’Ávila"],
      ["joao", "João"],
      ["arvore", "Zuleica Árvore"],
      ["Edu", "eduardo"],
    ] as const)
      it(`are found by "${typed}"`, async () => {
        for (const operator of OPERATORS) {
          const titles = await listTitles(slug, { [`where[or][0][${title}][${operator}]`]: typed });
          assert.deepEqual(
            titles.map((text) => text.replace("'", "’")),
            [found],
            operator,
          );
        }
      });

    it("are sorted as people sort names", async () => {
      const where = { [`where[${title}][in]`]: "Zuleica Árvore,Érica D’Ávila,Érica D'Ávila,João,eduardo" };
      const sorted = (await listTitles(slug, { ...where, sort: title })).map((text) => text.slice(0, 4));
      assert.deepEqual(sorted, ["edua", "Éric", "João", "Zule"]);
      const reverse = (await listTitles(slug, { ...where, sort: `-${title}` })).map((text) => text.slice(0, 4));
      assert.deepEqual(reverse, sorted.toReversed());
    });
  });
}

it("a draft's and a translation's new title is found", async () => {
  const talent = await storeRecord(roles.payload, "talents", { name: "Antônia", _status: "published" });
  await roles.ask("editor", `/talents/${talent}?draft=true`, { method: "PATCH", json: { name: "Íris", _status: "draft" } });
  assert.deepEqual(await listTitles("talents", { "where[name][like]": "iris" }), ["Íris"]);
  assert.deepEqual(await listTitles("talents", { "where[name][like]": "antonia" }), []);
  const post = await storeRecord(roles.payload, "posts", { title: "Verão" });
  await roles.ask("editor", `/posts/${post}?locale=en`, { method: "PATCH", json: { title: "Crème" } });
  assert.deepEqual(await listTitles("posts", { "where[title][like]": "verao", locale: "pt" }), ["Verão"]);
  assert.deepEqual(await listTitles("posts", { "where[title][like]": "creme", locale: "en" }), ["Crème"]);
});

it("an action on all that a search has found concerns the records that were shown", async () => {
  for (const name of ["Amélia", "Amelia"]) await storeRecord(roles.payload, "staff", { name, _status: "published" });
  const search = new URLSearchParams({ "where[or][0][name][like]": "amelia" });
  const { body } = await roles.ask("admin", `/staff?${search}&draft=true`, { method: "PATCH", json: { _status: "draft" } });
  assert.equal(body.docs.length, 2, JSON.stringify(body));
  await roles.ask("admin", `/staff?${search}`, { method: "DELETE" });
  assert.deepEqual(await listTitles("staff", { "where[name][in]": "Amélia,Amelia" }), []);
});

it("a search for an exact title stays exact", async () => {
  await storeRecord(roles.payload, "staff", { name: "Cecília" });
  assert.deepEqual(await listTitles("staff", { "where[name][equals]": "Cecilia" }), []);
  assert.deepEqual(await listTitles("staff", { "where[name][equals]": "Cecília" }), ["Cecília"]);
});
