import type { Page } from "@playwright/test";
import { randomPhone, sendApplications } from "./applications";
import type { PanelAccounts } from "./panel-accounts";
import { fetchEntries, randomName, searchAddress, waitForAdmin } from "./panel-admin";
import { expect, test } from "./test";
import { panelAddress } from "./visitor";

const COUNT = 100;
const LIMIT_MS = 10 * 60 * 1000;

/** Keys of a decision, and the status and reason that it leads to. */
const DECISIONS = [
  { keys: ["2"], status: "seen", reason: null },
  { keys: ["3"], status: "contacted", reason: null },
  { keys: ["5", "1"], status: "declined", reason: "profile" },
  { keys: ["4"], status: "accepted", reason: null },
  { keys: ["5", "3"], status: "declined", reason: "photos" },
] as const;

const decisionOf = (index: number) => DECISIONS[index % DECISIONS.length] ?? DECISIONS[0];

const waitForPhotos = (page: Page, name: string): Promise<unknown> =>
  page.waitForFunction((heading) => {
    const photos = [...document.querySelectorAll<HTMLImageElement>('ul[aria-label="Fotos"] img')];
    const isShown = document.querySelector("h1")?.textContent === heading;
    return isShown && photos.length === 6 && photos.every((photo) => photo.complete && photo.naturalWidth > 0);
  }, name);

const press = async (page: Page, keys: readonly string[]): Promise<void> => {
  const [first = "", reason] = keys;
  await page.keyboard.press(first);
  if (reason === undefined) return;
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.keyboard.press(reason);
};

const readDecisions = async (accounts: PanelAccounts, family: string): Promise<Record<string, string>> => {
  const entries = await fetchEntries(accounts, { "where[name][contains]": family });
  return Object.fromEntries(entries.map(({ name, status, declineReason }) => [name, `${String(status)}/${String(declineReason ?? "")}`]));
};

test("a hundred applications are reviewed by keys within ten minutes", async ({ openAdmin, accounts }) => {
  test.slow();
  const family = randomName("Ex").split(" ")[1] ?? "";
  const letters = "abcdefghij";
  const names = Array.from({ length: COUNT }, (_, index) => `Ana ${letters[Math.floor(index / 10)]}${letters[index % 10]}o ${family}`);
  await sendApplications(
    names.map((realname) => ({ realname, phone: randomPhone(), email: `${randomName("a").slice(2)}@casajuriti.example` })),
  );
  const page = await openAdmin();
  await page.goto(`${panelAddress()}/admin${await searchAddress(page, "applications", { status: "new", q: family })}`);
  await expect(page.locator("[data-card]").first()).toBeVisible();
  await waitForAdmin(page);

  const startedAt = performance.now();
  await page.keyboard.press("j");
  await page.keyboard.press("Enter");
  for (const [index, name] of names.entries()) {
    await waitForPhotos(page, name);
    await press(page, decisionOf(index).keys);
  }
  await expect(page).toHaveURL(/\/admin\/applications\?/);
  const took = performance.now() - startedAt;

  const expected = Object.fromEntries(names.map((name, index) => [name, `${decisionOf(index).status}/${decisionOf(index).reason ?? ""}`]));
  await expect.poll(() => readDecisions(accounts, family)).toEqual(expected);
  expect(took).toBeLessThan(LIMIT_MS);
  process.stdout.write(`${COUNT} applications reviewed by keys in ${(took / 1000).toFixed(1)} s\n`);
});
