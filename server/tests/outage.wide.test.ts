import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Fault } from "../../tests/fakes/upstream/faults";
import { CONTACT, multipart, send } from "../entries/tests/form-bodies";
import { openOutbox } from "../entries/outbox/outbox";
import { waitFor } from "../../tests/wait";
import { runGateway, type RunningGateway } from "./run-gateway";

const PAGES = {
  "/kids/401/aurora-teste-lima": "Aurora construída",
  "/en/kids/401/aurora-teste-lima": "Aurora built",
  "/talents/408/hugo-suposto": "Hugo construído",
};

const BUILT = [
  "/",
  "/en",
  "/kids",
  "/kids/meninos",
  "/en/atores/meninas",
  "/pesquisa/ana",
  "/page-data/index/page-data.json",
  "/sw.js",
  ...Object.keys(PAGES),
];

const READS = [
  "/api/casting/todas/todos",
  "/api/casting/kids/meninos",
  "/api/casting?category=TF%20-%20Campanha%20Inverno",
  ...["401", "402", "403", "408"].map((id) => `/api/talents/${id}`),
  ...["posts", "campaigns", "magazines"].flatMap((list) => [`/api/${list}/pt`, `/api/${list}/en`]),
  "/api/posts/pt?page=2",
  "/api/instagram",
  "/kids/402/bento-exemplo",
  "/media/240/a-300x400.jpg",
];

const TEN_SECONDS = 10_000;
const LIMITS = { headersMs: 500, totalMs: 800, retries: 0 };
const ENTRIES = { budget: { calls: 1_000, seconds: 600 } };

let running: RunningGateway;
let dataDir: string;

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "outage-"));
});

afterEach(async () => {
  await running.close();
  await rm(dataDir, { recursive: true, force: true });
});

const statusesOf = (urls: readonly string[]): Promise<number[]> =>
  Promise.all(urls.map(async (url) => (await running.app.inject(url)).statusCode));

const isCircuitOpen = async (): Promise<boolean> =>
  /gateway_upstream_circuit_open\{backend="panel"\} 1/.test((await running.app.inject("/api/metrics")).body);

const advanceClock = (ms: number): void => {
  running.advanceClock(ms);
  running.gateway.entries.wake();
};

const simulateOutage = async (steps: number) => {
  const seen = { pages: new Set<number>(), reads: [] as number[], forms: [] as number[], wasCircuitOpen: false };
  for (let step = 0; step < steps; step += 1) {
    running.advanceClock(TEN_SECONDS);
    (await statusesOf(BUILT)).forEach((status) => seen.pages.add(status));
    seen.reads.push(...(await statusesOf(READS)));
    if (step % 6 === 0)
      seen.forms.push((await send(running, "contact", multipart({ ...CONTACT, message: `Mensagem ${step}` }))).statusCode);
    seen.wasCircuitOpen ||= await isCircuitOpen();
  }
  return seen;
};

/** Short limits, since calls that send forms wait up to 20 s by default. */
const OTHER_CALLS = /^(?!.*\/send$)/;

it.each<[string, { fault: Fault; minutes: number; opens: boolean }]>([
  ["is down", { fault: { kind: "down" }, minutes: 30, opens: true }],
  ["answers 503", { fault: { kind: "status", status: 503 }, minutes: 10, opens: true }],
  ["hangs", { fault: { kind: "hang", path: OTHER_CALLS }, minutes: 2, opens: true }],
  ["drips", { fault: { kind: "drip", everyMs: 50, path: OTHER_CALLS }, minutes: 2, opens: true }],
  ["breaks off", { fault: { kind: "reset" }, minutes: 3, opens: true }],
  ["answers pages of HTML", { fault: { kind: "html" }, minutes: 3, opens: false }],
  ["answers half of its JSON", { fault: { kind: "truncated-json" }, minutes: 3, opens: false }],
])(
  "an upstream that %s affects no page, no read and no form, and is used again within fifteen seconds",
  async (_case, { fault, minutes, opens }) => {
    running = await runGateway({
      dataDir,
      servesSite: true,
      pages: PAGES,
      upstreamLimits: LIMITS,
      entries: ENTRIES,
      upstream: { content: { mediaPaths: ["a-300x400.jpg"] } },
    });
    await waitFor(async () => expect(new Set([...(await statusesOf(BUILT)), ...(await statusesOf(READS))])).toEqual(new Set([200])));
    await running.upstream.setFault(fault);
    const seen = await simulateOutage(minutes * 6);
    expect([...seen.pages]).toEqual([200]);
    expect(seen.reads.filter((status) => status === 200).length / seen.reads.length).toBeGreaterThanOrEqual(0.999);
    expect(new Set(seen.forms)).toEqual(new Set([202]));
    expect(seen.wasCircuitOpen).toBe(opens);

    await running.upstream.setFault(null);
    running.advanceClock(15_000);
    await statusesOf(READS);
    await statusesOf(READS);
    expect(await isCircuitOpen()).toBe(false);
    await waitFor(() => {
      advanceClock(1_000);
      expect(running.upstream.entries).toHaveLength(seen.forms.length);
    });
  },
);

it("delivers long-waiting entries after the upstream has recovered, without a new form", async () => {
  running = await runGateway({ dataDir, upstreamLimits: LIMITS });
  await running.upstream.setFault({ kind: "down" });
  await send(running, "contact", multipart(CONTACT));
  const outbox = await openOutbox(dataDir, running.now);
  const untilTried = (times: number) =>
    waitFor(async () => expect((await outbox.entries.all()).map(({ tries }) => tries)).toEqual([times]));
  await untilTried(1);
  for (const [index, minutes] of [1, 5, 20, 40].entries()) {
    advanceClock(minutes * 60_000);
    await untilTried(index + 2);
  }
  await outbox.close();
  await running.gateway.live.forceRefresh();
  await running.upstream.setFault(null);
  running.advanceClock(1_000);
  await running.gateway.live.forceRefresh();
  await waitFor(() => expect(running.upstream.entries).toHaveLength(1));
});

it("signs in once for two hundred visitors with an expired token", async () => {
  running = await runGateway({ dataDir, upstream: { content: { syntheticTalents: 200, onlySynthetic: true } } });
  const ids = [...(running.gateway.live.snapshot()?.byId.keys() ?? [])];
  await running.upstream.setFault({ kind: "expire-tokens", afterCalls: 0 });
  const before = running.countRequests(/signin/);
  const statuses = await statusesOf(ids.map((id) => `/api/talents/${id}`));
  expect([statuses.length, new Set(statuses), running.countRequests(/signin/) - before]).toEqual([200, new Set([200]), 1]);
});
