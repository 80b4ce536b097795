import type { Browser } from "@playwright/test";
import { routes } from "../src/config/routes";
import { median } from "./lib/figures";
import { launchBrowser } from "./lib/launch-browser";
import type { Row } from "./lib/report";
import { serveSite } from "./lib/served-site";
import type { Workspace } from "./lib/workspace";

const TALENTS = 100;
const PASSES = 5;

/** A phone on slow 4G, as Lighthouse simulates it: bytes a second, and milliseconds. */
const LINE = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 96_000 };
const SLOWDOWN = 4;

/** A visitor looks at the list for this long, once its scripts run, before touching a card. */
const LOOK_MS = 9_000;

/** Milliseconds from the touch. */
interface Times {
  /** To the paint of the talent's name. */
  name: number;
  /** To the paint of the card's picture in the place of the cover. */
  picture: number;
  /** To the end of the cover's own download. */
  cover: number;
}

/** From the touch of a card to the talent's page, on a slow phone and without service worker. */
export const benchOpening = async ({ folder }: Workspace): Promise<Row[]> => {
  const site = await serveSite(folder, TALENTS);
  const browser = await launchBrowser();
  try {
    const passes: Times[] = [];
    const savingPasses: Times[] = [];
    for (let pass = 0; pass < PASSES; pass++) {
      passes.push(await openFirstCard(browser, site.address, { savesData: false }));
      savingPasses.push(await openFirstCard(browser, site.address, { savesData: true }));
    }
    const row = (name: string, key: keyof Times): Row => {
      const inMs = (times: readonly Times[]): string => `${median(times.map((one) => one[key])).toFixed(0)} ms`;
      return [name, `${inMs(passes)}; ${inMs(savingPasses)} on a phone that saves data, for which nothing is fetched ahead`];
    };
    return [
      row("touch of a card to the talent's name (goal 220 ms)", "name"),
      row("touch to the card's picture in the place of the cover (goal 240 ms)", "picture"),
      row("touch to the cover itself", "cover"),
    ];
  } finally {
    await browser.close();
    await site.close();
  }
};

const openFirstCard = async (browser: Browser, address: string, { savesData }: { savesData: boolean }): Promise<Times> => {
  const window = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true };
  const context = await browser.newContext({ ...window, locale: "pt-BR", serviceWorkers: "block" });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Network.emulateNetworkConditions", LINE);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
  if (savesData) await page.addInitScript('Object.defineProperty(navigator, "connection", { value: { saveData: true } })');
  await page.goto(address + routes.category("teens"));
  await page.waitForFunction(() => performance.getEntriesByName("onInitialClientRender").length > 0);
  await page.waitForTimeout(LOOK_MS);
  await page.evaluate(RECORD_TIMES);
  await page.locator("main li a[aria-labelledby]").first().tap();
  await page.waitForFunction(() => performance.getEntriesByName("cover").length > 0);
  const times = await page.evaluate<Times>("window.times");
  await context.close();
  return times;
};

/** Runs in the page; a string because the compiler adds helpers to functions that the page does not have. */
const RECORD_TIMES = `
  window.times = { name: 0, picture: Infinity, cover: 0 };
  let touched = 0;
  const since = () => performance.now() - touched;
  addEventListener("pointerdown", () => (touched = performance.now()), { capture: true });
  new MutationObserver((_, observer) => {
    if (document.querySelector("main article h1") === null) return;
    observer.disconnect();
    requestAnimationFrame(() => setTimeout(() => {
      window.times.name = since();
      const cover = document.querySelector("main article img");
      if (getComputedStyle(cover).backgroundImage !== "none") window.times.picture = since();
      const end = () => {
        window.times.cover = since();
        performance.mark("cover");
      };
      if (cover.complete) end();
      else cover.addEventListener("load", end);
    }));
  }).observe(document.documentElement, { childList: true, subtree: true });
`;
