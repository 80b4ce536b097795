import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { randomPhone, sendApplications } from "./applications";
import { randomName, waitForAdmin } from "./panel-admin";
import { expect, expectGoodPageAt, gateIf, test } from "./test";
import { panelAddress } from "./visitor";

const PT = { link: "Exportar tudo", received: /^Com o que visitantes enviaram/, download: "Baixar tudo", done: /^Pronto: / };

const EN: typeof PT = {
  link: "Export everything",
  received: /^With what visitors sent/,
  download: "Download everything",
  done: /^Done: /,
};

/** The names of the files in the ZIP, which stand uncompressed in its directory. */
const download = async (page: Page, words: typeof PT): Promise<string> => {
  const [file] = await Promise.all([page.waitForEvent("download"), page.getByRole("button", { name: words.download }).click()]);
  const bytes = await readFile(await file.path());
  await expect(page.getByRole("alert").filter({ hasText: words.done })).toBeVisible();
  return bytes.toString("latin1");
};

for (const [language, words] of [
  ["pt", PT],
  ["en", EN],
] as const)
  test(
    `in ${language} an admin exports everything from the menu, with or without what visitors sent`,
    gateIf(language === "pt"),
    async ({ openAdmin }) => {
      await sendApplications([{ realname: randomName("Ivone"), phone: randomPhone() }]);
      const page = await openAdmin({ language });
      await page.goto(`${panelAddress()}/admin`);
      await waitForAdmin(page);
      await page.getByRole("link", { name: words.link }).click();
      await expect(page.getByRole("heading", { level: 1, name: words.link })).toBeVisible();
      const whole = await download(page, words);
      expect(whole).toContain("csv/entries.csv");
      expect(whole).toContain("files/private/");
      await expectGoodPageAt(page, [390, 1440]);
      await page.getByRole("checkbox", { name: words.received }).uncheck();
      const rest = await download(page, words);
      expect(rest).toContain("csv/talents.csv");
      expect(rest).not.toContain("csv/entries.csv");
    },
  );

test("an editor finds neither the export nor a way to it", async ({ openAdmin }) => {
  const page = await openAdmin({ role: "editor" });
  await page.goto(`${panelAddress()}/admin/export`);
  await expect(page.getByText("Só quem administra o painel exporta tudo.")).toBeVisible();
  await expect(page.getByRole("button", { name: PT.download })).toHaveCount(0);
  await expect(page.locator(`a[href="/admin/export"]`)).toHaveCount(0);
});
