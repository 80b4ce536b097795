// First import: it sets the environment that the following modules read when they load.
import "../../../tests/setup/test-environment";

import assert from "node:assert/strict";
import { after, before, beforeEach, describe, it } from "node:test";

import type { PayloadRequest, SendEmailOptions } from "payload";

import { environment, readEnvironment } from "../../environment";
import { createAnswers } from "../answers/answer";
import { fillTemplate } from "../answers/fill-template";
import { quoteEnquiry } from "../answers/quote";
import { TEMPLATE_NAMES, type TemplateName } from "../answers/templates";
import { describeEvent } from "../describe";
import type { HistoryItem } from "../entry-detail";
import { applicationMessages } from "../words/applications";
import { storeApplication } from "../../../tests/builders/applications";
import { storeEnquiry, storeRegistration } from "../../../tests/builders/enquiries";
import { openRoleSessions, type RoleSessions } from "../../../tests/setup/role-sessions";

let roles: RoleSessions;
let sent: SendEmailOptions[] = [];
let mailFailure: Error | null = null;

const { mail } = readEnvironment({ SMTP_HOST: "mail.example.com" });

before(async () => {
  roles = await openRoleSessions();
  roles.payload.sendEmail = async (message) => {
    if (mailFailure !== null) throw mailFailure;
    sent.push(message);
  };
});

after(() => roles.close());

beforeEach(() => {
  sent = [];
  mailFailure = null;
  Object.assign(environment, { mail, siteUrl: "https://agencia.example" });
});

const post = (id: number, call: "answers" | "mail", json: Record<string, unknown>) =>
  roles.ask("scout", `/desk/entries/${id}/${call}`, { method: "POST", json });

const MESSAGE = { template: "application", subject: "Inscrição de Ana", text: "Olá!\n\nVamos conversar?" };

const historyOf = async (id: number) =>
  (await roles.payload.find({ collection: "entry-events", where: { entry: { equals: id } }, sort: "id" })).docs.map(
    ({ event, to, text, accountName }) => [event, to, text ?? null, accountName],
  );

const answer = async (over: Parameters<Awaited<ReturnType<typeof createAnswers>>>[0], kind: keyof typeof TEMPLATE_NAMES = "getScouted") =>
  (await createAnswers({ payload: roles.payload, user: { email: "scout@example.com" } } as PayloadRequest, kind))(over);

const write = async (template: TemplateName, over: Partial<Parameters<typeof answer>[0]>): Promise<string> => {
  const { templates, values } = await answer({ id: 7, status: "new", ...over });
  return fillTemplate(templates.find(({ name }) => name === template)?.body ?? "", values);
};

const setTemplates = (messageTemplates: Record<string, string | null>) =>
  roles.payload.updateGlobal({ slug: "settings", data: { messageTemplates }, overrideAccess: true });

describe("the templates", () => {
  it("of a form are all offered, in the language in which the person used the site", async () => {
    for (const kind of ["getScouted", "contact", "workshopContact"] as const) {
      const { templates } = await answer({ id: 1, status: "new" }, kind);
      assert.deepEqual(
        templates.map(({ name }) => name),
        TEMPLATE_NAMES[kind],
      );
    }
    assert.match(await write("application", { name: "Ana", locale: "en" }), /^Hello! .* application of Ana /);
    assert.match(await write("application", { name: "Ana", locale: null, consentLocale: "en" }), /^Hello! /);
    assert.match(await write("application", { name: "Ana" }), /^Olá! .* inscrição de Ana /);
  });

  it("have names, number, agency and the address of the form, also where an adult has no guardian", async () => {
    await roles.payload.updateGlobal({ slug: "customizations", data: { agencyName: "Casa Juriti" }, overrideAccess: true });
    const family = { name: "Ana $&", guardian: "Beatriz", reference: "7F3A91C2" };
    assert.match(
      await write("applicationDocument", family),
      /^Olá, Beatriz! Aqui é da Casa Juriti\. .*inscrição de Ana \$& \(nº 7F3A91C2\)/,
    );
    assert.match(await write("applicationThanks", { name: "Caio" }), /^Olá, Caio! /);
    assert.match(await write("applicationPhotos", family), /https:\/\/agencia\.example\/seja-modelo$/);
    assert.match(await write("applicationPhotos", { ...family, locale: "en" }), /https:\/\/agencia\.example\/en\/seja-modelo$/);
    environment.siteUrl = null;
    assert.match(await write("applicationPhotos", family), /formulário: nosso site$/);
  });

  it("are the agency's own where it wrote them", async () => {
    await setTemplates({ applicationDeclinePt: "Oi, {responsavel}: {nome} da {agencia}" });
    await roles.payload.updateGlobal({ slug: "customizations", data: { agencyName: "Casa Juriti" }, overrideAccess: true });
    assert.equal(await write("applicationDecline", { name: "Ana", guardian: "Beatriz" }), "Oi, Beatriz: Ana da Casa Juriti");
    assert.match(await write("applicationDecline", { name: "Ana", locale: "en" }), /^Hello /);
    await setTemplates({ applicationDeclinePt: null });
  });

  it("are refused with a field that does not exist, and with a text that is too long", async () => {
    for (const [text, expected] of [
      ["Oi, {nmoe}", "Não existe {nmoe}. Use {nome}, {responsavel}, {numero}, {agencia}, {formulario}."],
      ["x".repeat(1001), /1000/],
    ] as const) {
      const json = { messageTemplates: { enquiryThanksPt: text } };
      const { status, body } = await roles.ask("admin", "/globals/settings", { method: "POST", json });
      assert.equal(status, 400);
      const { message, path } = body.errors[0].data.errors[0];
      assert.equal(path, "messageTemplates.enquiryThanksPt");
      if (typeof expected === "string") assert.equal(message, expected);
      else assert.match(message, expected);
    }
  });
});

describe("a message that was opened elsewhere", () => {
  it("is in the history of each kind of entry, with way and occasion", async () => {
    const application = await storeApplication(roles.payload);
    for (const [id, way, template] of [
      [application, "whatsapp", "applicationPhotos"],
      [await storeEnquiry(roles.payload), "mail", "enquiryThanks"],
      [await storeRegistration(roles.payload), "whatsapp", "workshopFull"],
    ] as const) {
      assert.equal((await post(id, "answers", { way, template })).status, 200);
      assert.deepEqual(await historyOf(id), [["answered", `${way}/${template}`, null, "scout"]]);
    }
    for (const json of [{ way: "whatsapp" }, { way: "whatsapp", template: "enquiry" }, { way: "sent", template: "application" }])
      assert.equal((await post(application, "answers", json)).status, 422, JSON.stringify(json));
    assert.equal((await post(999_999, "answers", { way: "mail", template: "application" })).status, 404);
    assert.deepEqual(sent, []);
  });

  it("is described in words, also when an earlier version recorded it without an occasion", () => {
    const item: HistoryItem = { id: 1, entry: 1, accountName: null, at: "", event: "answered", from: null, to: null, text: null };
    const describeTo = (to: string, language = "pt") => describeEvent({ ...item, to }, applicationMessages(language));
    assert.equal(describeTo("whatsapp"), "Mensagem aberta: WhatsApp");
    assert.equal(describeTo("mail/applicationPhotos"), "Mensagem aberta: E-mail (Pedir fotos melhores)");
    assert.equal(describeTo("sent/applicationDecline", "en"), "E-mail sent (Decline)");
  });
});

describe("a mail from the desk", () => {
  it("goes to the person of the entry alone, with the account's reply address, and stays in the history", async () => {
    const id = await storeApplication(roles.payload, { email: "familia@example.com" });
    const { status } = await post(id, "mail", { ...MESSAGE, to: "outra@example.com", subject: "Inscrição\r\nBcc: x@example.com" });
    assert.equal(status, 200);
    assert.deepEqual(sent, [
      {
        to: { name: "", address: "familia@example.com" },
        replyTo: { name: "scout", address: "scout@example.com" },
        subject: "Inscrição Bcc: x@example.com",
        text: MESSAGE.text,
      },
    ]);
    const text = `Inscrição Bcc: x@example.com\n\n${MESSAGE.text}`;
    assert.deepEqual(await historyOf(id), [["answered", "sent/application", text, "scout"]]);
    const { history } = (await roles.ask("scout", `/desk/applications/${id}`)).body;
    assert.equal(history[0].text, text);
    await roles.payload.delete({ collection: "entries", id });
    assert.deepEqual(await historyOf(id), []);
  });

  it("that the mail server refuses is not in the history, and the account is told", async () => {
    const id = await storeEnquiry(roles.payload);
    mailFailure = Object.assign(new Error("550 no such user familia@example.com"), { code: "EENVELOPE" });
    const { status, body } = await post(id, "mail", { ...MESSAGE, template: "enquiry" });
    assert.equal(status, 502);
    assert.match(body.errors[0].message, /^O servidor de e-mail não aceitou a mensagem\. Nada foi enviado/);
    assert.deepEqual(await historyOf(id), []);
  });

  it("is refused without mail server, address, text or a template of its form", async () => {
    const id = await storeApplication(roles.payload);
    for (const json of [
      { ...MESSAGE, text: " " },
      { ...MESSAGE, subject: "" },
      { ...MESSAGE, text: "x".repeat(5001) },
      { ...MESSAGE, template: "workshop" },
    ])
      assert.equal((await post(id, "mail", json)).status, 422, JSON.stringify(json).slice(0, 80));
    for (const email of ["um@example.com, dois@example.com", null])
      assert.equal((await post(await storeApplication(roles.payload, { email }), "mail", MESSAGE)).status, 422);
    environment.mail = null;
    assert.equal((await post(id, "mail", MESSAGE)).status, 409);
    assert.deepEqual([sent, await historyOf(id)], [[], []]);
    assert.equal((await answer({ id, status: "new" })).replyTo, null);
  });
});

describe("the quote of an enquiry", () => {
  const talent = { note: null, thumbnail: null, isPublished: true, hasPage: true };
  const enquiry = { createdAt: "2026-11-20T02:00:00.000Z", message: "Estariam livres\nem janeiro?", language: "pt" } as const;

  it("has the question and the selection, and no name of a talent without a page on the site", () => {
    const talents = [
      { ...talent, id: 3, name: "Ana Lima", note: "Papel principal" },
      { ...talent, id: 4, name: "Bia Reserva", hasPage: false },
    ];
    assert.equal(
      quoteEnquiry({ ...enquiry, talents }),
      [
        "Em 19/11/2026, você escreveu:",
        "> Estariam livres",
        "> em janeiro?",
        "",
        "Talentos da sua seleção:",
        "> - Ana Lima: Papel principal",
        "> - nº 4",
      ].join("\n"),
    );
  });

  it("names nobody twice, since the selection's page puts the talents into the message", () => {
    const message = "Para maio.\n\n1. Ana Lima: https://agencia.example/kids/3";
    const talents = ["Ana Lima", "Bia Reis"].map((name, index) => ({ ...talent, id: index + 3, name }));
    const quote = quoteEnquiry({ ...enquiry, message, talents });
    assert.equal(quote.match(/Ana Lima/g)?.length, 1);
    assert.match(quote, /\nTalentos da sua seleção:\n> - Bia Reis$/);
  });

  it("is short enough for a link, and empty when there is nothing to quote", () => {
    const long = quoteEnquiry({ ...enquiry, message: "palavra ".repeat(500), talents: [], language: "en" });
    assert.match(long, /^On 19\/11\/2026 you wrote:\n> palavra .*palavra…$/);
    assert.ok(long.length < 700, String(long.length));
    assert.equal(quoteEnquiry({ ...enquiry, message: "", talents: [] }), "");
  });
});
