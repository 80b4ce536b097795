import AxeBuilder from "axe-core";
import { chromium, type Browser, type BrowserContext, type Locator, type Page, type Request } from "playwright-core";

/** Widths that design.md names. */
export const WIDTHS = [390, 820, 1440] as const;

const required = (name: string): string => {
  const value = process.env[name];
  if (!value) throw new Error(`${name} must be set: npm test starts the product and sets it`);
  return value;
};

export const siteAddress = (): string => required("SITE_ADDRESS");
export const panelAddress = (): string => required("PANEL_ADDRESS");

const FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
];

export const launch = (): Promise<Browser> => chromium.launch({ executablePath: required("CHROMIUM_PATH"), args: FLAGS });

export interface Visitor {
  page: Page;
  context: BrowserContext;
  /** What the console, the page's scripts and the network complained about. */
  complaints: string[];
  /** Addresses of other origins that were asked. */
  foreignRequests: string[];
  /** What the page asked for and has not got yet, films aside: those come in parts for as long as they play. */
  awaited: Set<Request>;
  isScripted: boolean;
}

export interface VisitorOptions {
  width?: number;
  locale?: string;
  javaScriptEnabled?: boolean;
  /** Without it nothing is kept from one page to the next, and a test sees what the server sends. */
  hasServiceWorker?: boolean;
}

/** Opens a fresh browser session; the intro overlay counts as already seen unless the session is the test. */
export const aVisitor = async (
  browser: Browser,
  { width = 1440, locale = "pt-BR", javaScriptEnabled = true, hasServiceWorker = false }: VisitorOptions = {},
): Promise<Visitor> => {
  const context = await browser.newContext({
    viewport: { width, height: 900 },
    locale,
    javaScriptEnabled,
    serviceWorkers: hasServiceWorker ? "allow" : "block",
  });
  const page = await context.newPage();
  const complaints: string[] = [];
  const foreignRequests: string[] = [];
  page.on("console", (message) => message.type() === "error" && complaints.push(message.text()));
  page.on("pageerror", (error) => complaints.push(error.message));
  page.on("request", (request) => {
    const { origin, protocol } = new URL(request.url());
    if (protocol.startsWith("http") && origin !== siteAddress()) foreignRequests.push(request.url());
  });
  return { page, context, complaints, foreignRequests, awaited: requestsUnderWay(page), isScripted: javaScriptEnabled };
};

const requestsUnderWay = (page: Page): Set<Request> => {
  const awaited = new Set<Request>();
  page.on("request", (request) => request.resourceType() !== "media" && awaited.add(request));
  page.on("requestfinished", (request) => awaited.delete(request));
  page.on("requestfailed", (request) => awaited.delete(request));
  return awaited;
};

/** Opens a path of the site and waits until its scripts have taken over and nothing that they asked for is missing. */
export const visit = async (visitor: Visitor, path: string) => {
  const { page, awaited, isScripted } = visitor;
  awaited.clear();
  const response = await page.goto(new URL(path, siteAddress()).href);
  if (response === null) throw new Error(`${path} gave no answer`);
  if (isScripted) await settle(visitor);
  return response;
};

/** As `visit`, of the page that is open. */
export const reload = async (visitor: Visitor): Promise<void> => {
  visitor.awaited.clear();
  await visitor.page.reload();
  await settle(visitor);
};

const SETTLE_MS = 30_000;

/** Until the page is hydrated, everything that it asked for has been answered, and it has had time to draw the answers. */
export const settle = async ({ page, awaited }: Visitor): Promise<void> => {
  await page.waitForFunction(() => performance.getEntriesByName("onInitialClientRender").length > 0);
  for (const end = Date.now() + SETTLE_MS; ;) {
    const wasQuiet = awaited.size === 0;
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => requestIdleCallback(resolve))));
    if (wasQuiet && awaited.size === 0) return;
    if (Date.now() > end) throw new Error(`not answered: ${[...awaited].map((request) => request.url()).join(", ")}`);
  }
};

/** Keeps back what the page asks for at these addresses, until the function that it gives is called. */
export const hold = async (page: Page, addresses: string | RegExp): Promise<() => void> => {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(addresses, async (route) => {
    await released;
    await route.continue();
  });
  return release;
};

/** Gives the open page another width, and waits until what moves on account of it has come to rest. */
export const resize = async ({ page }: Visitor, width: number): Promise<void> => {
  await page.setViewportSize({ width, height: 900 });
  await atRest(page);
};

/** Two frames: what is put off to the next one has happened. */
export const nextFrame = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

/** As a click, but without the scrolling that Playwright does before one. */
export const press = (link: Locator): Promise<void> => link.evaluate((element) => (element as HTMLElement).click());

/** Longer movements are the page's clocks, such as the line of the slides; milliseconds. */
const MOVEMENT_MS = 2_000;

/** Waits until every movement of the page has come to its end: half-way, colours are mixed. */
export const atRest = async (page: Page): Promise<void> => {
  await nextFrame(page);
  await page.waitForFunction(
    (longest) =>
      document
        .getAnimations()
        .every(({ playState, effect }) => playState !== "running" || Number(effect?.getComputedTiming().endTime) > longest),
    MOVEMENT_MS,
  );
};

/** Violations of WCAG 2.2 AA that axe-core finds, one line each. */
export const axeViolations = async (page: Page): Promise<string[]> => {
  if (await page.evaluate(() => !("axe" in window))) await page.evaluate(AxeBuilder.source);
  return page.evaluate(async () => {
    const { axe } = window as unknown as { axe: typeof AxeBuilder };
    const { violations } = await axe.run(document, { runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"] });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`);
  });
};
