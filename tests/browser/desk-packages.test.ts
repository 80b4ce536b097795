import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { randomPhone, sendForm, signInToContract } from "./applications";
import { findPackageTalents, hashOfPackage } from "./client-packages";
import type { AdminScreen } from "./panel-accounts";
import { randomName, waitForAdmin } from "./panel-admin";
import { expect, expectGoodPage, test } from "./test";
import { panelAddress } from "./visitor";

const PT = {
  make: "Criar pacote",
  makeOfTwo: "Criar pacote (2)",
  client: "Cliente",
  shared: "Endereço de uma seleção do site",
  add: "Acrescentar",
  title: "Título",
  down: /^Descer /u,
  save: "Criar o link",
  link: "O link do pacote",
  whatsapp: "Enviar por WhatsApp",
  open: "Ver o pacote",
  nobody: "Ninguém respondeu ainda.",
  yes: "Sim",
  revoke: "Desativar o link",
  revoked: "Desativado",
};

const EN: typeof PT = {
  make: "Make a package",
  makeOfTwo: "Make a package (2)",
  client: "Client",
  shared: "Address of a selection on the site",
  add: "Add",
  title: "Title",
  down: /^Move .* down$/u,
  save: "Make the link",
  link: "The package's link",
  whatsapp: "Send by WhatsApp",
  open: "See the package",
  nobody: "Nobody has answered yet.",
  yes: "Yes",
  revoke: "Revoke the link",
  revoked: "Revoked",
};

const SCREENS: [string, AdminScreen, typeof PT][] = [
  ["Portuguese at 390 px", { width: 390, language: "pt" }, PT],
  ["English at 1440 px", { width: 1440, language: "en" }, EN],
];

const openScreen = async (page: Page, path: string): Promise<void> => {
  await page.goto(`${panelAddress()}/admin${path}`);
  await waitForAdmin(page);
};

const callContract = async (link: string, path = "", json?: unknown): Promise<Response> =>
  fetch(`${panelAddress()}/api/packages/${hashOfPackage(link)}${path}`, {
    method: json === undefined ? "GET" : "POST",
    headers: { Authorization: `Bearer ${await signInToContract()}`, "Content-Type": "application/json" },
    body: JSON.stringify(json),
  });

const talentsOf = async (link: string): Promise<number[]> => {
  const { data } = (await (await callContract(link)).json()) as { data: { talents: { id: number }[] } };
  return data.talents.map(({ id }) => id);
};

/** Returns the address that a client would get. */
const save = async (page: Page, texts: typeof PT): Promise<string> => {
  await page.getByLabel(texts.title, { exact: true }).fill(`Campanha ${randomUUID()}`);
  await expectGoodPage(page);
  await page.getByRole("button", { name: texts.save }).click();
  const link = await page.getByRole("textbox", { name: texts.link }).inputValue();
  const message = await page.getByRole("link", { name: texts.whatsapp }).getAttribute("href");
  expect(decodeURIComponent(message ?? "")).toContain(link);
  return link;
};

for (const [screen, options, texts] of SCREENS)
  test.describe(`in ${screen} a package`, () => {
    test("is made of a visitor's shared selection in another order, answered and revoked", async ({ openAdmin, accounts }) => {
      const page = await openAdmin(options);
      const ids = (await findPackageTalents(accounts, 2)).map(({ id }) => id);
      await openScreen(page, "/packages");
      await page.getByRole("link", { name: texts.make }).click();
      await page.getByLabel(texts.shared).fill(`https://www.casajuriti.example/selecao?ids=${ids.join(",")}`);
      await page.getByRole("button", { name: texts.add, exact: true }).click();
      await page.getByRole("button", { name: texts.down }).first().click();
      const link = await save(page, texts);
      expect(await talentsOf(link)).toEqual([...ids].reverse());

      await page.getByRole("link", { name: texts.open }).click();
      await expect(page.getByText(texts.nobody)).toBeVisible();
      // The link is in no later screen.
      expect(await page.content()).not.toContain(link.replace(/^.*\//u, ""));

      const person = { id: randomUUID(), name: "Rita" };
      const answer = { person, talent: ids[0], choice: "yes", comment: "Perfeita para o filme", sequence: 1 };
      expect((await callContract(link, "/picks", answer)).status).toBe(200);
      // The screen fetches new answers without a reload.
      await expect(page.getByText(answer.comment)).toBeVisible();
      await expect(page.getByText(texts.yes, { exact: true })).toBeVisible();
      await expectGoodPage(page);

      await page.getByRole("button", { name: texts.revoke }).click();
      await page.getByRole("dialog").getByRole("button", { name: texts.revoke }).click();
      await expect(page.getByText(texts.revoked, { exact: true })).toBeVisible();
      expect((await callContract(link)).status).toBe(410);
    });

    test("is made of the selected rows of the list of talents", async ({ openAdmin, accounts }) => {
      const page = await openAdmin(options);
      const talents = await findPackageTalents(accounts, 2);
      const published = "where[or][0][and][0][_status][equals]=published";
      await openScreen(page, `/collections/talents?${published}&sort=name&limit=100`);
      for (const { name } of talents)
        await page.locator(".collection-list tbody tr").filter({ hasText: name }).getByRole("checkbox").check();
      await page.getByRole("link", { name: texts.makeOfTwo, exact: true }).click();
      await expect(page).toHaveURL(({ pathname }) => pathname.endsWith("/packages/new"));
      const link = await save(page, texts);
      expect(await talentsOf(link)).toEqual(talents.map(({ id }) => id));
    });

    test("of an enquiry has its talents and its sender as the client", async ({ openAdmin, accounts }) => {
      const page = await openAdmin(options);
      const ids = (await findPackageTalents(accounts, 2)).map(({ id }) => id);
      const name = randomName("Marina");
      const form = new FormData();
      const selection = JSON.stringify(ids.map((id) => ({ id: String(id), note: "" })));
      const answers = { name, email: "visita@casajuriti.example", phone: randomPhone(), message: "Para um filme", locale: "pt", selection };
      for (const [field, value] of Object.entries(answers)) form.append(field, value);
      const enquiry = await sendForm("contact", form, await signInToContract());
      await openScreen(page, `/enquiries/${enquiry}`);
      await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
      await page.getByRole("link", { name: texts.make, exact: true }).click();
      await expect(page).toHaveURL(({ searchParams }) => searchParams.get("enquiry") === String(enquiry));
      await expect(page.getByLabel(texts.client, { exact: true })).toHaveValue(name);
      const link = await save(page, texts);
      expect(await talentsOf(link)).toEqual(ids);
    });
  });
