// First: it sets the environment that the modules below read when they are loaded.
import "./setup/test-environment";

import assert from "node:assert/strict";
import { after, before, beforeEach, describe, it } from "node:test";

import { Secret, TOTP } from "otpauth";

import type { User } from "../src/payload-types";
import { consumeCode } from "../src/second-factor/factor-store";
import { openStore, type TestStore } from "./setup/open-store";
import { askPanel, ORIGIN, signInAs } from "./setup/panel-http";

const PASSWORD = "quatro trilhos de vidro azul";
const STEP_MS = 30_000;

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

const demand = (demandSecondFactor: boolean) =>
  opened.payload.updateGlobal({ slug: "settings", data: { demandSecondFactor }, overrideAccess: true });

before(async () => {
  opened = await openStore();
  admin = await anAccount("admin");
});
beforeEach(() => demand(false));
after(() => opened.close());

const post = (path: string, token: string, json: unknown = {}) => askPanel(`/users/second-factor${path}`, { method: "POST", json, token });
const codeOf = (secret: string, at = Date.now()): string => new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at });
const isSignedIn = async (token: string): Promise<boolean> => Boolean((await askPanel("/users/me", { token })).body.user);

type Enrolled = { secret: string; recoveryCodes: string[]; token: string };

const enrol = async (email: string): Promise<Enrolled> => {
  const token = await signInAs(email, PASSWORD);
  const { secret } = (await post("/begin", token)).body;
  const { status, body } = await post("/confirm", token, { code: codeOf(secret) });
  assert.equal(status, 200, JSON.stringify(body));
  return { secret, recoveryCodes: body.recoveryCodes, token };
};

/** A code that is valid now and that enrolling has not used up: that of the next step. */
const nextCode = (secret: string): string => codeOf(secret, Date.now() + STEP_MS);

/** Every address of the config under every method, with ids that exist. */
const everyAddress = (): [method: "GET" | "POST" | "PATCH" | "DELETE", path: string][] => {
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

describe("between password and second step", () => {
  it("the token of the password alone opens nothing but the second step and the way out", async () => {
    const { email } = await anAccount("admin");
    const { recoveryCodes } = await enrol(email);
    const token = await signInAs(email, PASSWORD);
    const opened: string[] = [];
    const tried = everyAddress();
    assert.ok(tried.length > 150, `${tried.length} addresses`);
    for (const [method, path] of tried) {
      // The sharing picture of the sign-in screen is public; drawing it needs Next.
      if (path.startsWith("/users/second-factor") || path === "/og") continue;
      const json = method === "GET" || method === "DELETE" ? undefined : {};
      const [withToken, without] = [await askPanel(path, { method, json, token }), await askPanel(path, { method, json })];
      const isSame = withToken.status === without.status && JSON.stringify(withToken.body) === JSON.stringify(without.body);
      if (!isSame) opened.push(`${method} ${path}: ${withToken.status}`);
    }
    assert.deepEqual(opened, []);
    assert.equal((await post("/verify", token, { code: recoveryCodes[0] })).status, 200);
  });

  it("the answer of the sign-in tells nothing of the account, as a cookie the token opens nothing either", async () => {
    const { email } = await anAccount();
    await enrol(email);
    const { status, body, headers } = await askPanel("/users/login", { method: "POST", json: { email, password: PASSWORD } });
    assert.equal(status, 200);
    assert.equal(body.user, undefined);
    const cookie =
      headers
        .getSetCookie()
        .find((each) => each.startsWith("payload-token="))
        ?.split(";")[0] ?? "";
    const me = await askPanel("/users/me", { headers: { Cookie: cookie, Origin: ORIGIN } });
    assert.equal(me.body.user, null);
    assert.equal((await askPanel("/talents", { headers: { Cookie: cookie, Origin: ORIGIN } })).status, 403);
  });

  it("an account with an authenticator cannot set up another one instead of giving a code", async () => {
    const { email } = await anAccount();
    await enrol(email);
    const token = await signInAs(email, PASSWORD);
    assert.equal((await post("/begin", token)).status, 409);
    assert.equal((await post("/confirm", token, { code: "123456" })).status, 401);
    for (const path of ["/disable", "/recovery-codes", "/reset"])
      assert.equal((await post(path, token, { code: "123456", account: admin.id })).status, 401, path);
  });

  it("signs out, after which the second step is over", async () => {
    const { email } = await anAccount();
    const { secret } = await enrol(email);
    const token = await signInAs(email, PASSWORD);
    assert.equal((await post("/cancel", token)).status, 200);
    assert.equal((await post("/verify", token, { code: nextCode(secret) })).status, 401);
  });

  it("is what the link of a forgotten password leads to as well", async () => {
    const { email } = await anAccount();
    await enrol(email);
    const token = await opened.payload.forgotPassword({ collection: "users", data: { email }, disableEmail: true, overrideAccess: true });
    const { body } = await askPanel("/users/reset-password", {
      method: "POST",
      json: { token, password: "nuvem cobre o telhado amarelo" },
    });
    assert.equal(body.user, undefined);
    assert.equal(await isSignedIn(body.token), false);
  });
});

describe("the second step", () => {
  it("opens the session with a code, of which the same and an earlier one are refused", async () => {
    const { email } = await anAccount();
    const { secret } = await enrol(email);
    const verify = async (code: string) => post("/verify", await signInAs(email, PASSWORD), { code });
    const first = await verify(nextCode(secret));
    assert.equal(first.status, 200);
    assert.equal(await isSignedIn(first.body.token), true);
    assert.equal((await verify(nextCode(secret))).status, 401);
    assert.equal((await verify(codeOf(secret))).status, 401);
  });

  it("accepts a code once only when it arrives many times at once", async () => {
    const { email } = await anAccount();
    const { secret } = await enrol(email);
    const token = await signInAs(email, PASSWORD);
    const code = nextCode(secret);
    const answers = await Promise.all(Array.from({ length: 4 }, () => post("/verify", token, { code })));
    assert.equal(answers.filter(({ status }) => status === 200).length, 1);
  });

  it("accepts each recovery code once, however it is written, and stores none of them readable", async () => {
    const { id, email } = await anAccount();
    const { secret, recoveryCodes } = await enrol(email);
    const [code = "", other = ""] = recoveryCodes;
    assert.equal(recoveryCodes.length, 10);
    const token = await signInAs(email, PASSWORD);
    assert.equal((await post("/verify", token, { code: code.toUpperCase().replace("-", " ") })).status, 200);
    assert.equal((await post("/verify", token, { code })).status, 401);
    const stored = JSON.stringify(await opened.payload.db.findOne({ collection: "second-factors", where: { account: { equals: id } } }));
    for (const text of [secret, code, other, other.replace("-", "")]) assert.equal(stored.includes(text), false);
  });

  it("locks the account after five wrong codes, though the password is right in between", async () => {
    const { id, email } = await anAccount();
    const { secret, recoveryCodes } = await enrol(email);
    for (let attempt = 0; attempt < 4; attempt += 1) {
      assert.equal((await post("/verify", await signInAs(email, PASSWORD), { code: "000000" })).status, 401);
    }
    const token = await signInAs(email, PASSWORD);
    assert.equal((await post("/verify", token, { code: "000000" })).status, 429);
    assert.equal((await post("/verify", token, { code: nextCode(secret) })).status, 429);
    assert.equal((await post("/verify", token, { code: recoveryCodes[0] })).status, 429);
    await assert.rejects(signInAs(email, PASSWORD));
    const later = Date.now() + 16 * 60_000;
    assert.equal(await consumeCode(opened.payload, id, { code: codeOf(secret, later), now: later }), "accepted");
  });

  it("counts parallel guesses, and an admin lifts the lock", async () => {
    const { email } = await anAccount();
    const { secret } = await enrol(email);
    const token = await signInAs(email, PASSWORD);
    const answers = await Promise.all(Array.from({ length: 20 }, () => post("/verify", token, { code: "000000" })));
    assert.equal(answers.filter(({ status }) => status === 401).length <= 4, true);
    assert.equal((await post("/verify", token, { code: nextCode(secret) })).status, 429);
    const adminToken = await signInAs(admin.email, PASSWORD);
    assert.equal((await askPanel("/users/unlock", { method: "POST", json: { email }, token: adminToken })).status, 200);
    assert.equal((await post("/verify", await signInAs(email, PASSWORD), { code: nextCode(secret) })).status, 200);
  });
});

describe("setting it up", () => {
  it("shows a QR code that an app reads, and enables nothing before a right code", async () => {
    const { email } = await anAccount();
    const token = await signInAs(email, PASSWORD);
    const { body } = await post("/begin", token);
    assert.match(body.address, new RegExp(`^otpauth://totp/Casa%20Juriti:${encodeURIComponent(email)}\\?`));
    assert.match(body.qrCode, /^<svg /);
    assert.equal((await post("/confirm", token, { code: "000000" })).status, 401);
    assert.equal(await isSignedIn(await signInAs(email, PASSWORD)), true);
  });

  it("ends the sessions that a password alone had opened, except the own", async () => {
    const { email } = await anAccount();
    const earlier = await signInAs(email, PASSWORD);
    const { token } = await enrol(email);
    assert.deepEqual([await isSignedIn(earlier), await isSignedIn(token)], [false, true]);
  });

  it("is undone with a code alone, and recovery codes are replaced with a code alone", async () => {
    const { email } = await anAccount();
    const { secret, recoveryCodes, token } = await enrol(email);
    assert.equal((await post("/recovery-codes", token, { code: "000000" })).status, 401);
    const renewed = await post("/recovery-codes", token, { code: recoveryCodes[0] });
    assert.equal(renewed.body.recoveryCodes.length, 10);
    assert.equal((await post("/disable", token, { code: recoveryCodes[1] })).status, 401);
    assert.equal((await post("/disable", token, { code: nextCode(secret) })).status, 200);
    assert.equal(await isSignedIn(await signInAs(email, PASSWORD)), true);
  });

  it("is reset for somebody else by an admin alone, which ends that account's sessions", async () => {
    const { id, email } = await anAccount();
    const { token } = await enrol(email);
    const [adminToken, editorToken] = [await signInAs(admin.email, PASSWORD), await signInAs((await anAccount()).email, PASSWORD)];
    assert.equal((await post("/reset", editorToken, { account: id })).status, 403);
    assert.equal((await post("/reset", adminToken, { account: id })).status, 200);
    assert.equal(await isSignedIn(token), false);
    assert.equal(await isSignedIn(await signInAs(email, PASSWORD)), true);
  });

  it("is deleted with its account", async () => {
    const { id, email } = await anAccount();
    await enrol(email);
    await opened.payload.delete({ collection: "users", id, overrideAccess: true });
    assert.equal(await opened.payload.db.findOne({ collection: "second-factors", where: { account: { equals: id } } }), null);
  });
});

describe("demanded of everybody", () => {
  it("cannot be switched on by an admin without it, and by nobody else", async () => {
    const { email } = await anAccount("admin");
    const set = (token: string) => askPanel("/globals/settings", { method: "POST", json: { demandSecondFactor: true }, token });
    assert.equal((await set(await signInAs(email, PASSWORD))).status, 400);
    assert.equal((await set(await signInAs((await anAccount()).email, PASSWORD))).status, 403);
    const { token } = await enrol(email);
    assert.equal((await set(token)).status, 200);
  });

  it("ends the sessions of accounts without it, who can then set it up and nothing else", async () => {
    const { email } = await anAccount();
    const earlier = await signInAs(email, PASSWORD);
    await demand(true);
    assert.equal(await isSignedIn(earlier), false);
    const token = await signInAs(email, PASSWORD);
    assert.equal(await isSignedIn(token), false);
    assert.equal((await askPanel("/talents", { token })).status, 403);
    assert.equal((await post("/verify", token, { code: "000000" })).status, 409);
    const { secret } = (await post("/begin", token)).body;
    const { body } = await post("/confirm", token, { code: codeOf(secret) });
    assert.equal(body.recoveryCodes.length, 10);
    assert.equal(await isSignedIn(body.token), true);
    assert.equal((await post("/disable", body.token, { code: nextCode(secret) })).status, 409);
  });
});
