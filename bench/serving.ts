import { execFile } from "node:child_process";
import path from "node:path";
import { performance } from "node:perf_hooks";
import { promisify } from "node:util";
import { request } from "undici";
import { routes } from "../src/config/routes";
import { syntheticTalents } from "../tests/fakes/upstream/content/synthetic-talents";
import { MANY, untilLive } from "./casting";
import { watchMemory } from "./lib/memory";
import type { Row } from "./lib/report";
import { inMegabytes } from "./lib/run-program";
import { serveSite, type ServedSite } from "./lib/served-site";
import type { Workspace } from "./lib/workspace";

const TALENTS = 100;
const CONNECTIONS = 50;
const SECONDS = 30;
const OUTAGE_SECONDS = 60;

const AUTOCANNON = path.resolve(__dirname, "../node_modules/autocannon/autocannon.js");

/** What the gateway bears: pages from its memory, the live list, and a content store that is gone. */
export const benchServing = async ({ folder }: Workspace): Promise<Row[]> => {
  const site = await serveSite(folder, TALENTS);
  try {
    const memory = watchMemory(site.pid);
    const listing = site.address + routes.listing("teens", "female");
    const pages = await load(listing);
    const etag = (await request(listing, { headers: BROTLI })).headers.etag;
    const unchanged = await load(listing, [`if-none-match=${String(etag)}`]);
    site.upstream.content.talents.push(...syntheticTalents(MANY).slice(TALENTS));
    await untilLive(site.address);
    const index = await load(`${site.address}/api/casting/todas/todos`);
    const searches = await searchOn(site.address);
    const outage = await sitOut(site, [listing, site.address, `${site.address}/api/casting/teens/meninas`]);
    return [
      ["a listing's page, requests a second (goal 8,000)", perSecond(pages)],
      ["a listing's page, 99 of 100 within (goal 50 ms)", `${pages.latency.p99} ms`],
      ["answers other than 200, broken connections (goal 0)", String(pages.non2xx + pages.errors)],
      ["a page that the browser has already (304), requests a second", perSecond(unchanged)],
      [`live list of ${MANY.toLocaleString("en")} talents, requests a second (goal 300)`, perSecond(index)],
      ["live list, 97.5 of 100 within (goal 200 ms)", `${index.latency.p97_5} ms`],
      ["searches by name among them, each for another, a second", Math.round(searches.perSecond).toLocaleString("en")],
      ["a search, 99 of 100 within", `${searches.p99Ms.toFixed(0)} ms`],
      [`content store gone for ${OUTAGE_SECONDS} s: reads, failed ones (goal 0)`, `${outage.reads.toLocaleString("en")}, ${outage.failed}`],
      ["peak memory of the gateway (goal 512 MB)", inMegabytes(memory.stop())],
    ];
  } finally {
    await site.close();
  }
};

/** What of autocannon's report is read here. */
interface LoadReport {
  requests: { average: number };
  /** Milliseconds. */
  latency: { p99: number; p97_5: number };
  errors: number;
  non2xx: number;
}

const BROTLI = { "accept-encoding": "br" };

const load = async (address: string, headers: readonly string[] = []): Promise<LoadReport> => {
  const given = ["accept-encoding=br", ...headers].flatMap((header) => ["-H", header]);
  const args = [AUTOCANNON, "-j", "-c", String(CONNECTIONS), "-d", String(SECONDS), ...given, address];
  const { stdout } = await promisify(execFile)(process.execPath, args, { maxBuffer: 10_000_000 });
  return JSON.parse(stdout);
};

const perSecond = ({ requests }: LoadReport): string => Math.round(requests.average).toLocaleString("en");

/** Seeks another name each time, so that no answer is at hand. */
const searchOn = async (address: string): Promise<{ perSecond: number; p99Ms: number }> => {
  const durations: number[] = [];
  let names = 0;
  const end = performance.now() + SECONDS * 1000;
  const seek = async (): Promise<void> => {
    while (performance.now() < end) {
      const name = (names++).toString(26).replace(/\d/g, (digit) => "qrstuvwxyz".charAt(Number(digit)));
      const begun = performance.now();
      const status = await readStatus(address + routes.search(name));
      if (status !== 200) throw new Error(`the search for ${name} was answered ${status}`);
      durations.push(performance.now() - begun);
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, seek));
  durations.sort((one, other) => one - other);
  return { perSecond: durations.length / SECONDS, p99Ms: durations[Math.floor(durations.length * 0.99)] ?? 0 };
};

/** Reads on while nothing is behind the gateway. */
const sitOut = async ({ upstream }: ServedSite, addresses: readonly string[]): Promise<{ reads: number; failed: number }> => {
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
