import type { Browser, Page } from "playwright-core";
import { randomName, openEntry, signInToPanel } from "./panel-admin";
import { createVisitor, launchBrowser, visit } from "./visitor";

let browser: Browser;
let panel: Page;
beforeAll(async () => {
  browser = await launchBrowser();
  panel = await signInToPanel(browser);
});
afterAll(() => browser.close());

const CASES = [
  {
    width: 390,
    prefix: "",
    words: {
      privacy: "Privacidade",
      removal: "Remover imagens",
      fields: ["Nome", "E-mail", "Telefone com DDD", "De quem são as imagens"],
      send: "Enviar",
      sent: /sucesso/,
      contact: "Perfil, e-mail ou telefone",
      check: "Conferir",
      yes: "Sim, é da nossa equipe",
      no: "Não encontramos este contato",
    },
  },
  {
    width: 1440,
    prefix: "/en",
    words: {
      privacy: "Privacy",
      removal: "Remove images",
      fields: ["Name", "Email", "Phone", "Whose images these are"],
      send: "Send",
      sent: /successful/,
      contact: "Profile, email or phone",
      check: "Check",
      yes: "Yes, they are ours",
      no: "We did not find this contact",
    },
  },
] as const;

describe.each(CASES)('at $width px under "$prefix"', ({ width, prefix, words }) => {
  it("links from the privacy notice to the removal of images", async () => {
    const visitor = await createVisitor(browser, { width });
    await visit(visitor, `${prefix}/contato`);
    await visitor.page.locator("footer").getByRole("link", { name: words.privacy, exact: true }).click();
    await visitor.page.getByRole("heading", { level: 1, name: words.privacy }).waitFor();
    expect(await visitor.page.locator("main").textContent()).toMatch(/30 d/);
    await visitor.page.locator("main").getByRole("link", { name: words.removal }).click();
    await visitor.page.getByRole("heading", { level: 1, name: words.removal }).waitFor();
    await visitor.context.close();
  });

  it.each([true, false])("delivers a removal request under its own subject with scripts: %p", async (javaScriptEnabled) => {
    const visitor = await createVisitor(browser, { width, javaScriptEnabled });
    const name = randomName("Elza");
    await visit(visitor, `${prefix}/remover-imagens`);
    const answers = [name, "elza@casajuriti.example", "+55 (11) 90000-0001", "/kids/12/bia"];
    for (const [index, label] of words.fields.entries())
      await visitor.page
        .getByRole("main")
        .getByLabel(new RegExp(`^${label}`))
        .fill(answers[index]!);
    await visitor.page.getByRole("button", { name: words.send, exact: true }).click();
    await visitor.page.getByText(words.sent).first().waitFor();
    const { message } = await openEntry(panel, name);
    expect(message?.replaceAll("\r\n", "\n")).toMatch(/^Remover imagens \/ retirar consentimento[^\n]*\n\n\/kids\/12\/bia$/);
    await visitor.context.close();
  });

  it("confirms a contact of the team's page and warns of any other", async () => {
    const visitor = await createVisitor(browser, { width });
    await visit(visitor, `${prefix}/contato`);
    const email = await visitor.page.locator('main li:has(h3) a[href^="mailto:"]').first().getAttribute("href");
    await visit(visitor, `${prefix}/verificar-contato`);
    const contact = visitor.page.getByLabel(new RegExp(`^${words.contact}`));
    await contact.fill(email!.replace("mailto:", "").toUpperCase());
    await contact.press("Enter");
    await visitor.page.getByText(words.yes).waitFor();
    await contact.fill("@quem.sabe");
    await visitor.page.getByRole("button", { name: words.check, exact: true }).click();
    await visitor.page.getByText(words.no).waitFor();
    expect(await visitor.page.getByText(words.yes).count()).toBe(0);
    await visitor.context.close();
  });
});
