import { HtmlValidate } from "html-validate";
import { formFiles, readRendered } from "../../tests/form-site";
import { runGateway, type RunningGateway } from "../../tests/run-gateway";
import { CONTACT, multipart, PHOTOS, scoutingForm, send, WORKSHOP } from "./form-bodies";

const validator = new HtmlValidate({
  extends: ["html-validate:standard"],
  rules: { "long-title": "off", "void-style": "off", "no-inline-style": "off", "attribute-boolean-style": "off", "doctype-style": "off" },
});

const htmlProblems = (html: string): string[] =>
  validator.validateStringSync(html).results.flatMap(({ messages }) => messages.map(({ ruleId, message }) => `${ruleId}: ${message}`));

const BROWSER = { accept: "text/html,application/xhtml+xml,*/*;q=0.8", "sec-fetch-site": "same-origin" };
const URL_ENCODED = { ...BROWSER, "content-type": "application/x-www-form-urlencoded" };

let running: RunningGateway;

const start = async (files: Readonly<Record<string, string>>): Promise<void> => {
  running = await runGateway({ servesSite: true, extraFilesOf: () => files });
};

const close = (): Promise<void> => running.close();

const post = (entry: string, fields: Readonly<Record<string, string>>, headers: Readonly<Record<string, string>> = {}) =>
  send(running, entry, new URLSearchParams(fields).toString(), { ...URL_ENCODED, ...headers });

/** Characters that have a meaning in HTML or in scripts. */
const HOSTILE = `"><script>alert(1)</script><img src=x onerror=alert(1)>'&amp;\u0000\u0007`;

describe("a release with a page renderer", () => {
  beforeAll(() => start(formFiles()));
  afterAll(close);

  it.each([
    ["contact", {}, "/contato"],
    ["contact", { locale: "en" }, "/en/contato"],
    ["contact", { subject: "Remover imagens", locale: "en" }, "/en/remover-imagens"],
    ["workshopContact", { locale: "pt" }, "/workshop"],
    ["workshopContact", { locale: "en" }, "/en/workshop"],
  ])("renders the page of %s %j with what was typed and what is wrong", async (entry, more, path) => {
    const typed = { ...WORKSHOP, email: "ana", message: `"Aspas"\r\n${"x".repeat(20_000)}`, ...more };
    const reply = await post(entry, typed, { "accept-language": "pt" });
    expect(reply.statusCode).toBe(422);
    const rendered = readRendered(reply.body);
    expect(rendered).toMatchObject({
      path,
      sent: {
        values: { name: typed.name, email: "ana", message: typed.message.replace("\r\n", "\n") },
        errors: { email: [expect.stringMatching(/email/)], message: [expect.stringMatching(/5000/)] },
        reference: null,
      },
    });
  });

  it.each([
    ["pt", "/seja-modelo"],
    ["en", "/en/seja-modelo"],
  ])("renders the page of an application in %s with all answers, and the errors of photos", async (locale, path) => {
    const form = await scoutingForm({ email: "ana", locale }, { image3: null });
    const reply = await send(running, "getScouted", form, BROWSER);
    expect(reply.statusCode).toBe(422);
    expect(readRendered(reply.body)).toMatchObject({
      path,
      sent: {
        values: { birthdate: "31/01/2000", email: "ana", jeans: "38" },
        errors: { email: [expect.any(String)], image3: [expect.any(String)] },
      },
    });
  });

  it("renders the page with the reference of an accepted form", async () => {
    const reply = await post("contact", { ...CONTACT, locale: "en" });
    expect(reply.statusCode).toBe(202);
    expect(readRendered(reply.body)).toMatchObject({
      path: "/en/contato",
      sent: { errors: {}, message: "Message send successful", reference: expect.stringMatching(/^[0-9A-F]{8}$/) },
    });
  });

  it("keeps the page out of caches and search engines, and its scripts off", async () => {
    const { headers } = await post("contact", CONTACT);
    const page = await running.app.inject({ url: "/contato", headers: { accept: "text/html" } });
    expect(headers).toMatchObject({
      "content-type": "text/html; charset=utf-8",
      "cache-control": "no-store",
      "x-robots-tag": expect.stringMatching(/noindex/),
    });
    const [pagePolicy = "", sandbox] = String(headers["content-security-policy"]).split("; sandbox ");
    expect(page.headers["content-security-policy"]).toBe(pagePolicy);
    expect(sandbox).not.toMatch(/allow-scripts/);
    expect(sandbox).toMatch(/allow-forms/);
  });

  it("removes control characters, and keeps everything else that was typed", async () => {
    const reply = await post("contact", { ...CONTACT, name: HOSTILE, message: `${HOSTILE}\n<b>` });
    expect(readRendered(reply.body)).toMatchObject({
      sent: { values: { name: HOSTILE.replace(/[\u0000\u0007]/g, ""), message: `${HOSTILE.replace(/[\u0000\u0007]/g, "")}\n<b>` } },
    });
    expect(reply.body).not.toContain("<img");
  });
});

describe("a form that was not read", () => {
  afterEach(close);

  it("is answered without a rendered page", async () => {
    await start(formFiles());
    const foreign = await post("contact", CONTACT, { "sec-fetch-site": "cross-site" });
    expect([foreign.statusCode, readRendered(foreign.body), foreign.body.includes(CONTACT.email)]).toEqual([403, null, false]);
    for (let sent = 0; sent < 30; sent += 1) await post("contact", { ...CONTACT, message: String(sent) });
    const reply = await post("contact", CONTACT, { "accept-language": "pt" });
    expect([reply.statusCode, readRendered(reply.body)]).toEqual([429, null]);
    // The time counts from the first of the thirty forms.
    expect(Number(reply.headers["retry-after"])).toBeGreaterThan(540);
    expect(Number(reply.headers["retry-after"])).toBeLessThanOrEqual(600);
    expect(reply.body).toContain("Tente novamente em 10 minutos");
    expect(reply.body).toContain("Volte com o botão do navegador");
    expect(reply.body).toContain('href="/contato"');
    expect(htmlProblems(reply.body)).toEqual([]);
  });
});

describe.each([
  ["has no renderer", formFiles(null)],
  ["has a renderer that fails", formFiles("exports.render = async ({ pageData }) => { throw new Error(JSON.stringify(pageData)); };")],
])("a release that %s", (_name, files) => {
  beforeAll(() => start(files));
  afterAll(close);

  it("gets a plain page with what was typed and what is wrong, and warns once without what was typed", async () => {
    const typed = { ...WORKSHOP, email: "ana", message: `</textarea>${HOSTILE}\nduas linhas`, locale: "pt" };
    const reply = await post("workshopContact", typed);
    await post("workshopContact", typed);
    expect([reply.statusCode, reply.headers["cache-control"]]).toEqual([422, "no-store"]);
    expect(reply.body).toMatch(/name="email"[^>]* aria-describedby="email-error"[^>]* value="ana"/);
    expect(reply.body).toContain('id="email-error">Este campo deve ser um email válido</p>');
    expect(reply.body).toContain("&lt;/textarea&gt;&quot;&gt;&lt;script&gt;alert(1)");
    expect(reply.body).toContain("\nduas linhas</textarea>");
    for (const value of [typed.name, typed.phone, typed.city, typed.instagram]) expect(reply.body).toContain(`value="${value}"`);
    expect(reply.body).toContain('action="/api/entry/workshopContact"');
    expect(reply.body).not.toMatch(/<script|<img/);
    expect(reply.headers["content-security-policy"]).toMatch(
      /^default-src 'none'; style-src 'sha256-[\w+/]{43}='; form-action 'self'; base-uri 'none'; frame-ancestors 'none'$/,
    );
    expect(htmlProblems(reply.body)).toEqual([]);
    const warnings = running.warnings.filter((warning) => warning.includes("plain pages"));
    expect(warnings).toHaveLength(1);
    expect(warnings[0]).not.toContain("ana");
  });

  it("keeps the subject, and every answer of an application beside its photos", async () => {
    const subject = 'Remover "imagens"';
    const removal = await post("contact", { ...CONTACT, email: "ana", subject, locale: "pt" });
    expect(removal.body).toContain('<input type="hidden" name="subject" value="Remover &quot;imagens&quot;"/>');
    const application = await send(running, "getScouted", await scoutingForm({ email: "ana", consent: "true", locale: "pt" }), BROWSER);
    for (const value of ["31/01/2000", "38", "Light Brown"]) expect(application.body).toContain(`value="${value}"`);
    expect(application.body).toMatch(/name="consent"[^>]* checked=""/);
    expect(application.body.match(/type="file"/g)).toHaveLength(PHOTOS.length);
    expect(application.body).toContain("Escolha as seis fotos de novo");
    expect(application.body).toMatch(/enctype="multipart\/form-data"/i);
    expect(htmlProblems(application.body)).toEqual([]);
  });
});

describe("a gateway without a site", () => {
  afterEach(close);

  it.each([
    ["pt", "Recebemos a sua mensagem", "Mensagem enviada com sucesso", 'href="/"'],
    ["en", "We have your message", "Message send successful", 'href="/en"'],
  ])('sends a plain page in %s that says "%s", with the reference', async (locale, ...rest) => {
    running = await runGateway();
    const reply = await send(running, "contact", multipart({ ...CONTACT, locale }), BROWSER);
    expect([reply.statusCode, reply.headers["content-type"]]).toEqual([202, "text/html; charset=utf-8"]);
    expect(reply.body).toContain(`<html lang="${locale}">`);
    for (const words of rest) expect(reply.body).toContain(words);
    expect(reply.body).toMatch(/: [0-9A-F]{8}/);
    expect(htmlProblems(reply.body)).toEqual([]);
  });
});
