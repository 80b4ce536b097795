import { rm } from "node:fs/promises";
import path from "node:path";
import type { Page } from "@playwright/test";
import { startGateway } from "../../scripts/gateway";
import { LOCALES } from "../../src/domain/locale";
import { waitForAdmin } from "../browser/panel-admin";
import { fetchText } from "../browser/templates";
import { expect, expectGoodPageAt, test } from "../browser/test";
import { axeViolations, siteAddress, visit } from "../browser/visitor";
import { drawRoster } from "../builders/drawn-roster";
import { SLOWNESS } from "../setup/slowness";
import { testEmptyPages } from "./empty-pages";
import { downloadExport, importIntoNewStore, readPageData } from "./moved-store";
import { moveIn, NEW_AGENCY } from "./new-agency";
import { chooseReadableColor, readFromPanel, uploadDrawing } from "./own-identity";
import { type OwnPanel, readFirstAccount, readPublicationState, signIn, startOwnPanel, stopOwnPanel } from "./own-panel";

const OWN = ["marta@agencia.example", "quatro trilhos de vidro azul"] as const;

const BUILD = { timeout: 300_000 * SLOWNESS };

const fillAccount = async (page: Page, password: string, repeated = password): Promise<void> => {
  const field = (label: string) => page.getByLabel(label, { exact: true });
  await field("Seu nome").fill("Marta Figueira");
  await field("Seu e-mail").fill(OWN[0]);
  await field("Nova senha").fill(password);
  await field("Nova senha, outra vez").fill(repeated);
  await page.getByRole("button", { name: "Salvar e entrar" }).click();
};

let panel: OwnPanel;
test.beforeAll(async () => {
  panel = await startOwnPanel({ DEMO: "off" });
  process.env.SITE_ADDRESS = (await startGateway({ settings: panel.settings })).address;
});
test.afterAll(() => stopOwnPanel(panel));

test.describe("the site of a panel that began with DEMO=off", () => {
  testEmptyPages({ languages: LOCALES, dataDir: () => panel.settings.dataDir });
});

test.describe("a panel that began with DEMO=off", () => {
  // Each test continues after the one before.
  test.describe.configure({ mode: "serial" });

  test("asks at the first sign-in for the owner's account, and opens nothing before", async ({ page, browser }) => {
    const { admin } = panel;
    const account = await readFirstAccount(panel);
    await signIn(page, admin, account);
    const heading = page.getByRole("heading", { name: "Sua conta" });
    await expect(heading).toBeVisible();
    await page.goto(`${admin}/collections/talents`);
    await expect(heading).toBeVisible();
    await waitForAdmin(page);
    await expectGoodPageAt(page, [390, 1440]);
    await fillAccount(page, "curta");
    await expect(page.getByText("pelo menos 12 caracteres.")).toBeVisible();
    await fillAccount(page, OWN[1], "outra senha qualquer");
    await expect(page.getByText("As duas senhas são diferentes.")).toBeVisible();
    await fillAccount(page, OWN[1]);
    await expect(page).toHaveURL(/\/collections\/talents$/);
    await page.goto(admin);
    await expect(page.getByText("Primeiros passos").first()).toBeVisible();
    await expect(readFirstAccount(panel)).rejects.toThrow("ENOENT");

    const other = await browser.newPage();
    await other.goto(`${admin}/login`);
    await waitForAdmin(other);
    await other.fill("#field-email", account[0] ?? "");
    await other.fill("#field-password", account[1] ?? "");
    const answered = other.waitForResponse((response) => response.url().endsWith("/users/login"));
    await other.click("button[type=submit]");
    expect((await answered).status()).toBe(401);
    await signIn(other, admin, OWN);
    await expect(other.getByText("Primeiros passos").first()).toBeVisible();
    await other.close();
  });

  for (const [locale, title, progress] of [
    ["pt-BR", "Primeiros passos", "0 de 10"],
    ["en", "First steps", "0 of 10"],
  ] as const)
    test.describe(`in ${locale}`, () => {
      test.use({ locale });

      test("shows the checklist, and each step leads to a screen", async ({ page }) => {
        await signIn(page, panel.admin, OWN);
        const list = page.getByRole("region", { name: title });
        await expect(list.getByText(progress)).toBeVisible();
        await expectGoodPageAt(page, [390, 1440]);
        const addresses = await list.getByRole("link").evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
        expect(addresses).toHaveLength(10);
        for (const address of new Set(addresses)) {
          const response = await page.goto(address);
          expect(response?.status()).toBe(200);
          await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
        }
      });
    });

  test("ticks a step once the store contains it, and hides the list for good when it is dismissed", async ({ page }) => {
    const { admin } = panel;
    await signIn(page, admin, OWN);
    await page.goto(`${admin}/globals/customizations`);
    await waitForAdmin(page);
    await page.fill("#field-agencyName", "Agência Exemplo");
    await page.click("#action-save");
    await expect(page.getByText("sucesso").first()).toBeVisible();
    await page.goto(admin);
    await waitForAdmin(page);
    const list = page.getByRole("region", { name: "Primeiros passos" });
    await expect(list.getByText("1 de 10")).toBeVisible();
    await expect(list.locator('[data-step="identity"]')).toHaveAttribute("data-done", "true");
    await list.getByRole("button", { name: "Não mostrar mais" }).click();
    await expect(list).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await waitForAdmin(page);
    await expect(list).toHaveCount(0);
  });

  test("has the agency's name and initials on every screen, and nothing of the demo's agency", async ({ page }) => {
    await signIn(page, panel.admin, OWN);
    await page.goto(`${panel.admin}/globals/social-medias`);
    await expect(page).toHaveTitle(/· Agência Exemplo$/);
    await expect(page.getByText("AE", { exact: true })).toBeVisible();
    expect(await page.content()).not.toMatch(/juriti/i);
  });

  test("refuses a colour that cannot be read, offers the nearest, and sends it to the site", async ({ page }) => {
    await signIn(page, panel.admin, OWN);
    const color = await chooseReadableColor(page, panel.admin);
    expect(await readFromPanel(panel, "/api/customizations")).toMatchObject({
      ...{ initials: "AE", display_face: "syne", paper: "grey" },
      accents: { kids: color },
    });
  });

  test("sends an uploaded SVG as the logo, without its script", async ({ page }) => {
    await signIn(page, panel.admin, OWN);
    await uploadDrawing(page, panel.admin);
    const { logo } = await readFromPanel(panel, "/api/website-images");
    expect(logo).toMatchObject({ file: expect.stringMatching(/^[0-9a-f-]+\.svg$/), width: 1000, height: 500 });
    const sent = await fetch(`${new URL(panel.admin).origin}/storage/${String(logo?.file)}`);
    const policy = ["content-type", "x-content-type-options", "content-security-policy"].map((name) => sent.headers.get(name));
    expect(policy).toEqual(["image/svg+xml", "nosniff", "default-src 'none'; sandbox"]);
    const drawing = await sent.text();
    expect(drawing).toContain('fill="#123456"');
    expect(drawing).not.toMatch(/script|style|onload/);
  });

  test("becomes the agency's own site in an afternoon: identity, texts and a roster of 40", async ({ page, openVisitor }) => {
    const roster = await drawRoster();
    await signIn(page, panel.admin, OWN);
    await moveIn(page, panel.admin, roster);
    const adult = roster.people.find(({ isMinor }) => !isMinor)?.name ?? "";
    await expect.poll(() => fetchText("/talents"), BUILD).toContain(adult);
    await expect.poll(() => fetchText("/en"), BUILD).toContain(NEW_AGENCY.emptyBlog.en);
    const talent = /href="(\/talents\/\d+\/[^"]+)"/.exec(await fetchText("/talents"))?.[1] ?? "";
    const child = /href="(\/kids\/\d+\/[^"]+)"/.exec(await fetchText("/kids"))?.[1] ?? "";
    const visitor = await openVisitor();
    const { page: site } = visitor;
    const fonts = new Set<string | undefined>();
    site.on("request", (request) => request.resourceType() === "font" && fonts.add(/\/([a-z]+)-[^/]+$/.exec(request.url())?.[1]));
    const pages = ["/", "/en", "/kids", "/talents", talent, child, "/seja-modelo", "/privacidade", "/contato", "/en/contato", "/sobre-nos"];
    for (const path of pages) {
      await visit(visitor, path);
      await expect(site).toHaveTitle(new RegExp(NEW_AGENCY.name));
      expect(await site.innerText("body")).not.toMatch(/Juriti|undefined|\{\{/);
      await expect(site.locator("header img").first()).toHaveAttribute("alt", NEW_AGENCY.name);
      await site.setViewportSize({ width: 390, height: 844 });
      expect(await site.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    }
    const look = await site.evaluate(() => ({
      accent: getComputedStyle(document.documentElement).getPropertyValue("--color-accent"),
      paper: getComputedStyle(document.body).backgroundColor,
      face: getComputedStyle(document.querySelector("h1")!).fontFamily,
    }));
    expect(look).toEqual({
      accent: NEW_AGENCY.accents["Demais páginas"],
      paper: "rgb(255, 255, 255)",
      face: expect.stringMatching(/^"?Fraunces"?,/),
    });
    expect([...fonts].sort()).toEqual(["fraunces", "instrument"]);
    expect(await axeViolations(site)).toEqual([]);
    expect(JSON.parse(await fetchText("/manifest.webmanifest"))).toMatchObject({ name: NEW_AGENCY.name, background_color: "#ffffff" });
    const [, shared = ""] = /property="og:image" content="([^"]+)"/.exec(await fetchText("/")) ?? [];
    expect((await fetch(siteAddress() + new URL(shared).pathname)).headers.get("content-type")).toBe("image/png");
  });

  test("is the same site when its export is imported into another store", async ({ page }) => {
    await signIn(page, panel.admin, OWN);
    // Both gateways build the site in this folder, one after the other.
    await expect.poll(() => readPublicationState(page, panel), BUILD).toBe("live");
    const pages = await readPageData(panel.settings.dataDir, siteAddress());
    const file = await downloadExport(page, panel.admin);
    const other = await startOwnPanel({ DEMO: "off", DATA_DIR: await importIntoNewStore(file) });
    const moved = await startGateway({ settings: other.settings });
    expect(await readPageData(other.settings.dataDir, moved.address)).toEqual(pages);
    await stopOwnPanel(other);
    await rm(path.dirname(file), { recursive: true });
  });
});
