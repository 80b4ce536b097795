// First import: it sets the environment that the following modules read when they load.
import "../../../tests/setup/test-environment";

import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { after, before, it } from "node:test";

import type { SendEmailOptions } from "payload";

import { environment } from "../../environment";
import { requestPanel, signInAs } from "../../../tests/setup/panel-http";
import { openRoleSessions, type RoleSessions } from "../../../tests/setup/role-sessions";

const PASSWORD = "quatro trilhos de vidro azul";
const OTHER = "nuvem cobre o telhado amarelo";

let roles: RoleSessions;

before(async () => {
  roles = await openRoleSessions();
});
after(() => roles.close());

const anEmail = (): string => `${randomUUID()}@example.com`;

const invite = async (over: Record<string, unknown> = {}) =>
  roles.ask("admin", "/desk/invitations", { method: "POST", json: { name: "Bia Prado", email: anEmail(), role: "editor", ...over } });

const tokenIn = (link: string): string => new URL(link).hash.slice(1);

const accept = (link: string, password: string) =>
  requestPanel("/users/accept-invitation", { method: "POST", json: { token: tokenIn(link), password } });

const invited = async () => {
  const email = anEmail();
  const { body } = await invite({ email });
  return { id: Number(body.id), email, link: String(body.link) };
};

it("an invited person chooses a password at a link that works once, and signs in with the role", async () => {
  const { id, email, link } = await invited();
  const { pathname, search, hash } = new URL(link);
  assert.deepEqual([pathname, search], ["/admin/invitation", ""]);
  assert.match(hash, /^#[\w-]{22}$/);
  const weak = await accept(link, "abc");
  assert.deepEqual([weak.status, weak.body.errors[0].data.errors[0].path], [400, "password"]);
  const { status, body } = await accept(link, PASSWORD);
  assert.deepEqual([status, body], [200, { email }]);
  const { body: me } = await requestPanel("/users/me", { token: await signInAs(email, PASSWORD) });
  assert.deepEqual([me.user.id, me.user.role, me.user.name], [id, "editor", "Bia Prado"]);
  assert.equal((await accept(link, OTHER)).status, 410);
  await signInAs(email, PASSWORD);
});

it("a link ends after seven days, and when a new one replaces it", async () => {
  const { id, link } = await invited();
  const { invitedUntil } = await roles.payload.findByID({ collection: "users", id, overrideAccess: true });
  const days = (Date.parse(invitedUntil ?? "") - Date.now()) / 86_400_000;
  assert.ok(days > 6.9 && days <= 7);
  const { body } = await roles.ask("admin", `/desk/invitations/${id}`, { method: "POST", json: {} });
  assert.equal((await accept(link, PASSWORD)).status, 410);
  await roles.payload.db.updateOne({ collection: "users", id, data: { invitedUntil: new Date(Date.now() - 1000).toISOString() } });
  const { status, body: answer } = await accept(body.link, PASSWORD);
  assert.equal(status, 410);
  assert.match(answer.errors[0].message, /não vale mais/);
});

it("a new link for somebody who lost the password ends the sessions of before", async () => {
  const { id, email, link } = await invited();
  await accept(link, PASSWORD);
  const token = await signInAs(email, PASSWORD);
  const { body } = await roles.ask("admin", `/desk/invitations/${id}`, { method: "POST", json: {} });
  assert.equal((await accept(body.link, OTHER)).status, 200);
  assert.equal((await requestPanel("/users/me", { token })).body.user, null);
  await signInAs(email, OTHER);
});

it("mistakes come back with their fields, and create no account", async () => {
  const { email } = await invited();
  const pathsOf = async (over: Record<string, unknown>): Promise<string[]> => {
    const { status, body } = await invite(over);
    assert.equal(status, 400);
    return body.errors[0].data.errors.map(({ path }: { path: string }) => path);
  };
  assert.deepEqual(await pathsOf({ name: " ", email: "bia" }), ["name", "email"]);
  assert.deepEqual(await pathsOf({ email }), ["email"]);
});

it("no answer has the hash of a link, and nobody else learns of an open invitation", async () => {
  const { id } = await invited();
  const { body } = await roles.ask("admin", `/users/${id}`);
  assert.equal("invitationHash" in body, false);
  assert.equal((await roles.ask("admin", "/users?where[invitationHash][exists]=true")).status, 400);
  assert.equal((await requestPanel("/users/accept-invitation", { method: "POST", json: { token: "", password: PASSWORD } })).status, 410);
});

it("with a mail server the person gets the link by mail; without an answer of it the link is still there", async () => {
  const sent: SendEmailOptions[] = [];
  const { mail } = environment;
  Object.assign(environment, { mail: { host: "mail.example" } });
  roles.payload.sendEmail = (message) => Promise.resolve(void sent.push(message));
  const email = anEmail();
  const { body } = await invite({ email });
  assert.equal(body.mailed, true);
  assert.equal(sent[0]?.to, email);
  assert.ok(String(sent[0]?.text).includes(body.link));
  roles.payload.sendEmail = () => Promise.reject(new Error("refused"));
  const { body: unsent } = await invite();
  assert.equal(unsent.mailed, false);
  assert.match(unsent.link, /#/);
  Object.assign(environment, { mail });
});
