import { randomUUID } from "node:crypto";
import { waitForAdmin } from "./panel-admin";
import { expect, expectGoodPageAt, gateIf, test } from "./test";
import { panelAddress } from "./visitor";

const PASSWORD = "quatro trilhos de vidro azul";

const PT = {
  title: "Convidar uma pessoa",
  name: "Nome",
  email: "E-mail",
  role: "Papel",
  editor: "Edição",
  invite: "Convidar",
  noEmail: "Escreva um e-mail completo.",
  link: "Link do convite",
  open: "Abrir a conta",
  until: /^Convite aberto até \d\d\/\d\d\/\d{4}\.$/,
  newLink: "Criar link para escolher a senha",
  choose: "Escolha a sua senha",
  password: "Nova senha",
  repeat: "Nova senha, outra vez",
  save: "Salvar e entrar",
  different: "As duas senhas são diferentes.",
  ended: /^Este link não vale mais/,
};

const EN: typeof PT = {
  title: "Invite a person",
  name: "Name",
  email: "E-mail",
  role: "Role",
  editor: "Editor",
  invite: "Invite",
  noEmail: "Enter a complete e-mail address.",
  link: "Link of the invitation",
  open: "Open the account",
  until: /^Invitation open until \d\d\/\d\d\/\d{4}\.$/,
  newLink: "Make a link to choose the password",
  choose: "Choose your password",
  password: "New password",
  repeat: "New password, again",
  save: "Save and sign in",
  different: "The two passwords differ.",
  ended: /^This link does not work any more/,
};

for (const [language, words] of [
  ["pt", PT],
  ["en", EN],
] as const)
  test(
    `in ${language} an admin invites an editor, who chooses a password at the link and is signed in`,
    gateIf(language === "pt"),
    async ({ accounts, openAdmin, browser }) => {
      const email = `${randomUUID()}@panel.example`;
      const page = await openAdmin({ language });

      const link = await test.step("the admin gets a link to hand over", async () => {
        await page.goto(`${panelAddress()}/admin/collections/users`);
        await waitForAdmin(page);
        await page.locator(".list-header a[href$='/create']").click();
        await expect(page.getByRole("heading", { level: 1, name: words.title })).toBeVisible();
        await page.getByLabel(words.name, { exact: true }).fill("Conta de teste (convite)");
        await page.getByLabel(words.email, { exact: true }).fill("convite");
        await page.getByRole("button", { name: words.invite, exact: true }).click();
        await expect(page.getByText(words.noEmail)).toBeVisible();
        await expectGoodPageAt(page, [390, 1440]);
        await page.getByLabel(words.email, { exact: true }).fill(email);
        await page.getByLabel(words.role, { exact: true }).selectOption({ label: words.editor });
        await page.getByRole("button", { name: words.invite, exact: true }).click();
        const field = page.getByLabel(words.link, { exact: true });
        await expect(field).toHaveValue(/\/admin\/invitation#[\w-]{22}$/);
        await expectGoodPageAt(page, [390, 1440]);
        return field.inputValue();
      });

      await test.step("the account says that the invitation is open", async () => {
        await page.getByRole("link", { name: words.open }).click();
        await expect(page.getByText(words.until)).toBeVisible();
        await expect(page.getByRole("button", { name: words.newLink })).toBeVisible();
        await expect(page.locator("#change-password")).toBeHidden();
      });

      const context = await browser.newContext({ locale: language === "pt" ? "pt-BR" : "en-GB" });
      const invited = await context.newPage();
      const fill = async (password: string, repeated: string): Promise<void> => {
        await invited.getByLabel(words.password, { exact: true }).fill(password);
        await invited.getByLabel(words.repeat, { exact: true }).fill(repeated);
        await invited.getByRole("button", { name: words.save }).click();
      };

      await test.step("the invited person chooses a password and is in the admin", async () => {
        await invited.goto(link);
        await waitForAdmin(invited);
        await expect(invited.getByRole("heading", { level: 1, name: words.choose })).toBeVisible();
        await fill(PASSWORD, "outra");
        await expect(invited.getByText(words.different)).toBeVisible();
        await expectGoodPageAt(invited, [390, 1440]);
        await fill(PASSWORD, PASSWORD);
        await expect(invited.locator("a[href='/admin/collections/posts']")).toBeAttached();
        await expect(invited).toHaveURL(/\/admin$/);
      });

      await test.step("the link works once", async () => {
        await invited.goto("about:blank");
        await invited.goto(link);
        await waitForAdmin(invited);
        await fill(PASSWORD, PASSWORD);
        await expect(invited.getByText(words.ended)).toBeVisible();
      });

      await context.close();
      await accounts.request("DELETE", `/users?where[email][equals]=${email}`);
    },
  );
