import type { Browser, CDPSession, Locator, Page } from "@playwright/test";
import { median } from "./figures";
import { launchBrowser } from "./launch-browser";
import type { Row } from "./report";

const SLOWDOWN = 4;
const PASSES = 5;

interface Interaction {
  name: string;
  act: (visit: Visit) => Promise<void>;
}

interface Visit {
  page: Page;
  session: CDPSession;
}

/** The steps of a casting director on a phone, in order, on the list of all talents. */
const INTERACTIONS: readonly Interaction[] = [
  { name: "open the filters", act: (visit) => tap(visit, visit.page.getByRole("button", { name: "Filtros" })) },
  {
    name: "move a slider's handle",
    act: async ({ page }) => {
      await page.getByRole("slider", { name: "Idade, de" }).focus();
      for (let step = 0; step < 8; step++) await page.keyboard.press("ArrowRight");
    },
  },
  { name: "choose a colour", act: (visit) => tap(visit, visit.page.getByRole("checkbox", { name: "Verde" })) },
  { name: "apply", act: (visit) => tap(visit, visit.page.getByRole("button", { name: "Filtrar", exact: true })) },
  { name: "choose a letter", act: (visit) => tap(visit, visit.page.getByRole("link", { name: "Letra A", exact: true })) },
  { name: "remove a filter", act: (visit) => tap(visit, visit.page.getByRole("button", { name: "Remover filtro: letra A" })) },
];

/** Duration of a touch. Playwright's own taps have no duration. */
const TOUCH_MS = 100;

const tap = async ({ page, session }: Visit, target: Locator): Promise<void> => {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (box === null) throw new Error(`${String(target)} is not visible`);
  await session.send("Input.dispatchTouchEvent", {
    type: "touchStart",
    touchPoints: [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }],
  });
  await page.waitForTimeout(TOUCH_MS);
  await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
};

/** The longest time from an input to the next paint, for each interaction and for all: the median of several visits. */
export const measureInteractions = async (address: string): Promise<Row[]> => {
  const browser = await launchBrowser();
  try {
    const passes: number[][] = [];
    for (let pass = 0; pass < PASSES; pass++) passes.push(await measureVisit(browser, address));
    const medians = INTERACTIONS.map((_, index) => median(passes.map((times) => times[index] ?? Number.NaN)));
    return [
      ...INTERACTIONS.map(({ name }, index): Row => [`input to next paint at ${SLOWDOWN}× slowdown: ${name}`, `${medians[index]} ms`]),
      [`interaction to next paint at ${SLOWDOWN}× slowdown (goal 50 ms)`, `${Math.max(...medians)} ms`],
    ];
  } finally {
    await browser.close();
  }
};

const measureVisit = async (browser: Browser, address: string): Promise<number[]> => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: "pt-BR", hasTouch: true, isMobile: true });
  const page = await context.newPage();
  await page.addInitScript(recordInteractions);
  // The filters and the letters react once the page is hydrated and has both parts of the list.
  const parts = ["filters", "first"].map((part) => page.waitForResponse((response) => response.url().includes(`part=${part}`)));
  await page.goto(`${address}/pesquisa`);
  await page.waitForFunction(() => performance.getEntriesByName("onInitialClientRender").length > 0);
  for (const part of parts) await (await part).finished();
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
  const times: number[] = [];
  for (const { act } of INTERACTIONS) times.push(await measureLongest(page, () => act({ page, session })));
  await context.close();
  return times;
};

/** Runs in the page. Times are multiples of 8 ms; interactions below 16 ms are not reported and count as 0. */
const recordInteractions = (): void => {
  const times: number[] = [];
  Object.assign(window, { interactionTimes: times });
  const options: PerformanceObserverInit & { durationThreshold: number } = { type: "event", durationThreshold: 16, buffered: true };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if ("interactionId" in entry && entry.interactionId) times.push(entry.duration);
  }).observe(options);
};

const SETTLE_MS = 1500;

const measureLongest = async (page: Page, act: () => Promise<void>): Promise<number> => {
  await page.evaluate("window.interactionTimes.length = 0");
  await act();
  await page.waitForTimeout(SETTLE_MS);
  return page.evaluate<number>("Math.max(0, ...window.interactionTimes)");
};
