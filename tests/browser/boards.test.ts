import type { CastingIndex } from "../../src/domain/casting-index";
import type { Home } from "../../src/domain/home";
import { required } from "../../src/domain/required";
import { readPageData, shownNames } from "./site-content";
import { fetchText, toEnglish } from "./templates";
import { expect, test } from "./test";
import { axeViolations, resize, siteAddress, visit } from "./visitor";

const readBoards = async (): Promise<Home["boards"]> => ((await readPageData("/")) as { home: Home }).home.boards;

const readMembers = async (slug: string): Promise<CastingIndex> => JSON.parse(await fetchText(`/api/boards/${slug}`)) as CastingIndex;

const readRobots = async (path: string) => {
  const response = await fetch(new URL(path, siteAddress()));
  const html = await response.text();
  return {
    status: response.status,
    header: response.headers.get("x-robots-tag"),
    hasTag: /<meta name="robots" content="noindex, follow"/.test(html),
  };
};

test("a visitor with a phone follows links from home to a board, from there to a talent, and back", async ({ openVisitor }) => {
  const { slug, name } = required((await readBoards())[0], "a board");
  const title = required(name.pt, "the board's title");
  const { names } = await readMembers(slug);
  const visitor = await openVisitor({ width: 390 });
  const { page } = visitor;
  await page.addInitScript(() => sessionStorage.setItem("introSeen", "true"));
  await visit(visitor, "/");
  await page.getByRole("region", { name: "Nossas listas" }).getByRole("link", { name: title }).click();
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  await expect.poll(async () => (await shownNames(page).allTextContents()).slice(0, 5)).toEqual(names.slice(0, 5));
  await page.locator("main ul li a:has(img)").nth(1).click();
  await expect(page.getByRole("heading", { level: 1, name: names[1] })).toBeVisible();
  await page.getByRole("link", { name: "Ver a lista inteira" }).click();
  await expect(page).toHaveURL(`/board/${slug}`);
});

test("boards are accessible in both languages at 390 and 1440 px", async ({ openVisitor }) => {
  const visitor = await openVisitor({ width: 390 });
  const { page } = visitor;
  for (const { slug, name } of await readBoards()) {
    for (const [path, title] of [
      [`/board/${slug}`, name.pt],
      [toEnglish(`/board/${slug}`), name.en],
    ] as const) {
      await resize(visitor, 390);
      await visit(visitor, path);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(required(title, `the title of ${path}`));
      expect.soft(await axeViolations(page), path).toEqual([]);
      await resize(visitor, 1440);
      expect.soft(await axeViolations(page), path).toEqual([]);
    }
  }
});

test("a board with a minor, and no other, is kept from search engines", async () => {
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
