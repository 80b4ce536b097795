import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { randomPhone, sendApplications, sendForm, signInToContract } from "./applications";
import type { PanelAccounts } from "./panel-accounts";
import { asAdminPage, randomName, waitForAdmin } from "./panel-admin";
import { expect, expectGoodPageAt, gateIf, test } from "./test";
import { panelAddress } from "./visitor";

const AUDIT = "/admin/audit";
const RECORDS = "/admin/collections/audit-events";

const PT = {
  title: "Registros de acesso",
  records: "Registros de acesso",
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
  day: /: Inscrições no workshop de \d\d\/\d\d\/\d{4}$/,
  searched: /: Busca por uma pessoa: \d+ encontrados$/,
  showAll: "Mostrar todos",
  csv: "Baixar planilha (CSV)",
  filters: "Filtros",
  account: "Conta",
  action: "Ação",
  apply: "Filtrar",
  single: "Ver registro por registro",
};

const EN: typeof PT = {
  title: "Audit",
  records: "Audit records",
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
  day: /: Workshop registrations of \d\d\/\d\d\/\d{4}$/,
  searched: /: Search for a person: \d+ found$/,
  showAll: "Show all",
  csv: "Download spreadsheet (CSV)",
  filters: "Filters",
  account: "Account",
  action: "Action",
  apply: "Filter",
  single: "See single records",
};

const send = async (page: Page, address: string, form?: Record<string, string>): Promise<Buffer> => {
  const url = `${panelAddress()}/cms/api${address}`;
  const response = await (form === undefined
    ? page.request.get(url, asAdminPage())
    : page.request.post(url, { data: form, ...asAdminPage() }));
  if (!response.ok()) throw new Error(`${address}: ${response.status()}`);
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

type Entry = { createdAt: string; photos?: { id: number; filename: string }[] };

const readEntry = async (page: Page, id: number): Promise<Entry> => JSON.parse((await send(page, `/entries/${id}`)).toString());

/** The ids of the audit's records about exactly these records of a store. */
const findRecords = async (accounts: PanelAccounts, store: string, record: string): Promise<number[]> => {
  const query = new URLSearchParams({ "where[and][0][store][equals]": store, "where[and][1][record][equals]": record });
  const { docs } = (await accounts.request("GET", `/audit-events?${query}`)) as { docs: { id: number }[] };
  return docs.map(({ id }) => id);
};

/**
 * A scout performs every action allowed to scouts on an application and a registration of the same person, and an admin deletes the
 * registration. `list` is the audit's record of the list of both.
 */
const handle = async (scout: Page, accounts: PanelAccounts, name: string) => {
  const [application = 0] = await sendApplications([{ realname: name, phone: randomPhone() }]);
  const registration = await sendRegistration(name);
  await readEntry(scout, application);
  const { photos: [photo] = [] } = await readEntry(scout, application);
  await send(scout, `/entries?where[id][in]=${application},${registration}&depth=0&sort=id`);
  await send(scout, `/entry-photos/file/${photo?.filename}`);
  await send(scout, `/desk/entries/${registration}`, { status: "contacted" });
  const { createdAt } = await readEntry(scout, registration);
  await send(scout, `/desk/export/registrations?day=${dayOf(createdAt)}`);
  await accounts.request("DELETE", `/entries/${registration}`);
  // Opened files are recorded after two seconds.
  await expect.poll(() => findRecords(accounts, "entry-photos", String(photo?.id))).toHaveLength(1);
  const [list] = await findRecords(accounts, "entries", `${application}, ${registration}`);
  const { user } = JSON.parse((await send(scout, "/users/me")).toString());
  return { application, registration, list, account: Number(user.id) };
};

for (const [language, words] of [
  ["pt", PT],
  ["en", EN],
] as const)
  test(
    `in ${language} an admin who searches the audit for a person sees in words who did what with their data`,
    gateIf(language === "pt"),
    async ({ accounts, openAdmin }) => {
      const name = randomName("Noêmia");
      const { application, registration, list, account } = await handle(await openAdmin({ role: "scout" }), accounts, name);
      const page = await openAdmin({ language });
      await page.goto(`${panelAddress()}${AUDIT}`);
      await waitForAdmin(page);
      await expect(page.getByRole("heading", { level: 1, name: words.title })).toBeVisible();
      const search = async (text: string): Promise<void> => {
        await page.getByRole("searchbox", { name: words.field }).fill(text);
        await page.getByRole("button", { name: words.search, exact: true }).click();
      };
      const ofScout = page.getByRole("table", { name: /, Conta de teste \(scout\)$/ });
      const expectLine = (...parts: (string | RegExp)[]): Promise<void> =>
        expect(
          parts.reduce((lines, part) => lines.filter({ hasText: part }), page.getByRole("table").getByRole("listitem")).first(),
        ).toBeVisible();
      const applicationLine = `${words.entries} ${words.number} ${application}`;

      await test.step("the search names every action, and two readings and the photos are one line", async () => {
        await search(name.toUpperCase());
        const visit = ofScout.getByRole("row").filter({ hasText: applicationLine });
        await expect(visit).toHaveCount(1);
        await expect(visit.getByRole("listitem").filter({ hasText: words.files })).toContainText(`${words.read} ${words.photos}`);
        await expectLine(new RegExp(`${words.list} ${words.entries} \\(\\d+`));
        await expectLine(`${words.change} ${words.entries} ${words.number} ${registration}: ${words.status}`);
        await expectLine(words.export, words.day);
        await expectLine(`${words.delete} ${words.entries} ${words.number} ${registration}`);
        await search(name);
        await expectLine(words.searched);
        expect(await page.getByRole("main").innerText()).not.toMatch(/\b(entries|entry-photos|statusAt|Recebidos)\b/);
        await expectGoodPageAt(page, [390, 1440]);
      });

      await test.step("the spreadsheet has the same lines", async () => {
        const [download] = await Promise.all([page.waitForEvent("download"), page.getByRole("button", { name: words.csv }).click()]);
        const csv = await readFile(await download.path(), "utf8");
        expect(csv).toContain(`"${words.read}";"${words.entries}";"${application}"`);
        expect(csv).not.toContain(name);
      });

      await test.step("the search says when there is no record", async () => {
        await search(randomName("Ninguém"));
        await expect(page.getByText(words.none)).toBeVisible();
        await expectGoodPageAt(page, [390, 1440]);
      });

      await test.step("filters narrow the list, whose lines open the record", async () => {
        await page.getByRole("button", { name: words.showAll }).click();
        const filters = page.getByRole("form", { name: words.filters });
        await filters.getByLabel(words.account, { exact: true }).selectOption(String(account));
        await filters.getByLabel(words.action, { exact: true }).selectOption({ label: words.read });
        await page.getByRole("button", { name: words.apply, exact: true }).click();
        await expect(page).toHaveURL(/account=\d+&action=read/);
        await expect(page.getByRole("heading", { level: 3 }).filter({ hasNotText: "Conta de teste (scout)" })).toHaveCount(0);
        await expect(page.getByRole("table").getByText(words.change, { exact: true })).toHaveCount(0);
        await expectGoodPageAt(page, [390, 1440]);
        await ofScout.getByRole("link", { name: applicationLine }).click();
        await expect(page).toHaveURL(new RegExp(`/admin/applications/${application}$`));
      });

      await test.step("single records use the same words", async () => {
        await page.goBack();
        await page.getByRole("link", { name: words.single }).click();
        await expect(page.getByRole("heading", { level: 1, name: words.records })).toBeVisible();
        // Other tests write records meanwhile, so that the newest ones may not have it.
        await page.goto(`${panelAddress()}${RECORDS}?where[or][0][and][0][id][equals]=${list}`);
        await waitForAdmin(page);
        const rows = page.locator(".collection-list table").last();
        const row = rows.locator("tbody tr", { has: page.locator(`a[href$="${RECORDS}/${list}"]`) });
        await expect(row.getByText(words.several, { exact: true })).toBeVisible();
        await expect(row.getByText(words.entries, { exact: true })).toBeVisible();
        expect(await rows.innerText()).not.toMatch(/\b(entries|entry-photos|statusAt|Recebidos)\b|\d, \d/);
        await row.getByRole("link").first().click();
        await expect(page).toHaveURL(({ pathname }) => pathname === `${RECORDS}/${list}`);
        await expect(page.getByText(`${application}, ${registration}`, { exact: true })).toBeVisible();
        await expect(page.getByText(words.several, { exact: true })).toBeVisible();
        await expect(page.getByText(words.entries, { exact: true })).toBeVisible();
        await expectGoodPageAt(page, [390, 1440]);
      });
    },
  );

/** The id of a new audit record about the deletion of an application. */
const storeRecord = async (accounts: PanelAccounts): Promise<number> => {
  const [application] = await sendApplications([{ realname: randomName("Olga"), phone: randomPhone() }]);
  await accounts.request("DELETE", `/entries/${application}`);
  const [record = 0] = await findRecords(accounts, "entries", String(application));
  return record;
};

test("editors and scouts see no audit record", async ({ accounts, openAdmin }) => {
  const record = await storeRecord(accounts);
  for (const role of ["editor", "scout"] as const) {
    const page = await openAdmin({ role });
    await page.goto(`${panelAddress()}/admin`);
    await waitForAdmin(page);
    await expect(page.locator(`a[href^="${AUDIT}"], a[href^="${RECORDS}"]`)).toHaveCount(0);
    const expectNothing = async (path: string): Promise<void> => {
      await expect(page.getByText(PT.field)).toHaveCount(0);
      await expect(page.getByText(PT.entries)).toHaveCount(0);
      expect(await (await page.request.get(`${panelAddress()}${path}`)).text()).not.toContain(PT.field);
    };
    await page.goto(`${panelAddress()}${AUDIT}`);
    await expect(page.getByText("Só quem administra o painel vê os registros de acesso.")).toBeVisible();
    await expectNothing(AUDIT);
    for (const path of [RECORDS, `${RECORDS}/${record}`]) {
      await page.goto(`${panelAddress()}${path}`);
      await expect(page.getByRole("heading", { level: 1, name: "Nada encontrado" })).toBeVisible();
      await expectNothing(path);
    }
  }
});

for (const role of ["admin", "editor", "scout"] as const)
  test(`an account of the role ${role} creates, changes and deletes no audit record over HTTP`, async ({ accounts, openAdmin }) => {
    const address = `/audit-events/${await storeRecord(accounts)}`;
    const before = await accounts.request("GET", address);
    const { request } = await openAdmin({ role });
    const statusOf = async (method: string, path: string): Promise<number> => {
      const data = method === "DELETE" ? undefined : { detail: "x", action: "read", store: "entries" };
      return (await request.fetch(`${panelAddress()}/cms/api${path}`, { method, data, ...asAdminPage() })).status();
    };
    for (const method of ["PATCH", "DELETE"])
      for (const path of [address, "/audit-events?where[id][exists]=true"])
        expect([method, path, await statusOf(method, path)]).toEqual([method, path, 403]);
    expect(await statusOf("POST", "/audit-events")).toBe(403);
    expect(await accounts.request("GET", address)).toEqual(before);
  });
