import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Result as Report } from "lighthouse";
import { chromium } from "playwright-core";
import { findOrInstallChromium } from "../scripts/chromium";
import { freePort } from "../scripts/free-port";

const RUNS = 5;
const FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update", "--disable-sync", "--no-first-run"];
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
  resources: readonly Resource[];
  /** Audits below their best, of the categories that must be complete. */
  faults: readonly string[];
}

/** Pages that robots are kept out of on purpose are not asked whether robots may in. */
export const audit = async (address: string, { isForRobots }: { isForRobots: boolean }): Promise<PageReport> => {
  const reports: Report[] = [];
  for (let run = 0; run < RUNS; run += 1) reports.push(await runOnce(address, isForRobots));
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
  const context = await chromium.launchPersistentContext(profile, { executablePath: await findOrInstallChromium(), args: [...FLAGS, `--remote-debugging-port=${port}`] });
  try {
    const result = await lighthouse(address, { port, logLevel: "error", onlyCategories: CATEGORIES, skipAudits: isForRobots ? [] : ["is-crawlable"] });
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
