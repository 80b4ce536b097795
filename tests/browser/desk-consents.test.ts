import type { Page } from "@playwright/test";
import { dayIn } from "../../src/domain/day";
import { randomPhone, sendApplications } from "./applications";
import type { PanelAccounts } from "./panel-accounts";
import { asAdminPage, randomName, waitForAdmin } from "./panel-admin";
import { expect, expectGoodPageAt, gateIf, test } from "./test";
import { panelAddress } from "./visitor";

const CONSENTS = "/admin/collections/consents";

const PT = {
  missing: "Autorização: falta",
  expired: "Autorização: vencida",
  valid: "Autorização: válida",
  refused: /^O talento não foi publicado\. Falta uma autorização válida para o site/,
  explanation: "Sem autorização válida para o site, este talento não pode ser publicado.",
  publish: "Publicar alterações",
  incomplete: "Incompleta: falta dizer para que vale",
  talent: "Talento",
  givenBy: "Autorização de",
  guardian: "Responsável",
  person: "Nome de quem autorizou",
  site: "Site da agência",
  print: "Impressos",
  givenAt: "Data",
  expiresAt: "Vence em",
  withdrawnAt: "Retirada em",
  attach: "Anexar documento",
  attached: /^Documento anexado/,
  open: "Abrir o documento",
  save: "Salvar",
  validUntil: "Válida, vence em ",
  withdrawn: "Retirada em ",
  left: "O talento saiu do site em ",
  unreadable: "Esta data não existe ou não pode ser lida. Escreva dia, mês e ano: 09/03/2026.",
  application: "Abrir a inscrição",
};

const EN: typeof PT = {
  missing: "Consent: missing",
  expired: "Consent: expired",
  valid: "Consent: valid",
  refused: /^The talent was not published\. It has no valid consent for the site/,
  explanation: "Without a valid consent for the site, this talent cannot be published.",
  publish: "Publish changes",
  incomplete: "Incomplete: its uses are missing",
  talent: "Talent",
  givenBy: "Given by",
  guardian: "Guardian",
  person: "Name of the person",
  site: "The agency's site",
  print: "Print",
  givenAt: "Date",
  expiresAt: "Expires on",
  withdrawnAt: "Withdrawn on",
  attach: "Attach a document",
  attached: /^Document attached/,
  open: "Open the document",
  save: "Save",
  validUntil: "Valid, expires on ",
  withdrawn: "Withdrawn on ",
  left: "The talent left the site on ",
  unreadable: "This date does not exist or cannot be read. Write day, month and year: 09/03/2026.",
  application: "Open the application",
};

const LANGUAGES = [
  ["pt", PT],
  ["en", EN],
] as const;

const openScreen = async (page: Page, path: string): Promise<void> => {
  await page.goto(`${panelAddress()}${path}`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await waitForAdmin(page);
};

/** The agency's day after this number of days, as the admin's date fields accept it: dd/mm/yyyy. */
const inDays = (days: number): string =>
  dayIn("America/Sao_Paulo", new Date(Date.now() + days * 24 * 60 * 60 * 1000))
    .split("-")
    .reverse()
    .join("/");

/** A draft talent that a scout made of a child's application. */
const makeDraftTalent = async (page: Page, name: string): Promise<number> => {
  const [application = 0] = await sendApplications([{ realname: name, phone: randomPhone() }]);
  const response = await page.request.post(`${panelAddress()}/cms/api/desk/applications/${application}/talent`, asAdminPage());
  return Number(((await response.json()) as { talent: number }).talent);
};

const statusOf = async (accounts: PanelAccounts, talent: number): Promise<string> =>
  ((await accounts.request("GET", `/talents/${talent}?depth=0`)) as { _status: string })._status;

const pickDate = async (page: Page, path: string, day: string): Promise<void> => {
  await page.locator(`#field-${path} input`).fill(day);
  await page.keyboard.press("Tab");
};

const choose = async (page: Page, path: string, option: string): Promise<void> => {
  await page.locator(`#field-${path} input`).first().click();
  await page.keyboard.type(option);
  await page.locator(".rs__option", { hasText: option }).click();
};

const PDF = {
  name: "autorizacao-da-crianca.pdf",
  mimeType: "application/pdf",
  buffer: Buffer.from("%PDF-1.4\n1 0 obj\n<<>>\nendobj\nxref\n0 1\n0000000000 65535 f \ntrailer\n<</Root 1 0 R>>\nstartxref\n30\n%%EOF\n"),
};

for (const [language, words] of LANGUAGES) {
  test(
    `in ${language} a scout records a child's consent, an editor then publishes, and its withdrawal takes the talent off the site`,
    gateIf(language === "pt"),
    async ({ accounts, openAdmin }) => {
      const name = randomName("Ciça");
      const [today, nextYear] = [inDays(0), inDays(365)];
      const scout = await openAdmin({ role: "scout", language });
      const editor = await openAdmin({ role: "editor", language });
      const talent = await makeDraftTalent(scout, name);
      const expectState = (state: string): Promise<void> => expect(editor.getByText(state, { exact: true })).toBeVisible();

      await test.step("a scout records a consent with its document", async () => {
        await openScreen(scout, `${CONSENTS}/create`);
        await choose(scout, "talent", name);
        await choose(scout, "givenBy", words.guardian);
        await scout.getByLabel(words.person).fill("Beatriz Exemplo");
        for (const scope of [words.site, words.print]) await scout.getByRole("checkbox", { name: scope }).check();
        await pickDate(scout, "givenAt", today);
        await pickDate(scout, "expiresAt", nextYear);
        const chooser = scout.waitForEvent("filechooser");
        await scout.getByRole("button", { name: words.attach }).click();
        await (await chooser).setFiles(PDF);
        await expect(scout.getByText(words.attached)).toBeVisible();
        await expectGoodPageAt(scout, [390, 1440]);
        await scout.getByRole("button", { name: words.save, exact: true }).click();
        await expect(scout).toHaveURL(/\/consents\/\d+$/);
        await expect(scout.getByText(`${words.validUntil}${nextYear}`)).toBeVisible();
        await expectGoodPageAt(scout, [390, 1440]);
        const download = scout.waitForEvent("download");
        await scout.getByRole("link", { name: words.open }).click();
        // A random name: the original one names the child.
        expect((await download).suggestedFilename()).toMatch(/^[0-9a-f-]{36}\.pdf$/);
      });

      await test.step("an editor publishes the talent", async () => {
        await openScreen(editor, `/admin/collections/talents/${talent}`);
        await expectState(words.valid);
        await editor.locator("#field-instagram").fill("@publicada");
        await editor.getByRole("button", { name: words.publish }).click();
        await expect.poll(() => statusOf(accounts, talent)).toBe("published");
        await expectGoodPageAt(editor, [390, 1440]);
      });

      await test.step("a scout withdraws the consent, and the talent leaves the site", async () => {
        await pickDate(scout, "withdrawnAt", today);
        await scout.getByRole("button", { name: words.save, exact: true }).click();
        await expect.poll(() => statusOf(accounts, talent)).toBe("draft");
        await openScreen(scout, new URL(scout.url()).pathname);
        await expect(scout.getByText(`${words.withdrawn}${today}`)).toBeVisible();
        // Midnight may have passed.
        await expect(scout.getByText(new RegExp(`^${words.left}(${today}|${inDays(0)})`))).toBeVisible();
        await expectGoodPageAt(scout, [390, 1440]);
        await openScreen(scout, CONSENTS);
        await expect(scout.getByRole("row", { name }).getByText(`${words.withdrawn}${today}`)).toBeVisible();
        // The editor does not see that the family withdrew it.
        await openScreen(editor, `/admin/collections/talents/${talent}`);
        await expectState(words.missing);
      });
      await accounts.request("DELETE", `/talents/${talent}`);
    },
  );

  test(`in ${language} a scout finds a child's consent by its name, corrects a date, and completes it`, async ({ openAdmin }) => {
    const name = randomName("Íris");
    const scout = await openAdmin({ role: "scout", language });
    await makeDraftTalent(scout, name);
    await openScreen(scout, `${CONSENTS}?search=${encodeURIComponent(name.toUpperCase())}`);
    const row = scout.getByRole("row", { name });
    // Its middle, beside the link.
    await row.click();
    await expect(scout).toHaveURL(/\/consents\/\d+$/);
    await expect(scout.getByText(words.incomplete)).toBeVisible();
    await waitForAdmin(scout);

    const expiry = scout.locator("#field-expiresAt");
    await pickDate(scout, "expiresAt", "03/25/2199");
    await expect(expiry.getByText(words.unreadable)).toBeVisible();
    await expectGoodPageAt(scout, [390, 1440]);
    await scout.getByRole("checkbox", { name: words.site }).check();
    await scout.getByRole("button", { name: words.save, exact: true }).click();
    await expect(scout.getByText(words.unreadable)).toHaveCount(2);
    await expect(expiry.locator("input")).toHaveValue("03/25/2199");
    await pickDate(scout, "expiresAt", "25.3.2199");
    await expect(expiry.getByText(words.unreadable)).toHaveCount(0);
    await scout.getByRole("button", { name: words.save, exact: true }).click();
    await expect(scout.getByText(`${words.validUntil}25/03/2199`)).toBeVisible();
    await scout.getByRole("link", { name: words.application }).click();
    await expect(scout.getByRole("heading", { level: 1, name })).toBeVisible();
  });

  test(`in ${language} a child without a complete consent is not published, and what was typed stays`, async ({ accounts, openAdmin }) => {
    const name = randomName("Ciça");
    const scout = await openAdmin({ role: "scout", language });
    const editor = await openAdmin({ role: "editor", language });
    const talent = await makeDraftTalent(scout, name);
    await openScreen(scout, CONSENTS);
    await expect(scout.getByRole("row", { name }).getByText(words.incomplete)).toBeVisible();
    await expectGoodPageAt(scout, [390, 1440]);

    await openScreen(editor, `/admin/collections/talents/${talent}`);
    const state = editor.getByText(words.missing, { exact: true });
    await expect(state).toBeVisible();
    const instagram = editor.locator("#field-instagram");
    await instagram.fill("@ainda.aqui");
    await editor.getByRole("button", { name: words.publish }).click();
    await expect(editor.getByText(words.refused)).toBeVisible();
    await expect(instagram).toHaveValue("@ainda.aqui");
    expect(await statusOf(accounts, talent)).toBe("draft");
    await state.click();
    await expect(editor.getByText(words.explanation)).toBeVisible();
    await expectGoodPageAt(editor, [390, 1440]);
    await expect(editor.locator(`a[href^="${CONSENTS}"]`)).toHaveCount(0);
    // The editor still has it open.
    await accounts.request("DELETE", `/talents/${talent}?overrideLock=true`);
  });

  test(`in ${language} a child's consent is expired for an editor when its day has come, and nothing else of it is shown`, async ({
    accounts,
    openAdmin,
  }) => {
    const editor = await openAdmin({ role: "editor", language });
    const talent = await makeDraftTalent(await openAdmin({ role: "scout" }), randomName("Davi"));
    const days = { givenAt: "2026-01-10T12:00:00.000Z", expiresAt: "2026-02-10T12:00:00.000Z" };
    const person = randomName("Segredo");
    await accounts.request("POST", "/consents", { talent, givenBy: "guardian", person, scopes: ["site"], note: person, ...days });
    const expectNothing = async (path: string): Promise<void> => {
      expect(await editor.content()).not.toContain(person);
      expect(await (await editor.request.get(`${panelAddress()}${path}`)).text()).not.toContain(person);
    };
    for (const path of [CONSENTS, `${CONSENTS}/create`]) {
      await openScreen(editor, path);
      await expectNothing(path);
    }
    const screen = `/admin/collections/talents/${talent}`;
    await openScreen(editor, screen);
    await expect(editor.getByText(words.expired, { exact: true })).toBeVisible();
    await expectNothing(screen);
    await accounts.request("DELETE", `/talents/${talent}`);
  });
}
