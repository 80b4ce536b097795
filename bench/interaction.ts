import { chromium, type Page } from "playwright-core";
import { findOrInstallChromium } from "../scripts/chromium";
import type { Row } from "./report";

const SLOWDOWN = 4;
const FLAGS = ["--no-sandbox", "--disable-gpu"];

interface Interaction {
  name: string;
  act: (page: Page) => Promise<void>;
}

/** What a casting director does, one after the other, with the list of everybody before her. */
const INTERACTIONS: readonly Interaction[] = [
  { name: "open the filters", act: (page) => page.getByRole("button", { name: "Filtros" }).click() },
  {
    name: "move a thumb",
    act: async (page) => {
      await page.getByRole("slider", { name: "Idade, de" }).focus();
      for (let step = 0; step < 8; step++) await page.keyboard.press("ArrowRight");
    },
  },
  { name: "choose a colour", act: (page) => page.getByRole("checkbox", { name: "Verde" }).check() },
  { name: "apply", act: (page) => page.getByRole("button", { name: "Filtrar", exact: true }).click() },
  { name: "choose a letter", act: (page) => page.getByRole("link", { name: "Letra A", exact: true }).click() },
  { name: "take a chip back", act: (page) => page.getByRole("button", { name: "Remover filtro: letra A" }).click() },
];

/** The longest time from an input to the next paint, of each interaction and of all. */
export const measureInteractions = async (address: string): Promise<Row[]> => {
  const browser = await chromium.launch({ executablePath: await findOrInstallChromium(), args: FLAGS });
  try {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 }, locale: "pt-BR" });
    await page.addInitScript(recordInteractions);
    await page.goto(`${address}/pesquisa`, { waitUntil: "networkidle" });
    const session = await page.context().newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
    const times: [string, number][] = [];
    for (const { name, act } of INTERACTIONS) times.push([name, await longest(page, () => act(page))]);
    const worst = Math.max(...times.map(([, ms]) => ms));
    return [
      ...times.map(([name, ms]): Row => [`input to next paint at ${SLOWDOWN}× slowdown: ${name}`, `${ms} ms`]),
      [`interaction to next paint at ${SLOWDOWN}× slowdown (goal 50 ms)`, `${worst} ms`],
    ];
  } finally {
    await browser.close();
  }
};

/** Runs in the page. Times come in steps of 8 ms; what the browser finds too short to report counts as 0. */
const recordInteractions = (): void => {
  const times: number[] = [];
  Object.assign(window, { interactionTimes: times });
  const watched: PerformanceObserverInit & { durationThreshold: number } = { type: "event", durationThreshold: 16, buffered: true };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if ("interactionId" in entry && entry.interactionId) times.push(entry.duration);
  }).observe(watched);
};

const SETTLE_MS = 1500;

const longest = async (page: Page, act: () => Promise<void>): Promise<number> => {
  await page.evaluate("window.interactionTimes.length = 0");
  await act();
  await page.waitForTimeout(SETTLE_MS);
  return page.evaluate<number>("Math.max(0, ...window.interactionTimes)");
};
