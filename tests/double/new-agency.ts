import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Page } from "@playwright/test";
import { waitForAdmin } from "../browser/panel-admin";
import type { DrawnRoster } from "../builders/drawn-roster";

/** An invented agency: the values that its people type on the day on which they move in. */
export const NEW_AGENCY = {
  name: "Maré Alta Elencos",
  founded: "2011",
  face: "Fraunces",
  paper: "Branco",
  accents: {
    ...{ Kids: "#a8410f", Teens: "#0f5c8c", Atores: "#3f5e2a", Talents: "#6b2e7a", "Digital Influencers": "#9c1f52" },
    "Demais páginas": "#0b4f6c",
  },
  about: "A Maré Alta representa talentos do litoral desde 2011.",
  scouting: "Conte quem você é. Respondemos a todas as inscrições em duas semanas.",
  privacy: "Guardamos os seus dados pelo tempo necessário, e apagamos quando você pedir.",
  phone: "+55 (13) 90000-0101",
  emptyBlog: { pt: "Em breve, histórias da nossa praia.", en: "Stories from our shore, soon." },
} as const;

/** Wide, with a mark and letters of plain shapes. */
const LOGO = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 60" width="240" height="60">
  <path d="M6 40 Q18 12 30 40 T54 40" fill="none" stroke="#0f5c8c" stroke-width="6" stroke-linecap="round"/>
  <path d="M72 44 V18 L88 40 L104 18 V44 M116 44 L130 16 L144 44 M121 35 H139" fill="none" stroke="#141414" stroke-width="5"/>
</svg>`;

const saveGlobal = async (page: Page): Promise<void> => {
  await page.click("#action-save");
  await page.getByText("sucesso").first().waitFor();
};

const createCategories = async (page: Page, admin: string): Promise<void> => {
  await page.goto(`${admin}/collections/categories`);
  await page.getByRole("button", { name: "Criar todas" }).click();
  await page.getByRole("link", { name: "Digital Influencer" }).waitFor();
};

const fillIdentity = async (page: Page, admin: string): Promise<void> => {
  await page.goto(`${admin}/globals/customizations`);
  await waitForAdmin(page);
  await page.getByRole("button", { name: "Nome", exact: true }).click();
  await page.fill("#field-agencyName", NEW_AGENCY.name);
  await page.fill("#field-founded", NEW_AGENCY.founded);
  await page.getByRole("button", { name: "Cores e letra" }).click();
  await page.getByRole("radio", { name: NEW_AGENCY.face }).check();
  await page.getByRole("radio", { name: NEW_AGENCY.paper }).check();
  for (const [category, colour] of Object.entries(NEW_AGENCY.accents)) await page.getByLabel(`${category}: código da cor`).fill(colour);
  await saveGlobal(page);
};

/** Uploads the agency's drawing as its first logo. */
export const uploadLogo = async (page: Page, admin: string): Promise<void> => {
  await page.goto(`${admin}/globals/website-images`);
  await page.click("#field-logo button:has-text('Criar')");
  const file = { name: "logo.svg", mimeType: "image/svg+xml", buffer: Buffer.from(LOGO) };
  await page.setInputFiles(".drawer__content input[type=file]", file);
  await page.locator(".drawer__content button:has-text('Salvar') >> visible=true").click();
  await page.locator(".drawer__content").waitFor({ state: "detached" });
  await saveGlobal(page);
};

const writeTexts = async (page: Page, admin: string): Promise<void> => {
  await page.goto(`${admin}/globals/website-texts`);
  const richTexts = {
    "A agência": NEW_AGENCY.about,
    "Seja modelo: introdução": NEW_AGENCY.scouting,
    "Aviso de privacidade": NEW_AGENCY.privacy,
  };
  for (const [label, text] of Object.entries(richTexts)) {
    await page.getByRole("textbox", { name: label }).click();
    await page.keyboard.type(text);
  }
  await page.fill("#field-contact_phone", NEW_AGENCY.phone);
  await page.getByRole("searchbox", { name: "Buscar uma palavra" }).fill("Nenhum conteúdo encontrado");
  // The home page's comes first; other pages have the same text.
  const word = page.getByRole("group", { name: /Nenhum conteúdo encontrado$/ }).first();
  await word.getByLabel("Português").fill(NEW_AGENCY.emptyBlog.pt);
  await word.getByLabel("Inglês").fill(NEW_AGENCY.emptyBlog.en);
  await saveGlobal(page);
};

const importTalents = async (page: Page, admin: string, { table, pictures, people }: DrawnRoster): Promise<void> => {
  const folder = await mkdtemp(path.join(tmpdir(), "roster-"));
  const files = { table: path.join(folder, "elenco.xlsx"), pictures: path.join(folder, "fotos.zip") };
  await writeFile(files.table, table);
  await writeFile(files.pictures, pictures);
  await page.goto(`${admin}/import`);
  await page.setInputFiles("input[name=table]", files.table);
  await page.setInputFiles("input[name=pictures]", files.pictures);
  await page.getByRole("button", { name: "Enviar e conferir as colunas" }).click();
  await page.getByRole("button", { name: "Conferir sem gravar" }).click({ timeout: 120_000 });
  await page.getByRole("button", { name: `Importar ${people.length} talentos` }).click({ timeout: 180_000 });
  await page.getByRole("heading", { name: "Importação terminada" }).waitFor({ timeout: 300_000 });
  await rm(folder, { recursive: true });
};

/** Performs an agency's steps in the admin between the first sign-in and its own site, except the logo. `page` is signed in. */
export const moveIn = async (page: Page, admin: string, roster: DrawnRoster): Promise<void> => {
  await createCategories(page, admin);
  await fillIdentity(page, admin);
  await writeTexts(page, admin);
  await importTalents(page, admin, roster);
};
