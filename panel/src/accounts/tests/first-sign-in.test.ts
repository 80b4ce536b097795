// First imports: they set the environment that the following modules read when they load.
import "../../../tests/setup/test-environment";
import "../../../tests/setup/without-demo";

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { after, before, describe, it } from "node:test";

import { openStore, type TestStore } from "../../../tests/setup/open-store";
import { ORIGIN, requestPanel, signInAs } from "../../../tests/setup/panel-http";
import { codeOf, postSecondFactor } from "../../../tests/setup/second-factor-client";

const OWN = { name: "Marta Figueira", email: "marta@agencia.example", password: "quatro trilhos de vidro azul" };

let opened: TestStore;
let email: string;
let generated: string;

const readPasswordFile = (): Promise<string> => readFile(path.join(opened.dataDir, "admin-password.txt"), "utf8");

before(async () => {
  opened = await openStore();
  [email = "", generated = ""] = (await readPasswordFile()).trim().split("\n");
});
after(() => opened.close());

const complete = (token: string | null, json: unknown) => requestPanel("/users/first-sign-in", { method: "POST", json, token });

const isSignedIn = async (token: string): Promise<boolean> => Boolean((await requestPanel("/users/me", { token })).body.user);

/** Every read and write of the config's collections, globals and endpoints. */
const listCalls = (): [method: "GET" | "POST" | "PATCH" | "DELETE", path: string][] => {
  const { collections, globals, endpoints } = opened.payload.config;
  return [
    ...collections.flatMap(({ slug }) => [["GET", `/${slug}`] as const, ["POST", `/${slug}`] as const, ["DELETE", `/${slug}/1`] as const]),
    ...globals.flatMap(({ slug }) => [["GET", `/globals/${slug}`] as const, ["POST", `/globals/${slug}`] as const]),
    ...endpoints
      .filter(({ path: address }) => address.startsWith("/desk/") || address.startsWith("/publication"))
      .map(({ method, path: address }) => [method.toUpperCase() === "GET" ? "GET" : "POST", address.replace(/:\w+/, "1")] as const),
    ["PATCH", "/users/1"],
    ["POST", "/users/refresh-token"],
  ] as ReturnType<typeof listCalls>;
};

describe("the first sign-in of a store without the demo", () => {
  it("gives access to nothing but its own endpoint, with the token and with the cookie", async () => {
    const { status, body, headers } = await requestPanel("/users/login", { method: "POST", json: { email, password: generated } });
    assert.equal(status, 200);
    assert.equal(body.user, undefined);
    const cookie =
      headers
        .getSetCookie()
        .find((each) => each.startsWith("payload-token="))
        ?.split(";")[0] ?? "";
    const allowed: string[] = [];
    const calls = listCalls();
    assert.ok(calls.length > 60, `${calls.length} calls`);
    for (const [method, address] of calls) {
      const json = method === "GET" || method === "DELETE" ? undefined : {};
      const without = await requestPanel(address, { method, json });
      const tried = [
        await requestPanel(address, { method, json, token: body.token }),
        await requestPanel(address, { method, json, headers: { Cookie: cookie, Origin: ORIGIN } }),
      ];
      if (tried.some((answer) => answer.status !== without.status || JSON.stringify(answer.body) !== JSON.stringify(without.body)))
        allowed.push(`${method} ${address}`);
    }
    assert.deepEqual(allowed, []);
    assert.equal(await isSignedIn(body.token), false);
  });

  it("cannot be completed through the second factor", async () => {
    const token = await signInAs(email, generated);
    assert.equal((await postSecondFactor("/begin", token)).status, 401);
    assert.equal((await postSecondFactor("/confirm", token, { code: "123456" })).status, 401);
    assert.equal((await postSecondFactor("/verify", token, { code: "123456" })).status, 401);
  });

  it("refuses the data of the generated account, empty fields and a weak password, by field", async () => {
    const token = await signInAs(email, generated);
    for (const [change, field] of [
      [{ name: " " }, "name"],
      [{ email: "" }, "email"],
      [{ email }, "email"],
      [{ email: "no address" }, "email"],
      [{ password: "" }, "password"],
      [{ password: generated }, "password"],
      [{ password: "short" }, "password"],
      [{ password: "martafigueira2026" }, "password"],
    ] as const) {
      const answer = await complete(token, { ...OWN, ...change });
      assert.equal(answer.status, 400, JSON.stringify(change));
      assert.equal(answer.body.errors[0].data.errors[0].path, field, JSON.stringify(change));
    }
    assert.equal((await complete(null, OWN)).status, 401);
    await readPasswordFile();
  });

  it("stores the owner's e-mail, name and password, signs in, and ends the generated password", async () => {
    const token = await signInAs(email, generated);
    const other = await signInAs(email, generated);
    const answer = await complete(token, { ...OWN, email: ` ${OWN.email.toUpperCase()} `, role: "scout" });
    assert.equal(answer.status, 200);
    assert.match(answer.headers.getSetCookie().join("\n"), /payload-token=/);
    const { user } = (await requestPanel("/users/me", { token: answer.body.token })).body;
    assert.deepEqual([user.name, user.email, user.role], [OWN.name, OWN.email, "admin"]);
    for (const used of [email, OWN.email])
      assert.equal((await requestPanel("/users/login", { method: "POST", json: { email: used, password: generated } })).status, 401);
    assert.equal(await isSignedIn(await signInAs(OWN.email, OWN.password)), true);
    await assert.rejects(readPasswordFile(), { code: "ENOENT" });
    // Another browser signed in with the generated password before.
    assert.equal((await complete(other, OWN)).status, 401);
    assert.equal((await complete(token, OWN)).status, 401);
  });

  it("does not concern other accounts", async () => {
    const account = { name: "Nina", email: "nina@agencia.example", password: "cinco barcos de papel verde", role: "editor" } as const;
    await opened.payload.create({ collection: "users", data: account, overrideAccess: true });
    assert.equal(await isSignedIn(await signInAs(account.email, account.password)), true);
  });
});

describe("the first sign-in where a second factor is demanded", () => {
  it("asks for the second factor after the owner's data", async () => {
    const { expectFirstSignIn } = await import("../first-sign-in");
    const password = "seis gaivotas no telhado";
    const { id } = await opened.payload.create({
      collection: "users",
      data: { name: "Admin", email: "outra@agencia.example", password, role: "admin" },
      overrideAccess: true,
    });
    await expectFirstSignIn(opened.payload, id, password);
    await opened.payload.updateGlobal({ slug: "settings", data: { demandSecondFactor: true }, overrideAccess: true });
    const token = await signInAs("outra@agencia.example", password);
    const answer = await complete(token, { ...OWN, email: "olga@agencia.example", password: "sete violinos sem corda" });
    assert.equal(answer.status, 200);
    assert.equal(answer.body.token, undefined);
    assert.equal(await isSignedIn(token), false);
    const { secret } = (await postSecondFactor("/begin", token)).body;
    const confirmed = await postSecondFactor("/confirm", token, { code: codeOf(secret) });
    assert.equal(await isSignedIn(confirmed.body.token), true);
  });
});
