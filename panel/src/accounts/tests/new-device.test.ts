// First import: it sets the environment that the following modules read when they load.
import "../../../tests/setup/test-environment";
process.env.SMTP_HOST = "mail.example.com";
process.env.SMTP_FROM = "painel@example.com";

import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";

import type { SendEmailOptions } from "payload";

import { browserFamily, newDeviceMail } from "../new-device-mail";
import type { TestStore } from "../../../tests/setup/open-store";

const PASSWORD = "quatro trilhos de vidro azul";
const FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";
const CHROME = "Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36";

// Loaded after the environment above is set.
const { openStore } = await import("../../../tests/setup/open-store");
const { requestPanel } = await import("../../../tests/setup/panel-http");
const { enrol, nextCode, postSecondFactor } = await import("../../../tests/setup/second-factor-client");

let opened: TestStore;
let sent: SendEmailOptions[] = [];

before(async () => {
  opened = await openStore();
  opened.payload.sendEmail = (message) => Promise.resolve(void sent.push(message));
});
after(() => opened.close());

const anAccount = async (email: string): Promise<void> => {
  await opened.payload.create({
    collection: "users",
    data: { name: "Conta", email, password: PASSWORD, role: "editor" },
    overrideAccess: true,
  });
  sent = [];
};

const signIn = (email: string, headers: Record<string, string>) =>
  requestPanel("/users/login", { method: "POST", json: { email, password: PASSWORD }, headers });

const deviceCookie = (headers: Headers): string => headers.getSetCookie().find((cookie) => cookie.startsWith("panel-device-")) ?? "";

describe("the mail about a new device", () => {
  it("is sent in both languages, without IP address, for a new browser and not for a known one", async () => {
    await anAccount("um@example.com");
    const first = await signIn("um@example.com", { "User-Agent": FIREFOX, "X-Forwarded-For": "203.0.113.7" });
    const [mail] = sent;
    assert.equal(mail?.to, "um@example.com");
    const text = String(mail?.text);
    assert.match(text, /um navegador que ela ainda não tinha usado: Firefox, em \d+ de/);
    assert.match(text, /a browser that it had not used before: Firefox, on \d+/);
    assert.doesNotMatch(text, /203\.0\.113|rv:140|X11/);
    const cookie = deviceCookie(first.headers);
    assert.match(cookie, /HttpOnly/);
    await signIn("um@example.com", { "User-Agent": CHROME, Cookie: cookie.split(";")[0] ?? "" });
    assert.equal(sent.length, 1);
    await signIn("um@example.com", { "User-Agent": CHROME });
    assert.equal(sent.length, 2);
  });

  it("has the time at the agency, with the name of its time zone", () => {
    const signIn = { browser: "Firefox", at: new Date("2026-11-23T12:05:00Z"), adminUrl: "https://painel.example" };
    const inBrasilia = newDeviceMail({ ...signIn, timeZone: "America/Sao_Paulo" }).text;
    assert.match(inBrasilia, /em 23 de novembro de 2026 às 09:05 \(Horário Padrão de Brasília\)\./);
    assert.match(inBrasilia, /on 23 November 2026 at 09:05 \(Brasilia Standard Time\)\./);
    const inLisbon = newDeviceMail({ ...signIn, timeZone: "Europe/Lisbon" }).text;
    assert.match(inLisbon, /às 12:05 \(Horário Padrão da Europa Ocidental\)\./);
    assert.match(inLisbon, /at 12:05 \(Western European Standard Time\)\./);
    assert.doesNotMatch(inLisbon, /Bras/);
  });

  it("is sent when the cookie belongs to another account or is forged", async () => {
    await anAccount("dois@example.com");
    const first = await signIn("dois@example.com", {});
    const [pair = ""] = deviceCookie(first.headers).split(";");
    const value = pair.slice(pair.indexOf("=") + 1);
    await anAccount("tres@example.com");
    const { docs } = await opened.payload.find({
      collection: "users",
      where: { email: { equals: "tres@example.com" } },
      overrideAccess: true,
    });
    for (const forged of [value, "x", `${value.slice(0, -2)}AA`])
      await signIn("tres@example.com", { Cookie: `panel-device-${docs[0]?.id}=${forged}` });
    assert.equal(sent.length, 3);
  });

  it("is sent after both steps of a sign-in, not after the password alone", async () => {
    await anAccount("quatro@example.com");
    const { secret } = await enrol("quatro@example.com", PASSWORD);
    sent = [];
    const pending = await signIn("quatro@example.com", {});
    assert.equal(sent.length, 0);
    assert.equal(deviceCookie(pending.headers), "");
    const done = await postSecondFactor("/verify", pending.body.token, { code: nextCode(secret) });
    assert.equal(done.status, 200);
    assert.equal(sent.length, 1);
    assert.notEqual(deviceCookie(done.headers), "");
  });

  it("does not prevent the sign-in when the mail server cannot be reached", async () => {
    await anAccount("cinco@example.com");
    opened.payload.sendEmail = () => Promise.reject(Object.assign(new Error("refused"), { code: "ECONNREFUSED" }));
    assert.equal((await signIn("cinco@example.com", {})).status, 200);
  });
});

it("browserFamily returns the browser's name, or null for an uncommon one", () => {
  assert.equal(browserFamily(CHROME), "Chrome");
  assert.equal(browserFamily(`${CHROME} Edg/140.0`), "Edge");
  assert.equal(browserFamily("curl/8"), null);
});
