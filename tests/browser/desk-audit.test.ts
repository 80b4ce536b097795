import type { Browser, BrowserContext, Locator, Page } from "playwright-core";
import { waitUntil } from "../wait";
import { randomPhone, sendApplications, sendForm, signInToContract } from "./applications";
import { randomName, waitForAdmin } from "./panel-admin";
import { createPanelAccounts, type PanelAccounts } from "./panel-roles";
import { axeViolations, launchBrowser, panelAddress, waitForAnimations } from "./visitor";

let browser: Browser;
let accounts: PanelAccounts;
let session: BrowserContext | null = null;
beforeAll(async () => {
  browser = await launchBrowser();
  accounts = await createPanelAccounts(browser);
});
afterEach(async () => {
  await session?.close();
  session = null;
});
afterAll(async () => {
  await accounts.close();
  await browser.close();
});

const AUDIT = "/admin/collections/audit-events";

const PT = {
  title: "Registros de acesso",
  question: "Quem viu os dados de uma pessoa?",
  field: "Nome completo, telefone ou e-mail",
  search: "Procurar",
  none: "Nenhum registro desta pessoa.",
  entries: "Inscrições e mensagens",
  photos: "Fotos recebidas",
  list: "Listou",
  read: "Leu",
  change: "Mudou",
  export: "Exportou",
  delete: "Apagou",
  several: "2 registros",
  number: "nº",
  files: "Arquivos abertos",
  status: "Situação",
  day: /^Inscrições no workshop de \d\d\/\d\d\/\d{4}$/,
  searched: /^Busca por uma pessoa: \d+ encontrados$/,
};

const EN: typeof PT = {
  title: "Audit records",
  question: "Who saw a person's data?",
  field: "Full name, phone number or e-mail address",
  search: "Search",
  none: "No record of this person.",
  entries: "Applications and enquiries",
  photos: "Received photos",
  list: "Listed",
  read: "Read",
  change: "Changed",
  export: "Exported",
  delete: "Deleted",
  several: "2 records",
  number: "no.",
  files: "Opened files",
  status: "Status",
  day: /^Workshop registrations of \d\d\/\d\d\/\d{4}$/,
  searched: /^Search for a person: \d+ found$/,
};

/** The panel takes the session's cookie only with the origin of the admin. */
const fromAdmin = () => ({ Origin: new URL(panelAddress()).origin });

const asScout = async (method: string, address: string, data?: unknown): Promise<Buffer> => {
  if (session === null) throw new Error("nobody is signed in");
  const response = await session.request.fetch(`${panelAddress()}/cms/api${address}`, { method, headers: fromAdmin(), data });
  if (!response.ok()) throw new Error(`${method} ${address}: ${response.status()}`);
  return response.body();
};

const dayOf = (time: string): string => new Date(time).toLocaleDateString("sv-SE", { timeZone: "America/Sao_Paulo" });

const sendRegistration = async (name: string): Promise<number> => {
  const form = new FormData();
  const answers = {
    name,
    email: "oficina@casajuriti.example",
    phone: randomPhone(),
    city: "Campinas, SP",
    instagram: "@exemplo",
    message: "Oi",
  };
  for (const [field, value] of Object.entries(answers)) form.append(field, value);
  return sendForm("workshopContact", form, await signInToContract());
};

type Entry = { createdAt: string; photos?: { filename: string }[] };

const readEntry = async (id: number): Promise<Entry> => JSON.parse((await asScout("GET", `/entries/${id}`)).toString());

/** Everything that a scout may do with an application and a registration of the same person, and their deletion by an admin. */
const handle = async (name: string): Promise<{ application: number; registration: number }> => {
  const [application = 0] = await sendApplications([{ realname: name, phone: randomPhone() }]);
  const registration = await sendRegistration(name);
  const { photos } = await readEntry(application);
  await asScout("GET", `/entries?where[id][in]=${application},${registration}&depth=0`);
  await asScout("GET", `/entry-photos/file/${photos?.[0]?.filename}`);
  await asScout("POST", `/desk/entries/${registration}`, { status: "contacted" });
  const { createdAt } = await readEntry(registration);
  await asScout("GET", `/desk/export/registrations?day=${dayOf(createdAt)}`);
  await accounts.request("DELETE", `/entries/${registration}`);
  return { application, registration };
};

const openWindow = async (): Promise<Page> => {
  if (session === null) throw new Error("nobody is signed in");
  return session.newPage();
};

const openAudit = async (page: Page): Promise<void> => {
  await page.goto(`${panelAddress()}${AUDIT}`);
  await page.getByRole("heading", { level: 1 }).waitFor();
  await waitForAdmin(page);
};

const expectGoodScreen = async (page: Page): Promise<void> => {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await waitForAnimations(page);
    expect(await axeViolations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
};

const LANGUAGES: ["pt" | "en", typeof PT][] = [
  ["pt", PT],
  ["en", EN],
];

describe.each(LANGUAGES)("an admin who searches the audit for a person, in %s", (language, words) => {
  it("sees who read, listed, changed, exported and deleted what, in words", async () => {
    const name = randomName("Noêmia");
    session = await accounts.open({ role: "scout" });
    const { application, registration } = await handle(name);
    await session.close();
    session = await accounts.open({ role: "admin", language });
    const page = await openWindow();
    await openAudit(page);
    await page.getByRole("heading", { level: 2, name: words.question }).waitFor();
    const table = page.getByRole("table", { name: words.question });
    const search = async (text: string): Promise<void> => {
      await page.getByRole("searchbox", { name: words.field }).fill(text);
      await page.getByRole("button", { name: words.search, exact: true }).click();
      await page.getByRole("button", { name: words.search, exact: true, disabled: false }).waitFor();
    };
    const row = (...cells: (string | RegExp)[]): Locator =>
      cells.reduce<Locator>(
        (found, cell) => found.filter({ has: page.getByRole("cell", { name: cell, exact: true }) }),
        table.locator("tbody tr"),
      );

    // Opened files are recorded after two seconds.
    await waitUntil("the record of the opened photo", async () => {
      await search(name.toUpperCase());
      return (await row(words.photos, words.read, words.files).count()) === 1;
    });
    await row("Conta de teste (scout)", words.read, words.entries, `${words.number} ${application}`).waitFor();
    await row(words.list, words.entries, words.several).waitFor();
    await row(words.change, words.entries, `${words.number} ${registration}`, words.status).waitFor();
    await row(words.export, words.day).waitFor();
    await row(words.delete, words.entries, `${words.number} ${registration}`).waitFor();
    await search(name);
    await row(words.searched).first().waitFor();
    expect(await table.innerText()).not.toMatch(/\b(entries|entry-photos|statusAt|Recebidos)\b/);
    await expectGoodScreen(page);

    await search(randomName("Ninguém"));
    await page.getByText(words.none).waitFor();
    await expectGoodScreen(page);
  });

  it("reads the list and a record below in the same words", async () => {
    const name = randomName("Olga");
    session = await accounts.open({ role: "scout" });
    await handle(name);
    await session.close();
    session = await accounts.open({ role: "admin", language });
    const page = await openWindow();
    await openAudit(page);
    await page.getByRole("heading", { level: 1, name: words.title }).waitFor();
    const list = page.locator(".collection-list table").last();
    // The exact text: "12 records" also contains "2 records".
    const row = list
      .locator("tbody tr", { has: page.getByText(words.several, { exact: true }) })
      .filter({ has: page.getByText(words.entries, { exact: true }) })
      .first();
    await row.waitFor();
    expect(await list.innerText()).not.toMatch(/\b(entries|entry-photos|statusAt|Recebidos)\b|\d, \d/);
    await row.getByRole("link").first().click();
    await page.waitForURL(({ pathname }) => pathname.startsWith(`${AUDIT}/`));
    await page.getByText(/^\d+, \d+$/).waitFor();
    await page.getByText(words.several, { exact: true }).waitFor();
    await page.getByText(words.entries, { exact: true }).waitFor();
    await waitForAdmin(page);
    await expectGoodScreen(page);
  });
});

it.each(["editor", "scout"] as const)("the audit shows nothing to accounts of the role %s", async (role) => {
  session = await accounts.open({ role });
  const page = await openWindow();
  await page.goto(`${panelAddress()}/admin`);
  await page.getByRole("heading", { level: 1 }).waitFor();
  expect(await page.locator(`a[href^="${AUDIT}"]`).count()).toBe(0);
  const { docs } = (await accounts.request("GET", "/audit-events?limit=1")) as { docs: { id: number }[] };
  for (const path of [AUDIT, `${AUDIT}/${docs[0]?.id}`]) {
    await page.goto(`${panelAddress()}${path}`);
    await waitForAdmin(page);
    expect(await page.getByText(PT.question).count()).toBe(0);
    expect(await page.getByText(PT.entries).count()).toBe(0);
    expect(await (await session.request.get(`${panelAddress()}${path}`)).text()).not.toContain(PT.question);
  }
});

it.each(["admin", "editor", "scout"] as const)("an account of the role %s changes or deletes no audit record over HTTP", async (role) => {
  const read = async () => (await accounts.request("GET", "/audit-events?limit=20&sort=id")) as { docs: { id: number }[] };
  const { docs: before } = await read();
  const record = `/cms/api/audit-events/${before[0]?.id}`;
  session = await accounts.open({ role });
  const page = await openWindow();
  await page.goto(`${panelAddress()}/admin`);
  const send = (method: string, address: string): Promise<number> =>
    page.evaluate(
      async ([verb, path]) => {
        const body = verb === "DELETE" ? undefined : JSON.stringify({ detail: "x", action: "read", store: "entries" });
        return (await fetch(path, { method: verb, headers: { "Content-Type": "application/json" }, body })).status;
      },
      [method, address] as const,
    );
  for (const method of ["PATCH", "DELETE"])
    for (const address of [record, "/cms/api/audit-events?where[id][exists]=true"])
      expect([method, address, await send(method, address)]).toEqual([method, address, 403]);
  expect(await send("POST", "/cms/api/audit-events")).toBe(403);
  expect((await read()).docs).toEqual(before);
});
