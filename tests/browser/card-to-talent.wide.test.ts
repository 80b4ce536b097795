import type { Browser } from "playwright-core";
import { localizedPath, parseTalentAddress } from "../../src/config/routes";
import { waitUntil } from "../wait";
import { createVisitor, holdRequests, launchBrowser, PHONE_AND_DESKTOP, visit, type Visitor } from "./visitor";

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

const CARD = "main li a[aria-labelledby]";

/** The paths of finished requests. */
const trackFinished = ({ page }: Visitor): Set<string> => {
  const finished = new Set<string>();
  page.on("requestfinished", (request) => finished.add(new URL(request.url()).pathname));
  return finished;
};

const firstCard = async ({ page }: Visitor): Promise<{ path: string; name: string }> => {
  const card = page.locator(CARD).first();
  const [path, labelId] = await Promise.all([card.getAttribute("href"), card.getAttribute("aria-labelledby")]);
  if (path === null || labelId === null) throw new Error("the list has no card");
  return { path, name: (await page.locator(`[id="${labelId}"]`).textContent()) ?? "" };
};

const dataOf = (path: string): string => `/page-data${path}/page-data.json`;

it.each(PHONE_AND_DESKTOP)(
  "opens the talent of a card in view without a request, with the card's picture ($language, $width px)",
  async ({ language, width, locale }) => {
    const visitor = await createVisitor(browser, { width, locale });
    const finished = trackFinished(visitor);
    await visit(visitor, localizedPath("/kids/meninas", language));
    const { path, name } = await firstCard(visitor);
    await waitUntil("the data of the first card's talent is fetched", async () => finished.has(dataOf(path)));
    expect([...finished].filter((one) => one.startsWith("/media/talents/") && one.includes("/gallery/"))).toEqual([]);
    const release = await holdRequests(visitor.page, /\/(page-data|api|media)\//);
    await visitor.page.locator(CARD).first().click();
    await visitor.page.getByRole("heading", { level: 1, name }).waitFor();
    const cover = visitor.page.locator("main article img").first();
    const talentId = parseTalentAddress(path)?.talentId ?? "";
    expect(await cover.evaluate((image) => getComputedStyle(image).backgroundImage)).toContain(`/media/talents/${talentId}/`);
    await release();
    await visitor.context.close();
  },
);

it("fetches nothing for a card out of view, and nothing on a device that saves data", async () => {
  const visitor = await createVisitor(browser, { width: 390 });
  const finished = trackFinished(visitor);
  await visit(visitor, "/kids");
  const { path } = await firstCard(visitor);
  await waitUntil("the data of the first card's talent is fetched", async () => finished.has(dataOf(path)));
  const last = await visitor.page.locator(CARD).last().getAttribute("href");
  expect(finished).not.toContain(dataOf(last ?? ""));
  const saving = await createVisitor(browser, { width: 390 });
  await saving.page.addInitScript(() => Object.defineProperty(navigator, "connection", { value: { saveData: true } }));
  const savingFinished = trackFinished(saving);
  await visit(saving, "/kids");
  await waitUntil("idle work has begun", async () => savingFinished.has("/api/count"));
  expect([...savingFinished].filter((one) => one.startsWith("/page-data/kids/") && one !== dataOf("/kids"))).toEqual([]);
  await Promise.all([visitor.context.close(), saving.context.close()]);
});
