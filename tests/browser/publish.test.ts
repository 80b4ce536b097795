import type { Page } from "@playwright/test";
import { SLOWNESS } from "../setup/slowness";
import { waitForAdmin } from "./panel-admin";
import { photoFile } from "./photo-file";
import { fetchText } from "./templates";
import { expect, test } from "./own-stack";
import { panelAddress, siteAddress, visit } from "./visitor";

const NAME = "Zuleide Figueira";

/** Longer than a build takes. */
const BUILD = { timeout: 90_000 * SLOWNESS };

const openScreen = async (page: Page, path: string): Promise<void> => {
  await page.goto(`${panelAddress()}/admin${path}`);
  await waitForAdmin(page);
};

const choose = async (page: Page, field: string, option: string): Promise<void> => {
  await page.click(`${field} .rs__control`);
  await page.locator(".rs__option", { hasText: new RegExp(`^${option}$`) }).click();
};

const uploadInto = async (page: Page, field: string, files: Awaited<ReturnType<typeof photoFile>>[]): Promise<void> => {
  await page.setInputFiles(`${field} input[type=file]`, files);
  await expect(page.locator(`${field} img`)).toHaveCount(files.length);
};

const openAndCloseAPicture = async (page: Page): Promise<void> => {
  await page.click("a[data-place='1']");
  await expect(page.getByRole("dialog")).toBeVisible();
  await expect(page).toHaveTitle(new RegExp(NAME));
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 1, name: NAME })).toBeVisible();
  await expect(page).toHaveTitle(new RegExp(NAME));
};

const HOURS = "De segunda a sexta, das 9 às 17";
const HEADING = { pt: "O que você pede", en: "What you ask for" };

/** Saves opening hours as a draft, checks the preview, and that the site still shows the published ones. */
const draftHours = async (page: Page): Promise<void> => {
  await page.fill("#field-contact_hours", HOURS);
  await page.click("#action-save-draft");
  await page.getByText("Rascunho salvo").first().waitFor();
  const opened = page.waitForEvent("popup");
  await page.getByRole("button", { name: "Contato", exact: true }).click();
  const preview = await opened;
  await expect(preview.getByText(HOURS)).toBeVisible();
  expect(await fetchText("/contato")).not.toContain(HOURS);
  await preview.close();
};

/**
 * Changes a heading of the page for removing images in both languages, checks its preview, and publishes it with the opening hours, which
 * were a draft before.
 */
const changeWords = async (page: Page): Promise<void> => {
  await openScreen(page, "/globals/website-texts");
  await draftHours(page);
  const words = page.locator("#field-words");
  await words.getByRole("searchbox").fill("Seu pedido");
  const heading = words.getByRole("group", { name: "Título: Seu pedido" });
  await heading.getByLabel("Português").fill(HEADING.pt);
  await heading.getByLabel("Inglês").fill(HEADING.en);
  const opened = page.waitForEvent("popup");
  await words.getByRole("button", { name: "Prévia em inglês" }).click();
  const preview = await opened;
  await expect(preview.getByRole("heading", { name: HEADING.en })).toBeVisible();
  expect(await fetchText("/en/remover-imagens")).not.toContain(HEADING.en);
  await preview.close();
  const saved = page.waitForResponse((response) => response.url().includes("/globals/website-texts") && response.ok());
  await page.click("#action-save");
  await saved;
};

const createTalent = async (page: Page): Promise<string> => {
  await openScreen(page, "/collections/talents/create");
  await page.fill("#field-name", NAME);
  await choose(page, "#field-categories", "Teens");
  await choose(page, "#field-gender", "Feminino");
  await page.fill("#field-birthdate", "1990-05-04");
  await page.locator(".tabs-field__tab-button", { hasText: "Imagens" }).click();
  await uploadInto(page, "#field-cover", [await photoFile("cover.jpg", { background: "#c2410c", width: 900 })]);
  await uploadInto(page, "#field-book", [
    await photoFile("one.jpg", { background: "#1d4ed8", width: 900 }),
    await photoFile("two.jpg", { background: "#0f6b4f", width: 900 }),
  ]);
  await page.click("#action-save");
  await expect(page).toHaveURL(/talents\/\d+/);
  return /talents\/(\d+)/.exec(page.url())?.[1] ?? "";
};

const statusOf = async (path: string): Promise<number> => (await fetch(new URL(path, siteAddress()))).status;

test("a talent published in the panel is live at once, on the listing after the rebuild, and gone when withdrawn", async ({
  openAdmin,
  openVisitor,
}) => {
  const page = await openAdmin();
  const id = await createTalent(page);
  const address = `/teens/${id}/zuleide-figueira`;
  await expect.poll(() => statusOf(address), "the talent's live page").toBe(200);
  const visitor = await openVisitor();
  await visit(visitor, address);
  await expect(visitor.page.getByRole("heading", { level: 1, name: NAME })).toBeVisible();
  await expect(visitor.page).toHaveTitle(new RegExp(NAME));
  await expect(visitor.page.locator(`img[src*="/media/talents/${id}/"]`)).not.toHaveCount(0);
  await openAndCloseAPicture(visitor.page);
  await visit(visitor, `${address}?utm_source=convite`);
  await openAndCloseAPicture(visitor.page);

  await expect.poll(() => fetchText("/teens/meninas"), BUILD).toContain(address);
  expect(await fetchText(address)).toContain(NAME);

  // Words and withdrawal share a build.
  const texts = await openAdmin();
  await changeWords(texts);
  await page.locator(".doc-controls__popup button, .doc-controls__dots").first().click();
  await page.locator("#action-unpublish").click();
  await page.locator("#confirm-action >> visible=true").click();
  await expect.poll(() => statusOf(address), "the withdrawn talent's page").toBe(404);
  expect(await statusOf(`/page-data${address}/page-data.json`)).toBe(404);
  expect(await statusOf(`/api/talents/${id}`)).toBe(404);
  await expect.poll(() => fetchText("/teens/meninas"), BUILD).not.toContain(address);
  await expect.poll(() => fetchText("/remover-imagens")).toContain(HEADING.pt);
  await expect.poll(() => fetchText("/en/remover-imagens")).toContain(HEADING.en);
  expect(await fetchText("/contato")).toContain(HOURS);
  await expect(texts.getByRole("status").filter({ hasText: "Sua alteração está no ar" })).toBeVisible();
});
