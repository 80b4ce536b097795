import type { Locator, Page } from "@playwright/test";
import sharp from "sharp";
import { SENT_MESSAGE_ID } from "../../src/config/sent-form";
import { PHOTO_FIELDS } from "../../src/forms/entry-fields";
import { yearOfSite } from "./applications";
import { randomName, openEntry } from "./panel-admin";
import { expect, gateIf, test } from "./test";
import { axeViolations, type Visitor, type VisitorOptions } from "./visitor";

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

/** The birthdate of a person of this age today. */
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

const press = (page: Page, name: string): Promise<void> => page.getByRole("main").getByRole("button", { name, exact: true }).click();

/** The message of the response. Text in `noscript` is not found by `getByText`. */
const message = (page: Page): Locator => page.locator(`#${SENT_MESSAGE_ID}`);

/** Runs axe on a copy of the page in a browser with scripts, which axe needs. */
const axeViolationsOf = async (page: Page, openVisitor: (options: VisitorOptions) => Promise<Visitor>): Promise<string[]> => {
  // A browser with scripts reads the content of `noscript` as text.
  const html = (await page.content()).replace(/<body[^]*$/, (body) => body.replace(/<(\/?)noscript\b/g, "<$1div"));
  const copy = await openVisitor({ width: page.viewportSize()?.width, mayLogErrors: true });
  await copy.page.route("**/*.js", (route) => route.abort());
  await copy.page.route("**/copy", (route) => route.fulfill({ contentType: "text/html; charset=utf-8", body: html }));
  await copy.page.goto("/copy");
  return axeViolations(copy.page);
};

for (const { prefix, width, path, entry, more } of CASES)
  test(
    `${prefix}${path} keeps what was typed beside its errors, and sends it once it is corrected`,
    gateIf(prefix === "" && path === "/contato"),
    async ({ openPage, openVisitor, accounts }) => {
      const words = WORDS[prefix];
      const { page } = await openPage(prefix + path, { javaScriptEnabled: false, width, mayLogErrors: true });
      // The browser's own check accepts the address, the form's rules do not.
      const answers = {
        name: randomName("Davi"),
        email: "davi@casajuriti",
        phone: "11900000001",
        message: `"Oi" <b>&amp;</b>\n\nduas linhas`,
        ...more,
      };
      await fill(page, answers);
      await press(page, words.send);
      await expect(page).toHaveURL(`/api/entry/${entry}#${SENT_MESSAGE_ID}`);
      await expect(message(page)).toContainText(words.kept);
      await expect(message(page)).toBeFocused();
      await expect(field(page, "email")).toHaveAttribute("aria-invalid", "true");
      for (const [name, answer] of Object.entries(answers)) await expect(field(page, name)).toHaveValue(answer);
      expect(await axeViolationsOf(page, openVisitor)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      await page.getByRole("alert").getByRole("link", { name: words.email }).click();
      await expect(field(page, "email")).toBeFocused();
      await field(page, "email").fill("davi@casajuriti.example");
      await press(page, words.retry);
      await expect(message(page)).toContainText(words.sent);
      await expect(message(page)).toBeFocused();
      expect(await axeViolationsOf(page, openVisitor)).toEqual([]);
      const stored = await openEntry(accounts, answers.name);
      expect(stored).toMatchObject({ name: answers.name, phone: "+55 (11) 90000-0001", ...more });
      expect(stored.message).toContain(answers.message);
    },
  );

/** An application of a child of ten without the guardian's consent. */
const APPLICATION = {
  birthdate: birthdateAt(10),
  guardian: "Ana Exemplo",
  phone: "11900000001",
  email: "ana@casajuriti.example",
  city: "São Paulo",
};
const CHOICES = { gender: "female", heightCm: "140", jeans: "12", shoes: "33", hair: "Light Brown", eyes: "Green" };

for (const { prefix, width } of [
  { prefix: "", width: 1440 },
  { prefix: "/en", width: 390 },
] as const)
  test(`${prefix}/seja-modelo keeps all answers but the photos, and sends an application`, async ({ openPage, openVisitor, accounts }) => {
    const words = WORDS[prefix];
    const { page } = await openPage(`${prefix}/seja-modelo`, { javaScriptEnabled: false, width, mayLogErrors: true });
    const answers = { ...APPLICATION, name: randomName("Caio") };
    const photo = await sharp({ create: { width: 600, height: 800, channels: 3, background: "#8c6b4f" } })
      .jpeg()
      .toBuffer();
    const choosePhotos = async (): Promise<void> => {
      for (const name of PHOTO_FIELDS) await field(page, name).setInputFiles({ name: "foto.jpg", mimeType: "image/jpeg", buffer: photo });
    };
    expect(await axeViolationsOf(page, openVisitor)).toEqual([]);
    await fill(page, answers);
    for (const [name, value] of Object.entries(CHOICES)) await field(page, name).selectOption(value);
    await choosePhotos();
    await press(page, words.send);
    await expect(message(page)).toContainText(words.kept);
    for (const [name, answer] of Object.entries({ ...answers, ...CHOICES })) await expect(field(page, name)).toHaveValue(answer);
    await expect(page.getByRole("alert").getByRole("link")).toHaveCount(1);
    await expect(page.locator("#photos-note")).toContainText(words.again);
    expect(await axeViolationsOf(page, openVisitor)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    await field(page, "consent").check();
    await choosePhotos();
    await press(page, words.retry);
    await expect(message(page)).toContainText(words.sent);
    expect(await openEntry(accounts, answers.name)).toMatchObject({ name: answers.name });
  });

test("shows the answer also in a browser whose scripts did not load", async ({ openVisitor }) => {
  const { page } = await openVisitor({ width: 390, mayLogErrors: true });
  await page.route("**/*.js", (route) => route.abort());
  await page.goto("/contato");
  await fill(page, { name: "Davi", email: "davi@casajuriti", phone: "11900000001", message: "Oi" });
  await press(page, "Enviar");
  await page.unroute("**/*.js");
  await expect(message(page)).toContainText(WORDS[""].kept);
  await expect(field(page, "message")).toHaveValue("Oi");
  // Scripts would replace the answer with the not-found page.
  expect(await page.evaluate(() => "___loader" in window)).toBe(false);
});
