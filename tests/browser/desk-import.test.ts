import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { drawRoster, type DrawnRoster } from "../builders/drawn-roster";
import type { PanelAccounts } from "./panel-accounts";
import { waitForAdmin } from "./panel-admin";
import { expect, test } from "./test";
import { axeViolations, panelAddress, waitForAnimations } from "./visitor";

const PHONE = { width: 390, height: 844 };
/** An import takes a second or two for each talent on a busy machine. */
const IMPORT_MS = 120_000;

/** The talents of the spreadsheet, which no other test imports. */
const findTalents = async (accounts: PanelAccounts): Promise<{ id: number }[]> => {
  const answer = await accounts.request("GET", "/talents?where[agencyKey][like]=T-&limit=100&depth=0&draft=true");
  return (answer as { docs: { id: number }[] }).docs;
};

test.afterEach(async ({ accounts }) => {
  for (const { id } of await findTalents(accounts)) await accounts.request("DELETE", `/talents/${id}`);
});

const checkScreen = async (page: Page): Promise<void> => {
  const before = page.viewportSize();
  for (const size of [PHONE, before ?? PHONE]) {
    await page.setViewportSize(size);
    await waitForAnimations(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBeLessThanOrEqual(0);
  }
  expect(await axeViolations(page)).toEqual([]);
};

const sendFiles = async (page: Page, { table, pictures }: DrawnRoster): Promise<void> => {
  const mimeType = "application/octet-stream";
  await page.setInputFiles("input[name=table]", { name: "elenco.xlsx", mimeType, buffer: table });
  await page.setInputFiles("input[name=pictures]", { name: "fotos.zip", mimeType, buffer: pictures });
  await page.getByRole("button", { name: "Enviar e conferir as colunas" }).click();
  await expect(page.getByRole("heading", { name: "Colunas da planilha" })).toBeVisible();
};

/** Starts the dry run, and waits until it has counted the rows by what will happen. */
const expectPlan = async (page: Page, counts: readonly string[]): Promise<void> => {
  await page.getByRole("button", { name: "Conferir sem gravar" }).click();
  await expect(page.getByRole("heading", { name: "O que vai acontecer" })).toBeVisible({ timeout: IMPORT_MS });
  await expect(page.locator("[role=group] button")).toHaveText(counts);
};

test("imports a spreadsheet with pictures, shows before what happens, and repeats without storing anybody twice", async ({
  openAdmin,
  accounts,
}) => {
  const roster = await drawRoster({ talents: 4, bookPictures: 1, width: 300, seed: Date.now() });
  const page = await openAdmin();
  await page.goto(`${panelAddress()}/admin/import`);
  await waitForAdmin(page);
  await checkScreen(page);
  await page.getByRole("button", { name: "Enviar e conferir as colunas" }).click();
  await expect(page.getByText("Escolha a planilha.")).toBeVisible();

  await sendFiles(page, roster);
  await expect(page.getByLabel("Nascimento é importada como")).toHaveValue("birthdate");
  await page.getByLabel("Manequim é importada como").selectOption({ label: "Não importar" });
  await checkScreen(page);
  await expectPlan(page, ["Todas 4", "Novos 4", "Mudam 0", "Iguais 0", "Recusados 0"]);
  await expect(page.locator("td img").first()).not.toHaveJSProperty("naturalWidth", 0);
  await checkScreen(page);
  expect(await findTalents(accounts)).toEqual([]);

  await page.getByRole("button", { name: "Importar 4 talentos" }).press("Enter");
  await expect(page.getByRole("progressbar")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Importação terminada" })).toBeVisible({ timeout: IMPORT_MS });
  expect(await findTalents(accounts)).toHaveLength(4);
  const downloaded = page.waitForEvent("download");
  await page.getByRole("link", { name: "Baixar o relatório (CSV)" }).first().click();
  const report = await readFile(await (await downloaded).path(), "utf8");
  for (const { name } of roster.people) expect(report).toContain(`"${name}";"novo"`);

  await page.getByRole("button", { name: "Nova importação" }).click();
  await sendFiles(page, roster);
  await expect(page.getByText("As colunas são as mesmas de uma importação anterior")).toBeVisible();
  await expect(page.getByLabel("Manequim é importada como")).toHaveValue("");
  await expectPlan(page, ["Todas 4", "Novos 0", "Mudam 0", "Iguais 4", "Recusados 0"]);
  await page.getByRole("button", { name: "Apagar arquivos e relatório" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Apagar arquivos e relatório" }).click();
  await expect(page.getByRole("heading", { name: "Arquivos" })).toBeVisible();
});
