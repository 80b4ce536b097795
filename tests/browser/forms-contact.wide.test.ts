import type { Browser, Page } from "playwright-core";
import { randomName, openEntry, signInToPanel } from "./panel-admin";
import { createVisitor, launchBrowser, visit, type Visitor } from "./visitor";

let browser: Browser;
let panel: Page;
beforeAll(async () => {
  browser = await launchBrowser();
  panel = await signInToPanel(browser);
});
afterAll(() => browser.close());

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

const field = ({ page }: Visitor, label: string) => page.getByRole("main").getByLabel(new RegExp(`^${label}`));
const button = ({ page }: Visitor, name: string) => page.locator("main").getByRole("button", { name, exact: true });

const fill = async (visitor: Visitor, answers: Readonly<Record<string, string>>) => {
  for (const [label, answer] of Object.entries(answers)) await field(visitor, label).fill(answer);
};

describe.each(CASES)('at $width px under "$prefix"', ({ width, prefix }) => {
  const words = WORDS[prefix];

  it("delivers a contact message to the panel", async () => {
    const visitor = await createVisitor(browser, { width });
    const name = randomName("Ana");
    await visit(visitor, `${prefix}/contato`);
    await fill(visitor, {
      [words.name]: name,
      [words.email]: "ana@casajuriti.example",
      [words.phone]: "11900000001",
      [words.message]: "Bom dia!\nGostaria de saber mais.",
    });
    await button(visitor, words.send).click();
    await visitor.page.getByText(words.sent).waitFor();
    expect(await field(visitor, words.name).inputValue()).toBe("");
    expect(await openEntry(panel, name)).toMatchObject({
      name,
      email: "ana@casajuriti.example",
      phone: "+55 (11) 90000-0001",
      message: "Bom dia!\nGostaria de saber mais.",
    });
    expect(visitor.foreignRequests).toEqual([]);
    await visitor.context.close();
  });

  it("delivers a workshop registration to the panel", async () => {
    const visitor = await createVisitor(browser, { width });
    const name = randomName("Bia");
    await visit(visitor, `${prefix}/workshop`);
    await fill(visitor, {
      [words.participant]: name,
      [words.email]: "bia@casajuriti.example",
      [words.mobile]: "+351 912 000 001",
      [words.city]: "São Paulo",
      Instagram: "@bia.exemplo",
      [words.message]: "Oi",
    });
    await button(visitor, words.send).click();
    await visitor.page.getByText(words.sent).waitFor();
    expect(await openEntry(panel, name)).toMatchObject({
      name,
      phone: "+351 912 000 001",
      city: "São Paulo",
      instagram: "@bia.exemplo",
      message: "Oi",
    });
    await visitor.context.close();
  });

  it("names missing fields and focuses the first", async () => {
    const visitor = await createVisitor(browser, { width });
    await visit(visitor, `${prefix}/contato`);
    await button(visitor, words.send).press("Enter");
    await visitor.page.getByText(words.fill).waitFor();
    expect(await field(visitor, words.name).evaluate((element) => element === document.activeElement)).toBe(true);
    await visitor.context.close();
  });

  it("keeps the message while offline, and a press sends it after reconnecting", async () => {
    const visitor = await createVisitor(browser, { width });
    const name = randomName("Caio");
    await visit(visitor, `${prefix}/contato`);
    await fill(visitor, {
      [words.name]: name,
      [words.email]: "caio@casajuriti.example",
      [words.phone]: "+55 (11) 90000-0001",
      [words.message]: "Oi",
    });
    await visitor.context.setOffline(true);
    await button(visitor, words.send).click();
    await button(visitor, words.retry).waitFor();
    expect(await field(visitor, words.name).inputValue()).toBe(name);
    await visitor.context.setOffline(false);
    await button(visitor, words.retry).click();
    await visitor.page.getByText(words.sent).waitFor();
    expect(await openEntry(panel, name)).toMatchObject({ name });
    await visitor.context.close();
  });
});

it("a submission with a filled honeypot is rejected", async () => {
  const visitor = await createVisitor(browser);
  await visit(visitor, "/contato");
  await fill(visitor, { Nome: "Robô", "E-mail": "robo@casajuriti.example", "Telefone com DDD": "11900000001", Mensagem: "Oi" });
  await visitor.page.locator("[name=website]").evaluate((element) => ((element as HTMLInputElement).value = "https://x.example"));
  await button(visitor, "Enviar").click();
  await button(visitor, "Tentar de novo").waitFor();
  expect(await visitor.page.getByText("Mensagem enviada com sucesso").count()).toBe(0);
  await visitor.context.close();
});
