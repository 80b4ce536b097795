// First import: it sets the environment that the following modules read when they load.
import "../../../tests/setup/test-environment";

import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";

import { formatQuery, parseQuery } from "../entry-lists";
import { sealSearch } from "../search-where";
import { storeApplication } from "../../../tests/builders/applications";
import { openRoleSessions, type RoleSessions } from "../../../tests/setup/role-sessions";

let roles: RoleSessions;

before(async () => {
  roles = await openRoleSessions();
});

after(() => roles.close());

/** Sends the form of a list; resolves to the address of the redirect. */
const search = async (list: string, fields: Record<string, string>): Promise<URL> => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  const { status, headers } = await roles.ask("scout", `/desk/search/${list}`, { method: "POST", form });
  assert.equal(status, 303);
  assert.equal(headers.get("Cache-Control"), "no-store");
  return new URL(headers.get("Location") ?? "", "http://localhost");
};

describe("a search of a list", () => {
  it("leads to an address that keeps the filters and does not contain the text", async () => {
    for (const [list, fields, filters] of [
      ["applications", {}, {}],
      ["enquiries", { status: "contacted", assigned: "me" }, { status: "contacted", assigned: "me" }],
      ["registrations", { status: "accepted", day: "2026-11-20", page: "3" }, { status: "accepted", day: "2026-11-20", page: "3" }],
    ] as const) {
      const { pathname, search: query, searchParams } = await search(list, { ...fields, q: "Cecília Ávila" });
      assert.equal(pathname, `/admin/${list}`);
      // With accents, which random letters of encrypted text cannot spell.
      assert.doesNotMatch(decodeURIComponent(query), /cecília|ávila/i);
      const { q = "", ...others } = Object.fromEntries(searchParams);
      assert.match(q, /^[\w-]{40,}$/);
      assert.doesNotMatch(Buffer.from(q, "base64url").toString(), /cecília|ávila/i);
      assert.deepEqual(others, filters);
    }
  });

  it("finds what was searched for at that address, again and again", async () => {
    const id = await storeApplication(roles.payload, { name: "Cecília Ávila" });
    await storeApplication(roles.payload, { name: "Rui" });
    const { search: query } = await search("applications", { q: " cecilia " });
    for (const attempt of [1, 2]) {
      const { body } = await roles.ask("scout", `/desk/applications${query}`);
      assert.deepEqual(
        body.cards.map((card: { id: number }) => card.id),
        [id],
        `attempt ${attempt}`,
      );
    }
  });

  for (const [shown, answers, q] of [
    ["a guardian", { guardian: "Iracema Antunes" }, "antunes iracema"],
    ["a city", { city: "Poços de Caldas, MG" }, "pocos"],
    ["a part of a reference", { idempotencyKey: "5e1fab07-0000-4000-8000-000000000000" }, "fab07"],
    ["words of several answers", { name: "Tarsila", instagram: "@tarsi_la", notes: "Ligar em março" }, "TARSILA marco @tarsi_la"],
    ["an e-mail address", { email: "Tar_sila@Example.org" }, "tar_sila@example.org"],
  ] as const)
    it(`finds ${shown}`, async () => {
      const id = await storeApplication(roles.payload, answers);
      const { search: query } = await search("applications", { q });
      const { body } = await roles.ask("scout", `/desk/applications${query}`);
      assert.deepEqual(
        body.cards.map((card: { id: number }) => card.id),
        [id],
      );
    });

  it("leads to the list without a search when the field is empty", async () => {
    assert.equal((await search("applications", { q: "  " })).search, "");
  });

  it("is unknown for other lists", async () => {
    for (const list of ["talents", "constructor"])
      assert.equal((await roles.ask("scout", `/desk/search/${list}`, { method: "POST", form: new FormData() })).status, 404);
  });
});

describe("a search text in an address", () => {
  it("is read only as the panel encrypted it", () => {
    const readQ = (q: unknown): string => parseQuery("applications", { q }).q;
    const sealed = sealSearch("Ana Ávila");
    assert.equal(readQ(sealed), "Ana Ávila");
    assert.equal(readQ([sealed, "x"]), "Ana Ávila");
    for (const q of ["Ana", "", undefined, sealed.slice(1), `${sealed.startsWith("A") ? "B" : "A"}${sealed.slice(1)}`])
      assert.equal(readQ(q), "");
  });

  it("stays the same through links of the list", () => {
    const query = parseQuery("applications", { q: sealSearch("Ana Ávila"), status: "new", page: "2" });
    const address = formatQuery(query);
    assert.doesNotMatch(decodeURIComponent(address), /Ávila/);
    assert.deepEqual(parseQuery("applications", Object.fromEntries(new URLSearchParams(address))), query);
  });
});
