import { findTalent, slideCount } from "./find-talent";
import { expect, expectGoodPage, GATE, gateIf, test } from "./test";
import { reload } from "./visitor";

const PORTUGUESE = { prefix: "", share: "Compartilhar", similar: "Talentos parecidos", next: /Próximo/ };
const ENGLISH = { prefix: "/en", share: "Share", similar: "Similar talents", next: /Next/ };
const CASES = [
  { width: 390, ...PORTUGUESE },
  { width: 800, ...ENGLISH },
  { width: 1200, ...PORTUGUESE },
  { width: 1440, ...ENGLISH },
];

for (const { width, prefix, share, similar, next } of CASES)
  test(
    `at ${width} px under "${prefix}" a complete talent is shown without axe violations, and links to the next in the list`,
    gateIf(width === 390),
    async ({ openPage }) => {
      const { path } = await findTalent((talent) => talent.categories[0] === "teens" && slideCount(talent) > 1);
      const { page } = await openPage(prefix + path, { width });
      await expect(page.getByRole("button", { name: share })).toBeVisible();
      await expect(page.getByRole("region", { name: similar }).getByRole("link").first()).toBeVisible();
      await expectGoodPage(page);
      const heading = page.getByRole("heading", { level: 1 });
      const before = (await heading.textContent()) ?? "";
      await page.getByRole("link", { name: next }).first().click();
      await expect(heading).not.toHaveText(before);
    },
  );

test("the chosen size system is remembered after a reload", async ({ openPage }) => {
  const { path } = await findTalent(({ shoes, jeans }) => shoes !== null && jeans !== null);
  const visitor = await openPage(path);
  const inEurope = visitor.page.getByText(/BR · (≈ )?\S+ EU/).first();
  await visitor.page.getByRole("radio", { name: "EU" }).check({ force: true });
  await expect(inEurope).toBeVisible();
  await reload(visitor);
  await expect(inEurope).toBeVisible();
});

test("a video file is requested on a press only, and plays in the page", async ({ openVisitor }) => {
  const { path, talent } = await findTalent(({ videos, book }) => videos.some(({ provider }) => provider === "file") && book.length > 0);
  const { page } = await openVisitor({ width: 800 });
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.goto(path);
  await page.getByRole("link", { name: "VIDEOS" }).click();
  // When pressed before the scripts ran, the link of the HTML leads to `#videos`.
  await expect(page).toHaveURL(/(\?aba=|#)videos$/);
  const play = page.getByRole("button", { name: /^Assistir:/ }).first();
  await expect(play).toBeVisible();
  const { width = 0, height = 1 } = (await play.boundingBox()) ?? {};
  expect(Math.abs(width / height - 16 / 9)).toBeLessThan(0.02);
  expect(asked.filter((url) => url.endsWith(".mp4"))).toEqual([]);
  await play.press("Enter");
  await expect(page.getByLabel(`Vídeo de ${talent.name}, 1`)).toBeVisible();
});

test("a printed page shows the talent without header and footer", async ({ openPage }) => {
  const { path } = await findTalent(() => true);
  const { page } = await openPage(path);
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.locator("header").first()).toBeHidden();
  await expect(page.locator("footer")).toBeHidden();
});

test("a built page shows not-found after the talent is withdrawn", GATE, async ({ openVisitor }) => {
  const { path, talent } = await findTalent(() => true);
  const { page } = await openVisitor({ mayLogErrors: true });
  await page.route(`**/api/talents/${talent.talentId}`, (route) =>
    route.fulfill({ status: 404, contentType: "application/json", body: "{}" }),
  );
  await page.goto(path);
  await expect(page.getByRole("heading", { level: 1, name: "Página não encontrada" })).toBeVisible();
});
