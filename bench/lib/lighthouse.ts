import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Result as Report } from "lighthouse";
import { chromium } from "@playwright/test";
import { CHROMIUM_FLAGS, findOrInstallChromium } from "../../scripts/chromium";
import { freePort } from "../../scripts/free-port";
import { watchStolenTime } from "./stolen-time";

const RUNS = 5;

/** A run with a larger share of stolen time is repeated, up to `MAX_RUNS`. */
const MAX_STOLEN = 0.01;
const MAX_RUNS = 8;
const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"];

export interface Resource {
  url: string;
  kind: string;
  /** Bytes on the wire, headers included. */
  bytes: number;
}

/** Lighthouse's results for a page on a simulated mid-range phone with slow 4G. */
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
  /** Lighthouse's benchmark index of the machine in the median run; blocking times depend on it. */
  machine: number;
  /** Largest share (0 to 1) of processor time that the host took away in one of the five runs. */
  stolen: number;
  resources: readonly Resource[];
  /** Audits below 100 %, of all categories but performance. */
  faults: readonly string[];
}

interface Run {
  report: Report;
  stolen: number;
}

/** The five runs with the least stolen time. */
const collectRuns = async (address: string, isForRobots: boolean): Promise<Run[]> => {
  const runs: Run[] = [];
  // Not measured: the gateway renders a page's pictures at the first request, on the same processors.
  await runWithRetries(address, isForRobots);
  while (runs.length < MAX_RUNS && runs.filter(({ stolen }) => stolen <= MAX_STOLEN).length < RUNS) {
    const stolenSince = await watchStolenTime();
    const report = await runWithRetries(address, isForRobots);
    runs.push({ report, stolen: await stolenSince() });
  }
  return runs.sort((one, other) => one.stolen - other.stolen).slice(0, RUNS);
};

/** `isForRobots` is false for pages with `noindex`, which skips the audit for it. */
export const audit = async (address: string, { isForRobots }: { isForRobots: boolean }): Promise<PageReport> => {
  const runs = await collectRuns(address, isForRobots);
  const reports = runs.map(({ report }) => report);
  const [median] = [...reports].sort((one, other) => score(one, "performance") - score(other, "performance")).slice(Math.floor(RUNS / 2));
  if (median === undefined) throw new Error(`${address} has no Lighthouse report`);
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

const MAX_ATTEMPTS = 3;

/** Repeats a run in which Lighthouse lost the trace. */
const runWithRetries = async (address: string, isForRobots: boolean): Promise<Report> => {
  let problem = "";
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const report = await runLighthouse(address, isForRobots);
    if (report !== null && report.runtimeError === undefined) return report;
    problem = report?.runtimeError?.message ?? "no result";
  }
  throw new Error(`${address}: ${problem}`);
};

/** Starts a new browser, so that nothing is cached. */
const runLighthouse = async (address: string, isForRobots: boolean): Promise<Report | null> => {
  const { default: lighthouse } = await import("lighthouse");
  const profile = await mkdtemp(path.join(tmpdir(), "lighthouse-"));
  const port = await freePort();
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: await findOrInstallChromium(),
    args: [...CHROMIUM_FLAGS, `--remote-debugging-port=${port}`],
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
