import type { Browser } from "playwright-core";
import { findTalent, slideCount } from "./find-talent";
import { axeViolations, createVisitor, launchBrowser, visit } from "./visitor";

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

const PORTUGUESE = { prefix: "", share: "Compartilhar", similar: "Talentos parecidos", next: /Próximo/ };
const ENGLISH = { prefix: "/en", share: "Share", similar: "Similar talents", next: /Next/ };
const CASES = [
  { width: 390, ...PORTUGUESE },
  { width: 800, ...ENGLISH },
  { width: 1200, ...PORTUGUESE },
  { width: 1440, ...ENGLISH },
];

describe.each(CASES)('at $width px under "$prefix"', ({ width, prefix, share, similar, next }) => {
  it("shows a complete talent without axe violations, and links to the next in the list", async () => {
    const { path } = await findTalent((talent) => talent.categories[0] === "teens" && slideCount(talent) > 1);
    const visitor = await createVisitor(browser, { width });
    const { page } = visitor;
    await visit(visitor, prefix + path);
    expect(await page.getByRole("button", { name: share }).isVisible()).toBe(true);
    await page.getByRole("region", { name: similar }).getByRole("link").first().waitFor();
    expect(await axeViolations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    const before = await page.getByRole("heading", { level: 1 }).textContent();
    await page.getByRole("link", { name: next }).first().click();
    await page.waitForFunction((name) => document.querySelector("h1")?.textContent !== name, before);
    expect(visitor.foreignRequests).toEqual([]);
    expect(visitor.errors).toEqual([]);
    await visitor.context.close();
  });
});

it("the chosen size system is remembered after a reload", async () => {
  const { path } = await findTalent(({ shoes, jeans }) => shoes !== null && jeans !== null);
  const visitor = await createVisitor(browser);
  const { page } = visitor;
  await visit(visitor, path);
  await page.getByRole("radio", { name: "EU" }).check({ force: true });
  await page
    .getByText(/BR · (≈ )?\S+ EU/)
    .first()
    .waitFor();
  await page.reload();
  await page
    .getByText(/BR · (≈ )?\S+ EU/)
    .first()
    .waitFor();
  await visitor.context.close();
});

it("a video file is requested on a press only, and plays in the page", async () => {
  const { path, talent } = await findTalent(({ videos, book }) => videos.some(({ provider }) => provider === "file") && book.length > 0);
  const visitor = await createVisitor(browser, { width: 800 });
  const { page } = visitor;
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await visit(visitor, path);
  await page.getByRole("link", { name: "VIDEOS" }).click();
  await page.waitForURL("**?aba=videos");
  const play = page.getByRole("button", { name: /^Assistir:/ }).first();
  await play.waitFor();
  const { width = 0, height = 1 } = (await play.boundingBox()) ?? {};
  expect(Math.abs(width / height - 16 / 9)).toBeLessThan(0.02);
  expect(asked.filter((url) => url.endsWith(".mp4"))).toEqual([]);
  await play.press("Enter");
  await page.getByLabel(`Vídeo de ${talent.name}, 1`).waitFor();
  expect(visitor.foreignRequests).toEqual([]);
  await visitor.context.close();
});

it("a printed page shows the talent without header and footer", async () => {
  const { path } = await findTalent(() => true);
  const visitor = await createVisitor(browser);
  await visit(visitor, path);
  await visitor.page.emulateMedia({ media: "print" });
  expect(await visitor.page.getByRole("heading", { level: 1 }).isVisible()).toBe(true);
  expect(await visitor.page.locator("header").first().isVisible()).toBe(false);
  expect(await visitor.page.locator("footer").isVisible()).toBe(false);
  await visitor.context.close();
});

it("a built page shows not-found after the talent is withdrawn", async () => {
  const { path, talent } = await findTalent(() => true);
  const visitor = await createVisitor(browser);
  await visitor.page.route(`**/api/talents/${talent.talentId}`, (route) =>
    route.fulfill({ status: 404, contentType: "application/json", body: "{}" }),
  );
  await visit(visitor, path);
  await visitor.page.getByRole("heading", { level: 1, name: "Página não encontrada" }).waitFor();
  await visitor.context.close();
});
