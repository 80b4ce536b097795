import type { Page } from "@playwright/test";
import { localizedPath, parseTalentAddress } from "../../src/config/routes";
import { expect, test } from "./test";
import { holdRequests, PHONE_AND_DESKTOP, visit } from "./visitor";

const cards = (page: Page) => page.locator("main li a[aria-labelledby]");

const trackFinished = (page: Page): string[] => {
  const finished: string[] = [];
  page.on("requestfinished", (request) => finished.push(new URL(request.url()).pathname));
  return finished;
};

const firstCard = async (page: Page): Promise<{ path: string; name: string }> => {
  const card = cards(page).first();
  const [path, labelId] = await Promise.all([card.getAttribute("href"), card.getAttribute("aria-labelledby")]);
  if (path === null || labelId === null) throw new Error("the list has no card");
  return { path, name: (await page.locator(`[id="${labelId}"]`).textContent()) ?? "" };
};

const dataOf = (path: string): string => `/page-data${path}/page-data.json`;

for (const { language, width, locale } of PHONE_AND_DESKTOP)
  test(`at ${width} px in ${language} a card in view opens its talent without a request, with the card's picture`, async ({
    openVisitor,
  }) => {
    const visitor = await openVisitor({ width, locale });
    const { page } = visitor;
    const finished = trackFinished(page);
    await visit(visitor, localizedPath("/kids/meninas", language));
    const { path, name } = await firstCard(page);
    await expect.poll(() => finished).toContain(dataOf(path));
    expect(finished.filter((one) => one.startsWith("/media/talents/") && one.includes("/gallery/"))).toEqual([]);
    await holdRequests(page, /\/(page-data|api|media)\//);
    await cards(page).first().click();
    await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
    const talentId = parseTalentAddress(path)?.talentId ?? "";
    const cover = page.locator("main article img").first();
    await expect(cover).toHaveCSS("background-image", new RegExp(`/media/talents/${talentId}/`));
  });

test("nothing is fetched for a card out of view", async ({ openVisitor }) => {
  const visitor = await openVisitor({ width: 390 });
  const { page } = visitor;
  const finished = trackFinished(page);
  await visit(visitor, "/kids");
  const { path } = await firstCard(page);
  await expect.poll(() => finished).toContain(dataOf(path));
  const last = await cards(page).last().getAttribute("href");
  expect(finished).not.toContain(dataOf(last ?? ""));
});

test("nothing is fetched for a card on a device that saves data", async ({ openVisitor }) => {
  const visitor = await openVisitor({ width: 390 });
  const { page } = visitor;
  await page.addInitScript(() => Object.defineProperty(navigator, "connection", { value: { saveData: true } }));
  const finished = trackFinished(page);
  await visit(visitor, "/kids");
  // Idle work has begun.
  await expect.poll(() => finished).toContain("/api/count");
  expect(finished.filter((one) => one.startsWith("/page-data/kids/") && one !== dataOf("/kids"))).toEqual([]);
});
