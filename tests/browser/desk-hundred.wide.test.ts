import type { Browser, Page } from "playwright-core";
import { randomPhone, sendApplications } from "./applications";
import { fetchEntries, randomName, searchAddress, signInToPanel } from "./panel-admin";
import { launchBrowser, panelAddress } from "./visitor";

jest.setTimeout(1_200_000);

const COUNT = 100;
const LIMIT_MS = 10 * 60 * 1000;

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

/** Keys of a decision, and the status and reason that it leads to. */
const DECISIONS = [
  { keys: ["2"], status: "seen", reason: null },
  { keys: ["3"], status: "contacted", reason: null },
  { keys: ["5", "1"], status: "declined", reason: "profile" },
  { keys: ["4"], status: "taken", reason: null },
  { keys: ["5", "3"], status: "declined", reason: "photos" },
] as const;

const decisionOf = (index: number) => DECISIONS[index % DECISIONS.length] ?? DECISIONS[0];

/** Waits until the six photos of the application with this name are visible. */
const waitForPhotos = async (page: Page, name: string): Promise<void> => {
  await page.getByRole("heading", { level: 1, name }).waitFor();
  await page.waitForFunction((heading) => {
    const photos = [...document.querySelectorAll<HTMLImageElement>('ul[aria-label="Fotos"] img')];
    const isShown = document.querySelector("h1")?.textContent === heading;
    return isShown && photos.length === 6 && photos.every((photo) => photo.complete && photo.naturalWidth > 0);
  }, name);
};

const press = async (page: Page, keys: readonly string[]): Promise<void> => {
  const [first = "", reason] = keys;
  await page.keyboard.press(first);
  if (reason === undefined) return;
  await page.getByRole("dialog").waitFor();
  await page.keyboard.press(reason);
};

const readDecisions = async (page: Page, family: string): Promise<Map<unknown, string>> => {
  const entries = (await fetchEntries(page, { "where[name][contains]": family })) ?? [];
  return new Map(entries.map(({ name, status, declineReason }) => [name, `${String(status)}/${String(declineReason ?? "")}`]));
};

it("a hundred applications are reviewed by keys within ten minutes", async () => {
  const family = randomName("Ex").split(" ")[1] ?? "";
  const letters = "abcdefghij";
  const names = Array.from({ length: COUNT }, (_, index) => `Ana ${letters[Math.floor(index / 10)]}${letters[index % 10]}o ${family}`);
  await sendApplications(
    names.map((realname) => ({ realname, phone: randomPhone(), email: `${randomName("a").slice(2)}@casajuriti.example` })),
  );
  const page = await signInToPanel(browser);
  await page.goto(`${panelAddress()}/admin${await searchAddress(page, "applications", { status: "new", q: family })}`);
  await page.locator("[data-card]").first().waitFor();
  await page.waitForLoadState("networkidle");

  const startedAt = performance.now();
  await page.keyboard.press("j");
  await page.keyboard.press("Enter");
  for (const [index, name] of names.entries()) {
    await waitForPhotos(page, name);
    await press(page, decisionOf(index).keys);
  }
  await page.waitForURL(/\/admin\/applications\?/);
  const took = performance.now() - startedAt;

  const expected = new Map(names.map((name, index) => [name, `${decisionOf(index).status}/${decisionOf(index).reason ?? ""}`]));
  expect(await readDecisions(page, family)).toEqual(expected);
  expect(took).toBeLessThan(LIMIT_MS);
  process.stdout.write(`${COUNT} applications reviewed by keys in ${(took / 1000).toFixed(1)} s\n`);
  await page.context().close();
});
