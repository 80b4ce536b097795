import type { Page } from "@playwright/test";
import { routes } from "../src/config/routes";
import { launchBrowser } from "./lib/launch-browser";
import type { Row } from "./lib/report";
import { serveSite } from "./lib/served-site";
import type { Workspace } from "./lib/workspace";

const TALENTS = 100;
const PICTURES = 16;

const WINDOWS = [
  { name: "phone", width: 390, height: 844 },
  { name: "window", width: 1440, height: 900 },
] as const;

/** Frames per second, and the longest frame, while a visitor slides through a long book. */
export const benchGallery = async ({ folder }: Workspace): Promise<Row[]> => {
  const site = await serveSite(folder, TALENTS);
  const browser = await launchBrowser();
  try {
    const talent = site.upstream.content.talents[0];
    const { id, name } = { id: "", name: "", ...(typeof talent === "object" ? talent : {}) };
    // Portraits and landscapes, more than fit into the window; the page replaces its built book by this live one.
    Object.assign(talent ?? {}, { book: Array.from({ length: PICTURES }, (_, index) => pictureOf(index)) });
    const rows: Row[] = [];
    for (const { name: device, width, height } of WINDOWS) {
      const page = await browser.newPage({ viewport: { width, height }, locale: "pt-BR" });
      await page.goto(site.address + routes.talent("teens", { talentId: String(id), name }));
      const { perSecond, longestMs } = await slide(page);
      rows.push([`${device} of ${width} px: frames a second while sliding (goal 60)`, perSecond.toFixed(0)]);
      rows.push([`${device} of ${width} px: longest frame (goal 50 ms)`, `${longestMs.toFixed(0)} ms`]);
      await page.close();
    }
    return rows;
  } finally {
    await browser.close();
    await site.close();
  }
};

const pictureOf = (index: number) => {
  const [width, height] = index % 3 === 2 ? [1800, 1200] : [1200, 1600];
  return { id: index + 1, file: `talents/bench/book-${index}-${width}x${height}.jpg`, width, height };
};

interface Frames {
  perSecond: number;
  longestMs: number;
}

const SLIDES = 4;
const SLIDE_MS = 600;

const slide = async (page: Page): Promise<Frames> => {
  const book = page.getByRole("group", { name: "Book" });
  await book
    .locator("img")
    .nth(PICTURES - 1)
    .waitFor({ state: "attached" });
  await book.scrollIntoViewIfNeeded();
  const next = page.getByRole("button", { name: "Próximas fotos" });
  await page.locator("[data-moving]").waitFor();
  // The first pass fetches the pictures; the way back is measured.
  for (let step = 0; step < SLIDES; step++) {
    await next.click();
    await page.waitForTimeout(SLIDE_MS);
  }
  const handle = await book.elementHandle();
  await page.waitForFunction(
    (element) =>
      [...(element?.querySelectorAll("img") ?? [])].every(
        (image) => image.complete || image.getBoundingClientRect().left >= window.innerWidth,
      ),
    handle,
  );
  await page.evaluate(RECORD_FRAMES);
  for (let step = 0; step < SLIDES; step++) {
    await page.keyboard.press("ArrowLeft");
    await page.waitForTimeout(SLIDE_MS);
  }
  const times = await page.evaluate<number[]>("window.frameTimes");
  const gaps = times.slice(1).map((time, index) => time - (times[index] ?? time));
  const total = gaps.reduce((sum, gap) => sum + gap, 0);
  return { perSecond: (gaps.length * 1000) / total, longestMs: Math.max(...gaps) };
};

/** Runs in the page; a string because the compiler adds helpers to functions that the page does not have. */
const RECORD_FRAMES = `
  window.frameTimes = [];
  const record = (time) => {
    window.frameTimes.push(time);
    requestAnimationFrame(record);
  };
  requestAnimationFrame(record);
`;
