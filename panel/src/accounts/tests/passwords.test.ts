// First import: it sets the environment that the following modules read when they load.
import "../../../tests/setup/test-environment";

import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";

import { generatePassword } from "../password-policy";
import { findPasswordProblem } from "../password-policy";
import { openStore, type TestStore } from "../../../tests/setup/open-store";
import { requestPanel, signInAs } from "../../../tests/setup/panel-http";

const GOOD = "quatro trilhos de vidro azul";
const BETTER = "nuvem cobre o telhado amarelo";

let opened: TestStore;
let adminToken = "";
let count = 0;

const anAccount = async (): Promise<{ id: number; email: string }> => {
  const email = `pessoa-${(count += 1)}@example.com`;
  const { id } = await opened.payload.create({
    collection: "users",
    data: { name: "Marina Figueira", email, password: GOOD, role: "scout" },
    overrideAccess: true,
  });
  return { id, email };
};

const isValid = async (token: string): Promise<boolean> => (await requestPanel("/users/me", { token })).body.user !== null;

before(async () => {
  opened = await openStore();
  await opened.payload.create({
    collection: "users",
    data: { name: "Chefe", email: "chefe@example.com", password: GOOD, role: "admin" },
    overrideAccess: true,
  });
  adminToken = await signInAs("chefe@example.com", GOOD);
});
after(() => opened.close());

describe("the password policy", () => {
  const known = ["Marina Figueira", "marina@example.com", "Casa Juriti"];
  const rejected = [
    "abc",
    "11 letters!",
    "passwordpassword",
    "senhasenha123",
    "123456789012",
    "qwertyuiop123",
    "marinafigueira",
    "Marina Figueira1",
    "casajuriti2026",
    "Flamengo12345",
    "aaaaaaaaaaaaaa",
  ];
  for (const password of rejected) it(`rejects ${password}`, async () => assert.notEqual(await findPasswordProblem(password, known), null));

  it("accepts four unrelated words, generated passwords and any script", async () => {
    for (const password of [GOOD, BETTER, generatePassword(), generatePassword(), "яблоко стена окно дорога"])
      assert.equal(await findPasswordProblem(password, known), null, password);
  });

  it("rejects a password of a million characters without an estimate", async () => {
    assert.equal(await findPasswordProblem("x".repeat(1_000_000), known), "too-long");
  });
});

describe("a weak password over HTTP", () => {
  it("is rejected when an account is created, in the language of the admin", async () => {
    const json = { name: "Nova", email: "nova@example.com", password: "abc", role: "editor" };
    const create = (language: string) =>
      requestPanel("/users", { method: "POST", json, token: adminToken, headers: { "Accept-Language": language } });
    const [portuguese, english] = [await create("pt"), await create("en")];
    assert.equal(portuguese.status, 400);
    assert.match(JSON.stringify(portuguese.body), /A senha precisa de pelo menos 12 caracteres/);
    assert.match(JSON.stringify(english.body), /The password needs at least 12 characters/);
  });

  it("is rejected when one or several accounts are changed, and the old one stays valid", async () => {
    const { id, email } = await anAccount();
    const token = await signInAs(email, GOOD);
    for (const path of [`/users/${id}`, `/users?where[id][equals]=${id}`]) {
      const { status, body } = await requestPanel(path, { method: "PATCH", json: { password: "marinafigueira" }, token });
      assert.ok(status === 400 || body.errors.length > 0, JSON.stringify(body));
    }
    await signInAs(email, GOOD);
  });

  it("is rejected by the link of a forgotten password, which stays valid", async () => {
    const { email } = await anAccount();
    const token = await opened.payload.forgotPassword({ collection: "users", data: { email }, disableEmail: true, overrideAccess: true });
    const reset = (password: string) => requestPanel("/users/reset-password", { method: "POST", json: { token, password } });
    assert.equal((await reset("senhasenha123")).status, 400);
    assert.equal((await reset(BETTER)).status, 200);
    await signInAs(email, BETTER);
  });

  it("is rejected for the first account of an empty store", async () => {
    await opened.payload.db.deleteMany({ collection: "users", where: { email: { not_equals: "none" } } });
    const json = { name: "Primeira", email: "primeira@example.com", password: "abcabcabcabc", role: "admin" };
    assert.equal((await requestPanel("/users/first-register", { method: "POST", json })).status, 400);
    assert.equal((await requestPanel("/users/first-register", { method: "POST", json: { ...json, password: GOOD } })).status, 200);
    adminToken = await signInAs("primeira@example.com", GOOD);
  });
});

describe("changing a password", () => {
  it("ends the account's other sessions, not the session that changed it", async () => {
    const { id, email } = await anAccount();
    const [own, other] = [await signInAs(email, GOOD), await signInAs(email, GOOD)];
    assert.equal((await requestPanel(`/users/${id}`, { method: "PATCH", json: { password: BETTER }, token: own })).status, 200);
    assert.deepEqual([await isValid(own), await isValid(other)], [true, false]);
  });

  it("is refused to an admin for another account, whose password and sessions stay", async () => {
    const { id, email } = await anAccount();
    const token = await signInAs(email, GOOD);
    for (const path of [`/users/${id}`, `/users?where[id][equals]=${id}`]) {
      const { body } = await requestPanel(path, { method: "PATCH", json: { password: BETTER }, token: adminToken });
      assert.equal(body.errors.length, 1, path);
    }
    const { body } = await requestPanel(`/users/${id}`, { method: "PATCH", json: { password: BETTER }, token: adminToken });
    assert.match(JSON.stringify(body.errors), /Cada pessoa escolhe a própria senha/);
    assert.equal(await isValid(token), true);
    await signInAs(email, GOOD);
  });

  it("ends every earlier session when it was reset by a link", async () => {
    const { email } = await anAccount();
    const earlier = await signInAs(email, GOOD);
    const token = await opened.payload.forgotPassword({ collection: "users", data: { email }, disableEmail: true, overrideAccess: true });
    const { body } = await requestPanel("/users/reset-password", { method: "POST", json: { token, password: BETTER } });
    assert.deepEqual([await isValid(earlier), await isValid(body.token)], [false, true]);
  });

  it("is the only change of an account that ends sessions", async () => {
    const { id, email } = await anAccount();
    const token = await signInAs(email, GOOD);
    await requestPanel(`/users/${id}`, { method: "PATCH", json: { name: "Outro nome" }, token: adminToken });
    assert.equal(await isValid(token), true);
  });
});

describe("several sign-ins with one account at the same moment", () => {
  it("all stay signed in, and a sign-out among them ends only its own session", async () => {
    const { email } = await anAccount();
    const ended = await signInAs(email, GOOD);
    const signIns = Array.from({ length: 5 }, () => signInAs(email, GOOD));
    const [tokens] = await Promise.all([Promise.all(signIns), requestPanel("/users/logout", { method: "POST", token: ended })]);
    assert.deepEqual(await Promise.all(tokens.map(isValid)), [true, true, true, true, true]);
    assert.equal(await isValid(ended), false);
  });
});
