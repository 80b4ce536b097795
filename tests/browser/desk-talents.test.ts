import type { Page } from "@playwright/test";
import type { PanelAccounts } from "./panel-accounts";
import { randomName, waitForAdmin } from "./panel-admin";
import { expect, expectGoodPageAt, gateIf, test } from "./test";
import { panelAddress } from "./visitor";

const PT = {
  tabs: "No site",
  drafts: /^Rascunhos ?\d+$/,
  archived: /^Arquivados ?\d+$/,
  draft: "Rascunho",
  archivedOne: "Arquivado",
  category: "Atores",
  saveDraft: "Salvar rascunho",
  locked: "Outra conta está editando",
  newTalent: "[Novo registro]",
};

const EN: typeof PT = {
  tabs: "On the site",
  drafts: /^Drafts ?\d+$/,
  archived: /^Archived ?\d+$/,
  draft: "Draft",
  archivedOne: "Archived",
  category: "Actors",
  saveDraft: "Save Draft",
  locked: "Another account is editing this",
  newTalent: "[New record]",
};

type Talent = { categories: number[] };

type Stored = { docs: { id: number }[] };

/** An adult of the category of actors. */
const storeDraft = async (accounts: PanelAccounts, name: string): Promise<number> => {
  const { docs } = (await accounts.request("GET", "/categories?where[category][equals]=ator")) as Stored;
  const data = { name, gender: "woman", birthdate: "1990-03-09", categories: docs.map(({ id }) => id), _status: "draft" };
  const { doc } = (await accounts.request("POST", "/talents?draft=true", data)) as { doc: { id: number } };
  return doc.id;
};

const openTab = async (page: Page, words: typeof PT, tab: RegExp): Promise<void> => {
  await page.getByRole("navigation", { name: words.tabs }).getByRole("link", { name: tab }).click();
  await expect(page.getByRole("navigation", { name: words.tabs }).locator("[aria-current]")).toHaveText(tab);
};

for (const [language, words] of [
  ["pt", PT],
  ["en", EN],
] as const)
  test(
    `in ${language} drafts and archived talents have tabs with counts, and a new talent has a title`,
    gateIf(language === "pt"),
    async ({ accounts, openAdmin }) => {
      const name = randomName("Zilda");
      const talent = await storeDraft(accounts, name);
      const page = await openAdmin({ role: "editor", language });
      await page.goto(`${panelAddress()}/admin/collections/talents?limit=100`);
      await waitForAdmin(page);
      const row = page.getByRole("row").filter({ has: page.getByRole("link", { name, exact: true }) });

      await test.step("a draft is among the drafts, with its category in words", async () => {
        await openTab(page, words, words.drafts);
        await expect(row).toContainText(words.draft);
        await expect(row).toContainText(words.category);
        await expectGoodPageAt(page, [390, 1440]);
      });

      await test.step("its form has the category in words", async () => {
        await page.goto(`${panelAddress()}/admin/collections/talents/${talent}`);
        await waitForAdmin(page);
        const categories = page.locator("#field-categories");
        await expect(categories.locator(".multi-value-label")).toHaveText([words.category]);
        await categories.locator(".rs__input").first().fill("teens");
        await categories.locator(".rs__option").first().click();
        await expect(categories.locator(".multi-value-label")).toHaveText([words.category, "Teens"]);
        await page.getByRole("button", { name: words.saveDraft }).click();
        await expect
          .poll(async () => ((await accounts.request("GET", `/talents/${talent}?draft=true&depth=0`)) as Talent).categories.length)
          .toBe(2);
        await page.goto(`${panelAddress()}/admin/collections/talents?limit=100`);
        await waitForAdmin(page);
        await openTab(page, words, words.drafts);
      });

      await test.step("a talent that another account edits says so", async () => {
        const other = await openAdmin({ role: "admin" });
        await other.goto(`${panelAddress()}/admin/collections/talents/${await storeDraft(accounts, `${name} em edição`)}`);
        await waitForAdmin(other);
        const locked = other.waitForResponse((response) => response.request().method() === "POST" && response.ok());
        await other.fill("#field-instagram", "@exemplo");
        await locked;
        await expect(async () => {
          await page.reload();
          await waitForAdmin(page);
          await expect(page.getByRole("button", { name: words.locked }).first()).toBeVisible({ timeout: 2000 });
        }).toPass();
        await expectGoodPageAt(page, [390, 1440]);
        await other.close();
      });

      await test.step("a talent that was published and taken off the site is archived", async () => {
        for (const _status of ["published", "draft"]) await accounts.request("PATCH", `/talents/${talent}?overrideLock=true`, { _status });
        await openTab(page, words, words.archived);
        await expect(row).toContainText(words.archivedOne);
        await openTab(page, words, words.drafts);
        await expect(row).toHaveCount(0);
      });

      await test.step("a new talent has a title", async () => {
        await page.locator(".list-header a[href$='/create']").click();
        await expect(page.getByRole("heading", { level: 1, name: words.newTalent })).toBeVisible();
      });

      await accounts.request("DELETE", `/talents?where[name][like]=${encodeURIComponent(name)}&overrideLock=true`);
    },
  );
