// First import: it sets the environment that the following modules read when they load.
import "../../../tests/setup/test-environment";

import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { after, before, beforeEach, describe, it } from "node:test";

import { jwtSign } from "payload";

import type { User } from "../../payload-types";
import { consumeCode } from "../second-factor/factor-store";
import { openStore, type TestStore } from "../../../tests/setup/open-store";
import { ORIGIN, requestPanel, signInAs } from "../../../tests/setup/panel-http";
import { codeOf, enrol, nextCode, postSecondFactor } from "../../../tests/setup/second-factor-client";

const PASSWORD = "quatro trilhos de vidro azul";

let opened: TestStore;
let admin: { id: number; email: string };
let count = 0;

const anAccount = async (role: User["role"] = "editor"): Promise<{ id: number; email: string }> => {
  const email = `conta-${(count += 1)}@example.com`;
  const { id } = await opened.payload.create({
    collection: "users",
    data: { name: "Conta", email, password: PASSWORD, role },
    overrideAccess: true,
  });
  return { id, email };
};

const setRequired = (demandSecondFactor: boolean) =>
  opened.payload.updateGlobal({ slug: "settings", data: { demandSecondFactor }, overrideAccess: true });

before(async () => {
  opened = await openStore();
  admin = await anAccount("admin");
  await opened.payload.updateGlobal({ slug: "customizations", data: { agencyName: "Casa Juriti" }, overrideAccess: true });
});
beforeEach(() => setRequired(false));
after(() => opened.close());

/** Writes a session that no operation of Payload would write, and returns its token. */
const writeSession = async (id: number, session: { createdAt?: string; isComplete?: boolean }): Promise<string> => {
  const sid = randomUUID();
  const expiresAt = new Date(Date.now() + 3_600_000).toISOString();
  await opened.payload.db.updateOne({ collection: "users", id, data: { sessions: [{ ...session, id: sid, expiresAt }] } });
  const fieldsToSign = { id, collection: "users", sid };
  return (await jwtSign({ fieldsToSign, secret: opened.payload.secret, tokenExpiration: 3600 })).token;
};

const isSignedIn = async (token: string): Promise<boolean> => Boolean((await requestPanel("/users/me", { token })).body.user);

/** With ids that exist. */
const listEndpoints = (): [method: "GET" | "POST" | "PATCH" | "DELETE", path: string][] => {
  const fill = (path: string) =>
    path
      .replace(":id?", String(admin.id))
      .replace(":id", String(admin.id))
      .replace(":filename", "x.jpg")
      .replace(":name", "x.jpg")
      .replace(":key", "nav");
  const of = (base: string, endpoints: false | { method: string; path: string }[]) =>
    (endpoints || [])
      .filter(({ method }) => ["get", "post", "patch", "delete"].includes(method))
      .map(({ method, path }) => [method.toUpperCase(), fill(`${base}${path === "/" ? "" : path}`)] as never);
  const { config } = opened.payload;
  return [
    ...config.collections.flatMap(({ slug, endpoints }) => of(`/${slug}`, endpoints as never)),
    ...config.globals.flatMap(({ slug, endpoints }) => of(`/globals/${slug}`, endpoints as never)),
    ...of("", config.endpoints as never),
  ];
};

describe("a session", () => {
  it("gives access only when it is marked as complete, whatever has started it", async () => {
    const { id } = await anAccount();
    assert.equal(await isSignedIn(await writeSession(id, {})), false);
    assert.equal(await isSignedIn(await writeSession(id, { isComplete: false })), false);
    assert.equal(await isSignedIn(await writeSession(id, { isComplete: true })), true);
  });

  it("cannot be marked by its account", async () => {
    const { id, email } = await anAccount("admin");
    const token = await signInAs(email, PASSWORD);
    const sessions = [{ id: randomUUID(), expiresAt: new Date(Date.now() + 3_600_000).toISOString(), isComplete: true }];
    assert.equal((await requestPanel(`/users/${id}`, { method: "PATCH", json: { name: "Outro nome", sessions }, token })).status, 200);
    const user = await opened.payload.db.findOne<User>({ collection: "users", where: { id: { equals: id } } });
    assert.equal(user?.sessions?.length, 1);
    assert.notEqual(user.sessions[0]?.id, sessions[0]?.id);
    assert.equal(await isSignedIn(token), true);
  });
});

describe("a pending sign-in", () => {
  it("may use no endpoint but those of the second step", async () => {
    const { email } = await anAccount("admin");
    const { recoveryCodes } = await enrol(email, PASSWORD);
    const token = await signInAs(email, PASSWORD);
    const allowed: string[] = [];
    const tried = listEndpoints();
    assert.ok(tried.length > 150, `${tried.length} endpoints`);
    for (const [method, path] of tried) {
      // The sharing picture of the sign-in screen is public, and rendering it needs Next.
      if (path.startsWith("/users/second-factor") || path === "/og") continue;
      const json = method === "GET" || method === "DELETE" ? undefined : {};
      const [withToken, without] = [await requestPanel(path, { method, json, token }), await requestPanel(path, { method, json })];
      const isSame = withToken.status === without.status && JSON.stringify(withToken.body) === JSON.stringify(without.body);
      if (!isSame) allowed.push(`${method} ${path}: ${withToken.status}`);
    }
    assert.deepEqual(allowed, []);
    assert.equal((await postSecondFactor("/verify", token, { code: recoveryCodes[0] })).status, 200);
  });

  it("shows no data of the account but the e-mail address, and its cookie gives no access", async () => {
    const { email } = await anAccount();
    await enrol(email, PASSWORD);
    const { status, body, headers } = await requestPanel("/users/login", { method: "POST", json: { email, password: PASSWORD } });
    assert.equal(status, 200);
    assert.equal(body.user, undefined);
    const [, claims = ""] = String(body.token).split(".");
    const names = Object.keys(JSON.parse(Buffer.from(claims, "base64url").toString()));
    assert.deepEqual(names.sort(), ["collection", "email", "exp", "iat", "id", "sid"]);
    const cookie =
      headers
        .getSetCookie()
        .find((each) => each.startsWith("payload-token="))
        ?.split(";")[0] ?? "";
    const me = await requestPanel("/users/me", { headers: { Cookie: cookie, Origin: ORIGIN } });
    assert.equal(me.body.user, null);
    assert.equal((await requestPanel("/talents", { headers: { Cookie: cookie, Origin: ORIGIN } })).status, 403);
  });

  it("cannot set up another authenticator instead of entering a code", async () => {
    const { email } = await anAccount();
    await enrol(email, PASSWORD);
    const token = await signInAs(email, PASSWORD);
    assert.equal((await postSecondFactor("/begin", token)).status, 409);
    assert.equal((await postSecondFactor("/confirm", token, { code: "123456" })).status, 401);
    for (const path of ["/disable", "/recovery-codes", "/reset"])
      assert.equal((await postSecondFactor(path, token, { code: "123456", account: admin.id })).status, 401, path);
  });

  it("ends when it is cancelled", async () => {
    const { email } = await anAccount();
    const { secret } = await enrol(email, PASSWORD);
    const token = await signInAs(email, PASSWORD);
    assert.equal((await postSecondFactor("/cancel", token)).status, 200);
    assert.equal((await postSecondFactor("/verify", token, { code: nextCode(secret) })).status, 401);
  });

  it("ends after ten minutes", async () => {
    const { id, email } = await anAccount();
    const { recoveryCodes } = await enrol(email, PASSWORD);
    const startedBefore = (minutes: number) => writeSession(id, { createdAt: new Date(Date.now() - minutes * 60_000).toISOString() });
    const verify = async (token: string) => (await postSecondFactor("/verify", token, { code: recoveryCodes[0] })).status;
    assert.equal(await verify(await startedBefore(11)), 401);
    assert.equal(await verify(await startedBefore(8)), 200);
  });

  it("also follows the link of a forgotten password", async () => {
    const { email } = await anAccount();
    await enrol(email, PASSWORD);
    const token = await opened.payload.forgotPassword({ collection: "users", data: { email }, disableEmail: true, overrideAccess: true });
    const { body } = await requestPanel("/users/reset-password", {
      method: "POST",
      json: { token, password: "nuvem cobre o telhado amarelo" },
    });
    assert.equal(body.user, undefined);
    assert.equal(await isSignedIn(body.token), false);
  });
});

describe("the second step", () => {
  it("starts a session with a code, and rejects the same and earlier codes", async () => {
    const { email } = await anAccount();
    const { secret } = await enrol(email, PASSWORD);
    const verify = async (code: string) => postSecondFactor("/verify", await signInAs(email, PASSWORD), { code });
    const [code, earlier] = [nextCode(secret), codeOf(secret)];
    const pending = await signInAs(email, PASSWORD);
    const first = await postSecondFactor("/verify", pending, { code });
    assert.equal(first.status, 200);
    assert.equal(await isSignedIn(first.body.token), true);
    assert.equal(await isSignedIn(pending), false);
    assert.equal((await verify(code)).status, 401);
    assert.equal((await verify(earlier)).status, 401);
  });

  it("accepts only one of several parallel requests with the same code", async () => {
    const { email } = await anAccount();
    const { secret } = await enrol(email, PASSWORD);
    const token = await signInAs(email, PASSWORD);
    const code = nextCode(secret);
    const answers = await Promise.all(Array.from({ length: 4 }, () => postSecondFactor("/verify", token, { code })));
    assert.equal(answers.filter(({ status }) => status === 200).length, 1);
  });

  it("accepts each recovery code once, ignoring case and hyphens, and stores only hashes", async () => {
    const { id, email } = await anAccount();
    const { secret, recoveryCodes } = await enrol(email, PASSWORD);
    const [code = "", other = ""] = recoveryCodes;
    assert.equal(recoveryCodes.length, 10);
    const token = await signInAs(email, PASSWORD);
    assert.equal((await postSecondFactor("/verify", token, { code: code.toUpperCase().replace("-", " ") })).status, 200);
    assert.equal((await postSecondFactor("/verify", token, { code })).status, 401);
    const stored = JSON.stringify(await opened.payload.db.findOne({ collection: "second-factors", where: { account: { equals: id } } }));
    for (const text of [secret, code, other, other.replace("-", "")]) assert.equal(stored.includes(text), false);
  });

  it("locks the account after five wrong codes, despite correct passwords in between", async () => {
    const { id, email } = await anAccount();
    const { secret, recoveryCodes } = await enrol(email, PASSWORD);
    for (let attempt = 0; attempt < 4; attempt += 1) {
      assert.equal((await postSecondFactor("/verify", await signInAs(email, PASSWORD), { code: "000000" })).status, 401);
    }
    const token = await signInAs(email, PASSWORD);
    assert.equal((await postSecondFactor("/verify", token, { code: "000000" })).status, 429);
    assert.equal((await postSecondFactor("/verify", token, { code: nextCode(secret) })).status, 429);
    assert.equal((await postSecondFactor("/verify", token, { code: recoveryCodes[0] })).status, 429);
    await assert.rejects(signInAs(email, PASSWORD));
    const later = Date.now() + 16 * 60_000;
    assert.equal(await consumeCode(opened.payload, id, { code: codeOf(secret, later), now: later }), "accepted");
  });

  it("counts parallel guesses, and is unlocked by an admin", async () => {
    const { email } = await anAccount();
    const { secret } = await enrol(email, PASSWORD);
    const token = await signInAs(email, PASSWORD);
    const answers = await Promise.all(Array.from({ length: 20 }, () => postSecondFactor("/verify", token, { code: "000000" })));
    assert.equal(answers.filter(({ status }) => status === 401).length <= 4, true);
    assert.equal((await postSecondFactor("/verify", token, { code: nextCode(secret) })).status, 429);
    const adminToken = await signInAs(admin.email, PASSWORD);
    assert.equal((await requestPanel("/users/unlock", { method: "POST", json: { email }, token: adminToken })).status, 200);
    assert.equal((await postSecondFactor("/verify", await signInAs(email, PASSWORD), { code: nextCode(secret) })).status, 200);
  });
});

describe("the second factor of an account", () => {
  it("is set up with a QR code, and off until the first correct code", async () => {
    const { email } = await anAccount();
    const token = await signInAs(email, PASSWORD);
    const { body } = await postSecondFactor("/begin", token);
    assert.match(body.address, new RegExp(`^otpauth://totp/Casa%20Juriti:${encodeURIComponent(email)}\\?`));
    assert.match(body.qrCode, /^<svg /);
    assert.equal((await postSecondFactor("/confirm", token, { code: "000000" })).status, 401);
    assert.equal(await isSignedIn(await signInAs(email, PASSWORD)), true);
  });

  it("ends other sessions of the account when it is enabled", async () => {
    const { email } = await anAccount();
    const earlier = await signInAs(email, PASSWORD);
    const { token } = await enrol(email, PASSWORD);
    assert.deepEqual([await isSignedIn(earlier), await isSignedIn(token)], [false, true]);
  });

  it("is disabled, and gets new recovery codes, only with a code", async () => {
    const { email } = await anAccount();
    const { secret, recoveryCodes, token } = await enrol(email, PASSWORD);
    assert.equal((await postSecondFactor("/recovery-codes", token, { code: "000000" })).status, 401);
    const renewed = await postSecondFactor("/recovery-codes", token, { code: recoveryCodes[0] });
    assert.equal(renewed.body.recoveryCodes.length, 10);
    assert.equal((await postSecondFactor("/disable", token, { code: recoveryCodes[1] })).status, 401);
    assert.equal((await postSecondFactor("/disable", token, { code: nextCode(secret) })).status, 200);
    assert.equal(await isSignedIn(await signInAs(email, PASSWORD)), true);
  });

  it("is reset by admins only, which ends the account's sessions", async () => {
    const { id, email } = await anAccount();
    const { token } = await enrol(email, PASSWORD);
    const [adminToken, editorToken] = [await signInAs(admin.email, PASSWORD), await signInAs((await anAccount()).email, PASSWORD)];
    assert.equal((await postSecondFactor("/reset", editorToken, { account: id })).status, 403);
    assert.equal((await postSecondFactor("/reset", adminToken, { account: id })).status, 200);
    assert.equal(await isSignedIn(token), false);
    assert.equal(await isSignedIn(await signInAs(email, PASSWORD)), true);
  });

  it("is deleted with its account", async () => {
    const { id, email } = await anAccount();
    await enrol(email, PASSWORD);
    await opened.payload.delete({ collection: "users", id, overrideAccess: true });
    assert.equal(await opened.payload.db.findOne({ collection: "second-factors", where: { account: { equals: id } } }), null);
  });
});

describe("the setting that requires a second factor", () => {
  it("can be switched on only by an admin with a second factor", async () => {
    const { email } = await anAccount("admin");
    const set = (token: string) => requestPanel("/globals/settings", { method: "POST", json: { demandSecondFactor: true }, token });
    assert.equal((await set(await signInAs(email, PASSWORD))).status, 400);
    assert.equal((await set(await signInAs((await anAccount()).email, PASSWORD))).status, 403);
    const { token } = await enrol(email, PASSWORD);
    assert.equal((await set(token)).status, 200);
  });

  it("ends the sessions of accounts without one, which can then only set it up", async () => {
    const { email } = await anAccount();
    const earlier = await signInAs(email, PASSWORD);
    await setRequired(true);
    assert.equal(await isSignedIn(earlier), false);
    const token = await signInAs(email, PASSWORD);
    assert.equal(await isSignedIn(token), false);
    assert.equal((await requestPanel("/talents", { token })).status, 403);
    assert.equal((await postSecondFactor("/verify", token, { code: "000000" })).status, 409);
    const { secret } = (await postSecondFactor("/begin", token)).body;
    const { body } = await postSecondFactor("/confirm", token, { code: codeOf(secret) });
    assert.equal(body.recoveryCodes.length, 10);
    assert.equal(await isSignedIn(body.token), true);
    assert.equal((await postSecondFactor("/disable", body.token, { code: nextCode(secret) })).status, 409);
  });
});
