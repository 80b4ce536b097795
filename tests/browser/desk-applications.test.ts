import type { Browser, Page } from "playwright-core";
import { randomPhone, sendApplications } from "./applications";
import { type PanelOptions, randomName, searchAddress, signInToPanel, waitForAdmin } from "./panel-admin";
import { waitUntil } from "../wait";
import { axeViolations, launchBrowser, panelAddress, waitForAnimations } from "./visitor";

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

const PT = {
  years: "9 anos",
  height: `1,38 m · 4'6"`,
  hair: ["Cabelo", "Marrom"],
  eyes: ["Olhos", "Castanho"],
  shoes: ["Sapato", "33,5 BR"],
  language: ["Idioma do formulário", "Português"],
  guardian: "Beatriz Exemplo autorizou usar os dados e as fotos para avaliar o perfil",
  similar: "1 parecida · comparar",
  photos: "Fotos",
  face: "Rosto. Tela cheia",
  viewer: "Tela cheia",
  invite: /^Convidar/,
  isNew: /^Nova · /,
  undo: "Desfazer",
  compare: "Inscrições repetidas",
  declineAsRepeated: "Recusar como repetida",
  declined: "Recusada · Inscrição repetida",
  noteField: "Anotações",
  saveNote: "Salvar anotação",
  noteSaved: "Anotação mudada",
  nothing: "Nada com estes filtros",
};

const EN: typeof PT = {
  years: "9 years",
  height: `1.38 m · 4'6"`,
  hair: ["Hair", "Brown"],
  eyes: ["Eyes", "Brown"],
  shoes: ["Shoes", "33.5 BR"],
  language: ["Language of the form", "Portuguese"],
  guardian: "Beatriz Exemplo allowed the data and photos to be used for evaluating the profile",
  similar: "1 similar · compare",
  photos: "Photos",
  face: "Face. Full screen",
  viewer: "Full screen",
  invite: /^Invite/,
  isNew: /^New · /,
  undo: "Undo",
  compare: "Repeated applications",
  declineAsRepeated: "Decline as repeated",
  declined: "Declined · Repeated application",
  noteField: "Notes",
  saveNote: "Save note",
  noteSaved: "Note changed",
  nothing: "Nothing matches these filters",
};

/** Opens a screen of the admin and waits until its scripts run: the header's account link is rendered by them. */
const openScreen = async (page: Page, path: string, heading: string): Promise<void> => {
  await page.goto(`${panelAddress()}/admin${path}`);
  await page.getByRole("heading", { level: 1, name: heading }).waitFor();
  await waitForAdmin(page);
};

const showsName = (page: Page, name: string): Promise<void> => page.getByRole("heading", { level: 1, name }).waitFor();

/** Checks in a window as tall as the screen: in a low one the sticky bar lies over a card until one scrolls. */
const expectGoodScreen = async (page: Page, width: number): Promise<void> => {
  await page.setViewportSize({ width, height: 2400 });
  await waitForAnimations(page);
  expect(await axeViolations(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  await page.setViewportSize({ width, height: 900 });
};

const board = (page: Page, name: string): Promise<string> => searchAddress(page, "applications", { status: "new", q: name });

const factsOf = (page: Page): Promise<string[][]> =>
  page.locator("dl > div").evaluateAll((rows) => rows.map((row) => [...row.children].map((cell) => cell.textContent ?? "")));

const SCREENS: [string, Required<PanelOptions>, typeof PT][] = [
  ["Portuguese at 390 px", { width: 390, locale: "pt-BR" }, PT],
  ["English at 1440 px", { width: 1440, locale: "en-GB" }, EN],
];

describe.each(SCREENS)("an application in %s", (_, options, words) => {
  it("is found on the board, reviewed, decided on, and the decision undone", async () => {
    const family = randomName("Ex").split(" ")[1] ?? "";
    const [first, second] = [`Ana Clara ${family}`, `Bruna ${family}`];
    await sendApplications([first, second].map((realname) => ({ realname, phone: randomPhone(), email: `${family}@casajuriti.example` })));
    const page = await signInToPanel(browser, options);

    await openScreen(page, await board(page, family), words === PT ? "Inscrições" : "Applications");
    const card = page.locator("[data-card]", { hasText: first });
    await card.getByText(`${words.years} · ${words.height} · São José dos Campos, SP`).waitFor();
    await card.getByText("Kids", { exact: false }).first().waitFor();
    await card.getByRole("link", { name: `${words.similar}: ${first}` }).waitFor();
    await expectGoodScreen(page, options.width);

    await card.getByRole("link").first().click();
    await showsName(page, first);
    const photos = page.getByRole("list", { name: words.photos }).locator("img");
    expect(await photos.count()).toBe(6);
    const isComplete = () =>
      photos.evaluateAll((images) =>
        images.every((image) => (image as HTMLImageElement).complete && (image as HTMLImageElement).naturalWidth > 0),
      );
    await waitUntil("six photos", isComplete);
    const facts = await factsOf(page);
    for (const fact of [words.hair, words.eyes, words.shoes, words.language]) expect(facts).toContainEqual(fact);
    await page.getByText(words.guardian).waitFor();
    const chat = (await page.getByRole("link", { name: "WhatsApp" }).getAttribute("href")) ?? "";
    // The applicant's language, not the admin's.
    expect(decodeURIComponent(chat)).toMatch(new RegExp(`^https://wa\\.me/5511\\d{9}\\?text=.*Recebemos a inscrição de ${first}`));
    await expectGoodScreen(page, options.width);

    await page.getByRole("button", { name: words.face }).click();
    await page.getByRole("dialog", { name: words.viewer }).waitFor();
    await page.keyboard.press("ArrowRight");
    await page.getByText("2/6").waitFor();
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "detached" });

    await page.getByLabel(words.noteField).fill("Sorriso ótimo");
    await page.getByRole("button", { name: words.saveNote }).click();
    await page.getByText(words.noteSaved).first().waitFor();

    await page.getByRole("button", { name: words.invite }).click();
    await showsName(page, second);
    await page.getByRole("button", { name: words.undo }).click();
    await showsName(page, first);
    await page.getByText(words.isNew).first().waitFor();
    await page.context().close();
  });

  it("is compared with a repeated one, which is declined", async () => {
    const name = randomName("Iara");
    const phone = randomPhone();
    const email = `${randomName("a").slice(2)}@casajuriti.example`;
    const [id] = await sendApplications([
      { realname: name, phone, email },
      { realname: name.toUpperCase(), phone: phone.replace(/\D/g, ""), email: email.toUpperCase(), height: "141/4.7" },
    ]);
    const page = await signInToPanel(browser, options);
    await openScreen(page, `/applications/${id}/duplicates`, words.compare);
    const height = page.getByRole("row").filter({ has: page.getByRole("rowheader", { name: words === PT ? "Altura" : "Height" }) });
    expect(await height.getByRole("cell").count()).toBe(2);
    expect(await height.locator("[data-different=true]").innerText()).toMatch(/^1[.,]41 m/);
    await expectGoodScreen(page, options.width);
    await page.getByRole("button", { name: words.declineAsRepeated }).last().click();
    await page.getByRole("cell", { name: words.declined }).waitFor();
    await page.context().close();
  });

  it("is not found by filters that exclude it, and the empty board says what to do", async () => {
    const page = await signInToPanel(browser, options);
    await openScreen(page, "/applications?age=9&city=nenhuma-cidade", words === PT ? "Inscrições" : "Applications");
    await page.getByText(words.nothing).waitFor();
    await expectGoodScreen(page, options.width);
    await page.context().close();
  });
});

it("a search stays out of the address, and reload, back and the opened application keep it", async () => {
  const name = randomName("Cecília");
  const [, family = ""] = name.split(" ");
  await sendApplications([{ realname: name, phone: randomPhone() }]);
  const page = await signInToPanel(browser);
  const requested: string[] = [];
  page.on("request", (request) => requested.push(decodeURIComponent(request.url())));
  await openScreen(page, "/applications", "Inscrições");
  const field = page.getByRole("searchbox", { name: "Nome, telefone, e-mail ou número" });
  await field.fill(family);
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/admin\/applications\?q=/);
  const card = page.locator("[data-card]");
  const showsFound = async (): Promise<void> => {
    await card.getByText(name).waitFor();
    expect([await card.count(), await field.inputValue()]).toEqual([1, family]);
  };
  await showsFound();
  await page.reload();
  await showsFound();
  await waitForAdmin(page);
  await card.getByRole("link").first().click();
  await showsName(page, name);
  await page.goBack();
  await showsFound();
  await page.getByRole("link", { name: /^Tirar o filtro: / }).click();
  await page.waitForURL(({ search }) => !search.includes("q="));
  expect(requested.filter((address) => address.includes(family))).toEqual([]);
  await page.context().close();
});

it("payload's list and form of entries lead to the board and the application", async () => {
  const name = randomName("Lia");
  const [id] = await sendApplications([{ realname: name, phone: randomPhone() }]);
  const page = await signInToPanel(browser);
  await page.goto(`${panelAddress()}/admin/collections/entries`);
  await page.waitForURL(/\/admin\/applications$/);
  await page.goto(`${panelAddress()}/admin/collections/entries/${id}`);
  await showsName(page, name);
  expect(new URL(page.url()).pathname).toBe(`/admin/applications/${id}`);
  await page.context().close();
});

it("several applications are declined with a reason, noted and restored by keys", async () => {
  const family = randomName("Ex").split(" ")[1] ?? "";
  const names = ["Alice", "Bento", "Cora"].map((first) => `${first} ${family}`);
  await sendApplications(
    names.map((realname) => ({ realname, phone: randomPhone(), email: `${randomName("a").slice(2)}@casajuriti.example` })),
  );
  const page = await signInToPanel(browser);
  await openScreen(page, await board(page, family), "Inscrições");
  const { keyboard } = page;
  await keyboard.press("a");
  await page.getByText("3 selecionadas").waitFor();
  await keyboard.press("n");
  await page.getByRole("dialog").waitFor();
  await keyboard.type("Seletiva de janeiro");
  await keyboard.press("Control+Enter");
  await page.getByText("Com anotação").nth(2).waitFor();
  await keyboard.press("5");
  await page.getByRole("dialog").waitFor();
  await keyboard.press("2");
  await page.getByText("Nada com estes filtros").waitFor();
  await keyboard.press("u");
  await page.locator("[data-card]").nth(2).waitFor();
  await keyboard.press("j");
  await keyboard.press("j");
  await keyboard.press("2");
  await page.locator("[data-card]", { hasText: "Bento" }).waitFor({ state: "detached" });
  expect(await page.locator("[data-card]").count()).toBe(2);
  await keyboard.press("?");
  await page.getByRole("dialog", { name: "Teclas" }).waitFor();
  await expectGoodScreen(page, 1440);
  await page.context().close();
});

it("an application becomes a draft talent by one key, and is deleted by an admin", async () => {
  const name = randomName("Nara");
  const [id] = await sendApplications([{ realname: name, phone: randomPhone() }]);
  const page = await signInToPanel(browser);
  await openScreen(page, `/applications/${id}`, name);
  await page.keyboard.press("t");
  const talent = page.getByRole("link", { name: "Abrir o talento" });
  await talent.waitFor();
  await page
    .getByText(/^Aprovada · /)
    .first()
    .waitFor();
  const address = (await talent.getAttribute("href")) ?? "";
  await page.getByRole("button", { name: "Apagar a inscrição" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Apagar a inscrição" }).click();
  await page.waitForURL(({ pathname }) => pathname !== `/admin/applications/${id}`);
  await page.goto(`${panelAddress()}${address}`);
  await page.waitForFunction((value) => document.querySelector<HTMLInputElement>("#field-name")?.value === value, name);
  await page.context().close();
});
