import type { Browser } from "playwright-core";
import type { CastingIndex } from "../../src/domain/casting-index";
import type { Home } from "../../src/domain/home";
import { readPageData } from "./site-content";
import { fetchText, toEnglish } from "./templates";
import { axeViolations, createVisitor, launchBrowser, resize, siteAddress, visit } from "./visitor";

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

const readBoards = async (): Promise<Home["boards"]> => ((await readPageData("/")) as { home: Home }).home.boards;

const readMembers = async (slug: string): Promise<CastingIndex> => JSON.parse(await fetchText(`/api/boards/${slug}`)) as CastingIndex;

/** A board's answer, as search engines see it. */
const readRobots = async (path: string) => {
  const response = await fetch(new URL(path, siteAddress()));
  const html = await response.text();
  return {
    status: response.status,
    header: response.headers.get("x-robots-tag"),
    hasTag: /<meta name="robots" content="noindex, follow"/.test(html),
  };
};

it("leads from home to a board, from there to a talent, and back, on a phone", async () => {
  const [board] = await readBoards();
  const { slug = "", name } = board ?? {};
  const { names } = await readMembers(slug);
  const visitor = await createVisitor(browser, { width: 390 });
  const { page } = visitor;
  await page.addInitScript(() => sessionStorage.setItem("introSeen", "true"));
  await visit(visitor, "/");
  await page
    .getByRole("region", { name: "Nossas listas" })
    .getByRole("link", { name: name?.pt ?? "" })
    .click();
  await page.getByRole("heading", { level: 1, name: name?.pt ?? "" }).waitFor();
  const cards = page.locator("main ul li a").filter({ has: page.locator("img") });
  const shown = (await cards.allInnerTexts()).map((text) => text.trim().split("\n").at(-1));
  expect(shown.slice(0, 5)).toEqual(names.slice(0, 5));
  await cards.nth(1).click();
  await page.getByRole("heading", { level: 1, name: names[1] ?? "" }).waitFor();
  await page.getByRole("link", { name: "Ver a lista inteira" }).click();
  await page.waitForURL(`**/board/${slug}`);
  expect(visitor.errors).toEqual([]);
  await visitor.context.close();
});

it("has accessible boards in both languages at 390 and 1440 px", async () => {
  const visitor = await createVisitor(browser, { width: 390 });
  for (const { slug, name } of await readBoards()) {
    for (const [path, title] of [
      [`/board/${slug}`, name.pt],
      [toEnglish(`/board/${slug}`), name.en],
    ] as const) {
      await resize(visitor, 390);
      await visit(visitor, path);
      expect(await visitor.page.getByRole("heading", { level: 1 }).innerText()).toBe(title);
      expect([path, await axeViolations(visitor.page)]).toEqual([path, []]);
      await resize(visitor, 1440);
      expect([path, await axeViolations(visitor.page)]).toEqual([path, []]);
    }
  }
  await visitor.context.close();
});

it("keeps a board with a minor, and no other, from search engines", async () => {
  const sitemap = await fetchText("/sitemap.xml");
  const boards = await readBoards();
  const hasMinors = await Promise.all(
    boards.map(async ({ slug }) => {
      const { ages } = (await readMembers(slug)) as CastingIndex & { ages: readonly (number | null)[] };
      return ages.some((age) => age === null || age < 18);
    }),
  );
  expect(new Set(hasMinors)).toEqual(new Set([true, false])); // the demo has one of each
  for (const [index, { slug }] of boards.entries()) {
    const isUnindexed = hasMinors[index] === true;
    const expected = { status: 200, header: isUnindexed ? "noindex, follow" : null, hasTag: isUnindexed };
    expect([slug, await readRobots(`/board/${slug}`), sitemap.includes(`/board/${slug}<`)]).toEqual([slug, expected, !isUnindexed]);
  }
  expect((await readRobots("/board/nenhures")).status).toBe(404);
});
