import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Result as Report } from "lighthouse";
import { chromium } from "playwright-core";
import { findOrInstallChromium } from "../../scripts/chromium";
import { freePort } from "../../scripts/free-port";
import { watchStolenTime } from "./stolen-time";

const RUNS = 5;

/** A run counts where the host took no more of the machine's time; else it is made again, while there are any left. */
const QUIET = 0.01;
const MOST_RUNS = 8;
const FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
];
const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"];

export interface Resource {
  url: string;
  kind: string;
  /** Bytes on the wire, headers included. */
  bytes: number;
}

/** A page as Lighthouse saw it with a mid-range phone on slow 4G, simulated. */
export interface PageReport {
  /** 0 to 100; performance is the median of five runs, the others are the lowest. */
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  /** Milliseconds. */
  lcpMs: number;
  tbtMs: number;
  cls: number;
  /** Lighthouse's own index of how fast the machine was in the median run; blocking times follow it. */
  machine: number;
  /** Part of the machine's time, 0 to 1, that its host took in the worst of the five. */
  stolen: number;
  resources: readonly Resource[];
  /** Audits below their best, of the categories that must be complete. */
  faults: readonly string[];
}

interface Run {
  report: Report;
  stolen: number;
}

/** Five, in which the machine was left alone as far as it ever was. */
const quietRuns = async (address: string, isForRobots: boolean): Promise<Run[]> => {
  const runs: Run[] = [];
  // The gateway makes a page's pictures when they are first asked for, and here on the phone's own processors.
  await runOnce(address, isForRobots);
  while (runs.length < MOST_RUNS && runs.filter(({ stolen }) => stolen <= QUIET).length < RUNS) {
    const stolenSince = await watchStolenTime();
    const report = await runOnce(address, isForRobots);
    runs.push({ report, stolen: await stolenSince() });
  }
  return runs.sort((one, other) => one.stolen - other.stolen).slice(0, RUNS);
};

/** Pages that robots are kept out of on purpose are not asked whether robots may in. */
export const audit = async (address: string, { isForRobots }: { isForRobots: boolean }): Promise<PageReport> => {
  const runs = await quietRuns(address, isForRobots);
  const reports = runs.map(({ report }) => report);
  const [median] = [...reports].sort((one, other) => score(one, "performance") - score(other, "performance")).slice(Math.floor(RUNS / 2));
  if (median === undefined) throw new Error(`${address} was not measured`);
  const lowest = (category: string): number => Math.min(...reports.map((report) => score(report, category)));
  return {
    performance: score(median, "performance"),
    accessibility: lowest("accessibility"),
    bestPractices: lowest("best-practices"),
    seo: lowest("seo"),
    lcpMs: figure(median, "largest-contentful-paint"),
    tbtMs: figure(median, "total-blocking-time"),
    cls: Math.max(...reports.map((report) => figure(report, "cumulative-layout-shift"))),
    machine: median.environment.benchmarkIndex,
    stolen: Math.max(...runs.map(({ stolen }) => stolen)),
    resources: resourcesOf(median),
    faults: faultsOf(median),
  };
};

const TRIES = 3;

/** Lighthouse now and then loses a page's trace, and asks to be run again. */
const runOnce = async (address: string, isForRobots: boolean): Promise<Report> => {
  let complaint = "";
  for (let tries = 0; tries < TRIES; tries += 1) {
    const report = await tryOnce(address, isForRobots);
    if (report !== null && report.runtimeError === undefined) return report;
    complaint = report?.runtimeError?.message ?? "no result";
  }
  throw new Error(`${address}: ${complaint}`);
};

/** A browser of its own each time, so that nothing is warm. */
const tryOnce = async (address: string, isForRobots: boolean): Promise<Report | null> => {
  const { default: lighthouse } = await import("lighthouse");
  const profile = await mkdtemp(path.join(tmpdir(), "lighthouse-"));
  const port = await freePort();
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: await findOrInstallChromium(),
    args: [...FLAGS, `--remote-debugging-port=${port}`],
  });
  try {
    const result = await lighthouse(address, {
      port,
      logLevel: "error",
      onlyCategories: CATEGORIES,
      skipAudits: isForRobots ? [] : ["is-crawlable"],
    });
    return result?.lhr ?? null;
  } finally {
    await context.close();
    await rm(profile, { recursive: true, force: true });
  }
};

const score = ({ categories }: Report, category: string): number => Math.round((categories[category]?.score ?? 0) * 100);

const figure = ({ audits }: Report, name: string): number => audits[name]?.numericValue ?? Number.NaN;

const resourcesOf = ({ audits }: Report): Resource[] => {
  const { details } = audits["network-requests"] ?? {};
  if (details?.type !== "table") return [];
  return details.items.map((item) => ({ url: String(item.url), kind: String(item.resourceType), bytes: Number(item.transferSize) }));
};

const faultsOf = ({ audits, categories }: Report): string[] =>
  CATEGORIES.slice(1).flatMap((category) =>
    (categories[category]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && audits[id]?.score !== null && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => `${category}: ${id}`),
  );
