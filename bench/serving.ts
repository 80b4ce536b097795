import { execFile } from "node:child_process";
import path from "node:path";
import { performance } from "node:perf_hooks";
import { promisify } from "node:util";
import { request } from "undici";
import { routes } from "../src/config/routes";
import { syntheticTalents } from "../tests/fakes/upstream/content/synthetic-talents";
import { MANY, waitForLiveList } from "./casting";
import { inCount, inMegabytes, inMilliseconds, quantile, toSorted } from "./lib/figures";
import { watchMemory } from "./lib/memory";
import type { Row } from "./lib/report";
import { serveSite, type ServedSite } from "./lib/served-site";
import type { Workspace } from "./lib/workspace";

const TALENTS = 100;
const CONNECTIONS = 50;
const SECONDS = 30;
const OUTAGE_SECONDS = 60;

const AUTOCANNON = path.resolve(__dirname, "../node_modules/autocannon/autocannon.js");

/** Throughput of pages, of the live list and of searches, and reads while the content store is down. */
export const benchServing = async ({ folder }: Workspace): Promise<Row[]> => {
  const site = await serveSite(folder, TALENTS);
  try {
    const memory = watchMemory(site.pid);
    const listing = site.address + routes.listing("teens", "female");
    const pages = await load(listing);
    const etag = (await request(listing, { headers: BROTLI })).headers.etag;
    const unchanged = await load(listing, [`if-none-match=${String(etag)}`]);
    site.upstream.content.talents.push(...syntheticTalents(MANY).slice(TALENTS));
    await waitForLiveList(site.address);
    const index = await load(`${site.address}/api/casting/todas/todos`);
    const searches = await loadSearches(site.address);
    const outage = await readDuringOutage(site, [listing, site.address, `${site.address}/api/casting/teens/meninas`]);
    return [
      ["a listing's page, requests a second (goal 8,000)", perSecond(pages)],
      ["a listing's page, p99 (goal 50 ms)", `${pages.latency.p99} ms`],
      ["answers other than 200, broken connections (goal 0)", String(pages.non2xx + pages.errors)],
      ["a page that has not changed (304), requests a second", perSecond(unchanged)],
      [`live list of ${inCount(MANY)} talents, requests a second (goal 300)`, perSecond(index)],
      ["live list, p97.5 (goal 200 ms)", `${index.latency.p97_5} ms`],
      ["searches by name among them, each for another, a second", inCount(searches.perSecond)],
      ["a search, p99", inMilliseconds(searches.p99Ms)],
      [`content store gone for ${OUTAGE_SECONDS} s: reads, failed ones (goal 0)`, `${inCount(outage.reads)}, ${outage.failed}`],
      ["peak memory of the gateway (goal 512 MB)", inMegabytes(memory.stop())],
    ];
  } finally {
    await site.close();
  }
};

interface LoadReport {
  requests: { average: number };
  /** Milliseconds. */
  latency: { p99: number; p97_5: number };
  errors: number;
  non2xx: number;
}

const BROTLI = { "accept-encoding": "br" };

const load = async (address: string, headers: readonly string[] = []): Promise<LoadReport> => {
  const headerArgs = ["accept-encoding=br", ...headers].flatMap((header) => ["-H", header]);
  const args = [AUTOCANNON, "-j", "-c", String(CONNECTIONS), "-d", String(SECONDS), ...headerArgs, address];
  const { stdout } = await promisify(execFile)(process.execPath, args, { maxBuffer: 10_000_000 });
  return JSON.parse(stdout);
};

const perSecond = ({ requests }: LoadReport): string => inCount(requests.average);

/** Searches for a different name each time, so that no response is cached. */
const loadSearches = async (address: string): Promise<{ perSecond: number; p99Ms: number }> => {
  const durations: number[] = [];
  let names = 0;
  const end = performance.now() + SECONDS * 1000;
  const worker = async (): Promise<void> => {
    while (performance.now() < end) {
      const name = (names++).toString(26).replace(/\d/g, (digit) => "qrstuvwxyz".charAt(Number(digit)));
      const sentAt = performance.now();
      const status = await readStatus(address + routes.search(name));
      if (status !== 200) throw new Error(`the search for ${name} was answered with ${status}`);
      durations.push(performance.now() - sentAt);
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, worker));
  return { perSecond: durations.length / SECONDS, p99Ms: quantile(toSorted(durations), 0.99) };
};

const readDuringOutage = async ({ upstream }: ServedSite, addresses: readonly string[]): Promise<{ reads: number; failed: number }> => {
  await upstream.setFault({ kind: "down" });
  let reads = 0;
  let failed = 0;
  for (const end = performance.now() + OUTAGE_SECONDS * 1000; performance.now() < end;) {
    const statuses = await Promise.all(addresses.map(readStatus));
    reads += statuses.length;
    failed += statuses.filter((status) => status !== 200).length;
  }
  await upstream.setFault(null);
  return { reads, failed };
};

const readStatus = async (address: string): Promise<number> => {
  const { statusCode, body } = await request(address, { headers: BROTLI });
  await body.dump();
  return statusCode;
};
