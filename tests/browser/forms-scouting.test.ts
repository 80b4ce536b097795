import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Browser, Page } from "playwright-core";
import sharp from "sharp";
import { yearOfSite } from "./applications";
import { randomName, openEntry, signInToPanel } from "./panel-admin";
import { axeViolations, createVisitor, launchBrowser, visit, type Visitor } from "./visitor";

let browser: Browser;
let panel: Page;
let folder: string;
let photo: string;
beforeAll(async () => {
  browser = await launchBrowser();
  panel = await signInToPanel(browser);
  folder = await mkdtemp(path.join(tmpdir(), "photos-"));
  photo = path.join(folder, "photo.jpg");
  // Like a phone's upright photo: stored in landscape with an orientation, and with a name in its metadata.
  const picture = sharp({ create: { width: 4000, height: 3000, channels: 3, background: "#8c6b4f" } });
  await picture
    .withExif({ IFD0: { Artist: "Ana" } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toFile(photo);
});
afterAll(async () => {
  await browser.close();
  await rm(folder, { recursive: true });
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

const field = ({ page }: Visitor, label: string) => page.getByLabel(new RegExp(`^${label} `));
const press = ({ page }: Visitor, name: string) => page.locator("main").getByRole("button", { name, exact: true }).click();

const answerPerson = async (visitor: Visitor, words: Words, name: string) => {
  await field(visitor, words.name).fill(name);
  await field(visitor, words.gender).selectOption("female");
  await field(visitor, words.city).fill("São Paulo");
  await field(visitor, words.phone).fill("11900000001");
  await field(visitor, words.email).fill("ana@casajuriti.example");
};

const answerMeasures = async (visitor: Visitor, words: Words, isChild: boolean) => {
  const girths = isChild ? {} : { [words.bust]: "86", [words.waist]: "64", [words.hips]: "92" };
  const answers = {
    [words.height]: "170",
    ...girths,
    [words.jeans]: "38",
    [words.shoes]: "37.5",
    [words.hair]: "Light Brown",
    [words.eyes]: "Green",
  };
  for (const [label, value] of Object.entries(answers)) await field(visitor, label).selectOption(value);
};

const givePhotos = async ({ page }: Visitor, words: Words) => {
  const inputs = page.getByLabel(new RegExp(`${words.choose}$`));
  await inputs.first().waitFor({ state: "attached" }); // shown after the answers are checked
  for (let left = await inputs.count(); left > 0; left--) {
    await inputs.first().setInputFiles(photo);
    await page
      .locator("main li img")
      .nth(6 - left)
      .waitFor();
  }
};

/** 1 January of the birth year for this age, as digits. */
const bornInJanuary = (age: number): string => `0101${yearOfSite() - age}`;

it("a child's application reaches the panel with guardian, consent and six photos, from a phone in Portuguese", async () => {
  const words = WORDS.pt;
  const visitor = await createVisitor(browser, { width: 390 });
  const name = randomName("Ana");
  await visit(visitor, "/seja-modelo");
  await field(visitor, words.birthdate).pressSequentially(bornInJanuary(9));
  await visitor.page.getByText("9 anos", { exact: true }).waitFor();
  await field(visitor, words.guardian).fill("Carmem do Vale");
  await visitor.page.getByRole("checkbox").check();
  await press(visitor, words.next);
  await answerPerson(visitor, words, name);
  await press(visitor, words.next);
  await answerMeasures(visitor, words, true);
  await press(visitor, words.next);
  await givePhotos(visitor, words);
  const size = await visitor.page
    .locator("main li img")
    .first()
    .evaluate((image) => [(image as HTMLImageElement).naturalWidth, (image as HTMLImageElement).naturalHeight]);
  expect(size).toEqual([1800, 2400]);
  expect(await axeViolations(visitor.page)).toEqual([]);
  await press(visitor, words.send);
  await visitor.page.getByText(words.sent).waitFor();
  const entry = await openEntry(panel, name);
  expect(entry).toMatchObject({
    guardian: "Carmem do Vale",
    age: "9",
    height: "170/5.7",
    bust: "",
    phone: "+55 (11) 90000-0001",
    consentLocale: "pt",
    photos: "6",
  });
  expect(visitor.errors).toEqual([]);
  expect(visitor.foreignRequests).toEqual([]);
  await visitor.context.close();
});

it("an adult's application reaches the panel without a guardian, by keyboard and in English", async () => {
  const words = WORDS.en;
  const visitor = await createVisitor(browser, { width: 1440, locale: "en-GB" });
  const name = randomName("Bia");
  await visit(visitor, "/en/seja-modelo");
  await field(visitor, words.birthdate).pressSequentially(bornInJanuary(27));
  await visitor.page.keyboard.press("Enter");
  await field(visitor, words.name).waitFor();
  expect(await visitor.page.evaluate(() => document.activeElement?.textContent)).toContain("Step 2 of 4");
  await answerPerson(visitor, words, name);
  await field(visitor, "Instagram").fill("@bia.exemplo");
  await field(visitor, "TikTok").fill("@bia.exemplo");
  await visitor.page.keyboard.press("Enter");
  await answerMeasures(visitor, words, false);
  await press(visitor, words.next);
  await givePhotos(visitor, words);
  await press(visitor, words.send);
  await visitor.page.getByText(words.sent).waitFor();
  expect(await openEntry(panel, name)).toMatchObject({ guardian: "", bust: "86/33.9", age: "27", instagram: "@bia.exemplo" });
  await visitor.context.close();
});

it("answers survive a reload, without the consent, and can be erased", async () => {
  const words = WORDS.pt;
  const visitor = await createVisitor(browser, { width: 390 });
  await visit(visitor, "/seja-modelo");
  await field(visitor, words.birthdate).pressSequentially(bornInJanuary(9));
  await field(visitor, words.guardian).fill("Carmem do Vale");
  await visitor.page.getByRole("checkbox").check();
  await visitor.page.reload();
  await visitor.page.getByText(new RegExp(words.restored)).waitFor();
  expect(await field(visitor, words.guardian).inputValue()).toBe("Carmem do Vale");
  expect(await visitor.page.getByRole("checkbox").isChecked()).toBe(false);
  await press(visitor, words.erase);
  expect(await field(visitor, words.birthdate).inputValue()).toBe("");
  expect(await visitor.page.evaluate(() => localStorage.getItem("scouting-draft"))).toBeNull();
  await visitor.context.close();
});

it("an unreadable photo is rejected beside its field, and a dropped photo is accepted", async () => {
  const words = WORDS.pt;
  const visitor = await createVisitor(browser);
  const { page } = visitor;
  await visit(visitor, "/seja-modelo");
  await field(visitor, words.birthdate).waitFor();
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
  await page.getByText(new RegExp(words.restored)).waitFor();
  for (const label of [words.birthdate, words.name, words.height]) {
    await field(visitor, label).waitFor();
    await press(visitor, words.next);
  }
  const letter = path.join(folder, "letter.jpg");
  await writeFile(letter, "no picture");
  await page.getByLabel("FOTO ROSTO: Escolher").setInputFiles(letter);
  await page.getByText("Esta imagem não pôde ser lida").waitFor();
  const transfer = await page.evaluateHandle(async () => {
    const canvas = Object.assign(document.createElement("canvas"), { width: 30, height: 40 });
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/png"));
    const data = new DataTransfer();
    data.items.add(new File([blob!], "dropped.png", { type: "image/png" }));
    return data;
  });
  await page.locator("main li", { hasText: "FOTO ROSTO" }).dispatchEvent("drop", { dataTransfer: transfer });
  await page.getByRole("img", { name: "FOTO ROSTO" }).waitFor();
  await visitor.context.close();
});
