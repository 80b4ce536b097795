import type { Browser } from "playwright-core";
import { listReleases } from "../../server/releases/kept-releases";
import { waitUntil } from "../wait";
import { signInToPanel } from "./panel-admin";
import { axeViolations, launchBrowser, panelAddress, siteAddress } from "./visitor";

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

const talentLinks = async (address: string): Promise<number> =>
  ((await (await fetch(new URL(address, siteAddress()))).text()).match(/href="\/kids\/\d+\//g) ?? []).length;

const pagesOfRelease = async (): Promise<number> =>
  (await listReleases(process.env.DATA_DIR ?? "")).find(({ isCurrent }) => isCurrent)?.pages ?? 0;

it("removes the demo with one action of an admin, also from the site, whose next build may lose most pages", async () => {
  const page = await signInToPanel(browser);
  const pages = await pagesOfRelease();
  const girls = await talentLinks("/kids/meninas");
  expect(girls).toBeGreaterThan(0);
  await page.goto(`${panelAddress()}/admin/remove-demo`);
  const remove = page.getByRole("button", { name: "Apagar a demonstração" });
  await page.getByRole("heading", { name: "Remover a demonstração" }).waitFor();
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await axeViolations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
  expect(await remove.isDisabled()).toBe(true);
  await page.getByLabel("Nome da agência").fill("Casa Juriti");
  await remove.click();
  await page.getByText("Nada da demonstração").waitFor({ timeout: 300_000 });
  await waitUntil("the site is built without the demo", async () => (await pagesOfRelease()) < pages / 2, 300);
  // Talents that other tests have changed stay.
  expect(await talentLinks("/kids/meninas")).toBeLessThan(girls / 2);
});
