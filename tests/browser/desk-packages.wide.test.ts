import { createHash, randomUUID } from "node:crypto";
import type { Browser, Page } from "playwright-core";
import { randomPhone, sendForm, signInToContract } from "./applications";
import { randomName, signInToPanel } from "./panel-admin";
import { axeViolations, launchBrowser, panelAddress, waitForAnimations } from "./visitor";

let browser: Browser;
let token: string;
beforeAll(async () => {
  browser = await launchBrowser();
  token = await signInToContract();
});
afterAll(() => browser.close());

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

const SCREENS: [string, { width: number; locale: "pt-BR" | "en-GB" }, typeof PT][] = [
  ["Portuguese at 390 px", { width: 390, locale: "pt-BR" }, PT],
  ["English at 1440 px", { width: 1440, locale: "en-GB" }, EN],
];

/** Ids of published talents, in the order of the admin's list. */
const publishedTalents = async (page: Page): Promise<number[]> => {
  const query = "where[_status][equals]=published&sort=name&limit=2&depth=0&select[name]=true";
  const headers = { Origin: new URL(panelAddress()).origin };
  const response = await page.request.get(`${panelAddress()}/cms/api/talents?${query}`, { headers });
  return ((await response.json()) as { docs: { id: number }[] }).docs.map(({ id }) => id);
};

const expectGoodScreen = async (page: Page, width: number): Promise<void> => {
  await waitForAnimations(page);
  expect(await axeViolations(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
};

/** A call of the contract, as the site makes it. */
const callContract = (path: string, json?: unknown): Promise<Response> =>
  fetch(`${panelAddress()}${path}`, {
    method: json === undefined ? "GET" : "POST",
    headers: { Authorization: `Bearer ${token}`, "Content-Type": "application/json" },
    ...(json === undefined ? {} : { body: JSON.stringify(json) }),
  });

/** Saves the form of a new package; returns the address that a client would get. */
const save = async (page: Page, texts: typeof PT, title: string): Promise<string> => {
  await page.getByLabel(texts.title, { exact: true }).fill(title);
  await expectGoodScreen(page, page.viewportSize()?.width ?? 0);
  await page.getByRole("button", { name: texts.save }).click();
  const link = await page.getByRole("textbox", { name: texts.link }).inputValue();
  const message = await page.getByRole("link", { name: texts.whatsapp }).getAttribute("href");
  expect(decodeURIComponent(message ?? "")).toContain(link);
  return link;
};

const hashOf = (link: string): string => createHash("sha256").update(link.replace(/^.*\//u, "")).digest("hex");

const talentsOf = async (link: string): Promise<number[]> => {
  const { data } = (await (await callContract(`/api/packages/${hashOf(link)}`)).json()) as { data: { talents: { id: number }[] } };
  return data.talents.map(({ id }) => id);
};

/** Makes a package of a visitor's shared selection, in the other order. */
const makePackage = async (page: Page, texts: typeof PT, title: string): Promise<string> => {
  const ids = await publishedTalents(page);
  await page.goto(`${panelAddress()}/admin/packages`);
  await page.getByRole("link", { name: texts.make }).click();
  await page.getByLabel(texts.shared).fill(`https://www.casajuriti.example/selecao?ids=${ids.join(",")}`);
  await page.getByRole("button", { name: texts.add, exact: true }).click();
  await page.getByRole("button", { name: texts.down }).first().click();
  const link = await save(page, texts, title);
  expect(await talentsOf(link)).toEqual([...ids].reverse());
  return link;
};

it.each(SCREENS)("a package is made, answered and revoked in %s", async (_name, { width, locale }, texts) => {
  const page = await signInToPanel(browser, { width, locale });
  const link = await makePackage(page, texts, `Campanha ${randomUUID()}`);
  await page.getByRole("link", { name: texts.open }).click();
  await page.getByText(texts.nobody).waitFor();
  // The link is in no later screen.
  expect(await page.content()).not.toContain(link.replace(/^.*\//u, ""));

  const calls = `/api/packages/${hashOf(link)}`;
  const person = { id: randomUUID(), name: "Rita" };
  const [talent] = await publishedTalents(page);
  const row = { person, talent, choice: "yes", comment: "Perfeita para o filme", sequence: 1 };
  expect((await callContract(`${calls}/picks`, row)).status).toBe(200);
  // Without a reload: the screen asks for new answers.
  await page.getByText("Perfeita para o filme").waitFor({ timeout: 10_000 });
  await page.getByText(texts.yes, { exact: true }).waitFor();
  await expectGoodScreen(page, width);

  await page.getByRole("button", { name: texts.revoke }).click();
  await page.getByRole("dialog").getByRole("button", { name: texts.revoke }).click();
  await page.getByText(texts.revoked, { exact: true }).waitFor();
  expect((await callContract(calls)).status).toBe(410);
  await page.context().close();
});

it.each(SCREENS)("a package is made of the selected rows of the list of talents in %s", async (_name, options, texts) => {
  const page = await signInToPanel(browser, options);
  const ids = await publishedTalents(page);
  const published = "where[or][0][and][0][_status][equals]=published";
  await page.goto(`${panelAddress()}/admin/collections/talents?${published}&sort=name&limit=10`);
  const rows = page.locator(".collection-list tbody tr");
  for (const row of [0, 1]) await rows.nth(row).getByRole("checkbox").check();
  await page.getByRole("link", { name: texts.makeOfTwo, exact: true }).click();
  await page.waitForURL((url) => url.pathname.endsWith("/packages/new"));
  const link = await save(page, texts, `Campanha ${randomUUID()}`);
  expect(await talentsOf(link)).toEqual(ids);
  await page.context().close();
});

it.each(SCREENS)("a package of an enquiry has its talents and its sender as the client in %s", async (_name, options, texts) => {
  const page = await signInToPanel(browser, options);
  const ids = await publishedTalents(page);
  const name = randomName("Marina");
  const form = new FormData();
  const selection = JSON.stringify(ids.map((id) => ({ id: String(id), note: "" })));
  const answers = { name, email: "visita@casajuriti.example", phone: randomPhone(), message: "Para um filme", locale: "pt", selection };
  for (const [field, value] of Object.entries(answers)) form.append(field, value);
  const enquiry = await sendForm("contact", form, token);
  await page.goto(`${panelAddress()}/admin/enquiries/${enquiry}`);
  await page.getByRole("heading", { level: 1, name }).waitFor();
  await page.getByRole("link", { name: texts.make, exact: true }).click();
  await page.waitForURL((url) => url.searchParams.get("enquiry") === String(enquiry));
  expect(await page.getByLabel(texts.client, { exact: true }).inputValue()).toBe(name);
  const link = await save(page, texts, `Campanha ${randomUUID()}`);
  expect(await talentsOf(link)).toEqual(ids);
  await page.context().close();
});
