import type { Locator, Page } from "@playwright/test";
import { randomName, waitForAdmin } from "./panel-admin";
import { photoFile } from "./photo-file";
import { expect, expectGoodPageAt, gateIf, test } from "./test";
import { panelAddress } from "./visitor";

const PT = {
  pictures: "Imagens",
  missing: "1 imagem não subiu: veja em Imagens",
  refused: /^“contrato\.pdf” não é um arquivo que o site mostra/,
  discard: "Descartar",
  place: (place: number) => `Imagem ${place} de 4`,
  useAsCover: /^Usar como capa: Imagem 1 de 4/,
  remove: /^Tirar daqui: Imagem 4 de 4/,
  choose: "Escolher das já enviadas",
  ofTalent: "Deste talento",
  search: "Buscar por nome do arquivo ou descrição",
  nothing: "Nenhuma imagem.",
  add: "Adicionar 1 imagem",
};

const EN: typeof PT = {
  pictures: "Pictures",
  missing: "1 picture was not uploaded: see Pictures",
  refused: /^“contrato\.pdf” is not a file that the site shows/,
  discard: "Discard",
  place: (place: number) => `Picture ${place} of 4`,
  useAsCover: /^Use as the cover: Picture 1 of 4/,
  remove: /^Remove from here: Picture 4 of 4/,
  choose: "Choose uploaded ones",
  ofTalent: "Of this talent",
  search: "Search by file name or description",
  nothing: "No pictures.",
  add: "Add 1 picture",
};

const PDF = { name: "contrato.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.4\n%%EOF\n") };

/** The panel is away for the first uploads. */
const interruptUploads = async (page: Page, times: number): Promise<void> => {
  const uploads = (url: URL): boolean => url.pathname === "/cms/api/media" && url.searchParams.get("depth") === "0";
  await page.route(uploads, (route) => (route.request().method() === "POST" ? route.abort() : route.fallback()), { times });
};

const openPictures = async (page: Page, talent: number, tab: string): Promise<void> => {
  await page.goto(`${panelAddress()}/admin/collections/talents/${talent}`);
  await waitForAdmin(page);
  await page.getByRole("button", { name: tab, exact: true }).click();
};

/** Picks the picture up, moves it by one place to the left, and drops it; each step is announced. */
const moveLeft = async (page: Page, picture: Locator, place: (place: number) => string): Promise<void> => {
  const announced = page.locator("[id^=DndLiveRegion]").filter({ hasText: /./ });
  await expect(picture).toHaveAttribute("aria-disabled", "false"); // not while the record is saved
  await picture.focus();
  await page.keyboard.press("Space");
  await expect(announced).toHaveText(place(4));
  await page.keyboard.press("ArrowLeft");
  await expect(announced).toHaveText(place(3));
  await page.keyboard.press("Space");
};

for (const [language, words] of [
  ["pt", PT],
  ["en", EN],
] as const)
  test(
    `in ${language} an editor adds pictures while the panel is away, orders them by keys, and chooses the cover`,
    gateIf(language === "pt"),
    async ({ accounts, openAdmin }) => {
      const created = await accounts.request("POST", "/talents?draft=true", { name: randomName("Ágata"), _status: "draft" });
      const { id } = (created as { doc: { id: number } }).doc;
      const read = async () =>
        (await accounts.request("GET", `/talents/${id}?depth=1&draft=true`)) as {
          cover: { originalName: string } | null;
          book: { originalName: string }[] | null;
        };
      const names = async () => ((await read()).book ?? []).map(({ originalName }) => originalName);
      const page = await openAdmin({ role: "editor", language });
      await openPictures(page, id, words.pictures);
      const book = page.locator("#field-book");
      const pictures = book.getByRole("listitem");
      const save = page.locator("#action-save-draft");

      await test.step("the pictures arrive in their order, although the first attempts fail", async () => {
        await interruptUploads(page, 2);
        const photos = await Promise.all(["um.jpg", "dois.jpg", "tres.jpg", "quatro.jpg"].map((name) => photoFile(name)));
        await book.locator("input[type=file]").setInputFiles([...photos, PDF]);
        // The tab's fields leave the page; the uploads go on.
        await page.locator(".tabs-field__tab-button").first().click();
        await expect(page.getByText(words.missing)).toBeVisible();
        await expect(save).toBeDisabled();
        await page.getByRole("button", { name: words.pictures, exact: true }).click();
        await expect(book.getByText(words.refused)).toBeVisible();
        await expect(pictures).toHaveText([/um\.jpg/, /dois\.jpg/, /tres\.jpg/, /quatro\.jpg/, /contrato\.pdf/]);
        await expectGoodPageAt(page, [390, 1440]);
        await book.getByRole("button", { name: words.discard }).click();
        await expect(page.getByText(words.missing)).toHaveCount(0);
        // Not saved yet, and already erased with the talent.
        expect(await accounts.request("GET", `/media?where[uploadedFor][equals]=${id}`)).toMatchObject({ totalDocs: 4 });
      });

      await test.step("a star makes the first one the cover", async () => {
        await save.click();
        await expect(save).toBeDisabled();
        await book.getByRole("button", { name: words.useAsCover }).click();
        await expect(page.locator("#field-cover").getByRole("listitem")).toHaveText(/um\.jpg/);
        await save.click();
        await expect.poll(async () => (await read()).cover?.originalName).toBe("um.jpg");
      });

      await test.step("keys move a picture", async () => {
        await moveLeft(page, book.getByRole("button", { name: `${words.place(4)}, quatro.jpg`, exact: true }), words.place);
        await expect(pictures).toHaveText([/um\.jpg/, /dois\.jpg/, /quatro\.jpg/, /tres\.jpg/]);
        await save.click();
        await expect.poll(names).toEqual(["um.jpg", "dois.jpg", "quatro.jpg", "tres.jpg"]);
      });

      await test.step("a picture that was removed is found among those of this talent", async () => {
        await book.getByRole("button", { name: words.remove }).click();
        await book.getByRole("button", { name: words.choose }).click();
        const picker = page.getByRole("dialog");
        await picker.getByLabel(words.search).fill("nenhum arquivo tem este nome");
        await expect(picker.getByText(words.nothing)).toHaveCount(2);
        await picker.getByLabel(words.search).fill("tres.jpg");
        await expect(picker.getByText("quatro.jpg")).toHaveCount(0);
        const own = picker.locator("section", { has: page.getByRole("heading", { name: words.ofTalent }) });
        await own.getByRole("button", { name: "tres.jpg" }).click();
        await expectGoodPageAt(page, [390, 1440]);
        await picker.getByRole("button", { name: words.add }).click();
        await expect(pictures).toHaveText([/um\.jpg/, /dois\.jpg/, /quatro\.jpg/, /tres\.jpg/]);
      });
      await accounts.request("DELETE", `/talents/${id}?overrideLock=true`);
    },
  );

test("the list of talents shows every cover on a phone", async ({ accounts, openAdmin }) => {
  const LIMIT = 25;
  const query = `where[_status][equals]=published&sort=name&limit=${LIMIT}&depth=0&select[cover]=true`;
  const { docs } = (await accounts.request("GET", `/talents?${query}`)) as { docs: { cover: number | null }[] };
  const covers = docs.filter(({ cover }) => cover !== null).length;
  expect(covers).toBeGreaterThan(10);
  const page = await openAdmin({ role: "editor", width: 390 });
  await page.goto(`${panelAddress()}/admin/collections/talents?limit=${LIMIT}&sort=name&where[or][0][and][0][_status][equals]=published`);
  await waitForAdmin(page);
  await expect(page.locator(".cell-cover img")).toHaveCount(covers);
});
