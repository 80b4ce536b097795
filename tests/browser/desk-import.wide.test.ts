import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Browser, BrowserContext, Page } from "playwright-core";
import { allowSvg } from "../allow-svg";
import { drawRoster, type DrawnRoster } from "../builders/drawn-roster";
import { waitUntil } from "../wait";
import { createPanelAccounts, type PanelAccounts } from "./panel-roles";
import { axeViolations, launchBrowser, panelAddress, waitForAnimations } from "./visitor";

const PHONE = { width: 390, height: 844 };
/** An import takes a second or two for each talent on a busy machine. */
const IMPORT_MS = 120_000;

allowSvg();

let browser: Browser;
let accounts: PanelAccounts;
let session: BrowserContext;
let folder: string;
let roster: DrawnRoster;

beforeAll(async () => {
  browser = await launchBrowser();
  accounts = await createPanelAccounts(browser);
  folder = await mkdtemp(path.join(tmpdir(), "import-"));
  roster = await drawRoster({ talents: 4, bookPictures: 1, width: 300, seed: Date.now() });
  await writeFile(path.join(folder, "elenco.xlsx"), roster.table);
  await writeFile(path.join(folder, "fotos.zip"), roster.pictures);
  session = await accounts.open({ role: "admin", language: "pt" });
});
afterAll(async () => {
  const { docs } = (await accounts.request("GET", `/talents?where[agencyKey][like]=T-&limit=100&depth=0&draft=true`)) as {
    docs: { id: number }[];
  };
  for (const { id } of docs) await accounts.request("DELETE", `/talents/${id}`);
  await session.close();
  await accounts.close();
  await browser.close();
  await rm(folder, { recursive: true, force: true });
});

const openImport = async (): Promise<Page> => {
  const page = await session.newPage();
  await page.goto(`${panelAddress()}/admin/import`);
  await page.waitForLoadState("networkidle");
  return page;
};

const filters = (page: Page): Promise<string[]> => page.locator("[role=group] button").allInnerTexts();

const checkScreen = async (page: Page): Promise<void> => {
  const before = page.viewportSize();
  for (const size of [PHONE, before ?? PHONE]) {
    await page.setViewportSize(size);
    await waitForAnimations(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBeLessThanOrEqual(0);
  }
  expect(await axeViolations(page)).toEqual([]);
};

/** From the files to the dry run. */
const plan = async (page: Page): Promise<void> => {
  await page.setInputFiles("input[name=table]", path.join(folder, "elenco.xlsx"));
  await page.setInputFiles("input[name=pictures]", path.join(folder, "fotos.zip"));
  await page.getByRole("button", { name: "Enviar e conferir as colunas" }).click();
  await page.getByRole("heading", { name: "Colunas da planilha" }).waitFor();
};

const check = async (page: Page): Promise<void> => {
  await page.getByRole("button", { name: "Conferir sem gravar" }).click();
  await page.getByRole("heading", { name: "O que vai acontecer" }).waitFor({ timeout: IMPORT_MS });
  await page.locator("[role=group] button").first().waitFor();
};

const countTalents = async (): Promise<number> =>
  ((await accounts.request("GET", `/talents?where[agencyKey][like]=T-&limit=0&depth=0&draft=true`)) as { totalDocs: number }).totalDocs;

it("imports a spreadsheet with pictures, shows before what happens, and repeats without storing anybody twice", async () => {
  const page = await openImport();
  await checkScreen(page);
  await page.getByRole("button", { name: "Enviar e conferir as colunas" }).click();
  await page.getByText("Escolha a planilha.").waitFor();

  await plan(page);
  expect(await page.getByLabel("Nascimento é importada como").inputValue()).toBe("birthdate");
  await page.getByLabel("Manequim é importada como").selectOption({ label: "Não importar" });
  await checkScreen(page);
  await check(page);
  expect(await filters(page)).toEqual(["Todas 4", "Novos 4", "Mudam 0", "Iguais 0", "Recusados 0"]);
  await waitUntil("the first picture", () =>
    page
      .locator("td img")
      .first()
      .evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0),
  );
  await checkScreen(page);
  expect(await countTalents()).toBe(0);

  await page.getByRole("button", { name: "Importar 4 talentos" }).press("Enter");
  await page.getByRole("progressbar").waitFor();
  await page.getByRole("heading", { name: "Importação terminada" }).waitFor({ timeout: IMPORT_MS });
  expect(await countTalents()).toBe(4);
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "Baixar o relatório (CSV)" }).first().click(),
  ]);
  const report = await readFile(await download.path(), "utf8");
  for (const { name } of roster.people) expect(report).toContain(`"${name}";"novo"`);

  await page.getByRole("button", { name: "Nova importação" }).click();
  await plan(page);
  await page.getByText("As colunas são as mesmas de uma importação anterior").waitFor();
  expect(await page.getByLabel("Manequim é importada como").inputValue()).toBe("");
  await check(page);
  expect(await filters(page)).toEqual(["Todas 4", "Novos 0", "Mudam 0", "Iguais 4", "Recusados 0"]);
  await page.getByRole("button", { name: "Apagar arquivos e relatório" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Apagar arquivos e relatório" }).click();
  await page.getByRole("heading", { name: "Arquivos" }).waitFor();
});
