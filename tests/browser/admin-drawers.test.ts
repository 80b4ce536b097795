import type { Page } from "@playwright/test";
import { findProblems, openScreen } from "./admin-checks";
import { randomName } from "./panel-admin";
import { photoFile } from "./photo-file";
import { expect, test } from "./test";
import { waitForAnimations } from "./visitor";

const PT = {
  upload: "Enviar vários arquivos",
  edit: "Editar",
  remove: "Excluir",
  columns: "Colunas",
  filters: "Filtros",
  save: "Salvar",
  saved: "Criação concluída: Categoria.",
  chooseFile: "Escolher entre os existentes",
  publish: "Publicar alterações",
  refused: "Capa (imagem ou vídeo): Esse campo é obrigatório.",
};

const EN: typeof PT = {
  upload: "Upload several files",
  edit: "Edit",
  remove: "Delete",
  columns: "Columns",
  filters: "Filters",
  save: "Save",
  saved: "Category successfully created.",
  chooseFile: "Choose from existing",
  publish: "Publish changes",
  refused: "Cover (picture or video): This field is required.",
};

type Open = (page: Page, words: typeof PT, errors: string[]) => Promise<void>;

const selectFirst = (page: Page): Promise<void> => page.locator("td input[type=checkbox]").first().check();

/** Drawers, dialogs and notices that a screen shows only after an action; none of them changes a record of others. */
const STATES: readonly [name: string, path: string, open: Open][] = [
  [
    "the drawer of several uploads",
    "/collections/media",
    async (page, { upload }) => {
      await page.getByRole("button", { name: upload }).first().click();
      await page.locator("dialog input[type=file]").setInputFiles([await photoFile("um.jpg"), await photoFile("dois.jpg")]);
      await expect(page.locator(".file-selections__fileRow")).toHaveCount(2);
    },
  ],
  [
    "the drawer that edits several records",
    "/collections/categories",
    async (page, { edit }) => {
      await selectFirst(page);
      await page.getByRole("button", { name: edit, exact: true }).click();
      await expect(page.locator(".edit-many__header__title")).toBeVisible();
    },
  ],
  [
    "the question before several records are deleted",
    "/collections/categories",
    async (page, { remove }) => {
      await selectFirst(page);
      await page.getByRole("button", { name: remove, exact: true }).click();
      await expect(page.locator(".confirmation-modal")).toBeVisible();
    },
  ],
  [
    "the columns and the filters of a list",
    "/collections/talents",
    async (page, { columns, filters }) => {
      await page.getByRole("button", { name: columns, exact: true }).click();
      await expect(page.locator(".pill-selector")).toBeVisible();
      await page.getByRole("button", { name: filters, exact: true }).click();
      await expect(page.locator(".where-builder")).toBeVisible();
    },
  ],
  [
    "the drawer of existing files",
    "/collections/posts/create",
    async (page, { chooseFile }) => {
      await page.getByRole("button", { name: chooseFile }).first().click();
      await expect(page.locator("dialog .list-header")).toBeVisible();
    },
  ],
  [
    "the question before a screen with changes is left",
    "/collections/posts/create",
    async (page) => {
      await page.fill("#field-title", "Rascunho");
      await page.locator(".nav a[href$='/admin/packages']").click();
      await expect(page.locator(".confirmation-modal")).toBeVisible();
    },
  ],
  [
    "the notice of a refused record",
    "/collections/posts/create",
    async (page, { publish, refused }, errors) => {
      await page.getByRole("button", { name: publish }).click();
      await expect(page.locator("[data-sonner-toast]").getByText(refused)).toBeVisible();
      expect(errors.splice(0)).toEqual([expect.stringMatching(/status of 400 .*\/cms\/api\/posts\?/)]);
    },
  ],
];

for (const [language, words] of [
  ["pt", PT],
  ["en", EN],
] as const) {
  for (const [name, path, open] of STATES)
    test(`${name} has no problem at 390 and 1440 px, in ${language}`, async ({ openAdmin }) => {
      const context = (await openAdmin({ role: "editor", language })).context();
      const screen = await openScreen(context, `/admin${path}`);
      await open(screen.page, words, screen.errors);
      await waitForAnimations(screen.page);
      expect(await findProblems(screen, language)).toEqual([]);
    });

  test(`the notice of a saved record has no problem, in ${language}`, async ({ openAdmin, accounts }) => {
    const category = randomName("TF - ");
    const context = (await openAdmin({ role: "editor", language })).context();
    const screen = await openScreen(context, "/admin/collections/categories/create");
    await screen.page.fill("#field-category", category);
    await screen.page.getByRole("button", { name: words.save, exact: true }).click();
    await expect(screen.page.locator("[data-sonner-toast]").getByText(words.saved)).toBeVisible();
    const problems = await findProblems(screen, language);
    await accounts.request("DELETE", `/categories?where[category][equals]=${encodeURIComponent(category)}`);
    expect(problems).toEqual([]);
  });
}
