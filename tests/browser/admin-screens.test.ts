import type { Browser, BrowserContext, Page } from "playwright-core";
import { type AdminOptions, createPanelAccounts, type PanelAccounts } from "./panel-roles";
import { axeViolations, launchBrowser, panelAddress, waitForAnimations } from "./visitor";

jest.setTimeout(900_000);

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1440, height: 900 };

let browser: Browser;
let accounts: PanelAccounts;
let context: BrowserContext | null = null;
let consent: number;

beforeAll(async () => {
  browser = await launchBrowser();
  accounts = await createPanelAccounts(browser);
  const { docs } = (await accounts.request("GET", "/talents?limit=1&where[_status][equals]=published")) as { docs: { id: number }[] };
  const data = {
    talent: docs[0]!.id,
    givenBy: "guardian",
    person: "Beatriz Exemplo",
    scopes: ["print"],
    givenAt: "2026-01-10T12:00:00.000Z",
  };
  consent = ((await accounts.request("POST", "/consents", data)) as { doc: { id: number } }).doc.id;
});
afterEach(async () => {
  await context?.close();
  context = null;
});
afterAll(async () => {
  await accounts.request("DELETE", `/consents/${consent}`);
  await accounts.close();
  await browser.close();
});

const NAVIGATION_MS = 120_000;

const openScreen = async (page: Page, path: string): Promise<void> => {
  const response = await page.goto(`${panelAddress()}${path}`, { timeout: NAVIGATION_MS });
  if (response?.status() !== 200) throw new Error(`${path} answered ${response?.status()}`);
  await page.waitForLoadState("networkidle", { timeout: NAVIGATION_MS });
  await waitForAnimations(page);
};

/** Of Payload's select: chips that hold buttons, an input as narrow as its text, and headings one level below their place. */
const PAYLOAD_VIOLATIONS = [
  /^nested-interactive: (\.rs__multi-value[^,]*(, )?)+$/u,
  /^target-size: (#react-select-[^,]*-input(, )?)+$/u,
  /^heading-order: h3$/u,
];

const violationsOf = async (page: Page): Promise<string[]> =>
  (await axeViolations(page)).filter((violation) => !PAYLOAD_VIOLATIONS.some((known) => known.test(violation)));

/** Visible elements that begin or end beyond the window, and that no ancestor scrolls or clips. */
const overflowingElements = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isContained = (element: Element): boolean => {
      for (let parent = element.parentElement; parent !== null && parent !== document.body; parent = parent.parentElement)
        if (["auto", "scroll", "hidden"].includes(getComputedStyle(parent).overflowX)) return true;
      return false;
    };
    return [...document.body.querySelectorAll<HTMLElement>("*")]
      .filter((element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      .filter((element) => element.closest("[inert], [aria-hidden=true], .tooltip") === null)
      .filter((element) => {
        const { width, height, right } = element.getBoundingClientRect();
        return width > 1 && height > 1 && right > window.innerWidth + 1 && !isContained(element);
      })
      .map((element) => `overflow: ${element.tagName.toLowerCase()}.${String(element.className)}`);
  });

/** Problems of a screen in both widths, one line each. */
const problemsOf = async (page: Page, path: string): Promise<string[]> => {
  await page.setViewportSize(DESKTOP);
  await openScreen(page, path);
  const onDesktop = await violationsOf(page);
  await page.setViewportSize(PHONE);
  await waitForAnimations(page);
  const onPhone = [...(await violationsOf(page)), ...(await overflowingElements(page)).slice(0, 3)];
  if ((await page.evaluate(() => document.documentElement.scrollWidth)) > PHONE.width) onPhone.push("overflow: the page scrolls sideways");
  return [...new Set([...onDesktop, ...onPhone])].map((problem) => `${path} ${problem}`);
};

const SCREENS: readonly (AdminOptions & { paths: readonly string[] })[] = [
  {
    role: "admin",
    language: "pt",
    theme: "light",
    paths: [
      "/collections/talents",
      "/collections/talents/create",
      "/collections/audit-events",
      "/globals/settings",
      "/account",
      "/two-step",
    ],
  },
  { role: "scout", language: "en", theme: "dark", paths: ["/collections/consents", "/collections/consents/create"] },
];

it.each(SCREENS)("screens of $role have no axe violations and fit a phone, in $language and $theme", async ({ paths, ...options }) => {
  context = await accounts.open(options);
  const page = await context.newPage();
  const problems: string[] = [];
  for (const path of paths) problems.push(...(await problemsOf(page, `/admin${path}`)));
  expect(problems).toEqual([]);
});

it.each(["light", "dark"] as const)("the sign-in screen has no axe violations and fits a phone, in %s", async (theme) => {
  context = await browser.newContext({ locale: "pt-BR", colorScheme: theme });
  const page = await context.newPage();
  expect(await problemsOf(page, "/admin/login")).toEqual([]);
});
