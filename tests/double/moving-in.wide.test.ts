import { rm } from "node:fs/promises";
import path from "node:path";
import { startGateway } from "../../scripts/gateway";
import { LOCALES } from "../../src/domain/locale";
import { axeViolations, createVisitor, type Visitor } from "../browser/visitor";
import { allowSvg } from "../allow-svg";
import { drawRoster } from "../builders/drawn-roster";
import { waitUntil } from "../wait";
import { testEmptyPages } from "./empty-pages";
import { downloadExport, importIntoNewStore, readPageData } from "./moved-store";
import { moveIn, NEW_AGENCY } from "./new-agency";
import { chooseReadableColor, readFromPanel, uploadDrawing } from "./own-identity";
import { openContext, type OwnPanel, readFirstAccount, signIn, startOwnPanel, stopOwnPanel } from "./own-panel";

allowSvg();

const OWN = ["marta@agencia.example", "quatro trilhos de vidro azul"] as const;

describe("a panel and a site that began with DEMO=off", () => {
  let panel: OwnPanel;
  let address: string;
  let visitor: Visitor;
  beforeAll(async () => {
    panel = await startOwnPanel({ DEMO: "off" });
    address = (await startGateway({ settings: panel.settings })).address;
    process.env.SITE_ADDRESS = address;
    visitor = await createVisitor(panel.browser);
    await visitor.page.addInitScript(() => sessionStorage.setItem("introSeen", "true"));
  });
  afterAll(() => stopOwnPanel(panel));

  testEmptyPages({ languages: LOCALES, site: () => ({ address, dataDir: panel.settings.dataDir }), visitor: () => visitor });

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

  it("has the agency's name and initials on every screen, and nothing of the demo's agency", async () => {
    const { page, admin } = panel;
    await page.goto(`${admin}/globals/social-medias`);
    await page.waitForFunction(() => document.title.endsWith("· Agência Exemplo"));
    await page.getByText("AE", { exact: true }).waitFor();
    expect(await page.content()).not.toMatch(/juriti/i);
  });

  it("refuses a colour that cannot be read, offers the nearest, and sends it to the site", async () => {
    const color = await chooseReadableColor(panel.page, panel.admin);
    expect(await readFromPanel(panel, "/api/customizations")).toMatchObject({
      ...{ initials: "AE", display_face: "syne", paper: "grey" },
      accents: { kids: color },
    });
  });

  it("sends an uploaded SVG as the logo, without its script", async () => {
    await uploadDrawing(panel.page, panel.admin);
    const { logo } = await readFromPanel(panel, "/api/website-images");
    expect(logo).toMatchObject({ file: expect.stringMatching(/^[0-9a-f-]+\.svg$/), width: 1000, height: 500 });
    const sent = await fetch(`${new URL(panel.admin).origin}/storage/${String(logo?.file)}`);
    const policy = ["content-type", "x-content-type-options", "content-security-policy"].map((name) => sent.headers.get(name));
    expect(policy).toEqual(["image/svg+xml", "nosniff", "default-src 'none'; sandbox"]);
    const drawing = await sent.text();
    expect(drawing).toContain('fill="#123456"');
    expect(drawing).not.toMatch(/script|style|onload/);
  });

  it("becomes the agency's own site in an afternoon: identity, texts and a roster of 40", async () => {
    const { page, admin } = panel;
    const roster = await drawRoster();
    await moveIn(page, admin, roster);
    const read = async (at: string): Promise<string> => (await fetch(`${address}${at}`)).text();
    const adult = roster.people.find(({ isMinor }) => !isMinor)?.name ?? "";
    await waitUntil("the listing has the imported talents", async () => (await read("/talents")).includes(adult), 300);
    await waitUntil("the release has the words", async () => (await read("/en")).includes(NEW_AGENCY.emptyBlog.en), 300);
    const talent = /href="(\/talents\/\d+\/[^"]+)"/.exec(await read("/talents"))?.[1] ?? "";
    const child = /href="(\/kids\/\d+\/[^"]+)"/.exec(await read("/kids"))?.[1] ?? "";
    const site = await (await openContext(panel.browser, "pt-BR")).newPage();
    const fonts: string[] = [];
    const errors: string[] = [];
    site.on("console", (message) => message.type() === "error" && errors.push(message.text()));
    site.on("request", (request) => request.resourceType() === "font" && fonts.push(/\/([a-z]+)-[^/]+$/.exec(request.url())?.[1] ?? ""));
    const pages = ["/", "/en", "/kids", "/talents", talent, child, "/seja-modelo", "/privacidade", "/contato", "/en/contato", "/sobre-nos"];
    for (const at of pages) {
      await site.goto(`${address}${at}`);
      expect(await site.title()).toContain(NEW_AGENCY.name);
      expect(await site.innerText("body")).not.toMatch(/Juriti|undefined|\{\{/);
      expect(await site.locator("header img").first().getAttribute("alt")).toBe(NEW_AGENCY.name);
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
    expect([...new Set(fonts)].sort()).toEqual(["fraunces", "instrument"]);
    expect(errors).toEqual([]);
    expect(await axeViolations(site)).toEqual([]);
    expect(JSON.parse(await read("/manifest.webmanifest"))).toMatchObject({ name: NEW_AGENCY.name, background_color: "#ffffff" });
    const [, shared = ""] = /property="og:image" content="([^"]+)"/.exec(await read("/")) ?? [];
    expect((await fetch(address + new URL(shared).pathname)).headers.get("content-type")).toBe("image/png");
    await site.context().close();
  });

  it("is the same site when its export is imported into another store", async () => {
    const { page, admin, settings } = panel;
    const pages = await readPageData(settings.dataDir, address);
    const file = await downloadExport(page, admin);
    const other = await startOwnPanel({ DEMO: "off", DATA_DIR: await importIntoNewStore(file) });
    const moved = await startGateway({ settings: other.settings });
    await other.browser.close();
    expect(await readPageData(other.settings.dataDir, moved.address)).toEqual(pages);
    await rm(path.dirname(file), { recursive: true });
  });
});
