import { createHash, randomBytes } from "node:crypto";
import path from "node:path";
import Database from "libsql";
import type { Browser, Page } from "playwright-core";
import { waitUntil } from "../wait";
import { randomName } from "./panel-admin";
import { axeViolations, createVisitor, launchBrowser, siteAddress, visit, type Visitor } from "./visitor";

const WORDS = {
  pt: {
    fields: ["Nome", "E-mail", "Telefone com DDD", "Mensagem"],
    send: "Enviar",
    follow: "Acompanhar ou retirar este envio",
    title: "Seu envio",
    delivered: "Chegou à agência e espera a vez de ser lido.",
    erase: "Retirar e apagar tudo",
    sure: "Sim, apagar tudo",
    erased: "Tudo o que você enviou foi apagado.",
    gone: /^(A agência já apagou este envio|Tudo o que você enviou foi apagado)/,
    unknown: /^Não encontramos este envio/,
    see: "Ver o andamento",
    reference: "Número do envio",
    key: "Chave",
    lead: /^Alguém deu este e-mail/,
    confirm: "Sou o responsável e confirmo",
    done: /^Confirmado/,
    used: /já foi usado/,
    token: "Código do link",
    seeEntry: "Ver a inscrição",
  },
  en: {
    fields: ["Name", "Email", "Phone", "Message"],
    send: "Send",
    follow: "Follow or withdraw this form",
    title: "Your form",
    delivered: "It has reached the agency and waits to be read.",
    erase: "Withdraw and delete everything",
    sure: "Yes, delete everything",
    erased: "Everything that you sent has been deleted.",
    gone: /^(The agency has already deleted this form|Everything that you sent has been deleted)/,
    unknown: /^We cannot find this form/,
    see: "See where it is",
    reference: "Reference number",
    key: "Key",
    lead: /^Somebody gave this e-mail/,
    confirm: "I am the guardian and confirm",
    done: /^Confirmed/,
    used: /has been used/,
    token: "Code of the link",
    seeEntry: "See the application",
  },
} as const;

type Language = keyof typeof WORDS;

const CASES = [
  { language: "pt", prefix: "", width: 390 },
  { language: "en", prefix: "/en", width: 1440 },
] as const;

let browser: Browser;
let database: Database.Database;
beforeAll(async () => {
  browser = await launchBrowser();
  database = new Database(path.join(process.env.DATA_DIR ?? "", "panel.db"), { timeout: 10_000 });
});
afterAll(async () => {
  database.close();
  await browser.close();
});

/** The panel's row of an entry. */
const rowOf = (name: string): unknown => database.prepare("SELECT * FROM entries WHERE name = ?").get(name);

const isStored = (name: string): Promise<unknown> => waitUntil(`${name} is in the panel`, async () => rowOf(name) !== undefined, 60);

const button = (page: Page, name: string) => page.locator("main").getByRole("button", { name, exact: true });

/** Fills in the contact form and sends it. */
const sendMessage = async ({ page }: Visitor, language: Language, name: string): Promise<void> => {
  const answers = [name, "ana@casajuriti.example", "11900000001", "Bom dia!"];
  for (const [index, label] of WORDS[language].fields.entries())
    await page
      .getByRole("main")
      .getByLabel(new RegExp(`^${label}`))
      .fill(answers[index] ?? "");
  await button(page, WORDS[language].send).click();
};

/** The request lines and referrers that a visitor's browser sends. */
const collectAddresses = ({ page }: Visitor): string[] => {
  const addresses: string[] = [];
  page.on("request", (request) => addresses.push(`${request.url().replace(/#.*/, "")} ${request.headers().referer ?? ""}`));
  return addresses;
};

describe.each(CASES)("in $language at $width px", ({ language, prefix, width }) => {
  const words = WORDS[language];

  it("an acknowledged form leads to its page, whose buttons erase everything", async () => {
    const visitor = await createVisitor(browser, { width, hasServiceWorker: true });
    const { page, context } = visitor;
    const addresses = collectAddresses(visitor);
    const name = randomName("Ana");
    await visit(visitor, `${prefix}/contato`);
    await sendMessage(visitor, language, name);
    await page.getByRole("link", { name: words.follow }).click();
    await page.getByRole("heading", { level: 1, name: words.title }).waitFor();
    await isStored(name);
    await page.reload();
    await page.getByText(words.delivered).waitFor();
    expect(await axeViolations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    const [, key = ""] = page.url().split("#");
    expect(key).toMatch(/^[\w-]{22}$/);
    await button(page, words.erase).click();
    expect(await axeViolations(page)).toEqual([]);
    await button(page, words.sure).click();
    await page.getByText(words.erased).waitFor();
    await waitUntil(`${name} is erased`, async () => rowOf(name) === undefined);
    await page.reload();
    await page.getByText(words.gone).waitFor();
    expect(await button(page, words.erase).count()).toBe(0);
    expect(addresses.filter((address) => address.includes(key))).toEqual([]);
    const stored = await page.evaluate(async () => {
      const names = await caches.keys();
      const lists = await Promise.all(names.map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url)));
      return { cached: lists.flat(), values: JSON.stringify([{ ...localStorage }, { ...sessionStorage }]) };
    });
    expect(stored.cached.filter((address) => address.includes("/pedido"))).toEqual([]);
    expect(stored.cached.length).toBeGreaterThan(0);
    expect(stored.values).not.toContain(key);
    await context.close();
  });

  it("a wrong key shows the same words as an unknown reference", async () => {
    const visitor = await createVisitor(browser, { width });
    await visit(visitor, `${prefix}/pedido/0000AAAA#${"x".repeat(22)}`);
    await visitor.page.getByText(words.unknown).waitFor();
    expect(await axeViolations(visitor.page)).toEqual([]);
    await visitor.context.close();
  });

  it("without scripts the answer says reference and key, and forms show the state and erase", async () => {
    const visitor = await createVisitor(browser, { width, javaScriptEnabled: false });
    const { page, context } = visitor;
    const addresses = collectAddresses(visitor);
    const name = randomName("Bia");
    await visit(visitor, `${prefix}/contato`);
    await sendMessage(visitor, language, name);
    const reference = await page.getByLabel(words.reference).inputValue();
    const key = await page.getByLabel(words.key).inputValue();
    await isStored(name);
    await visit(visitor, `${prefix}/pedido/${reference}`);
    await page.getByLabel(words.reference).fill(reference);
    await page.getByLabel(words.key).fill(key);
    await page.getByRole("button", { name: words.see }).click();
    await page.getByText(words.delivered).waitFor();
    await page.getByRole("button", { name: words.sure }).click();
    await page.getByText(words.erased).waitFor();
    await waitUntil(`${name} is erased`, async () => rowOf(name) === undefined);
    expect(addresses.filter((address) => address.includes(key))).toEqual([]);
    await context.close();
  });

  it.each([true, false])("a guardian's link confirms only by its button, with scripts: %p", async (javaScriptEnabled) => {
    const name = randomName("Caio");
    const token = randomBytes(32).toString("base64url");
    const now = new Date().toISOString();
    // The panel sends no mail without SMTP, so that this application waits as if one had been sent.
    database
      .prepare(
        `INSERT INTO entries (kind, name, guardian, city, birthdate, reference, confirmation, confirmation_hash, confirmation_sent_at)
         VALUES ('getScouted', ?, 'Rosa Exemplo', 'Santos', '2015-03-07', 'ABCD1234', 'waiting', ?, ?)`,
      )
      .run(name, createHash("sha256").update(token).digest("hex"), now);
    const state = () => (rowOf(name) as { confirmation: string }).confirmation;
    const visitor = await createVisitor(browser, { width, javaScriptEnabled });
    const { page, context } = visitor;
    const addresses = collectAddresses(visitor);
    await visit(visitor, `${prefix}/confirmacao#${token}`);
    if (!javaScriptEnabled) {
      await page.getByLabel(words.token).fill(token);
      await page.getByRole("button", { name: words.seeEntry }).click();
    }
    await page.getByText("Rosa Exemplo").waitFor();
    if (javaScriptEnabled) expect(await axeViolations(page)).toEqual([]);
    expect(state()).toBe("waiting");
    await page.getByRole("button", { name: words.confirm }).click();
    await page.getByText(words.done).waitFor();
    expect(state()).toBe("confirmed");
    await visit(visitor, `${prefix}/sobre-nos`);
    await visit(visitor, `${prefix}/confirmacao#${token}`);
    if (javaScriptEnabled) await page.getByText(words.used).waitFor();
    expect(addresses.filter((address) => address.includes(token))).toEqual([]);
    database.prepare("DELETE FROM entries WHERE name = ?").run(name);
    await context.close();
  });
});

it.each(["/pedido/7F3A91C2", "/en/pedido/7F3A91C2", "/confirmacao", "/en/confirmacao"])(
  "%s is stored nowhere, listed nowhere, and named to no other site",
  async (address) => {
    const { headers } = await fetch(siteAddress() + address);
    expect(["cache-control", "x-robots-tag", "referrer-policy"].map((name) => headers.get(name))).toEqual([
      "no-store",
      "noindex, nofollow",
      "no-referrer",
    ]);
    const visitor = await createVisitor(browser);
    await visit(visitor, address);
    expect(await visitor.page.locator('meta[name="robots"]').getAttribute("content")).toBe("noindex, nofollow");
    expect(await visitor.page.locator('meta[name="referrer"]').getAttribute("content")).toBe("no-referrer");
    expect(await visitor.page.locator("link[rel=canonical]").count()).toBe(0);
    await visitor.context.close();
  },
);
