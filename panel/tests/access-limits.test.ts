// First import: it sets the environment that the following modules read when they load.
import "./setup/test-environment";

import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";

import { storeRecord } from "./builders/records";
import { storeLocks } from "./builders/stored-records";
import { requestPanel } from "./setup/panel-http";
import { openRoleSessions, type RoleSessions } from "./setup/role-sessions";

let roles: RoleSessions;

before(async () => {
  roles = await openRoleSessions();
});

after(() => roles.close());

/** The stored form of access keys and of the tokens in guardians' links. */
const HASH = "5e".repeat(32);

describe("hashes", () => {
  const paths = (id: number): string[] => [
    `/entries/${id}`,
    `/entries/${id}?showHiddenFields=true&depth=0`,
    `/entries/${id}?select[accessKeyHash]=true&select[confirmationHash]=true`,
    `/entries?where[id][equals]=${id}&showHiddenFields=true`,
    `/entries?where[id][equals]=${id}&select[accessKeyHash]=true&select[confirmationHash]=true`,
  ];

  it("of an entry's page and of its guardian's link are in no answer to an account", async () => {
    const id = await storeRecord(roles.payload, "entries", { accessKeyHash: HASH, confirmationHash: HASH });
    for (const column of ["admin", "scout"] as const) {
      for (const path of paths(id)) {
        const { status, body } = await roles.ask(column, path);
        assert.equal(status, 200, path);
        assert.doesNotMatch(JSON.stringify(body), /5e5e/, `${column} asks ${path}`);
      }
      const changed = await roles.ask(column, `/entries/${id}`, { method: "PATCH", json: { notes: column } });
      assert.deepEqual([changed.status, changed.body.doc.notes], [200, column]);
      assert.doesNotMatch(JSON.stringify(changed.body), /5e5e/);
    }
    const { accessKeyHash, confirmationHash } = await roles.payload.findByID({ collection: "entries", id, overrideAccess: true });
    assert.deepEqual([accessKeyHash, confirmationHash], [HASH, HASH]);
  });

  it("of an entry cannot be guessed by filters and orders", async () => {
    await storeRecord(roles.payload, "entries", { accessKeyHash: HASH, confirmationHash: HASH });
    for (const field of ["accessKeyHash", "confirmationHash"])
      for (const query of [
        `where[${field}][like]=5e`,
        `where[${field}][exists]=true`,
        `where[or][0][${field}][equals]=${HASH}`,
        `sort=${field}`,
      ])
        for (const column of ["admin", "scout"] as const) {
          const { status, body } = await roles.ask(column, `/entries?${query}`);
          assert.deepEqual([status, body.docs], [400, undefined], `${column} asks ${query}`);
        }
  });

  it("of people in audit records are in no answer to an admin", async () => {
    const id = await storeRecord(roles.payload, "audit-events", { subjects: [HASH] });
    for (const query of ["", "?showHiddenFields=true", "?select[subjects]=true"]) {
      const { status, body } = await roles.ask("admin", `/audit-events/${id}${query}`);
      assert.equal(status, 200);
      assert.doesNotMatch(JSON.stringify(body), /5e5e/);
    }
    assert.equal((await roles.ask("admin", `/audit-events?where[subjects][equals]=${HASH}`)).status, 400);
  });
});

describe("the file of an applicant's photo or of a signed consent", () => {
  it("is 404 for a name that no record has, and 403 for a role that may read none", async () => {
    for (const store of ["entry-photos", "consent-documents"]) {
      for (const name of [`${crypto.randomUUID()}.jpg`, "unknown.jpg", "a%20b.pdf"]) {
        const statuses = [];
        for (const column of ["admin", "scout", "editor", "anonymous"] as const)
          statuses.push((await roles.ask(column, `/${store}/file/${name}`)).status);
        assert.deepEqual(statuses, [404, 404, 403, 403], `${store} ${name}`);
      }
    }
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
        const { status, body } = await roles.ask(column, path);
        assert.ok(status !== 200 || body.docs.length === 0, `${column} asks ${path}: ${JSON.stringify(body)}`);
      }
    }
  });

  it("does not include other accounts in the list of accounts", async () => {
    for (const column of ["editor", "scout"] as const) {
      const { body } = await roles.ask(column, "/users?limit=100&depth=2");
      assert.deepEqual(
        body.docs.map(({ email }: { email: string }) => email),
        [`${column}@example.com`],
      );
      const text = JSON.stringify([body, (await roles.ask(column, "/users/me")).body]);
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
    const id = await storeRecord(roles.payload, "talents", { name: "Publicada", _status: "published" });
    await roles.payload.update({
      collection: "talents",
      id,
      data: { name: "Rascunho novo", _status: "draft" },
      draft: true,
      overrideAccess: true,
    });
    const texts = await Promise.all(
      [`/talents/${id}?draft=true&depth=5`, `/talents?where[name][contains]=Rascunho%20novo&draft=true`].map((path) =>
        roles.ask("scout", path),
      ),
    );
    assert.doesNotMatch(JSON.stringify(texts.map(({ body }) => body)), /Rascunho novo/);
    const stored = await storeLocks(roles);
    const { body } = await roles.ask("editor", `/payload-locked-documents/${stored.locks.get("posts")}?depth=3`);
    assert.doesNotMatch(JSON.stringify(body), /admin@example\.com/);
  });

  it("cannot be changed by a scout: the own role and the fields of an entry", async () => {
    const { id } = roles.session("scout");
    await roles.ask("scout", `/users/${id}`, { method: "PATCH", json: { role: "admin" } });
    assert.equal((await roles.payload.findByID({ collection: "users", id: Number(id), overrideAccess: true })).role, "scout");
    const entry = await storeRecord(roles.payload, "entries", { name: "Ana" });
    await roles.ask("scout", `/entries/${entry}`, { method: "PATCH", json: { name: "Outra", status: "seen", notes: "Ligar" } });
    const { name, status, notes } = await roles.payload.findByID({ collection: "entries", id: entry, overrideAccess: true });
    assert.deepEqual([name, status, notes], ["Ana", "seen", "Ligar"]);
  });
});
