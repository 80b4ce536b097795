import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Browser, BrowserContext, Page } from "playwright-core";
import { findOrInstallChromium } from "../../scripts/chromium";
import { stopChildren } from "../../scripts/children";
import { freePort } from "../../scripts/free-port";
import { startGateway } from "../../scripts/gateway";
import { startPanel } from "../../scripts/panel";
import { readSettings, type Settings } from "../../scripts/settings";
import { listReleases } from "../../server/releases/kept-releases";
import { axeViolations, launchBrowser } from "../browser/visitor";
import { waitUntil } from "../wait";

jest.setTimeout(900_000);

/** A panel with a data folder of its own, and a browser that is signed in to nothing. */
interface OwnPanel {
  settings: Settings;
  admin: string;
  browser: Browser;
  page: Page;
}

const UNSET = { PANEL_URL: "", PANEL_SALT: "", PANEL_API_TOKEN: "", INTEGRATION_URL: "", INTEGRATION_SALT: "", INTEGRATION_API_KEY: "" };

const openContext = (browser: Browser, locale: string): Promise<BrowserContext> =>
  browser.newContext({ locale, viewport: { width: 1440, height: 900 } });

const startOwnPanel = async (variables: NodeJS.ProcessEnv): Promise<OwnPanel> => {
  const ports = { PORT: String(await freePort()), PANEL_PORT: String(await freePort()) };
  const dataDir = await mkdtemp(path.join(tmpdir(), "moving-in-"));
  const settings = await readSettings({ ...UNSET, ...ports, MEDIA_URL: "", SITE_URL: "", DATA_DIR: dataDir, ...variables });
  await startPanel(settings);
  process.env.CHROMIUM_PATH = await findOrInstallChromium();
  const browser = await launchBrowser();
  const page = await (await openContext(browser, "pt-BR")).newPage();
  return { settings, admin: `http://localhost:${ports.PANEL_PORT}/admin`, browser, page };
};

const stopOwnPanel = async ({ browser, settings }: OwnPanel): Promise<void> => {
  await browser.close();
  await stopChildren();
  await rm(settings.dataDir, { recursive: true, force: true });
};

const signIn = async (page: Page, admin: string, [email = "", password = ""]: readonly string[]): Promise<void> => {
  await page.goto(`${admin}/login`);
  await page.fill("#field-email", email);
  await page.fill("#field-password", password);
  await page.click("button[type=submit]");
  await page.waitForURL((url) => !url.pathname.endsWith("/login"));
};

const readFirstAccount = async ({ settings }: OwnPanel): Promise<string[]> =>
  (await readFile(path.join(settings.dataDir, "admin-password.txt"), "utf8")).trim().split("\n");

const OWN = ["marta@agencia.example", "quatro trilhos de vidro azul"] as const;

describe("a panel that began with DEMO=off", () => {
  let panel: OwnPanel;
  beforeAll(async () => {
    panel = await startOwnPanel({ DEMO: "off" });
  });
  afterAll(() => stopOwnPanel(panel));

  const field = (label: string) => panel.page.getByLabel(label, { exact: true });

  const fillAccount = async (password: string, repeated = password): Promise<void> => {
    await field("Seu nome").fill("Marta Figueira");
    await field("Seu e-mail").fill(OWN[0]);
    await field("Nova senha").fill(password);
    await field("Nova senha, outra vez").fill(repeated);
    await panel.page.getByRole("button", { name: "Salvar e entrar" }).click();
  };

  it("asks at the first sign-in for the owner's account, and opens nothing before", async () => {
    const { page, admin } = panel;
    const account = await readFirstAccount(panel);
    await signIn(page, admin, account);
    const heading = page.getByRole("heading", { name: "Sua conta" });
    await heading.waitFor();
    await page.goto(`${admin}/collections/talents`);
    await heading.waitFor();
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await axeViolations(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
    await fillAccount("curta");
    await page.getByText("pelo menos 12 caracteres.").waitFor();
    await fillAccount(OWN[1], "outra senha qualquer");
    await page.getByText("As duas senhas são diferentes.").waitFor();
    await fillAccount(OWN[1]);
    await page.waitForURL((url) => url.pathname.endsWith("/collections/talents"));
    await page.goto(admin);
    await page.getByText("Primeiros passos").first().waitFor();
    await expect(readFirstAccount(panel)).rejects.toThrow("ENOENT");
    const other = await (await openContext(panel.browser, "pt-BR")).newPage();
    await other.goto(`${admin}/login`);
    await other.fill("#field-email", account[0] ?? "");
    await other.fill("#field-password", account[1] ?? "");
    const [answer] = await Promise.all([
      other.waitForResponse((response) => response.url().endsWith("/users/login")),
      other.click("button[type=submit]"),
    ]);
    expect(answer.status()).toBe(401);
    await signIn(other, admin, OWN);
    await other.getByText("Primeiros passos").first().waitFor();
  });

  it.each([
    ["pt-BR", "Primeiros passos", "0 de 10"],
    ["en", "First steps", "0 of 10"],
  ])("shows the checklist in %s, and each step leads to a screen", async (locale, title, progress) => {
    const page = await (await openContext(panel.browser, locale)).newPage();
    await signIn(page, panel.admin, OWN);
    const list = page.getByRole("region", { name: title });
    await list.getByText(progress).waitFor();
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await axeViolations(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
    const addresses = await list.getByRole("link").evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
    expect(addresses).toHaveLength(10);
    for (const address of new Set(addresses)) {
      const response = await page.goto(address);
      expect(response?.status()).toBe(200);
      await page.getByRole("heading", { level: 1 }).first().waitFor();
    }
    await page.context().close();
  });

  it("ticks a step once the store contains it, and hides the list for good when it is dismissed", async () => {
    const { page, admin } = panel;
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(`${admin}/globals/customizations`);
    await page.fill("#field-agencyName", "Agência Exemplo");
    await page.click("#action-save");
    await page.getByText("sucesso").first().waitFor();
    await page.goto(admin);
    const list = page.getByRole("region", { name: "Primeiros passos" });
    await list.getByText("1 de 10").waitFor();
    expect(await list.locator('[data-step="identity"]').getAttribute("data-done")).toBe("true");
    await list.getByRole("button", { name: "Não mostrar mais" }).click();
    await list.waitFor({ state: "detached" });
    await page.reload();
    await page.getByRole("heading", { level: 1 }).waitFor();
    expect(await list.count()).toBe(0);
  });
});

describe("a site that began with the demo", () => {
  let panel: OwnPanel;
  let site: string;
  beforeAll(async () => {
    panel = await startOwnPanel({ DEMO: "on", DEMO_PICTURE_SCALE: "0.25" });
    site = (await startGateway({ settings: panel.settings })).address;
  });
  afterAll(() => stopOwnPanel(panel));

  const talentLinks = async (address: string): Promise<number> =>
    ((await (await fetch(`${site}${address}`)).text()).match(/href="\/kids\/\d+\//g) ?? []).length;

  const pagesOfRelease = async (): Promise<number> =>
    (await listReleases(panel.settings.dataDir)).find(({ isCurrent }) => isCurrent)?.pages ?? 0;

  it("loses it with one action of an admin, also on the site, whose next build may lose most pages", async () => {
    const { page, admin } = panel;
    const pages = await pagesOfRelease();
    expect(await talentLinks("/kids")).toBeGreaterThan(0);
    await signIn(page, admin, await readFirstAccount(panel));
    await page.goto(`${admin}/remove-demo`);
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
    expect(await talentLinks("/kids")).toBe(0);
  });
});
