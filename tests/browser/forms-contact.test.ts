import type { Page } from "@playwright/test";
import { randomName, openEntry } from "./panel-admin";
import { expect, test } from "./test";

const WORDS = {
  "": {
    name: "Nome",
    participant: "Participante",
    email: "E-mail",
    phone: "Telefone com DDD",
    mobile: "Telefone/celular com DDD",
    city: "Cidade",
    message: "Mensagem",
    send: "Enviar",
    sent: "Mensagem enviada com sucesso",
    fill: "Preencha todos os campos obrigatórios",
    retry: "Tentar de novo",
  },
  "/en": {
    name: "Name",
    participant: "Participant",
    email: "Email",
    phone: "Phone",
    mobile: "Phone/mobile with area code",
    city: "City",
    message: "Message",
    send: "Send",
    sent: "Message send successful",
    fill: "Fill in all required fields",
    retry: "Try again",
  },
} as const;

const CASES = [
  { width: 390, prefix: "" },
  { width: 1440, prefix: "/en" },
] as const;

const field = (page: Page, label: string) => page.getByRole("main").getByLabel(new RegExp(`^${label}`));
const button = (page: Page, name: string) => page.getByRole("main").getByRole("button", { name, exact: true });

const fill = async (page: Page, answers: Readonly<Record<string, string>>) => {
  for (const [label, answer] of Object.entries(answers)) await field(page, label).fill(answer);
};

/** The gateway refuses a form that is filled in within two seconds; the page sends it again by itself. */
const MAY_BE_TOO_FAST = { mayLogErrors: true };

for (const { width, prefix } of CASES)
  test.describe(`at ${width} px under "${prefix}"`, () => {
    const words = WORDS[prefix];

    test("delivers a contact message to the panel", async ({ openPage, accounts }) => {
      const { page } = await openPage(`${prefix}/contato`, { width, ...MAY_BE_TOO_FAST });
      const name = randomName("Ana");
      await fill(page, {
        [words.name]: name,
        [words.email]: "ana@casajuriti.example",
        [words.phone]: "11900000001",
        [words.message]: "Bom dia!\nGostaria de saber mais.",
      });
      await button(page, words.send).click();
      await expect(page.getByText(words.sent)).toBeVisible();
      await expect(field(page, words.name)).toHaveValue("");
      expect(await openEntry(accounts, name)).toMatchObject({
        name,
        email: "ana@casajuriti.example",
        phone: "+55 (11) 90000-0001",
        message: "Bom dia!\nGostaria de saber mais.",
      });
    });

    test("delivers a workshop registration to the panel", async ({ openPage, accounts }) => {
      const { page } = await openPage(`${prefix}/workshop`, { width, ...MAY_BE_TOO_FAST });
      const name = randomName("Bia");
      await fill(page, {
        [words.participant]: name,
        [words.email]: "bia@casajuriti.example",
        [words.mobile]: "+351 912 000 001",
        [words.city]: "São Paulo",
        Instagram: "@bia.exemplo",
        [words.message]: "Oi",
      });
      await button(page, words.send).click();
      await expect(page.getByText(words.sent)).toBeVisible();
      expect(await openEntry(accounts, name)).toMatchObject({
        name,
        phone: "+351 912 000 001",
        city: "São Paulo",
        instagram: "@bia.exemplo",
        message: "Oi",
      });
    });

    test("names missing fields and focuses the first", async ({ openPage }) => {
      const { page } = await openPage(`${prefix}/contato`, { width });
      await button(page, words.send).press("Enter");
      await expect(page.getByText(words.fill)).toBeVisible();
      await expect(field(page, words.name)).toBeFocused();
    });

    test("keeps the message while offline, and a press sends it after reconnecting", async ({ openPage, accounts }) => {
      const { page, context } = await openPage(`${prefix}/contato`, { width, mayLogErrors: true });
      const name = randomName("Caio");
      await fill(page, {
        [words.name]: name,
        [words.email]: "caio@casajuriti.example",
        [words.phone]: "+55 (11) 90000-0001",
        [words.message]: "Oi",
      });
      await context.setOffline(true);
      await button(page, words.send).click();
      await expect(button(page, words.retry)).toBeVisible();
      await expect(field(page, words.name)).toHaveValue(name);
      await context.setOffline(false);
      await button(page, words.retry).click();
      await expect(page.getByText(words.sent)).toBeVisible();
      expect(await openEntry(accounts, name)).toMatchObject({ name });
    });
  });

test("a filled honeypot is rejected, and the second attempt accepted", async ({ openPage }) => {
  const { page } = await openPage("/contato", { mayLogErrors: true });
  await fill(page, { Nome: "Robô", "E-mail": "robo@casajuriti.example", "Telefone com DDD": "11900000001", Mensagem: "Oi" });
  await page.locator("[name=leave_empty]").evaluate((element) => ((element as HTMLInputElement).value = "https://x.example"));
  await button(page, "Enviar").click();
  await expect(button(page, "Tentar de novo")).toBeVisible();
  await expect(page.getByText("Mensagem enviada com sucesso")).toHaveCount(0);
  await button(page, "Tentar de novo").click();
  await expect(page.getByText("Mensagem enviada com sucesso")).toBeVisible();
});
