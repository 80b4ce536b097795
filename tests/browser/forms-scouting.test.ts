import type { Page } from "@playwright/test";
import sharp from "sharp";
import { yearOfSite } from "./applications";
import { randomName, openEntry } from "./panel-admin";
import { expect, GATE, test } from "./test";
import { axeViolations } from "./visitor";

/** Like a phone's upright photo: stored in landscape with an orientation, and with a name in its metadata. */
const createPhoto = async () => ({
  name: "photo.jpg",
  mimeType: "image/jpeg",
  buffer: await sharp({ create: { width: 4000, height: 3000, channels: 3, background: "#8c6b4f" } })
    .withExif({ IFD0: { Artist: "Ana" } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer(),
});

const WORDS = {
  pt: {
    prefix: "",
    birthdate: "Data de nascimento",
    guardian: "Nome do responsável",
    next: "Continuar",
    name: "Nome completo",
    gender: "Sexo",
    city: "Cidade",
    phone: "Telefone com DDD",
    email: "E-mail",
    height: "Altura",
    bust: "Busto",
    waist: "Cintura",
    hips: "Quadril",
    jeans: "Calça",
    shoes: "Calçado",
    hair: "Cabelo",
    eyes: "Olhos",
    send: "Enviar",
    sent: "Mensagem enviada com sucesso",
    choose: ": Escolher",
    restored: "Recuperamos",
    erase: "Apagar o que escrevi",
  },
  en: {
    prefix: "/en",
    birthdate: "Date of birth",
    guardian: "Guardian's name",
    next: "Continue",
    name: "Full name",
    gender: "Gender",
    city: "City",
    phone: "Phone",
    email: "Email",
    height: "Height",
    bust: "Bust",
    waist: "Waist",
    hips: "Hips",
    jeans: "Jeans",
    shoes: "Shoes",
    hair: "Hair",
    eyes: "Eyes",
    send: "Send",
    sent: "Message send successful",
    choose: ": Choose",
    restored: "We brought back",
    erase: "Erase what I wrote",
  },
} as const;

type Words = (typeof WORDS)["pt" | "en"];

const field = (page: Page, label: string) => page.getByLabel(new RegExp(`^${label} `));
const press = (page: Page, name: string) => page.getByRole("main").getByRole("button", { name, exact: true }).click();

const answerPerson = async (page: Page, words: Words, name: string) => {
  await field(page, words.name).fill(name);
  await field(page, words.gender).selectOption("female");
  await field(page, words.city).fill("São Paulo");
  await field(page, words.phone).fill("11900000001");
  await field(page, words.email).fill("ana@casajuriti.example");
};

const answerMeasures = async (page: Page, words: Words, isChild: boolean) => {
  const girths = isChild ? {} : { [words.bust]: "86", [words.waist]: "64", [words.hips]: "92" };
  const answers = {
    [words.height]: "170",
    ...girths,
    [words.jeans]: "38",
    [words.shoes]: "37.5",
    [words.hair]: "Light Brown",
    [words.eyes]: "Green",
  };
  for (const [label, value] of Object.entries(answers)) await field(page, label).selectOption(value);
};

const givePhotos = async (page: Page, words: Words) => {
  const photo = await createPhoto();
  const inputs = page.getByLabel(new RegExp(`${words.choose}$`));
  const photos = page.locator("main li img");
  await expect(inputs).toHaveCount(6); // shown after the answers are checked
  for (let given = 1; given <= 6; given++) {
    await inputs.first().setInputFiles(photo);
    await expect(photos).toHaveCount(given);
  }
};

/** 1 January of the birth year for this age, as digits. */
const bornInJanuary = (age: number): string => `0101${yearOfSite() - age}`;

test(
  "a child's application reaches the panel with guardian, consent and six photos, from a phone in Portuguese",
  GATE,
  async ({ openPage, accounts }) => {
    const words = WORDS.pt;
    const { page } = await openPage("/seja-modelo", { width: 390 });
    const name = randomName("Ana");
    await field(page, words.birthdate).pressSequentially(bornInJanuary(9));
    await expect(page.getByText("9 anos", { exact: true })).toBeVisible();
    await field(page, words.guardian).fill("Carmem do Vale");
    await page.getByRole("checkbox").check();
    await press(page, words.next);
    await answerPerson(page, words, name);
    await press(page, words.next);
    await answerMeasures(page, words, true);
    await press(page, words.next);
    await givePhotos(page, words);
    const photo = page.locator("main li img").first();
    await expect(photo).toHaveJSProperty("naturalWidth", 1800);
    await expect(photo).toHaveJSProperty("naturalHeight", 2400);
    expect(await axeViolations(page)).toEqual([]);
    await press(page, words.send);
    await expect(page.getByText(words.sent)).toBeVisible();
    expect(await openEntry(accounts, name)).toMatchObject({
      guardian: "Carmem do Vale",
      age: "9",
      height: "170/5.7",
      bust: "",
      phone: "+55 (11) 90000-0001",
      consentLocale: "pt",
      photos: "6",
    });
  },
);

test("an adult's application reaches the panel without a guardian, by keyboard and in English", async ({ openPage, accounts }) => {
  const words = WORDS.en;
  const { page } = await openPage("/en/seja-modelo", { locale: "en-GB" });
  const name = randomName("Bia");
  await field(page, words.birthdate).pressSequentially(bornInJanuary(27));
  await page.keyboard.press("Enter");
  await expect(field(page, words.name)).toBeVisible();
  await expect(page.locator(":focus")).toContainText("Step 2 of 4");
  await answerPerson(page, words, name);
  await field(page, "Instagram").fill("@bia.exemplo");
  await field(page, "TikTok").fill("@bia.exemplo");
  await page.keyboard.press("Enter");
  await answerMeasures(page, words, false);
  await press(page, words.next);
  await givePhotos(page, words);
  await press(page, words.send);
  await expect(page.getByText(words.sent)).toBeVisible();
  expect(await openEntry(accounts, name)).toMatchObject({ guardian: "", bust: "86", age: "27", instagram: "@bia.exemplo" });
});

test("answers survive a reload, without the consent, and can be erased", GATE, async ({ openPage }) => {
  const words = WORDS.pt;
  const { page } = await openPage("/seja-modelo", { width: 390 });
  await field(page, words.birthdate).pressSequentially(bornInJanuary(9));
  await field(page, words.guardian).fill("Carmem do Vale");
  await page.getByRole("checkbox").check();
  await page.reload();
  await expect(page.getByText(words.restored)).toBeVisible();
  await expect(field(page, words.guardian)).toHaveValue("Carmem do Vale");
  await expect(page.getByRole("checkbox")).not.toBeChecked();
  await press(page, words.erase);
  await expect(field(page, words.birthdate)).toHaveValue("");
  expect(await page.evaluate(() => localStorage.getItem("scouting-draft"))).toBeNull();
});

test("a page that the browser translates follows its visitor's answers", GATE, async ({ openPage }) => {
  const words = WORDS.pt;
  const { page } = await openPage("/seja-modelo", { width: 390, isTranslated: true });
  await expect(page.locator("main font font").first()).toBeVisible();
  for (const age of [9, 15, 27, 9]) {
    await field(page, words.birthdate).fill("");
    await field(page, words.birthdate).pressSequentially(bornInJanuary(age));
    await expect(page.getByText(`${age} anos`, { exact: true })).toBeVisible();
    await expect(page.getByText("Menores de 18 anos se inscrevem")).toBeVisible({ visible: age < 18 });
    await expect(page.getByText("Até 11 anos")).toBeVisible({ visible: age < 12 });
  }
});

test("an unreadable photo is rejected beside its field, and a dropped photo is accepted", async ({ openPage }) => {
  const words = WORDS.pt;
  // Playwright's trace reads the damaged picture again, which the site's content security policy forbids.
  const { page } = await openPage("/seja-modelo", { mayLogErrors: true });
  await page.evaluate((answers) => localStorage.setItem("scouting-draft", JSON.stringify({ savedAt: Date.now(), answers })), {
    birthdate: "01/01/1999",
    name: "Ana",
    gender: "female",
    city: "São Paulo",
    phone: "+55 (11) 90000-0001",
    email: "ana@casajuriti.example",
    instagram: "a",
    tiktok: "a",
    heightCm: "170",
    bustCm: "86",
    waistCm: "64",
    hipsCm: "92",
    jeans: "38",
    shoes: "37.5",
    hair: "Black",
    eyes: "Green",
  });
  await page.reload();
  await expect(page.getByText(words.restored)).toBeVisible();
  for (const label of [words.birthdate, words.name, words.height]) {
    await expect(field(page, label)).toBeVisible();
    await press(page, words.next);
  }
  const damaged = { name: "damaged.png", mimeType: "image/png", buffer: Buffer.from("\x89PNG\r\n\x1a\nno picture", "latin1") };
  await page.getByLabel("FOTO ROSTO: Escolher").setInputFiles(damaged);
  await expect(page.getByText("Esta imagem não pôde ser lida")).toBeVisible();
  const transfer = await page.evaluateHandle(async () => {
    const canvas = Object.assign(document.createElement("canvas"), { width: 30, height: 40 });
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/png"));
    const data = new DataTransfer();
    data.items.add(new File([blob!], "dropped.png", { type: "image/png" }));
    return data;
  });
  await page.locator("main li", { hasText: "FOTO ROSTO" }).dispatchEvent("drop", { dataTransfer: transfer });
  await expect(page.getByRole("img", { name: "FOTO ROSTO" })).toBeVisible();
});
