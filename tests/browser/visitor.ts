import AxeBuilder from "axe-core";
import type { Browser, BrowserContext, Locator, Page, Request } from "@playwright/test";
import { PATIENCE_MS } from "../wait";
import { translateOnceHydrated } from "./translation";

/** Window widths of the checks: phone, tablet, desktop. */
export const WIDTHS = [390, 820, 1440] as const;

export const PHONE_AND_DESKTOP = [
  { language: "pt", width: 390, locale: "pt-BR" },
  { language: "en", width: 1440, locale: "en-GB" },
] as const;

const requiredVariable = (name: string): string => {
  const value = process.env[name];
  if (!value) throw new Error(`${name} must be set: npm test starts the product and sets it`);
  return value;
};

export const siteAddress = (): string => requiredVariable("SITE_ADDRESS");
export const panelAddress = (): string => requiredVariable("PANEL_ADDRESS");

export interface Visitor {
  page: Page;
  context: BrowserContext;
  /** Errors of the console and of the page's scripts. */
  errors: string[];
  foreignRequests: string[];
  /** Requests without a response yet, except media, which stream as long as they play. */
  pendingRequests: Set<Request>;
  hasScripts: boolean;
  mayLogErrors: boolean;
  mayAskOthers: boolean;
}

export interface VisitorOptions {
  width?: number;
  locale?: string;
  javaScriptEnabled?: boolean;
  /** Allows the service worker; by default tests see the server's responses. */
  hasServiceWorker?: boolean;
  /** Lets the page log errors, which otherwise fail the test at its end. */
  mayLogErrors?: boolean;
  /** Lets the page send requests to other origins, which otherwise fail the test at its end. */
  mayAskOthers?: boolean;
  isTranslated?: boolean;
}

export const createVisitor = async (
  browser: Browser,
  {
    width = 1440,
    locale = "pt-BR",
    javaScriptEnabled = true,
    hasServiceWorker = false,
    mayLogErrors = false,
    mayAskOthers = false,
    isTranslated = false,
  }: VisitorOptions = {},
): Promise<Visitor> => {
  const context = await browser.newContext({
    viewport: { width, height: 900 },
    locale,
    javaScriptEnabled,
    serviceWorkers: hasServiceWorker ? "allow" : "block",
  });
  const page = await context.newPage();
  if (isTranslated) await page.addInitScript(translateOnceHydrated);
  const errors: string[] = [];
  const foreignRequests: string[] = [];
  // With the address, which the text of a failed request lacks.
  page.on("console", (message) => message.type() === "error" && errors.push(`${message.text()} ${message.location().url}`));
  page.on("pageerror", (error) => errors.push(error.message));
  page.on("request", (request) => {
    const { origin, protocol } = new URL(request.url());
    if (protocol.startsWith("http") && origin !== siteAddress()) foreignRequests.push(request.url());
  });
  const pendingRequests = trackPendingRequests(page);
  return { page, context, errors, foreignRequests, pendingRequests, hasScripts: javaScriptEnabled, mayLogErrors, mayAskOthers };
};

const trackPendingRequests = (page: Page): Set<Request> => {
  const awaited = new Set<Request>();
  page.on("request", (request) => request.resourceType() !== "media" && awaited.add(request));
  page.on("requestfinished", (request) => awaited.delete(request));
  page.on("requestfailed", (request) => awaited.delete(request));
  return awaited;
};

/** Waits until the page is hydrated and has no pending requests. */
export const visit = async (visitor: Visitor, path: string) => {
  const { page, pendingRequests: awaited, hasScripts: isScripted } = visitor;
  awaited.clear();
  const response = await page.goto(new URL(path, siteAddress()).href);
  if (response === null) throw new Error(`${path} gave no answer`);
  if (isScripted) await waitUntilIdle(visitor);
  return response;
};

/** Waits like `visit`. */
export const reload = async (visitor: Visitor): Promise<void> => {
  visitor.pendingRequests.clear();
  await visitor.page.reload();
  await waitUntilIdle(visitor);
};

/** Waits until the page is hydrated, has no pending requests, and has rendered the responses. */
export const waitUntilIdle = async ({ page, pendingRequests: awaited }: Visitor): Promise<void> => {
  await page.waitForFunction(() => performance.getEntriesByName("onInitialClientRender").length > 0);
  for (const end = Date.now() + PATIENCE_MS; ;) {
    const wasQuiet = awaited.size === 0;
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => requestIdleCallback(resolve))));
    if (wasQuiet && awaited.size === 0) return;
    if (Date.now() > end) throw new Error(`not answered: ${[...awaited].map((request) => request.url()).join(", ")}`);
  }
};

/** Holds the requests to these addresses until the returned function is called. */
export const holdRequests = async (page: Page, addresses: string | RegExp): Promise<() => void> => {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(addresses, async (route) => {
    await released;
    await route.continue();
  });
  return release;
};

export const resize = async ({ page }: Visitor, width: number): Promise<void> => {
  await page.setViewportSize({ width, height: 900 });
  await waitForAnimations(page);
};

/** Waits for two animation frames, so that callbacks of the next one have run. */
export const waitForFrames = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

/** Clicks without the scrolling that Playwright does first, for tests of the scroll position. */
export const clickWithoutScrolling = (link: Locator): Promise<void> => link.evaluate((element) => (element as HTMLElement).click());

/** Milliseconds; longer animations, such as the slider's progress, never end. */
const MOVEMENT_MS = 2_000;

/** axe measures mixed colours during a transition. */
export const waitForAnimations = async (page: Page): Promise<void> => {
  await waitForFrames(page);
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
  // The panel sends a screen's title after its content.
  await page.waitForFunction(() => document.title !== "");
  if (await page.evaluate(() => !("axe" in window))) await page.evaluate(AxeBuilder.source);
  return page.evaluate(async () => {
    const { axe } = window as unknown as { axe: typeof AxeBuilder };
    const { violations } = await axe.run(document, { runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"] });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`);
  });
};
