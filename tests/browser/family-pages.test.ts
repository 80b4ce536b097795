import { createHash, randomBytes } from "node:crypto";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { Page } from "@playwright/test";
import { randomName } from "./panel-admin";
import { expect, expectGoodPage, test } from "./test";
import { axeViolations, reload, siteAddress, visit } from "./visitor";

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

let database: DatabaseSync;
test.beforeAll(() => {
  database = new DatabaseSync(path.join(process.env.DATA_DIR ?? "", "panel.db"), { timeout: 10_000 });
});
test.afterAll(() => database.close());

const rowOf = (name: string): unknown => database.prepare("SELECT * FROM entries WHERE name = ?").get(name);

const expectStored = (name: string): Promise<void> => expect.poll(() => rowOf(name)).toBeDefined();
const expectErased = (name: string): Promise<void> => expect.poll(() => rowOf(name)).toBeUndefined();

const button = (page: Page, name: string) => page.locator("main").getByRole("button", { name, exact: true });

const sendMessage = async (page: Page, language: Language, name: string): Promise<void> => {
  const answers = [name, "ana@casajuriti.example", "11900000001", "Bom dia!"];
  for (const [index, label] of WORDS[language].fields.entries())
    await page
      .getByRole("main")
      .getByLabel(new RegExp(`^${label}`))
      .fill(answers[index] ?? "");
  await button(page, WORDS[language].send).click();
};

/** The request lines and referrers that a visitor's browser sends. */
const collectAddresses = (page: Page): string[] => {
  const addresses: string[] = [];
  page.on("request", (request) => addresses.push(`${request.url().replace(/#.*/, "")} ${request.headers().referer ?? ""}`));
  return addresses;
};

for (const { language, prefix, width } of CASES)
  test.describe(`in ${language} at ${width} px`, () => {
    const words = WORDS[language];

    test("an acknowledged form leads to its page, whose buttons erase everything", async ({ openVisitor }) => {
      // The gateway refuses a form that is filled in within two seconds; the page sends it again by itself.
      const visitor = await openVisitor({ width, hasServiceWorker: true, mayLogErrors: true });
      const { page } = visitor;
      const addresses = collectAddresses(page);
      const name = randomName("Ana");
      await visit(visitor, `${prefix}/contato`);
      await sendMessage(page, language, name);
      await page.getByRole("link", { name: words.follow }).click();
      await expect(page.getByRole("heading", { level: 1, name: words.title })).toBeVisible();
      await expectStored(name);
      await reload(visitor);
      await expect(page.getByText(words.delivered)).toBeVisible();
      await expectGoodPage(page);
      const [, key = ""] = page.url().split("#");
      expect(key).toMatch(/^[\w-]{22}$/);
      await button(page, words.erase).click();
      await expect(button(page, words.sure)).toBeVisible();
      expect(await axeViolations(page)).toEqual([]);
      await button(page, words.sure).click();
      await expect(page.getByText(words.erased)).toBeVisible();
      await expectErased(name);
      await reload(visitor);
      await expect(page.getByText(words.gone)).toBeVisible();
      await expect(button(page, words.erase)).toHaveCount(0);
      expect(addresses.filter((address) => address.includes(key))).toEqual([]);
      const stored = await page.evaluate(async () => {
        const names = await caches.keys();
        const lists = await Promise.all(names.map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url)));
        return { cached: lists.flat(), values: JSON.stringify([{ ...localStorage }, { ...sessionStorage }]) };
      });
      expect(stored.cached.filter((address) => address.includes("/pedido"))).toEqual([]);
      expect(stored.cached.length).toBeGreaterThan(0);
      expect(stored.values).not.toContain(key);
    });

    test("a wrong key shows the same words as an unknown reference", async ({ openPage }) => {
      const { page } = await openPage(`${prefix}/pedido/0000AAAA#${"x".repeat(22)}`, { width, mayLogErrors: true });
      await expect(page.getByText(words.unknown)).toBeVisible();
      expect(await axeViolations(page)).toEqual([]);
    });

    test("without scripts the answer says reference and key, and forms show the state and erase", async ({ openVisitor }) => {
      // The browser logs that the response's scripts do not run.
      const visitor = await openVisitor({ width, javaScriptEnabled: false, mayLogErrors: true });
      const { page } = visitor;
      const addresses = collectAddresses(page);
      const name = randomName("Bia");
      await visit(visitor, `${prefix}/contato`);
      await sendMessage(page, language, name);
      const reference = await page.getByLabel(words.reference).inputValue();
      const key = await page.getByLabel(words.key).inputValue();
      await expectStored(name);
      await visit(visitor, `${prefix}/pedido/${reference}`);
      await page.getByLabel(words.reference).fill(reference);
      await page.getByLabel(words.key).fill(key);
      await page.getByRole("button", { name: words.see }).click();
      await expect(page.getByText(words.delivered)).toBeVisible();
      await page.getByRole("button", { name: words.sure }).click();
      await expect(page.getByText(words.erased)).toBeVisible();
      await expectErased(name);
      expect(addresses.filter((address) => address.includes(key))).toEqual([]);
    });

    for (const javaScriptEnabled of [true, false])
      test(`a guardian's link confirms only by its button, with scripts: ${javaScriptEnabled}`, async ({ openVisitor }) => {
        const name = randomName("Caio");
        const token = randomBytes(32).toString("base64url");
        const now = new Date().toISOString();
        // The panel sends no mail without SMTP: the row is stored as if a mail had been sent.
        database
          .prepare(
            `INSERT INTO entries (kind, name, guardian, city, birthdate, reference, confirmation, confirmation_hash, confirmation_sent_at)
         VALUES ('getScouted', ?, 'Rosa Exemplo', 'Santos', '2015-03-07', 'ABCD1234', 'waiting', ?, ?)`,
          )
          .run(name, createHash("sha256").update(token).digest("hex"), now);
        const state = () => (rowOf(name) as { confirmation: string }).confirmation;
        // The used link is answered with 410.
        const visitor = await openVisitor({ width, javaScriptEnabled, mayLogErrors: javaScriptEnabled });
        const { page } = visitor;
        const addresses = collectAddresses(page);
        await visit(visitor, `${prefix}/confirmacao#${token}`);
        if (!javaScriptEnabled) {
          await page.getByLabel(words.token).fill(token);
          await page.getByRole("button", { name: words.seeEntry }).click();
        }
        await expect(page.getByText("Rosa Exemplo")).toBeVisible();
        if (javaScriptEnabled) expect(await axeViolations(page)).toEqual([]);
        expect(state()).toBe("waiting");
        await page.getByRole("button", { name: words.confirm }).click();
        await expect(page.getByText(words.done)).toBeVisible();
        expect(state()).toBe("confirmed");
        await visit(visitor, `${prefix}/sobre-nos`);
        await visit(visitor, `${prefix}/confirmacao#${token}`);
        if (javaScriptEnabled) await expect(page.getByText(words.used)).toBeVisible();
        expect(addresses.filter((address) => address.includes(token))).toEqual([]);
        database.prepare("DELETE FROM entries WHERE name = ?").run(name);
      });
  });

for (const address of ["/pedido/7F3A91C2", "/en/pedido/7F3A91C2", "/confirmacao", "/en/confirmacao"])
  test(`${address} is stored nowhere, listed nowhere, and named to no other site`, async ({ openPage }) => {
    const { headers } = await fetch(siteAddress() + address);
    expect(["cache-control", "x-robots-tag", "referrer-policy"].map((name) => headers.get(name))).toEqual([
      "no-store",
      "noindex, nofollow",
      "no-referrer",
    ]);
    const { page } = await openPage(address);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex, nofollow");
    await expect(page.locator('meta[name="referrer"]')).toHaveAttribute("content", "no-referrer");
    await expect(page.locator("link[rel=canonical]")).toHaveCount(0);
  });
