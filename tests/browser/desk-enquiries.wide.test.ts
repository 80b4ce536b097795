import { readFile } from "node:fs/promises";
import type { Browser, Page } from "playwright-core";
import { randomPhone, sendForm, signInToContract, type WireAnswers } from "./applications";
import { type PanelOptions, randomName, searchAddress, signInToPanel } from "./panel-admin";
import { axeViolations, launchBrowser, panelAddress, waitForAnimations } from "./visitor";

let browser: Browser;
let token: string;
/** Signed in as an admin, in each language. */
let admins: Record<"pt-BR" | "en-GB", Page>;
beforeAll(async () => {
  browser = await launchBrowser();
  token = await signInToContract();
  admins = {
    "pt-BR": await signInToPanel(browser, { locale: "pt-BR" }),
    "en-GB": await signInToPanel(browser, { locale: "en-GB" }),
  };
});
afterAll(() => browser.close());

const PT = {
  enquiries: "Mensagens",
  registrations: "Inscrições no workshop",
  find: "Buscar",
  assignedTo: "Quem atende",
  me: "Comigo",
  search: "Nome, telefone, e-mail ou número",
  talents: "2 talentos",
  selection: "Talentos selecionados (2)",
  language: "Inglês",
  onSite: "No site",
  inPanel: "No painel",
  answered: "Respondida",
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
  assignedTo: "Assigned to",
  me: "Me",
  search: "Name, phone, e-mail or reference",
  talents: "2 talents",
  selection: "Selected talents (2)",
  language: "English",
  onSite: "On the site",
  inPanel: "In the panel",
  answered: "Answered",
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

const SCREENS: [string, Required<PanelOptions>, typeof PT][] = [
  ["Portuguese at 390 px", { width: 390, locale: "pt-BR" }, PT],
  ["English at 1440 px", { width: 1440, locale: "en-GB" }, EN],
];

const openWindow = async ({ width, locale }: Required<PanelOptions>): Promise<Page> => {
  await admins[locale].setViewportSize({ width, height: 900 });
  return admins[locale];
};

/** Payload accepts the session's cookie from the admin's own pages alone. */
const asAdminPage = () => ({ headers: { Origin: new URL(panelAddress()).origin } });

/** Opens a screen of the admin and waits until its scripts run. */
const openScreen = async (page: Page, path: string, heading: string): Promise<void> => {
  await page.goto(`${panelAddress()}/admin${path}`);
  await page.getByRole("heading", { level: 1, name: heading }).waitFor();
  await page.waitForLoadState("networkidle");
};

const showsName = (page: Page, name: string): Promise<void> => page.getByRole("heading", { level: 1, name }).waitFor();

const expectGoodScreen = async (page: Page, width: number): Promise<void> => {
  await waitForAnimations(page);
  expect(await axeViolations(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
};

const COMMON: WireAnswers = { email: "visita@casajuriti.example", city: "Campinas, SP", instagram: "@exemplo" };

const sendAnswers = (kind: "contact" | "workshopContact", answers: WireAnswers): Promise<number> => {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...COMMON, phone: randomPhone(), ...answers })) form.append(name, value);
  return sendForm(kind, form, token);
};

/** Two published talents that the site lists. */
const findTalents = async (page: Page): Promise<{ id: number; name: string }[]> => {
  const query = "where[_status][equals]=published&where[categories.category][equals]=kids&limit=2&depth=0";
  const response = await page.request.get(`${panelAddress()}/cms/api/talents?${query}`, asAdminPage());
  return ((await response.json()) as { docs: { id: number; name: string }[] }).docs;
};

const inStatus = (page: Page, name: string): Promise<string> => searchAddress(page, "enquiries", { status: "new", q: name });

describe.each(SCREENS)("an enquiry in %s", (_, options, words) => {
  it("is found in the list with its selection, answered, assigned and noted, and the list says where it went", async () => {
    const page = await openWindow(options);
    const talents = await findTalents(page);
    const name = randomName("Marina");
    const selection = JSON.stringify(talents.map(({ id }, index) => ({ id: String(id), note: index === 0 ? "Papel principal" : "" })));
    await sendAnswers("contact", { name, message: "Would they be free\nin January?", locale: "en", selection });

    await openScreen(page, await inStatus(page, name), words.enquiries);
    const row = page.getByRole("row", { name });
    await row.getByText(words.talents).waitFor();
    await page.waitForFunction(() => [...document.querySelectorAll<HTMLImageElement>("td img")].every((image) => image.naturalWidth > 0));
    await expectGoodScreen(page, options.width);

    await page.getByRole("link", { name }).click();
    await showsName(page, name);
    await page.getByRole("heading", { name: words.selection }).waitFor();
    const first = page.getByRole("listitem").filter({ hasText: talents[0]?.name });
    await first.getByText("Papel principal").waitFor();
    expect(await first.getByRole("link", { name: words.onSite }).getAttribute("href")).toMatch(/\/pesquisa\/\d+\/talento$/);
    expect(await first.getByRole("link", { name: words.inPanel }).getAttribute("href")).toBe(
      `/admin/collections/talents/${talents[0]?.id}`,
    );
    await page.getByRole("definition").getByText(words.language, { exact: true }).waitFor();
    const mail = (await page.getByRole("link", { name: "E-mail", exact: true }).getAttribute("href")) ?? "";
    // The visitor's language, not the admin's.
    expect(decodeURIComponent(mail)).toMatch(
      new RegExp(`^mailto:visita@casajuriti\\.example\\?subject=Your message .*&body=Hello ${name}`),
    );
    const chat = (await page.getByRole("link", { name: "WhatsApp" }).getAttribute("href")) ?? "";
    expect(decodeURIComponent(chat)).toMatch(new RegExp(`^https://wa\\.me/5511\\d{9}\\?text=Hello ${name}`));
    await expectGoodScreen(page, options.width);

    await page.getByRole("button", { name: words.answered }).click();
    await page.getByText(words.answeredEvent).waitFor();
    await page.getByRole("button", { name: words.assign }).click();
    await page.getByRole("button", { name: words.assign }).waitFor({ state: "detached" });
    await page.getByLabel(words.note).fill("Prefere e-mail");
    await page.getByRole("button", { name: words.saveNote }).click();
    await page.getByText(words.noteEvent).waitFor();

    await openScreen(page, await searchAddress(page, "enquiries", { status: "contacted", assigned: "me", q: name }), words.enquiries);
    await page.getByRole("row", { name }).waitFor();
    await openScreen(page, await inStatus(page, name), words.enquiries);
    await page.getByText(words.empty).waitFor();
    await page.getByRole("link", { name: words.clear }).waitFor();
    await expectGoodScreen(page, options.width);
  });
});

describe.each(SCREENS)("workshop registrations in %s", (_, options, words) => {
  it("are listed by day, searched and confirmed", async () => {
    const page = await openWindow(options);
    const name = randomName("Zélia");
    await sendAnswers("workshopContact", { name, message: "Tem vaga no sábado?" });
    await openScreen(page, "/registrations", words.registrations);
    await page.getByLabel(words.search).fill(name);
    await page.getByRole("button", { name: words.find }).click();
    await page.waitForURL(/\?q=/);
    await page.getByRole("row", { name }).waitFor();
    await page.waitForLoadState("networkidle");
    await page.getByRole("link", { name: words.download }).waitFor();
    await expectGoodScreen(page, options.width);
    await page.getByLabel(`${words.status} ${name}`).selectOption({ label: words.confirmed });
    await page.getByText(words.saved).waitFor();
    await openScreen(page, await searchAddress(page, "registrations", { status: "taken", q: name }), words.registrations);
    await page.getByRole("row", { name }).waitFor();
    await openScreen(page, "/registrations?day=2020-01-01", words.registrations);
    await page.getByText(words.nothing).waitFor();
    await expectGoodScreen(page, options.width);
  });
});

it("enquiries are worked through by keys", async () => {
  const family = randomName("Ex").split(" ")[1] ?? "";
  const names = ["Alice", "Bento", "Cora"].map((first) => `${first} ${family}`);
  for (const name of names) await sendAnswers("contact", { name, message: "Bom dia!" });
  const page = await openWindow({ width: 1440, locale: "pt-BR" });
  await openScreen(page, await inStatus(page, family), PT.enquiries);
  const { keyboard } = page;
  await page.getByRole("link", { name: names[0] }).click();
  await showsName(page, names[0] ?? "");
  await page.waitForLoadState("networkidle");
  await keyboard.press("j");
  await showsName(page, names[1] ?? "");
  await keyboard.press("k");
  await showsName(page, names[0] ?? "");
  await keyboard.press("a");
  await page.getByText(/^Quem atende: /).waitFor();
  await keyboard.press("n");
  await keyboard.type("3 vezes");
  await keyboard.press("Control+Enter");
  await page.getByText(PT.noteEvent).waitFor();
  await keyboard.press("3");
  await page.getByText(PT.answeredEvent).waitFor();
  await keyboard.press("?");
  await page.getByRole("dialog", { name: "Teclas" }).waitFor();
  await expectGoodScreen(page, 1440);
  await keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "detached" });
  await keyboard.press("b");
  await page.getByRole("row", { name: names[1] }).waitFor();
  expect(await page.getByRole("row", { name: names[0] }).count()).toBe(0);
});

it("the registrations of a day are downloaded as CSV in which nothing is a formula", async () => {
  const name = randomName("Nara");
  await sendAnswers("workshopContact", { name, city: "=1+1", message: "Oi" });
  const page = await openWindow({ width: 1440, locale: "pt-BR" });
  await openScreen(page, await searchAddress(page, "registrations", { q: name }), PT.registrations);
  const [download] = await Promise.all([page.waitForEvent("download"), page.getByRole("link", { name: PT.download }).click()]);
  expect(download.suggestedFilename()).toMatch(/^workshop-\d{4}-\d{2}-\d{2}\.csv$/);
  const text = await readFile(await download.path(), "utf8");
  expect(text.split("\r\n").find((line) => line.includes(name))).toContain(`"'=1+1"`);
});

it("payload's form leads to the enquiry or the registration, which an admin deletes there", async () => {
  const [enquirer, participant] = [randomName("Lia"), randomName("Rita")];
  const enquiry = await sendAnswers("contact", { name: enquirer, message: "Oi" });
  const registration = await sendAnswers("workshopContact", { name: participant, message: "Oi" });
  const page = await openWindow({ width: 1440, locale: "pt-BR" });
  await page.goto(`${panelAddress()}/admin/collections/entries/${registration}`);
  await page.waitForURL(({ pathname, search }) => pathname === "/admin/registrations" && search === `?entry=${registration}`);
  await page.getByRole("row", { name: participant }).waitFor();
  await page.goto(`${panelAddress()}/admin/collections/entries/${enquiry}`);
  await showsName(page, enquirer);
  await page.waitForLoadState("networkidle");
  await page.getByRole("button", { name: "Apagar a mensagem" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Apagar a mensagem" }).click();
  await page.waitForURL(({ pathname }) => pathname !== `/admin/enquiries/${enquiry}`);
  expect((await page.request.get(`${panelAddress()}/cms/api/entries/${enquiry}`, asAdminPage())).status()).toBe(404);
});

it("the screens show an editor nothing, and lead a visitor without an account to the sign-in", async () => {
  const name = randomName("Segredo");
  const id = await sendAnswers("contact", { name, message: "Oi" });
  await sendAnswers("workshopContact", { name, message: "Oi" });
  const account = { email: `${randomName("e").split(" ")[1]}@casajuriti.example`, password: "quatro trilhos de vidro azul" };
  const data = { ...account, name: "Edna Exemplo", role: "editor" };
  expect((await admins["pt-BR"].request.post(`${panelAddress()}/cms/api/users`, { data, ...asAdminPage() })).status()).toBe(201);
  const visitor = await browser.newContext({ locale: "pt-BR" });
  const paths = ["/enquiries", `/enquiries/${id}`, "/registrations"];
  const read = async (path: string): Promise<string> => (await visitor.request.get(`${panelAddress()}/admin${path}`)).text();
  const window = await visitor.newPage();
  for (const path of paths) {
    expect(await read(path)).not.toContain(name);
    await window.goto(`${panelAddress()}/admin${path}`);
    await window.waitForURL(/\/admin\/login\?redirect=/);
  }
  expect((await visitor.request.post(`${panelAddress()}/cms/api/users/login`, { data: account })).status()).toBe(200);
  for (const path of paths) {
    await window.goto(`${panelAddress()}/admin${path}`);
    await window.getByText(/^Sua conta não lê (mensagens|inscrições)/).waitFor();
    expect(await read(path)).not.toContain(name);
  }
  await visitor.close();
});
