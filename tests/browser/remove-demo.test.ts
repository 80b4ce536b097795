import { listReleases } from "../../server/releases/kept-releases";
import { SLOWNESS } from "../setup/slowness";
import { waitForAdmin } from "./panel-admin";
import { fetchText } from "./templates";
import { expect, test } from "./own-stack";
import { expectGoodPageAt } from "./test";
import { panelAddress } from "./visitor";

test.use({ stack: "remove-demo" });

const talentLinks = async (path: string): Promise<number> => (await fetchText(path)).match(/href="\/kids\/\d+\//g)?.length ?? 0;

const pagesOfRelease = async (): Promise<number> =>
  (await listReleases(process.env.DATA_DIR ?? "")).find(({ isCurrent }) => isCurrent)?.pages ?? 0;

const LONG = { timeout: 300_000 * SLOWNESS };

test("removes the demo with one action of an admin, also from the site, whose next build may lose most pages", async ({ openAdmin }) => {
  const page = await openAdmin();
  const pages = await pagesOfRelease();
  const girls = await talentLinks("/kids/meninas");
  expect(girls).toBeGreaterThan(0);
  await page.goto(`${panelAddress()}/admin/remove-demo`);
  await waitForAdmin(page);
  await expect(page.getByRole("heading", { name: "Remover a demonstração" })).toBeVisible();
  await expectGoodPageAt(page, [390, 1440]);
  const remove = page.getByRole("button", { name: "Apagar a demonstração" });
  await expect(remove).toBeDisabled();
  await page.getByLabel("Nome da agência").fill("Casa Juriti");
  await remove.click();
  await expect(page.getByText("Nada da demonstração")).toBeVisible(LONG);
  await expect.poll(pagesOfRelease, LONG).toBeLessThan(pages / 2);
  // Demo talents that other tests have changed are not removed.
  expect(await talentLinks("/kids/meninas")).toBeLessThan(girls / 2);
});
