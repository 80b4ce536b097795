import type { Page } from "@playwright/test";
import { randomPhone, sendApplications } from "./applications";
import type { AdminScreen } from "./panel-accounts";
import { asAdminPage, randomName, searchAddress, waitForAdmin } from "./panel-admin";
import { expect, expectGoodPage, GATE, gateIf, test } from "./test";
import { panelAddress } from "./visitor";

const PT = {
  template: "Modelo",
  betterPhotos: "Pedir fotos melhores",
  openWhatsapp: "Abrir no WhatsApp",
  keepStatus: "Deixar assim",
  photosAsked: "Mensagem aberta: WhatsApp (Pedir fotos melhores)",
  applications: "Inscrições",
  years: "9 anos",
  height: "1,38 m",
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
  heightRow: "Altura",
  compare: "Inscrições repetidas",
  declineAsRepeated: "Recusar como repetida",
  declined: "Recusada · Inscrição repetida",
  alreadyAccepted: "Já aprovada em outra inscrição",
  noteField: "Anotações",
  saveNote: "Salvar anotação",
  noteSaved: "Anotação mudada",
  nothing: "Nada com estes filtros",
};

const EN: typeof PT = {
  template: "Template",
  betterPhotos: "Ask for better photos",
  openWhatsapp: "Open in WhatsApp",
  keepStatus: "Leave it",
  photosAsked: "Message opened: WhatsApp (Ask for better photos)",
  applications: "Applications",
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
  heightRow: "Height",
  compare: "Repeated applications",
  declineAsRepeated: "Decline as repeated",
  declined: "Declined · Repeated application",
  alreadyAccepted: "Accepted in another application",
  noteField: "Notes",
  saveNote: "Save note",
  noteSaved: "Note changed",
  nothing: "Nothing matches these filters",
};

const openScreen = async (page: Page, path: string, heading: string): Promise<void> => {
  await page.goto(`${panelAddress()}/admin${path}`);
  await expectShown(page, heading);
  await waitForAdmin(page);
};

const expectShown = (page: Page, name: string): Promise<void> => expect(page.getByRole("heading", { level: 1, name })).toBeVisible();

/** Checks in a window as tall as the screen: in a lower one the sticky bar covers a card before scrolling. */
const expectGoodScreen = async (page: Page, width: number): Promise<void> => {
  await page.setViewportSize({ width, height: 2400 });
  await expectGoodPage(page);
  await page.setViewportSize({ width, height: 900 });
};

const board = (page: Page, name: string): Promise<string> => searchAddress(page, "applications", { status: "new", q: name });

const cards = (page: Page) => page.locator("[data-card]");

const factsOf = (page: Page): Promise<string[][]> =>
  page.locator("dl > div").evaluateAll((rows) => rows.map((row) => [...row.children].map((cell) => cell.textContent ?? "")));

const notices = (page: Page) => page.locator("[data-sonner-toast]");

/** A family name, or a part of an e-mail address, that no other test uses. */
const randomWord = (): string => randomName("").trim();

const SCREENS: [string, AdminScreen, typeof PT][] = [
  ["Portuguese at 390 px", { width: 390, language: "pt" }, PT],
  ["English at 1440 px", { width: 1440, language: "en" }, EN],
];

for (const [screen, options, words] of SCREENS)
  test.describe(`an application in ${screen}`, () => {
    test(
      "is found on the board, reviewed, decided on, and the decision undone",
      gateIf(options.language === "pt"),
      async ({ openAdmin }) => {
        const family = randomWord();
        const [first, second] = [`Ana Clara ${family}`, `Bruna ${family}`];
        await sendApplications(
          [first, second].map((realname) => ({ realname, phone: randomPhone(), email: `${family}@casajuriti.example` })),
        );
        const page = await openAdmin(options);

        await openScreen(page, await board(page, family), words.applications);
        const card = cards(page).filter({ hasText: first });
        await expect(card.getByText(`${words.years} · ${words.height} · São José dos Campos, SP`)).toBeVisible();
        await expect(card.getByText("Kids").first()).toBeVisible();
        await expect(card.getByRole("link", { name: `${words.similar}: ${first}` })).toBeVisible();
        await expectGoodScreen(page, options.width);

        await card.getByRole("link").first().click();
        await expectShown(page, first);
        const photos = page.getByRole("list", { name: words.photos }).locator("img");
        const areComplete = () =>
          photos.evaluateAll((images) =>
            images.map((image) => (image as HTMLImageElement).complete && (image as HTMLImageElement).naturalWidth > 0),
          );
        await expect.poll(areComplete).toEqual(Array.from({ length: 6 }, () => true));
        const facts = [words.hair, words.eyes, words.shoes, words.language];
        expect(await factsOf(page)).toEqual(expect.arrayContaining(facts));
        await expect(page.getByText(words.guardian)).toBeVisible();
        await expectGoodScreen(page, options.width);

        await page.context().route("https://wa.me/**", (route) => route.fulfill({ body: "WhatsApp" }));
        await page.getByRole("button", { name: "WhatsApp", exact: true }).click();
        const chat = page.getByRole("link", { name: words.openWhatsapp });
        const textOf = async () => decodeURIComponent((await chat.getAttribute("href")) ?? "");
        // The applicant's language, not the admin's.
        expect(await textOf()).toMatch(new RegExp(`^https://wa\\.me/5511\\d{9}\\?text=.*Recebemos a inscrição de ${first}`));
        await page.getByLabel(words.template).selectOption({ label: words.betterPhotos });
        expect(await textOf()).toContain(`As fotos da inscrição de ${first} não bastam`);
        await expectGoodPage(page);
        await chat.click();
        await page.getByRole("button", { name: words.keepStatus }).click();
        await expect(page.getByText(words.photosAsked)).toBeVisible();

        await page.getByRole("button", { name: words.face }).click();
        await expect(page.getByRole("dialog", { name: words.viewer })).toBeVisible();
        await page.keyboard.press("ArrowRight");
        await expect(page.getByText("2/6")).toBeVisible();
        await page.keyboard.press("Escape");
        await expect(page.getByRole("dialog")).toHaveCount(0);

        await page.getByLabel(words.noteField).fill("Sorriso ótimo");
        await page.getByRole("button", { name: words.saveNote }).click();
        await expect(page.getByText(words.noteSaved).first()).toBeVisible();

        await page.getByRole("button", { name: words.invite }).click();
        await expectShown(page, second);
        await notices(page).getByRole("button", { name: words.undo }).click();
        await expectShown(page, first);
        await expect(page.getByText(words.isNew).first()).toBeVisible();
      },
    );

    test("is compared with a repeated one, which is declined", async ({ openAdmin }) => {
      const name = randomName("Iara");
      const phone = randomPhone();
      const email = `${randomWord()}@casajuriti.example`;
      const [id] = await sendApplications([
        { realname: name, phone, email },
        { realname: name.toUpperCase(), phone: phone.replace(/\D/g, ""), email: email.toUpperCase(), height: "141/4.7" },
      ]);
      const page = await openAdmin(options);
      await openScreen(page, `/applications/${id}/duplicates`, words.compare);
      const height = page.getByRole("row").filter({ has: page.getByRole("rowheader", { name: words.heightRow }) });
      await expect(height.getByRole("cell")).toHaveCount(2);
      await expect(height.locator("[data-different=true]")).toHaveText(/^1[.,]41 m/);
      await expectGoodScreen(page, options.width);
      await page.getByRole("button", { name: words.declineAsRepeated }).last().click();
      await expect(page.getByRole("cell", { name: words.declined })).toBeVisible();
    });

    test("of an accepted person is marked, and closed as repeated", async ({ openAdmin }) => {
      const name = randomName("Iara");
      const [first = 0, again = 0] = await sendApplications([
        { realname: name, phone: randomPhone() },
        { realname: name, phone: randomPhone() },
      ]);
      const page = await openAdmin(options);
      const accepted = await page.request.post(`${panelAddress()}/cms/api/desk/decisions`, {
        data: { ids: [first], status: "accepted" },
        ...asAdminPage(),
      });
      expect(accepted.status()).toBe(200);
      await openScreen(page, `/applications/${again}`, name);
      await expect(page.getByText(words.alreadyAccepted)).toBeVisible();
      await expectGoodScreen(page, options.width);
      await page.getByRole("button", { name: words.declineAsRepeated }).click();
      await expect(page.getByText(words.alreadyAccepted)).toHaveCount(0);
      await expect(page.getByText(words.declined).first()).toBeVisible();
    });

    test("is not found by filters that exclude it, and the empty board says what to do", async ({ openAdmin }) => {
      const page = await openAdmin(options);
      await openScreen(page, "/applications?age=9&city=nenhuma-cidade", words.applications);
      await expect(page.getByText(words.nothing)).toBeVisible();
      await expectGoodScreen(page, options.width);
    });
  });

test("a search stays out of the address, and reload, back and the opened application keep it", GATE, async ({ openAdmin }) => {
  const family = randomWord();
  const name = `Cecília ${family}`;
  await sendApplications([{ realname: name, phone: randomPhone() }]);
  const page = await openAdmin();
  const requested: string[] = [];
  page.on("request", (request) => requested.push(decodeURIComponent(request.url())));
  await openScreen(page, "/applications", PT.applications);
  const field = page.getByRole("searchbox", { name: "Nome, telefone, e-mail ou número" });
  await field.fill(family);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/admin\/applications\?q=/);
  const expectFound = async (): Promise<void> => {
    await expect(cards(page)).toHaveCount(1);
    await expect(cards(page)).toContainText(name);
    await expect(field).toHaveValue(family);
  };
  await expectFound();
  await page.reload();
  await expectFound();
  await waitForAdmin(page);
  await cards(page).getByRole("link").first().click();
  await expectShown(page, name);
  await page.goBack();
  await expectFound();
  await page.getByRole("link", { name: /^Tirar o filtro: / }).click();
  await expect(page).not.toHaveURL(/[?&]q=/);
  expect(requested.filter((address) => address.includes(family))).toEqual([]);
});

test("payload's list and form of entries lead to the board and the application", async ({ openAdmin }) => {
  const name = randomName("Lia");
  const [id] = await sendApplications([{ realname: name, phone: randomPhone() }]);
  const page = await openAdmin();
  await page.goto(`${panelAddress()}/admin/collections/entries`);
  await expect(page).toHaveURL(`${panelAddress()}/admin/applications`);
  await page.goto(`${panelAddress()}/admin/collections/entries/${id}`);
  await expectShown(page, name);
  await expect(page).toHaveURL(`${panelAddress()}/admin/applications/${id}`);
});

test("several applications are declined with a reason, noted and restored by keys", async ({ openAdmin }) => {
  const family = randomWord();
  const names = ["Alice", "Bento", "Cora"].map((first) => `${first} ${family}`);
  await sendApplications(names.map((realname) => ({ realname, phone: randomPhone(), email: `${randomWord()}@casajuriti.example` })));
  const page = await openAdmin();
  await openScreen(page, await board(page, family), PT.applications);
  const { keyboard } = page;
  await keyboard.press("a");
  await expect(page.getByText("3 selecionadas")).toBeVisible();
  await keyboard.press("n");
  await expect(page.getByRole("dialog")).toBeVisible();
  await keyboard.type("Seletiva de janeiro");
  await keyboard.press("Control+Enter");
  await expect(page.getByText("Com anotação")).toHaveCount(3);
  await keyboard.press("5");
  await expect(page.getByRole("dialog")).toBeVisible();
  await keyboard.press("2");
  await expect(page.getByText(PT.nothing)).toBeVisible();
  await keyboard.press("u");
  await expect(cards(page)).toHaveCount(3);
  await keyboard.press("j");
  await keyboard.press("j");
  await keyboard.press("2");
  await expect(cards(page).filter({ hasText: "Bento" })).toHaveCount(0);
  await expect(cards(page)).toHaveCount(2);
  await keyboard.press("?");
  await expect(page.getByRole("dialog", { name: "Teclas" })).toBeVisible();
  await expectGoodScreen(page, 1440);
});

test("an application becomes a draft talent by one key, which its notice undoes or opens", async ({ openAdmin }) => {
  const name = randomName("Nara");
  const [id] = await sendApplications([{ realname: name, phone: randomPhone() }]);
  const page = await openAdmin();
  await openScreen(page, `/applications/${id}`, name);
  await page.keyboard.press("t");
  await expect(page.getByText(/^Aprovada · /).first()).toBeVisible();
  await expectGoodScreen(page, 1440);
  await notices(page).getByRole("button", { name: "Desfazer" }).click();
  await expect(page.getByText(/^Nova · /).first()).toBeVisible();
  await expect(page.getByRole("link", { name: "Abrir o talento" })).toHaveCount(0);

  await page.keyboard.press("t");
  await notices(page).getByRole("link", { name: "Abrir o talento" }).click();
  await expect(page.locator("#field-name")).toHaveValue(name);
  const talent = page.url();
  await page.getByRole("link", { name: "Abrir a inscrição" }).click();
  await expect(page).toHaveURL(`${panelAddress()}/admin/applications/${id}`);
  await page.getByRole("button", { name: "Apagar a inscrição" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Apagar a inscrição" }).click();
  await expect(page).not.toHaveURL(`${panelAddress()}/admin/applications/${id}`);
  await page.goto(talent);
  await expect(page.locator("#field-name")).toHaveValue(name);
});
