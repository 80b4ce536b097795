import type { Browser, BrowserContext, Page } from "playwright-core";
import { dayIn } from "../../src/domain/age";
import { waitFor } from "../wait";
import { randomPhone, sendApplications } from "./applications";
import { randomName } from "./panel-admin";
import { createPanelAccounts, type PanelAccounts, type PanelRole } from "./panel-roles";
import { axeViolations, launchBrowser, panelAddress, waitForAnimations } from "./visitor";

let browser: Browser;
let accounts: PanelAccounts;
const sessions: BrowserContext[] = [];
beforeAll(async () => {
  browser = await launchBrowser();
  accounts = await createPanelAccounts(browser);
});
afterEach(async () => {
  for (const session of sessions.splice(0)) await session.close();
});
afterAll(async () => {
  await accounts.close();
  await browser.close();
});

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
};

type Language = "pt" | "en";

const LANGUAGES: [Language, typeof PT][] = [
  ["pt", PT],
  ["en", EN],
];

const openWindow = async (role: PanelRole, language: Language = "pt"): Promise<Page> => {
  const session = await accounts.open({ role, language });
  sessions.push(session);
  return session.newPage();
};

const openScreen = async (page: Page, path: string): Promise<void> => {
  await page.goto(`${panelAddress()}${path}`);
  await page.getByRole("heading", { level: 1 }).waitFor();
  await page.waitForLoadState("networkidle");
};

const expectGoodScreen = async (page: Page): Promise<void> => {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await waitForAnimations(page);
    expect(await axeViolations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
};

/** The day of the agency so many days from now, as the admin's date fields take it: dd/mm/yyyy. */
const inDays = (days: number): string =>
  dayIn("America/Sao_Paulo", new Date(Date.now() + days * 24 * 60 * 60 * 1000))
    .split("-")
    .reverse()
    .join("/");

/** A draft talent that a scout made of a child's application. */
const makeDraftTalent = async (page: Page, name: string): Promise<number> => {
  const [application = 0] = await sendApplications([{ realname: name, phone: randomPhone() }]);
  const response = await page.request.post(`${panelAddress()}/cms/api/desk/applications/${application}/talent`, {
    headers: { Origin: new URL(panelAddress()).origin },
  });
  return Number(((await response.json()) as { talent: number }).talent);
};

const statusOf = async (talent: number): Promise<string> =>
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

describe.each(LANGUAGES)("the consent of a child, in %s", (language, words) => {
  it("is recorded by a scout, lets an editor publish, and takes the talent off when it is withdrawn", async () => {
    const name = randomName("Ciça");
    const [today, nextYear] = [inDays(0), inDays(365)];
    const [scout, editor] = [await openWindow("scout", language), await openWindow("editor", language)];
    const talent = await makeDraftTalent(scout, name);

    await openScreen(editor, `/admin/collections/talents/${talent}`);
    await editor.getByText(words.missing, { exact: true }).waitFor();
    await editor.locator("#field-instagram").fill("@ainda.aqui");
    await editor.getByRole("button", { name: words.publish }).click();
    await editor.getByText(words.refused).waitFor();
    expect(await editor.locator("#field-instagram").inputValue()).toBe("@ainda.aqui");
    expect(await statusOf(talent)).toBe("draft");
    await editor.getByText(words.missing, { exact: true }).click();
    await editor.getByText(words.explanation).waitFor();
    await expectGoodScreen(editor);
    expect(await editor.locator(`a[href^="${CONSENTS}"]`).count()).toBe(0);

    await openScreen(scout, CONSENTS);
    await scout.getByRole("row", { name }).getByText(words.incomplete).waitFor();
    await expectGoodScreen(scout);

    await openScreen(scout, `${CONSENTS}/create`);
    await choose(scout, "talent", name);
    await choose(scout, "givenBy", words.guardian);
    await scout.getByLabel(words.person).fill("Beatriz Exemplo");
    for (const scope of [words.site, words.print]) await scout.getByRole("checkbox", { name: scope }).check();
    await pickDate(scout, "givenAt", today);
    await pickDate(scout, "expiresAt", nextYear);
    const [chooser] = await Promise.all([scout.waitForEvent("filechooser"), scout.getByRole("button", { name: words.attach }).click()]);
    await chooser.setFiles(PDF);
    await scout.getByText(words.attached).waitFor();
    await expectGoodScreen(scout);
    await scout.getByRole("button", { name: words.save, exact: true }).click();
    await scout.waitForURL(({ pathname }) => /\/consents\/\d+$/.test(pathname));
    await scout.getByText(`${words.validUntil}${nextYear}`).waitFor();
    await scout.waitForLoadState("networkidle");
    await expectGoodScreen(scout);
    const link = scout.getByRole("link", { name: words.open });
    const [download] = await Promise.all([scout.waitForEvent("download"), link.click()]);
    // A random name: the original one names the child.
    expect(download.suggestedFilename()).toMatch(/^[0-9a-f-]{36}\.pdf$/);

    await openScreen(editor, `/admin/collections/talents/${talent}`);
    await editor.getByText(words.valid, { exact: true }).waitFor();
    await editor.locator("#field-instagram").fill("@publicada");
    await editor.getByRole("button", { name: words.publish }).click();
    await waitFor(async () => expect(await statusOf(talent)).toBe("published"));
    await expectGoodScreen(editor);

    await pickDate(scout, "withdrawnAt", today);
    await scout.getByRole("button", { name: words.save, exact: true }).click();
    await waitFor(async () => expect(await statusOf(talent)).toBe("draft"), 60);
    await openScreen(scout, new URL(scout.url()).pathname);
    await scout.getByText(`${words.withdrawn}${today}`).waitFor();
    await scout.getByText(`${words.left}${today}`).waitFor();
    await expectGoodScreen(scout);
    await openScreen(scout, CONSENTS);
    await scout.getByRole("row", { name }).getByText(`${words.withdrawn}${today}`).waitFor();

    // Not that the family withdrew it.
    await openScreen(editor, `/admin/collections/talents/${talent}`);
    await editor.getByText(words.missing, { exact: true }).waitFor();
    await accounts.request("DELETE", `/talents/${talent}`);
  });

  it("is expired for an editor when its day has come, and nothing else of it is shown", async () => {
    const name = randomName("Davi");
    const [scout, editor] = [await openWindow("scout", language), await openWindow("editor", language)];
    const talent = await makeDraftTalent(scout, name);
    const days = { givenAt: "2026-01-10T12:00:00.000Z", expiresAt: "2026-02-10T12:00:00.000Z" };
    const person = randomName("Segredo");
    await accounts.request("POST", "/consents", { talent, givenBy: "guardian", person, scopes: ["site"], note: person, ...days });
    await openScreen(editor, `/admin/collections/talents/${talent}`);
    await editor.getByText(words.expired, { exact: true }).waitFor();
    for (const path of [CONSENTS, `${CONSENTS}/create`, `/admin/collections/talents/${talent}`]) {
      await editor.goto(`${panelAddress()}${path}`);
      await editor.waitForLoadState("networkidle");
      expect(await editor.content()).not.toContain(person);
      expect(await (await editor.request.get(`${panelAddress()}${path}`)).text()).not.toContain(person);
    }
    await accounts.request("DELETE", `/talents/${talent}`);
  });
});
