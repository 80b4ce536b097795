import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { randomPhone, sendForm, signInToContract, type WireAnswers } from "./applications";
import type { ListedTalent } from "./client-packages";
import type { AdminScreen, PanelAccounts } from "./panel-accounts";
import { asAdminPage, randomName, searchAddress, waitForAdmin } from "./panel-admin";
import { expect, expectGoodPage, gateIf, test } from "./test";
import { panelAddress, waitForFrames } from "./visitor";

const PT = {
  enquiries: "Mensagens",
  registrations: "Inscrições no workshop",
  find: "Buscar",
  search: "Nome, telefone, e-mail ou número",
  talents: "2 talentos",
  selection: "Talentos selecionados (2)",
  language: "Inglês",
  onSite: "No site",
  inPanel: "No painel",
  template: "Modelo",
  thanks: "Agradecer",
  openMail: "Abrir no programa de e-mail",
  openWhatsapp: "Abrir no WhatsApp",
  cancel: "Cancelar",
  setAnswered: "Mudar para Respondida",
  opened: "Mensagem aberta: WhatsApp (Responder)",
  place: "Confirmar a vaga",
  answeredEvent: "Nova → Respondida",
  assign: "Assumir",
  note: "Anotação interna",
  saveNote: "Salvar anotação",
  noteEvent: "Anotação mudada",
  empty: "Nenhuma mensagem aqui",
  clear: "Limpar a busca e o filtro",
  status: "Situação de",
  confirmed: "Confirmada",
  saved: "Salvo: Confirmada",
  download: "Baixar o dia (CSV)",
  nothing: "Nenhuma inscrição aqui",
};

const EN: typeof PT = {
  enquiries: "Enquiries",
  registrations: "Workshop registrations",
  find: "Search",
  search: "Name, phone, e-mail or reference",
  talents: "2 talents",
  selection: "Selected talents (2)",
  language: "English",
  onSite: "On the site",
  inPanel: "In the panel",
  template: "Template",
  thanks: "Thank",
  openMail: "Open in the mail program",
  openWhatsapp: "Open in WhatsApp",
  cancel: "Cancel",
  setAnswered: "Change to Answered",
  opened: "Message opened: WhatsApp (Answer)",
  place: "Confirm the place",
  answeredEvent: "New → Answered",
  assign: "Assign to me",
  note: "Internal note",
  saveNote: "Save note",
  noteEvent: "Note changed",
  empty: "No enquiry here",
  clear: "Clear search and filter",
  status: "Status of",
  confirmed: "Confirmed",
  saved: "Saved: Confirmed",
  download: "Download the day (CSV)",
  nothing: "No registration here",
};

const SCREENS: [string, AdminScreen, typeof PT][] = [
  ["Portuguese at 390 px", { width: 390, language: "pt" }, PT],
  ["English at 1440 px", { width: 1440, language: "en" }, EN],
];

const openScreen = async (page: Page, path: string, heading: string): Promise<void> => {
  await page.goto(`${panelAddress()}/admin${path}`);
  await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
  await waitForAdmin(page);
};

/** Waits until the screen of this name reacts to keys, which it does a moment after it is shown. */
const expectShown = async (page: Page, name = ""): Promise<void> => {
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  await waitForFrames(page);
};

const COMMON: WireAnswers = { email: "visita@casajuriti.example", city: "Campinas, SP", instagram: "@exemplo" };

const sendAnswers = async (kind: "contact" | "workshopContact", answers: WireAnswers): Promise<number> => {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...COMMON, phone: randomPhone(), ...answers })) form.append(name, value);
  return sendForm(kind, form, await signInToContract());
};

/** Two published talents with a cover. */
const findTalents = async ({ request }: PanelAccounts): Promise<ListedTalent[]> => {
  const query = "where[_status][equals]=published&where[cover][exists]=true&sort=name&limit=2&depth=0&select[name]=true";
  return ((await request("GET", `/talents?${query}`)) as { docs: ListedTalent[] }).docs;
};

const inStatus = (page: Page, name: string): Promise<string> => searchAddress(page, "enquiries", { status: "new", q: name });

/** Of a link in the dialog that writes a message; decoded. */
const addressOf = async (page: Page, link: string): Promise<string> =>
  decodeURIComponent((await page.getByRole("dialog").getByRole("link", { name: link, exact: true }).getAttribute("href")) ?? "");

for (const [screen, options, words] of SCREENS)
  test(
    `an enquiry in ${screen} is found in the list with its selection, answered, assigned and noted, and the list says where it went`,
    gateIf(options.language === "pt"),
    async ({ openAdmin, accounts }) => {
      const page = await openAdmin(options);
      const talents = await findTalents(accounts);
      const name = randomName("Marina");
      const selection = JSON.stringify(talents.map(({ id }, index) => ({ id: String(id), note: index === 0 ? "Papel principal" : "" })));
      await sendAnswers("contact", { name, message: "Would they be free\nin January?", locale: "en", selection });

      await openScreen(page, await inStatus(page, name), words.enquiries);
      const row = page.getByRole("row", { name });
      await expect(row.getByText(words.talents)).toBeVisible();
      const areLoaded = () =>
        row.locator("img").evaluateAll((images) => images.map((image) => (image as HTMLImageElement).naturalWidth > 0));
      await expect.poll(areLoaded).toEqual([true, true]);
      await expectGoodPage(page);

      await page.getByRole("link", { name }).click();
      await expectShown(page, name);
      await expect(page.getByRole("heading", { name: words.selection })).toBeVisible();
      const first = page.getByRole("listitem").filter({ hasText: talents[0]?.name });
      await expect(first.getByText("Papel principal")).toBeVisible();
      await expect(first.getByRole("link", { name: words.onSite })).toHaveAttribute("href", /\/pesquisa\/\d+\/talento$/);
      await expect(first.getByRole("link", { name: words.inPanel })).toHaveAttribute(
        "href",
        `/admin/collections/talents/${talents[0]?.id}`,
      );
      await expect(page.getByRole("definition").getByText(words.language, { exact: true })).toBeVisible();
      // The visitor's language, not the admin's.
      await page.getByRole("button", { name: "E-mail", exact: true }).click();
      expect(await addressOf(page, words.openMail)).toMatch(
        new RegExp(
          `^mailto:visita@casajuriti\\.example\\?subject=Your message .*&body=Hello ${name}[^]*> Would they be free\n> in January\\?`,
        ),
      );
      await page.getByLabel(words.template).selectOption({ label: words.thanks });
      expect(await addressOf(page, words.openMail)).toContain("Thank you for working with us.");
      await expectGoodPage(page);
      await page.getByRole("button", { name: words.cancel }).click();

      await page.context().route("https://wa.me/**", (route) => route.fulfill({ body: "WhatsApp" }));
      await page.getByRole("button", { name: "WhatsApp", exact: true }).click();
      expect(await addressOf(page, words.openWhatsapp)).toMatch(new RegExp(`^https://wa\\.me/5511\\d{9}\\?text=Hello ${name}`));
      await page.getByRole("link", { name: words.openWhatsapp }).click();
      await page.getByRole("button", { name: words.setAnswered }).click();
      await expect(page.getByText(words.answeredEvent)).toBeVisible();
      await expect(page.getByText(words.opened)).toBeVisible();
      await page.getByRole("button", { name: words.assign }).click();
      await expect(page.getByRole("button", { name: words.assign })).toHaveCount(0);
      await page.getByLabel(words.note).fill("Prefere e-mail");
      await page.getByRole("button", { name: words.saveNote }).click();
      await expect(page.getByText(words.noteEvent)).toBeVisible();

      await openScreen(page, await searchAddress(page, "enquiries", { status: "contacted", assigned: "me", q: name }), words.enquiries);
      await expect(page.getByRole("row", { name })).toBeVisible();
      await openScreen(page, await inStatus(page, name), words.enquiries);
      await expect(page.getByText(words.empty)).toBeVisible();
      await expect(page.getByRole("link", { name: words.clear })).toBeVisible();
      await expectGoodPage(page);
    },
  );

for (const [screen, options, words] of SCREENS)
  test(`workshop registrations in ${screen} are listed by day, searched and confirmed`, async ({ openAdmin }) => {
    const page = await openAdmin(options);
    const name = randomName("Zélia");
    await sendAnswers("workshopContact", { name, message: "Tem vaga no sábado?" });
    await openScreen(page, "/registrations", words.registrations);
    await page.getByLabel(words.search).fill(name);
    await page.getByRole("button", { name: words.find }).click();
    await expect(page).toHaveURL(/\?q=/);
    await expect(page.getByRole("row", { name })).toBeVisible();
    await waitForAdmin(page);
    await expect(page.getByRole("link", { name: words.download })).toBeVisible();
    await expectGoodPage(page);
    await page.getByRole("button", { name: "E-mail", exact: true }).click();
    await page.getByLabel(words.template).selectOption({ label: words.place });
    expect(await addressOf(page, words.openMail)).toContain(`&body=Olá, ${name}!`);
    await expectGoodPage(page);
    await page.getByRole("button", { name: words.cancel }).click();
    await page.getByLabel(`${words.status} ${name}`).selectOption({ label: words.confirmed });
    await expect(page.getByText(words.saved)).toBeVisible();
    await openScreen(page, await searchAddress(page, "registrations", { status: "accepted", q: name }), words.registrations);
    await expect(page.getByRole("row", { name })).toBeVisible();
    await openScreen(page, "/registrations?day=2020-01-01", words.registrations);
    await expect(page.getByText(words.nothing)).toBeVisible();
    await expectGoodPage(page);
  });

test("enquiries are worked through by keys", async ({ openAdmin }) => {
  const family = randomName("").trim();
  const names = ["Alice", "Bento", "Cora"].map((first) => `${first} ${family}`);
  for (const name of names) await sendAnswers("contact", { name, message: "Bom dia!" });
  const page = await openAdmin();
  await openScreen(page, await inStatus(page, family), PT.enquiries);
  const { keyboard } = page;
  await page.getByRole("link", { name: names[0] }).click();
  await expectShown(page, names[0]);
  await keyboard.press("j");
  await expectShown(page, names[1]);
  await keyboard.press("k");
  await expectShown(page, names[0]);
  await keyboard.press("a");
  await expect(page.getByText(/^Quem atende: /)).toBeVisible();
  await keyboard.press("e");
  await expect(page.getByRole("dialog", { name: `E-mail: ${names[0]}` })).toBeVisible();
  await page.getByLabel("Texto").fill("Um texto só meu");
  await keyboard.press("Escape");
  await keyboard.press("w");
  await expect(page.getByLabel("Texto")).toHaveValue("Um texto só meu");
  await keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await keyboard.press("n");
  await keyboard.type("3 vezes");
  await keyboard.press("Control+Enter");
  await expect(page.getByText(PT.noteEvent)).toBeVisible();
  await keyboard.press("3");
  await expect(page.getByText(PT.answeredEvent)).toBeVisible();
  await keyboard.press("?");
  await expect(page.getByRole("dialog", { name: "Teclas" })).toBeVisible();
  await expectGoodPage(page);
  await keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await keyboard.press("b");
  await expect(page.getByRole("row", { name: names[1] })).toBeVisible();
  await expect(page.getByRole("row", { name: names[0] })).toHaveCount(0);
});

test("the registrations of a day are downloaded as CSV in which nothing is a formula", async ({ openAdmin }) => {
  const name = randomName("Nara");
  await sendAnswers("workshopContact", { name, city: "=1+1", message: "Oi" });
  const page = await openAdmin();
  await openScreen(page, await searchAddress(page, "registrations", { q: name }), PT.registrations);
  const [download] = await Promise.all([page.waitForEvent("download"), page.getByRole("link", { name: PT.download }).click()]);
  expect(download.suggestedFilename()).toMatch(/^workshop-\d{4}-\d{2}-\d{2}\.csv$/);
  const text = await readFile(await download.path(), "utf8");
  expect(text.split("\r\n").find((line) => line.includes(name))).toContain(`"'=1+1"`);
});

test("payload's form leads to the enquiry or the registration, which an admin deletes there", async ({ openAdmin }) => {
  const [enquirer, participant] = [randomName("Lia"), randomName("Rita")];
  const enquiry = await sendAnswers("contact", { name: enquirer, message: "Oi" });
  const registration = await sendAnswers("workshopContact", { name: participant, message: "Oi" });
  const page = await openAdmin();
  await page.goto(`${panelAddress()}/admin/collections/entries/${registration}`);
  await expect(page).toHaveURL(`${panelAddress()}/admin/registrations?entry=${registration}`);
  await expect(page.getByRole("row", { name: participant })).toBeVisible();
  await page.goto(`${panelAddress()}/admin/collections/entries/${enquiry}`);
  await expectShown(page, enquirer);
  await waitForAdmin(page);
  await page.getByRole("button", { name: "Apagar a mensagem" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Apagar a mensagem" }).click();
  await expect(page).not.toHaveURL(({ pathname }) => pathname === `/admin/enquiries/${enquiry}`);
  expect((await page.request.get(`${panelAddress()}/cms/api/entries/${enquiry}`, asAdminPage())).status()).toBe(404);
});

test("the screens show an editor nothing, and lead a visitor without an account to the sign-in", async ({ openAdmin, page: visitor }) => {
  const name = randomName("Segredo");
  const id = await sendAnswers("contact", { name, message: "Oi" });
  await sendAnswers("workshopContact", { name, message: "Oi" });
  const editor = await openAdmin({ role: "editor" });
  const read = async (page: Page, address: string): Promise<string> => (await page.request.get(address, asAdminPage())).text();
  for (const path of ["/enquiries", `/enquiries/${id}`, "/registrations"]) {
    const address = `${panelAddress()}/admin${path}`;
    expect(await read(visitor, address)).not.toContain(name);
    await visitor.goto(address);
    await expect(visitor).toHaveURL(/\/admin\/login\?redirect=/);
    expect(await read(editor, address)).not.toContain(name);
    await editor.goto(address);
    await expect(editor.getByText(/^Sua conta não lê (mensagens|inscrições)/)).toBeVisible();
  }
});
