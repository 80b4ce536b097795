import type { Page } from "@playwright/test";
import { contrastRatio } from "../../src/lib/contrast";
import { waitForAdmin } from "../browser/panel-admin";
import { expect, expectGoodPageAt } from "../browser/test";
import type { OwnPanel } from "./own-panel";

const PAPER = "#f1f2f3";
const TOO_LIGHT = "#ff7a45";

export const readFromPanel = async ({ admin, settings }: OwnPanel, path: string) => {
  const { origin } = new URL(admin);
  const { PANEL_SALT, PANEL_API_TOKEN } = settings.panelVariables;
  const credentials = JSON.stringify({ salt: PANEL_SALT, api_token: PANEL_API_TOKEN });
  const signedIn = await fetch(`${origin}/login`, { method: "POST", headers: { "content-type": "application/json" }, body: credentials });
  const { token } = (await signedIn.json()) as { token: string };
  const answer = await fetch(`${origin}${path}`, { headers: { authorization: `Bearer ${token}` } });
  return (await answer.json()) as Record<string, { file: string } | undefined>;
};

/**
 * Chooses face, paper and an unreadable colour, which the panel refuses, and accepts the nearest readable one by keyboard. Returns that
 * colour.
 */
export const chooseReadableColor = async (page: Page, admin: string): Promise<string> => {
  await page.goto(`${admin}/globals/customizations`);
  await waitForAdmin(page);
  await page.getByRole("button", { name: "Cores e letra" }).click();
  await page.getByRole("radio", { name: /^Syne/ }).check();
  await page.getByRole("radio", { name: "Cinza" }).check();
  await expect(page.locator("[data-identity-card]")).toHaveCSS("background-color", "rgb(241, 242, 243)");
  await expect.poll(() => page.evaluate(() => document.fonts.check("16px Syne"))).toBe(true);

  const kids = page.getByRole("group", { name: "Kids" });
  const code = kids.getByLabel("Kids: código da cor");
  await code.fill(TOO_LIGHT);
  const verdict = kids.getByRole("status");
  await expect(verdict).toContainText(/Contraste 2,\d\d:1, abaixo do mínimo/);
  const [refusal] = await Promise.all([
    page.waitForResponse(
      (response) =>
        response.url().includes("/globals/customizations") &&
        response.request().method() === "POST" &&
        response.url().includes("/cms/api/"),
    ),
    page.click("#action-save"),
  ]);
  expect(refusal.status()).toBe(400);
  const [, nearest = ""] = /serve é (#[0-9a-f]{6})/.exec(await refusal.text()) ?? [];
  expect(contrastRatio(nearest, PAPER)).toBeGreaterThanOrEqual(4.5);
  await expect(kids.getByText(nearest).first()).toBeVisible();

  await verdict.getByRole("button", { name: `Usar a mais próxima que serve, ${nearest}` }).press("Enter");
  await expect(verdict).toContainText("suficiente para ler");
  await expectGoodPageAt(page, [390, 1440]);
  await expect(code).toHaveValue(nearest);
  await page.click("#action-save");
  await expect(page.getByText("sucesso").first()).toBeVisible();
  return nearest;
};

const DRAWING = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 100" onload="document.title='x'">
  <script>document.title = "x"</script><style>.a{fill:#123456}</style><path class="a" d="M0 0h200v100z"/>
</svg>`;

export const uploadDrawing = async (page: Page, admin: string): Promise<void> => {
  await page.goto(`${admin}/globals/website-images`);
  await waitForAdmin(page);
  const logo = page.locator("#field-logo");
  await logo.getByRole("button", { name: "Criar", exact: true }).click();
  const drawer = page.getByRole("dialog").last();
  await drawer.locator("input[type=file]").setInputFiles({ name: "logo.svg", mimeType: "image/svg+xml", buffer: Buffer.from(DRAWING) });
  await drawer.locator("#action-save").click();
  await expect(drawer).toBeHidden();
  await page.click("#action-save");
  await expect(page.getByText("sucesso").first()).toBeVisible();
};
