import type { Browser, Locator, Page } from "playwright-core";
import sharp from "sharp";
import { SENT_MESSAGE_ID } from "../../src/config/sent-form";
import { PHOTO_FIELDS } from "../../src/forms/entry-fields";
import { yearOfSite } from "./applications";
import { randomName, openEntry, signInToPanel } from "./panel-admin";
import { axeViolations, createVisitor, launchBrowser, siteAddress, visit, type Visitor } from "./visitor";

let browser: Browser;
let panel: Page;
beforeAll(async () => {
  browser = await launchBrowser();
  panel = await signInToPanel(browser);
});
afterAll(() => browser.close());

const WORDS = {
  "": {
    kept: "O que você digitou continua abaixo.",
    sent: "Mensagem enviada com sucesso",
    retry: "Tentar de novo",
    again: "Escolha as seis fotos de novo",
    send: "Enviar",
    email: "E-mail",
  },
  "/en": {
    kept: "What you typed is still below.",
    sent: "Message send successful",
    retry: "Try again",
    again: "Choose the six photos again",
    send: "Send",
    email: "Email",
  },
} as const;

interface Case {
  prefix: keyof typeof WORDS;
  width: number;
  path: string;
  entry: string;
  /** Answers beside those of every form. */
  more: Readonly<Record<string, string>>;
}

/** A birthdate that makes somebody so many years old today. */
const birthdateAt = (years: number): string => `01/01/${yearOfSite() - years}`;

const CASES = (["", "/en"] as const).flatMap((prefix): Case[] => [
  { prefix, width: 390, path: "/contato", entry: "contact", more: {} },
  { prefix, width: 1440, path: "/workshop", entry: "workshopContact", more: { city: "São Paulo", instagram: "@bia.exemplo" } },
  { prefix, width: 390, path: "/remover-imagens", entry: "contact", more: {} },
]);

const field = (page: Page, name: string): Locator => page.locator(`main [name="${name}"]`);

const fill = async (page: Page, answers: Readonly<Record<string, string>>): Promise<void> => {
  for (const [name, answer] of Object.entries(answers)) await field(page, name).fill(answer);
};

const press = ({ page }: Visitor, name: string): Promise<void> => page.locator("main").getByRole("button", { name, exact: true }).click();

/** The answer's message once it has these words. Text in `noscript` is not found by `getByText`. */
const messageWith = async (page: Page, words: string): Promise<Locator> => {
  const message = page.locator(`#${SENT_MESSAGE_ID}`);
  await message.waitFor();
  expect(await message.textContent()).toContain(words);
  return message;
};

/** Runs axe on a copy of the page in a browser with scripts, which axe needs. */
const axeViolationsOf = async (page: Page): Promise<string[]> => {
  // A browser with scripts reads the content of `noscript` as text.
  const html = (await page.content()).replace(/<body[^]*$/, (body) => body.replace(/<(\/?)noscript\b/g, "<$1div"));
  const copy = await createVisitor(browser, { width: page.viewportSize()?.width });
  await copy.page.route("**/*.js", (route) => route.abort());
  await copy.page.route("**/copy", (route) => route.fulfill({ contentType: "text/html; charset=utf-8", body: html }));
  await copy.page.goto(`${siteAddress()}/copy`);
  const violations = await axeViolations(copy.page);
  await copy.context.close();
  return violations;
};

const isFocused = (element: Locator): Promise<boolean> => element.evaluate((found) => found === document.activeElement);

it.each(CASES)(
  "$prefix$path keeps what was typed beside its errors, and sends it once it is corrected",
  async ({ prefix, width, path, entry, more }) => {
    const words = WORDS[prefix];
    const visitor = await createVisitor(browser, { javaScriptEnabled: false, width });
    const { page } = visitor;
    await visit(visitor, prefix + path);
    // The browser's own check accepts the address, the form's rules do not.
    const answers = {
      name: randomName("Davi"),
      email: "davi@casajuriti",
      phone: "11900000001",
      message: `"Oi" <b>&amp;</b>\n\nduas linhas`,
      ...more,
    };
    await fill(page, answers);
    await press(visitor, words.send);
    await page.waitForURL(`${siteAddress()}/api/entry/${entry}#${SENT_MESSAGE_ID}`);
    const summary = await messageWith(page, words.kept);
    expect(await isFocused(summary)).toBe(true);
    expect(await field(page, "email").getAttribute("aria-invalid")).toBe("true");
    for (const [name, answer] of Object.entries(answers)) expect(await field(page, name).inputValue()).toBe(answer);
    expect(await axeViolationsOf(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    await page.getByRole("alert").getByRole("link", { name: words.email }).click();
    expect(await isFocused(field(page, "email"))).toBe(true);
    await field(page, "email").fill("davi@casajuriti.example");
    await press(visitor, words.retry);
    const success = await messageWith(page, words.sent);
    expect(await isFocused(success)).toBe(true);
    expect(await axeViolationsOf(page)).toEqual([]);
    const stored = await openEntry(panel, answers.name);
    expect(stored).toMatchObject({ name: answers.name, phone: "+55 (11) 90000-0001", ...more });
    expect(stored.message?.replaceAll("\r\n", "\n")).toContain(answers.message);
    expect(visitor.foreignRequests).toEqual([]);
    await visitor.context.close();
  },
);

/** An application as of a child of ten, whose guardian forgets the consent. */
const APPLICATION = {
  birthdate: birthdateAt(10),
  guardian: "Ana Exemplo",
  phone: "11900000001",
  email: "ana@casajuriti.example",
  city: "São Paulo",
};
const CHOICES = { gender: "female", heightCm: "140", jeans: "12", shoes: "33", hair: "Light Brown", eyes: "Green" };

it.each([
  { prefix: "", width: 1440 },
  { prefix: "/en", width: 390 },
] as const)("$prefix/seja-modelo keeps all answers but the photos, and sends an application", async ({ prefix, width }) => {
  const words = WORDS[prefix];
  const visitor = await createVisitor(browser, { javaScriptEnabled: false, width });
  const { page } = visitor;
  const answers = { ...APPLICATION, name: randomName("Caio") };
  const photo = await sharp({ create: { width: 600, height: 800, channels: 3, background: "#8c6b4f" } })
    .jpeg()
    .toBuffer();
  const choosePhotos = async (): Promise<void> => {
    for (const name of PHOTO_FIELDS) await field(page, name).setInputFiles({ name: "foto.jpg", mimeType: "image/jpeg", buffer: photo });
  };
  await visit(visitor, `${prefix}/seja-modelo`);
  expect(await axeViolationsOf(page)).toEqual([]);
  await fill(page, answers);
  for (const [name, value] of Object.entries(CHOICES)) await field(page, name).selectOption(value);
  await choosePhotos();
  await press(visitor, words.send);
  await messageWith(page, words.kept);
  for (const [name, answer] of Object.entries({ ...answers, ...CHOICES }))
    expect([name, await field(page, name).inputValue()]).toEqual([name, answer]);
  expect(await page.getByRole("alert").getByRole("link").count()).toBe(1);
  expect(await page.locator("#photos-note").textContent()).toContain(words.again);
  expect(await axeViolationsOf(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  await field(page, "consent").check();
  await choosePhotos();
  await press(visitor, words.retry);
  await messageWith(page, words.sent);
  expect(await openEntry(panel, answers.name)).toMatchObject({ name: answers.name });
  await visitor.context.close();
});

it("shows the answer also in a browser whose scripts did not load", async () => {
  const visitor = await createVisitor(browser, { width: 390 });
  const { page } = visitor;
  await page.route("**/*.js", (route) => route.abort());
  await page.goto(`${siteAddress()}/contato`);
  await fill(page, { name: "Davi", email: "davi@casajuriti", phone: "11900000001", message: "Oi" });
  await press(visitor, "Enviar");
  await page.unroute("**/*.js");
  await messageWith(page, WORDS[""].kept);
  expect(await field(page, "message").inputValue()).toBe("Oi");
  // Scripts would replace the answer with the not-found page.
  expect(await page.evaluate(() => "___loader" in window)).toBe(false);
  await visitor.context.close();
});
