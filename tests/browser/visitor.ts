import AxeBuilder from "axe-core";
import { chromium, type Browser, type BrowserContext, type Page } from "playwright-core";

/** Widths that design.md names. */
export const WIDTHS = [390, 820, 1440] as const;

const required = (name: string): string => {
  const value = process.env[name];
  if (!value) throw new Error(`${name} must be set: npm test starts the product and sets it`);
  return value;
};

export const siteAddress = (): string => required("SITE_ADDRESS");
export const panelAddress = (): string => required("PANEL_ADDRESS");

const FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update", "--disable-sync", "--no-first-run"];

export const launch = (): Promise<Browser> => chromium.launch({ executablePath: required("CHROMIUM_PATH"), args: FLAGS });

export interface Visitor {
  page: Page;
  context: BrowserContext;
  /** What the console, the page's scripts and the network complained about. */
  complaints: string[];
  /** Addresses of other origins that were asked. */
  foreignRequests: string[];
}

export interface VisitorOptions {
  width?: number;
  locale?: string;
  javaScriptEnabled?: boolean;
  /** Without it nothing is kept from one page to the next, and a test sees what the server sends. */
  hasServiceWorker?: boolean;
}

/** Opens a fresh browser session; the intro overlay counts as already seen unless the session is the test. */
export const aVisitor = async (browser: Browser, { width = 1440, locale = "pt-BR", javaScriptEnabled = true, hasServiceWorker = false }: VisitorOptions = {}): Promise<Visitor> => {
  const context = await browser.newContext({ viewport: { width, height: 900 }, locale, javaScriptEnabled, serviceWorkers: hasServiceWorker ? "allow" : "block" });
  const page = await context.newPage();
  const complaints: string[] = [];
  const foreignRequests: string[] = [];
  page.on("console", (message) => message.type() === "error" && complaints.push(message.text()));
  page.on("pageerror", (error) => complaints.push(error.message));
  page.on("request", (request) => {
    const { origin, protocol } = new URL(request.url());
    if (protocol.startsWith("http") && origin !== siteAddress()) foreignRequests.push(request.url());
  });
  return { page, context, complaints, foreignRequests };
};

/** Opens a path of the site and waits until its scripts have taken over. */
export const visit = async ({ page }: Visitor, path: string) => {
  const response = await page.goto(new URL(path, siteAddress()).href, { waitUntil: "networkidle" });
  if (response === null) throw new Error(`${path} gave no answer`);
  return response;
};

/** Violations of WCAG 2.2 AA that axe-core finds, one line each. */
export const axeViolations = async (page: Page): Promise<string[]> => {
  await page.evaluate(AxeBuilder.source);
  return page.evaluate(async () => {
    const { axe } = window as unknown as { axe: typeof AxeBuilder };
    const { violations } = await axe.run(document, { runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"] });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`);
  });
};
