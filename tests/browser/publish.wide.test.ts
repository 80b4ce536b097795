import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Browser, Page } from "playwright-core";
import sharp from "sharp";
import { signInToPanel } from "./panel-admin";
import { fetchText } from "./templates";
import { waitUntil } from "../wait";
import { launchBrowser, panelAddress, siteAddress } from "./visitor";

const NAME = "Zuleide Figueira";

let browser: Browser;
let folder: string;
beforeAll(async () => {
  browser = await launchBrowser();
  folder = await mkdtemp(path.join(tmpdir(), "photos-"));
});
afterAll(async () => {
  await browser.close();
  await rm(folder, { recursive: true });
});

const aPhoto = async (name: string, background: string): Promise<string> => {
  const file = path.join(folder, name);
  await sharp({ create: { width: 900, height: 1200, channels: 3, background } })
    .jpeg()
    .toFile(file);
  return file;
};

const choose = async (page: Page, field: string, option: string): Promise<void> => {
  await page.click(`${field} .rs__control`);
  await page.locator(".rs__option", { hasText: new RegExp(`^${option}$`) }).click();
};

const uploadInto = async (page: Page, field: string, files: string[]): Promise<void> => {
  await page.click(`${field} button:has-text("Criar")`);
  await page.setInputFiles(".drawer__content input[type=file], .bulk-upload--drawer input[type=file]", files);
  await page.locator(".drawer__content button:has-text('Salvar') >> visible=true").click();
  await page.locator(".drawer__content").waitFor({ state: "detached" });
};

const openAndCloseAPicture = async (visitor: Page): Promise<void> => {
  const isNamed = (name: string): boolean => document.title.includes(name);
  await visitor.click("a[data-place='1']");
  await visitor.getByRole("dialog").waitFor();
  await visitor.waitForFunction(isNamed, NAME);
  await visitor.keyboard.press("Escape");
  await visitor.getByRole("dialog").waitFor({ state: "detached" });
  await visitor.getByRole("heading", { level: 1, name: NAME }).waitFor();
  await visitor.waitForFunction(isNamed, NAME);
};

const HEADING = { pt: "O que você pede", en: "What you ask for" };

/** Writes a heading of the page that removes images in both languages, and saves it after a look at its preview. */
const changeWords = async (page: Page): Promise<void> => {
  await page.goto(`${panelAddress()}/admin/globals/website-texts`);
  const words = page.locator("#field-words");
  await words.getByRole("searchbox").fill("Seu pedido");
  const heading = words.getByRole("group", { name: "Título: Seu pedido" });
  await heading.getByLabel("Português").fill(HEADING.pt);
  await heading.getByLabel("Inglês").fill(HEADING.en);
  const opened = page.waitForEvent("popup");
  await words.getByRole("button", { name: "Prévia em inglês" }).click();
  const preview = await opened;
  await preview.getByRole("heading", { name: HEADING.en }).waitFor();
  expect(await fetchText("/en/remover-imagens")).not.toContain(HEADING.en);
  await preview.close();
  const saved = page.waitForResponse((response) => response.url().includes("/globals/website-texts") && response.ok());
  await page.click("#action-save");
  await saved;
};

const showsWords = async (): Promise<boolean> =>
  (await fetchText("/remover-imagens")).includes(HEADING.pt) && (await fetchText("/en/remover-imagens")).includes(HEADING.en);

it("a talent published in the panel is live at once, on the listing after the rebuild, and gone when withdrawn", async () => {
  const page = await signInToPanel(browser);
  await page.goto(`${panelAddress()}/admin/collections/talents/create`);
  await page.fill("#field-name", NAME);
  await choose(page, "#field-categories", "teens");
  await choose(page, "#field-gender", "Feminino");
  await page.fill("#field-birthdate", "1990-05-04");
  await page.locator(".tabs-field__tab-button", { hasText: "Imagens" }).click();
  await uploadInto(page, "#field-cover", [await aPhoto("cover.jpg", "#c2410c")]);
  await uploadInto(page, "#field-book", [await aPhoto("one.jpg", "#1d4ed8"), await aPhoto("two.jpg", "#0f6b4f")]);
  await page.click("#action-save");
  await page.waitForURL(/talents\/\d+/);
  const id = /talents\/(\d+)/.exec(page.url())?.[1] ?? "";
  const address = `/teens/${id}/zuleide-figueira`;

  const status = async () => (await fetch(new URL(address, siteAddress()))).status;
  await waitUntil("the talent's live page", async () => (await status()) === 200, 60);
  const visitor = await browser.newPage({ locale: "pt-BR" });
  await visitor.goto(new URL(address, siteAddress()).href);
  await visitor.getByRole("heading", { level: 1, name: NAME }).waitFor();
  expect(await visitor.title()).toContain(NAME);
  expect(await visitor.locator(`img[src*="/media/talents/${id}/"]`).count()).toBeGreaterThan(0);
  await openAndCloseAPicture(visitor);
  await visitor.goto(new URL(`${address}?utm_source=convite`, siteAddress()).href);
  await openAndCloseAPicture(visitor);

  await waitUntil("the talent on its listing", async () => (await fetchText("/teens/meninas")).includes(address), 90);
  expect(await fetchText(address)).toContain(NAME);

  // Words and withdrawal share a build.
  const words = await signInToPanel(browser);
  await changeWords(words);
  await words.context().close();
  await page.locator(".doc-controls__popup button, .doc-controls__dots").first().click();
  await page.locator("#action-unpublish").click();
  await page.locator("#confirm-action >> visible=true").click();
  await waitUntil("404 for the withdrawn talent", async () => (await status()) === 404, 60);
  expect((await fetch(new URL(`/page-data${address}/page-data.json`, siteAddress()))).status).toBe(404);
  expect((await fetch(new URL(`/api/talents/${id}`, siteAddress()))).status).toBe(404);
  await waitUntil("the listing without the withdrawn talent", async () => !(await fetchText("/teens/meninas")).includes(address), 90);
  await waitUntil("the words in both languages", showsWords, 60);
});
