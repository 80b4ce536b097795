import type { Locator, Page } from "@playwright/test";
import { openEntry, randomName } from "./panel-admin";
import { fetchText } from "./templates";
import { expect, expectGoodPage, GATE, gateIf, test } from "./test";
import { axeViolations, holdRequests, reload, siteAddress, visit, waitUntilIdle, type Visitor } from "./visitor";

const WORDS = {
  "": {
    heart: /^Selecionar /,
    notes: /^Anotação/,
    later: /para depois$/,
    compare: "Comparar",
    clear: "Limpar seleção",
    undo: "Desfazer",
    join: "Juntar à minha seleção",
    comparison: "Comparação",
    own: "Ver a minha seleção",
  },
  "/en": {
    heart: /^Select /,
    notes: /^Note/,
    later: /later$/,
    compare: "Compare",
    clear: "Clear selection",
    undo: "Undo",
    join: "Add to my selection",
    comparison: "Comparison",
    own: "See my selection",
  },
} as const;

const CASES = [
  { width: 390, prefix: "", words: WORDS[""] },
  { width: 1440, prefix: "/en", words: WORDS["/en"] },
] as const;

/** The talents' names, in the order of the selection. */
const names = (page: Page): Locator => page.locator("main ol > li[data-kind=found] h2");

const hearts = (page: Page, name = /^Selecionar /): Locator => page.getByRole("main").getByRole("button", { name });

const stored = (page: Page): Promise<{ favoriteList: { talentId: string; note: string }[] }> =>
  page.evaluate(() => JSON.parse(localStorage.getItem("favorites") ?? "null"));

const pressHearts = async ({ page }: Visitor, count: number, heart?: RegExp): Promise<string[]> => {
  const chosen: string[] = [];
  for (const place of Array(count).keys()) {
    const button = hearts(page, heart).nth(place);
    await button.click();
    await expect(button).toHaveAttribute("aria-pressed", "true");
    chosen.push(((await button.getAttribute("aria-label")) ?? "").replace(heart ?? /^Selecionar /, ""));
  }
  return chosen;
};

for (const { width, prefix, words } of CASES)
  test.describe(`at ${width} px under "${prefix}"`, () => {
    test(
      "hearts fill the selection, which is then sorted, annotated, compared and cleared",
      gateIf(width === 390),
      async ({ openPage }) => {
        const visitor = await openPage(`${prefix}/kids/meninas`, { width });
        const { page } = visitor;
        expect(await page.evaluate(() => localStorage.getItem("favorites"))).toBe('{"favoriteList":[]}');
        const [one = "", two = "", three = ""] = await pressHearts(visitor, 3, words.heart);
        await visit(visitor, `${prefix}/selecao`);
        await expect(names(page)).toHaveText([one, two, three]);
        await page.getByRole("button", { name: words.later }).first().press("Enter");
        await expect(names(page)).toHaveText([two, one, three]);
        await page.getByLabel(words.notes).first().fill("Sorri bem");
        await reload(visitor);
        await expect(names(page)).toHaveText([two, one, three]);
        await expect(page.getByLabel(words.notes).first()).toHaveValue("Sorri bem");
        for (const box of await page.getByRole("checkbox", { name: words.compare }).all()) await box.check();
        await page.getByRole("button", { name: words.compare, exact: true }).click();
        await expect(page.getByRole("heading", { name: words.comparison })).toBeVisible();
        await expect(page.getByRole("columnheader")).toHaveCount(3);
        await expectGoodPage(page);
        await page.getByRole("button", { name: words.clear }).click();
        await expect.poll(async () => (await stored(page)).favoriteList).toEqual([]);
        await page.getByRole("button", { name: words.undo }).click();
        await expect.poll(async () => (await stored(page)).favoriteList).toHaveLength(3);
      },
    );

    test("a shared selection keeps the visitor's own until it is joined, and marks missing talents", async ({ openPage }) => {
      // A missing talent is a 404.
      const visitor = await openPage(`${prefix}/kids/meninas`, { width, mayLogErrors: true });
      const { page } = visitor;
      await pressHearts(visitor, 3, words.heart);
      const { favoriteList } = await stored(page);
      const [own, ...others] = favoriteList;
      await page.evaluate((item) => localStorage.setItem("favorites", JSON.stringify({ favoriteList: [item] })), own);
      await visit(visitor, `${prefix}/selecao?ids=${others.map(({ talentId }) => talentId).join("%2C")},nobody`);
      await expect(page.locator("main ol > li[data-kind=missing]")).toBeVisible();
      await expect(page.locator("main ol > li[data-kind=loading]")).toHaveCount(0);
      expect((await stored(page)).favoriteList).toEqual([own]);
      expect(await axeViolations(page)).toEqual([]);
      await page.getByRole("button", { name: words.join }).click();
      await page.getByRole("link", { name: words.own }).click();
      await expect(page).toHaveURL(`${prefix}/selecao`);
      await expect(names(page)).toHaveCount(3);
      expect((await stored(page)).favoriteList.map(({ talentId }) => talentId)).toEqual(favoriteList.map(({ talentId }) => talentId));
    });

    test("the selection has no axe violation, and every control is large enough to touch", async ({ openPage }) => {
      const visitor = await openPage(`${prefix}/kids/meninas`, { width });
      const { page } = visitor;
      await pressHearts(visitor, 2, words.heart);
      const heart = await hearts(page, words.heart).first().boundingBox();
      expect(Math.min(heart?.width ?? 0, heart?.height ?? 0)).toBeGreaterThanOrEqual(44);
      await visit(visitor, `${prefix}/selecao`);
      await expect(names(page)).toHaveCount(2);
      await expectGoodPage(page);
      const heights = await page
        .locator("main ol button")
        .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().height));
      expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
    });
  });

test("a selection sent through the contact form reaches the panel", GATE, async ({ openPage, accounts }) => {
  // The gateway refuses a form that is filled faster than a person can, and the page sends it again later.
  const visitor = await openPage("/kids/meninas", { width: 390, mayLogErrors: true });
  const { page } = visitor;
  const [one = "", two = ""] = await pressHearts(visitor, 2);
  const { favoriteList } = await stored(page);
  await visit(visitor, "/selecao");
  await expect(names(page)).toHaveText([one, two]);
  const name = randomName("Lia");
  await page.getByRole("main").getByLabel(/^Nome/).fill(name);
  await page.getByLabel(/^E-mail/).fill("lia@produtora.example");
  await page.getByLabel(/^Telefone/).fill("11900000001");
  await page.getByLabel(/^Mensagem/).fill("Para maio.");
  await page.getByRole("main").getByRole("button", { name: "Enviar", exact: true }).click();
  await expect(page.getByText("Mensagem enviada com sucesso")).toBeVisible();
  const { message = "" } = await openEntry(accounts, name);
  const [first, second] = favoriteList.map(({ talentId }) => talentId);
  expect(message).toMatch(/^Para maio\./);
  expect(message).toContain(`1. ${one}: ${siteAddress()}/kids/${first}/`);
  expect(message).toContain(`2. ${two}: ${siteAddress()}/kids/${second}/`);
  expect(message).toContain(`${siteAddress()}/selecao?ids=${first},${second}`);
});

test("two tabs show one selection", async ({ openPage }) => {
  const visitor = await openPage("/kids/meninas");
  const other = await visitor.context.newPage();
  await other.goto("/kids/meninas");
  await expect(hearts(other).first()).toHaveAttribute("aria-pressed", "false");
  await pressHearts(visitor, 1);
  await expect(hearts(other).first()).toHaveAttribute("aria-pressed", "true");
  await expect(other.getByRole("link", { name: "Seleção, 1 talento" })).toHaveCount(1);
});

test("the selection is repaired from broken storage", async ({ openVisitor }) => {
  const visitor = await openVisitor();
  await visitor.page.addInitScript(() => localStorage.setItem("favorites", '{"favoriteList":[{"talentId'));
  await visit(visitor, "/kids/meninas");
  expect(await stored(visitor.page)).toEqual({ favoriteList: [] });
});

test("the selection works with forbidden storage, and says that it is not kept", async ({ openVisitor }) => {
  const visitor = await openVisitor();
  const { page } = visitor;
  await page.addInitScript(() =>
    Object.defineProperty(window, "localStorage", {
      get: () => {
        throw new DOMException("denied", "SecurityError");
      },
    }),
  );
  await visit(visitor, "/kids/meninas");
  await pressHearts(visitor, 1);
  await expect(page.getByRole("alert").getByText(/não guarda a seleção/)).toBeVisible();
  await expect(page.getByRole("main").getByRole("button", { name: /^Selecionar /, pressed: true })).toHaveCount(1);
});

test("a printed selection shows pictures, facts and notes only", async ({ openPage }) => {
  const visitor = await openPage("/kids/meninas");
  const { page } = visitor;
  await pressHearts(visitor, 2);
  await visit(visitor, "/selecao");
  await expect(names(page)).toHaveCount(2);
  await page
    .getByLabel(/^Anotação/)
    .first()
    .fill("Para maio");
  await page.emulateMedia({ media: "print" });
  for (const part of ["header", "footer", "main form", "main textarea", "main ol button"])
    await expect(page.locator(part).first()).toBeHidden();
  await expect(page.getByText(siteAddress()).first()).toBeVisible();
  await expect(page.locator("main ol dl").first()).toBeVisible();
  await expect(page.locator("main ol p", { hasText: "Para maio" })).toBeVisible();
});

test("an empty selection says so before hydration, and shifts nothing afterwards", async ({ openVisitor }) => {
  const visitor = await openVisitor();
  const { page } = visitor;
  const sendScripts = await holdRequests(page, "**/*.js");
  await page.goto("/selecao", { waitUntil: "commit" });
  const title = page.getByRole("heading", { name: "Ninguém aqui ainda" });
  await expect(title).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  const before = await title.boundingBox();
  sendScripts();
  await waitUntilIdle(visitor);
  expect(await title.boundingBox()).toEqual(before);
});

test("the selection is not indexed, and explains itself without scripts", async ({ openPage }) => {
  const reader = await openPage("/en/selecao", { javaScriptEnabled: false });
  const { page } = reader;
  await expect(page.getByText(/cannot show it without JavaScript/)).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "Back to the home page" }).click();
  await expect(page).toHaveURL("/en");
  await visit(reader, "/kids/meninas");
  await expect(page.getByRole("button", { name: /^Selecionar/ })).toHaveCount(0);
  expect(await fetchText("/selecao")).toMatch(/<meta[^>]*name="robots"[^>]*content="noindex"/);
  expect(await fetchText("/sitemap.xml")).not.toContain("selecao");
});
