// First import: it sets the environment that the following modules read when they load.
import "../../../tests/setup/test-environment";

import assert from "node:assert/strict";
import { createHash, randomUUID } from "node:crypto";
import { after, before, describe, it } from "node:test";

import { parseIds } from "../package-address";
import { createPackageStore } from "../package-store";
import { storeRecord } from "../../../tests/builders/records";
import type { Column } from "../../../tests/setup/role-matrix";
import { openRoleSessions, type RoleSessions } from "../../../tests/setup/role-sessions";

let roles: RoleSessions;
let talents: number[] = [];

before(async () => {
  roles = await openRoleSessions();
  talents = [
    await storeRecord(roles.payload, "talents", { _status: "published", name: "Aurora Lins" }),
    await storeRecord(roles.payload, "talents", { _status: "published", name: "Bento Prado" }),
    await storeRecord(roles.payload, "talents", { _status: "draft", name: "Aurora Rascunho" }),
  ];
});
after(() => roles.close());

const tomorrow = (): string => new Date(Date.now() + 36 * 60 * 60 * 1000).toISOString().slice(0, 10);

const form = (over: Record<string, unknown> = {}) => ({
  title: "Campanha de inverno",
  client: "Marina Sender",
  message: "Olá, Marina",
  language: "pt",
  talents: [{ id: talents[0] }, { id: talents[1] }],
  showsMeasurements: true,
  showsAge: true,
  showsVideos: false,
  showsContact: true,
  expiresOn: tomorrow(),
  passphrase: null,
  ...over,
});

const post = (column: Column, path: string, json: Record<string, unknown> = {}) => roles.ask(column, path, { method: "POST", json });

/** Creates a package as a role; returns its id and its token. */
const make = async (column: Column, over: Record<string, unknown> = {}) => {
  const { status, body } = await post(column, "/desk/packages", form(over));
  assert.equal(status, 200, JSON.stringify(body));
  return { id: Number(body.id), token: String(body.path).replace("/pacote/", "") };
};

const hashOf = (token: string): string => createHash("sha256").update(token).digest("hex");

const read = async (column: Column, id: number) => (await roles.ask(column, `/packages/${id}`)).body;

describe("making a package", () => {
  it("answers the link once; no later answer has the token or a hash", async () => {
    const { id, token } = await make("editor", { passphrase: "três girafas" });
    assert.match(token, /^[\w-]{22}$/);
    const packages = createPackageStore(roles.payload);
    assert.equal((await packages.find(hashOf(token))).state, "open");
    assert.notEqual(await packages.unlock(hashOf(token), "três girafas"), null);
    for (const path of [`/packages/${id}`, "/packages", `/desk/packages/${id}/replies`]) {
      const text = JSON.stringify((await roles.ask("admin", path)).body);
      for (const secret of [token, hashOf(token), "girafas", "passphraseHash"]) assert.equal(text.includes(secret), false, path);
    }
    const { docs } = await roles.payload.find({
      collection: "audit-events",
      where: { store: { equals: "packages" } },
      overrideAccess: true,
    });
    assert.ok(docs.some(({ action, record }) => action === "create" && record === String(id)));
    assert.equal(JSON.stringify(docs).includes(token), false);
  });

  it("cannot be searched for by its hash", async () => {
    const { token } = await make("admin");
    const { status } = await roles.ask("admin", `/packages?where[tokenHash][equals]=${hashOf(token)}`);
    assert.notEqual(status, 200);
  });

  it("refuses a draft in words", async () => {
    const { status, body } = await post("editor", "/desk/packages", form({ talents: [{ id: talents[2] }] }));
    assert.equal(status, 422);
    assert.match(body.errors[0].message, /publicados|published/);
  });

  it("finds published talents by name and by the address of a shared selection", async () => {
    const named = async (column: Column) =>
      (await roles.ask(column, "/desk/package-talents?q=aurora")).body.talents.map(({ id }: { id: number }) => id);
    for (const column of ["admin", "editor", "scout"] as const) assert.deepEqual(await named(column), [talents[0]]);
    const shared = await roles.ask("editor", `/desk/package-talents?ids=${talents[1]},${talents[2]},${talents[0]}`);
    assert.deepEqual(
      shared.body.talents.map(({ id }: { id: number }) => id),
      [talents[1], talents[0]],
    );
    assert.equal(shared.body.leftOut, 1);
  });

  for (const [address, ids] of [
    ["https://site.example/selecao?ids=412,7", [412, 7]],
    ["https://site.example/en/selecao?utm=a&ids=412%2C7,7#x", [412, 7]],
    ["412, 7", [412, 7]],
    ["https://site.example/selecao", null],
    ["https://site.example/selecao?ids=abc,%zz", null],
  ] as const) {
    it(`reads ${ids === null ? "no ids" : ids.join(" and ")} in ${address}`, () => {
      assert.deepEqual(parseIds(address), ids);
    });
  }
});

describe("a package of an enquiry", () => {
  const ofEnquiry = async () => make("scout", { entry: await storeRecord(roles.payload, "entries") });

  it("hides client, message, enquiry and people's names from editors", async () => {
    const { id, token } = await ofEnquiry();
    const packages = createPackageStore(roles.payload);
    const person = { id: randomUUID(), name: "Marina" };
    await packages.save(id, { person, talent: talents[0] ?? 0, choice: "yes", comment: "", sequence: 1 });
    await packages.save(id, { person, talent: null, message: "Adorei", isDone: true, sequence: 1 });
    assert.equal((await packages.find(hashOf(token))).state, "open");
    for (const column of ["admin", "scout"] as const) {
      const { client, message, entry } = await read(column, id);
      assert.deepEqual([client, message, typeof entry], ["Marina Sender", "Olá, Marina", "number"]);
      assert.equal((await roles.ask(column, `/desk/packages/${id}/replies`)).body.people[0].name, "Marina");
    }
    const hidden = [await read("editor", id), (await roles.ask("editor", `/desk/packages/${id}/replies`)).body];
    assert.doesNotMatch(JSON.stringify(hidden), /Marina|Adorei|"entry"/);
    assert.equal(hidden[1].picks[0].choice, "yes");
    for (const field of ["client", "message", "entry"]) {
      const { status, body } = await roles.ask("editor", `/packages?where[${field}][exists]=true`);
      assert.notEqual(status, 200, `${field}: ${JSON.stringify(body)}`);
    }
  });

  it("keeps client and message when an editor saves or duplicates it, and gives the copy none", async () => {
    const { id } = await ofEnquiry();
    const saved = await post("editor", `/desk/packages/${id}`, form({ title: "Outro título", client: "Outro", message: "Outra" }));
    assert.equal(saved.status, 200);
    const { title, client, message } = await read("scout", id);
    assert.deepEqual([title, client, message], ["Outro título", "Marina Sender", "Olá, Marina"]);
    const byEditor = await read("scout", (await post("editor", `/desk/packages/${id}/duplicate`)).body.id);
    assert.deepEqual([byEditor.client ?? null, byEditor.entry ?? null], [null, null]);
    const byScout = await read("scout", (await post("scout", `/desk/packages/${id}/duplicate`)).body.id);
    assert.deepEqual([byScout.client, typeof byScout.entry], ["Marina Sender", "number"]);
  });

  it("cannot be made by an editor", async () => {
    const { id } = await make("editor", { entry: await storeRecord(roles.payload, "entries") });
    assert.equal((await read("scout", id)).entry ?? null, null);
  });
});

describe("the screen of a package", () => {
  it("revokes for good, which nobody undoes by hand, and duplicates with a new token", async () => {
    const { id, token } = await make("scout");
    const packages = createPackageStore(roles.payload);
    assert.equal((await post("scout", `/desk/packages/${id}/revoke`)).status, 200);
    assert.equal((await packages.find(hashOf(token))).state, "revoked");
    await roles.ask("admin", `/packages/${id}`, { method: "PATCH", json: { revokedAt: null } });
    assert.equal((await packages.find(hashOf(token))).state, "revoked");
    const copy = await post("scout", `/desk/packages/${id}/duplicate`);
    const found = await packages.find(hashOf(String(copy.body.path).replace("/pacote/", "")));
    assert.deepEqual(found.state === "open" ? found.package.talents.map((talent) => talent.id) : null, talents.slice(0, 2));
  });

  it("hears of answers and openings by the revision", async () => {
    const { id } = await make("editor");
    const ask = async (since: string) => (await roles.ask("editor", `/desk/packages/${id}/replies?since=${since}`)).body;
    const first = await ask("none");
    assert.deepEqual([first.picks, first.openedBy], [[], 0]);
    assert.deepEqual(await ask(first.revision), { revision: first.revision });
    const packages = createPackageStore(roles.payload);
    const person = { id: randomUUID(), name: "Rita" };
    await packages.opened(id, person.id);
    const opened = await ask(first.revision);
    assert.deepEqual([opened.openings, opened.openedBy], [1, 1]);
    await packages.save(id, { person, talent: talents[1] ?? 0, choice: "maybe", comment: "Ótima", sequence: 5 });
    const answered = await ask(opened.revision);
    assert.deepEqual(answered.picks, [{ person: answered.people[0].id, talent: talents[1], choice: "maybe", comment: "Ótima" }]);
    assert.equal(JSON.stringify(answered).includes(person.id), false);
  });
});
