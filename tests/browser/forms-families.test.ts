import { randomName, openEntry } from "./panel-admin";
import { expect, test } from "./test";
import { visit } from "./visitor";

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

for (const { width, prefix, words } of CASES)
  test.describe(`at ${width} px under "${prefix}"`, () => {
    test("links from the privacy notice to the removal of images", async ({ openPage }) => {
      const { page } = await openPage(`${prefix}/contato`, { width });
      await page.locator("footer").getByRole("link", { name: words.privacy, exact: true }).click();
      await expect(page.getByRole("heading", { level: 1, name: words.privacy })).toBeVisible();
      const main = page.getByRole("main");
      await expect(main).toContainText("30 d");
      await main.getByRole("link", { name: words.removal }).click();
      await expect(page.getByRole("heading", { level: 1, name: words.removal })).toBeVisible();
    });

    for (const javaScriptEnabled of [true, false])
      test(`delivers a removal request under its own subject with scripts: ${javaScriptEnabled}`, async ({ openPage, accounts }) => {
        // The browser logs a refusal of a form that is filled in within two seconds, and scripts that do not run.
        const { page } = await openPage(`${prefix}/remover-imagens`, { width, javaScriptEnabled, mayLogErrors: true });
        const name = randomName("Elza");
        const answers = [name, "elza@casajuriti.example", "+55 (11) 90000-0001", "/kids/12/bia"];
        for (const [index, label] of words.fields.entries())
          await page
            .getByRole("main")
            .getByLabel(new RegExp(`^${label}`))
            .fill(answers[index] ?? "");
        await page.getByRole("button", { name: words.send, exact: true }).click();
        await expect(page.getByText(words.sent).first()).toBeVisible();
        const { message } = await openEntry(accounts, name);
        expect(message).toMatch(/^Remover imagens \/ retirar consentimento[^\n]*\n\n\/kids\/12\/bia$/);
      });

    test("confirms a contact of the team's page and warns of any other", async ({ openPage }) => {
      const visitor = await openPage(`${prefix}/contato`, { width });
      const { page } = visitor;
      const email = (await page.locator('main li:has(h3) a[href^="mailto:"]').first().getAttribute("href")) ?? "";
      await visit(visitor, `${prefix}/verificar-contato`);
      const contact = page.getByLabel(new RegExp(`^${words.contact}`));
      await contact.fill(email.replace("mailto:", "").toUpperCase());
      await contact.press("Enter");
      await expect(page.getByText(words.yes)).toBeVisible();
      await contact.fill("@quem.sabe");
      await page.getByRole("button", { name: words.check, exact: true }).click();
      await expect(page.getByText(words.no)).toBeVisible();
      await expect(page.getByText(words.yes)).toHaveCount(0);
    });
  });
