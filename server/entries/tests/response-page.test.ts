import { HtmlValidate } from "html-validate";
import { runGateway, type RunningGateway } from "../../tests/run-gateway";
import { CONTACT, scoutingForm, send, WORKSHOP } from "./form-bodies";

const validator = new HtmlValidate({
  extends: ["html-validate:standard"],
  rules: { "long-title": "off", "void-style": "off", "no-inline-style": "off" },
});

let running: RunningGateway;

beforeEach(async () => {
  running = await runGateway({ servesSite: false });
});

afterEach(() => running.close());

const BROWSER = {
  accept: "text/html,application/xhtml+xml,*/*;q=0.8",
  "sec-fetch-site": "same-origin",
  "content-type": "application/x-www-form-urlencoded",
};

const post = (entry: string, fields: Readonly<Record<string, string>>, headers: Readonly<Record<string, string>> = {}) =>
  send(running, entry, new URLSearchParams(fields).toString(), { ...BROWSER, ...headers });

const problems = (html: string): string[] =>
  validator.validateStringSync(html).results.flatMap(({ messages }) => messages.map(({ ruleId, message }) => `${ruleId}: ${message}`));

it.each([
  ["pt", "Recebemos a sua mensagem", "Mensagem enviada com sucesso", 'href="/"'],
  ["en", "We have your message", "Message send successful", 'href="/en"'],
])('a form without scripts gets a page in %s that shows "%s", the reference and a link back', async (locale, ...rest) => {
  const reply = await post("workshopContact", { ...WORKSHOP, locale });
  expect([reply.statusCode, reply.headers["content-type"]]).toEqual([202, "text/html; charset=utf-8"]);
  expect(reply.body).toContain(`<html lang="${locale}">`);
  for (const words of [...rest, ">Casa Juriti</a>"]) expect(reply.body).toContain(words);
  expect(reply.body).toMatch(/: [0-9A-F]{8}</);
  expect(problems(reply.body)).toEqual([]);
});

it.each(["contact", "workshopContact"])("the page shows the form %s again with the visitor's answers and errors", async (entry) => {
  const reply = await post(entry, { ...WORKSHOP, email: "ana", message: `"Aspas" & <b>mais</b>\nduas linhas`, locale: "pt" });
  expect(reply.statusCode).toBe(422);
  expect(reply.body).toContain('value="ana" aria-invalid="true" aria-describedby="email-error"');
  expect(reply.body).toContain('id="email-error">Este campo deve ser um email válido</p>');
  expect(reply.body).toContain("&quot;Aspas&quot; &amp; &lt;b&gt;mais&lt;/b&gt;\nduas linhas</textarea>");
  expect(reply.body).toContain(`action="/api/entry/${entry}"`);
  expect(problems(reply.body)).toEqual([]);
});

it("the page keeps the hidden subject of the form", async () => {
  const reply = await post("contact", { ...CONTACT, email: "ana", subject: 'Remover "imagens"', locale: "pt" });
  expect(reply.body).toContain('<input type="hidden" name="subject" value="Remover &quot;imagens&quot;">');
  expect((await post("contact", { ...CONTACT, email: "ana" })).body).not.toContain('name="subject"');
  expect(problems(reply.body)).toEqual([]);
});

it("the page escapes scripts in every field, and its policy allows only its own styles", async () => {
  const script = `"><script>alert(1)</script><img src=x onerror=alert(1)>`;
  const reply = await post("workshopContact", {
    name: script,
    email: script,
    phone: script,
    city: script,
    instagram: script,
    message: `</textarea>${script}`,
  });
  expect(reply.body).not.toMatch(/<script|<img/);
  expect(reply.headers["content-security-policy"]).toMatch(
    /^default-src 'none'; style-src 'sha256-[\w+/]{43}='; font-src data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'$/,
  );
  expect(problems(reply.body)).toEqual([]);
});

it("the page of a rate-limited form says when to retry and that the browser still has the answers", async () => {
  for (let sent = 0; sent < 30; sent += 1) await post("contact", { ...CONTACT, message: String(sent) });
  const reply = await post("contact", CONTACT, { "accept-language": "pt" });
  expect(reply.statusCode).toBe(429);
  // The time counts from the first of the thirty forms.
  expect(Number(reply.headers["retry-after"])).toBeGreaterThan(540);
  expect(Number(reply.headers["retry-after"])).toBeLessThanOrEqual(600);
  expect(reply.body).toContain("Tente novamente em 10 minutos");
  expect(reply.body).toContain("Volte com o botão do navegador");
  expect(reply.body).toContain('href="/contato"');
  expect(problems(reply.body)).toEqual([]);
});

it("the page of a rejected application links to its form", async () => {
  const reply = await send(running, "getScouted", await scoutingForm({ email: "" }), { accept: "text/html" });
  expect([reply.statusCode, reply.body.includes("<form"), reply.body.includes('href="/en/seja-modelo"')]).toEqual([422, false, true]);
});

it("the page does not repeat answers that another site sent", async () => {
  const reply = await post("contact", CONTACT, { "sec-fetch-site": "cross-site" });
  expect([reply.statusCode, reply.body.includes(CONTACT.email)]).toEqual([403, false]);
});
