import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Browser } from "playwright-core";
import { findOrInstallChromium } from "../../scripts/chromium";
import { stopChildren } from "../../scripts/children";
import { freePort } from "../../scripts/free-port";
import { startGateway } from "../../scripts/gateway";
import { startPanel } from "../../scripts/panel";
import { readSettings } from "../../scripts/settings";
import { upstreamVariables } from "../../src/config/environment";
import { axeViolations, createVisitor, launchBrowser, resize, visit, WIDTHS, type Visitor } from "../browser/visitor";
import { startUpstream } from "../fakes/upstream/start-upstream";

jest.setTimeout(900_000);

/** Portuguese addresses of the pages that every site has, with the English ones. */
const ADDRESSES = [
  "/",
  "/kids",
  "/teens/meninas",
  "/atores/meninos",
  "/talents",
  "/digital-influencers",
  "/pesquisa",
  "/pesquisa/ana",
  "/blog",
  "/campanhas",
  "/revista",
  "/sobre-nos",
  "/workshop",
  "/contato",
  "/selecao",
  "/seja-modelo",
  "/privacidade",
  "/remover-imagens",
  "/verificar-contato",
  "/pedido/7F3A91C2",
  "/confirmacao",
].flatMap((address) => [address, address === "/" ? "/en" : `/en${address}`]);

interface EmptySite {
  address: string;
  dataDir: string;
}

/** No variable of a content store, such as in a developer's `.env`. */
const UNSET = {
  PANEL_URL: "",
  PANEL_SALT: "",
  PANEL_API_TOKEN: "",
  INTEGRATION_URL: "",
  INTEGRATION_SALT: "",
  INTEGRATION_API_KEY: "",
  MEDIA_URL: "",
};

const startSite = async (variables: NodeJS.ProcessEnv): Promise<EmptySite> => {
  const dataDir = await mkdtemp(path.join(tmpdir(), "empty-"));
  const ports = { PORT: String(await freePort()), PANEL_PORT: String(await freePort()) };
  const settings = await readSettings({ ...UNSET, ...ports, SITE_URL: "", DATA_DIR: dataDir, ...variables });
  if (settings.isEmbedded) await startPanel(settings);
  const { address } = await startGateway({ settings });
  return { address, dataDir };
};

const STORES = [
  [
    "the double with nothing in it",
    async (): Promise<{ site: EmptySite; close: () => Promise<void> }> => {
      const upstream = await startUpstream({ content: { empty: true } });
      return { site: await startSite(upstreamVariables(upstream.settings)), close: upstream.close };
    },
  ],
  ["the embedded panel with DEMO=off", async () => ({ site: await startSite({ DEMO: "off" }), close: () => Promise.resolve() })],
] as const;

describe.each(STORES)("the site of %s", (_name, start) => {
  let started: Awaited<ReturnType<typeof start>>;
  let browser: Browser;
  let visitor: Visitor;
  beforeAll(async () => {
    started = await start();
    process.env.SITE_ADDRESS = started.site.address;
    process.env.CHROMIUM_PATH = await findOrInstallChromium();
    browser = await launchBrowser();
    visitor = await createVisitor(browser);
    await visitor.page.addInitScript(() => sessionStorage.setItem("introSeen", "true"));
  });
  afterAll(async () => {
    await browser.close();
    await stopChildren();
    await started.close();
    await rm(started.site.dataDir, { recursive: true, force: true });
  });

  it.each(ADDRESSES)("%s opens with one heading, in its language, without an error, overflow or axe violation", async (address) => {
    visitor.errors.length = 0;
    const response = await visit(visitor, address);
    expect(response.status()).toBe(200);
    const { page } = visitor;
    expect(await page.getAttribute("html", "lang")).toBe(address.startsWith("/en") ? "en" : "pt");
    expect(await page.locator("h1:visible").count()).toBe(1);
    expect(await page.innerText("body")).not.toMatch(/undefined|\bnull\b|NaN|\{\{|Juriti/);
    for (const width of WIDTHS) {
      await resize(visitor, width);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
    await resize(visitor, 390);
    expect(await axeViolations(page)).toEqual([]);
    expect(visitor.errors).toEqual([]);
  });

  it("has a sitemap of its own pages, and logs no failure of the build", async () => {
    const sitemap = await (await fetch(`${started.site.address}/sitemap.xml`)).text();
    expect(sitemap).toContain("/seja-modelo</loc>");
    expect(await readFile(path.join(started.site.dataDir, "build.log"), "utf8")).not.toMatch(/^\s*(error|failed|panic)\b/im);
  });
});
