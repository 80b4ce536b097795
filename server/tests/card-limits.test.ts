import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { runGateway, type RunningGateway, type RunOptions } from "./run-gateway";

const DAY_MS = 24 * 60 * 60_000;
const IDS = ["401", "403", "404", "408", "409", "410"];

let running: RunningGateway | null = null;

afterEach(async () => {
  await running?.close();
  running = null;
});

const start = async (cards: RunOptions["cards"] = {}): Promise<RunningGateway> => {
  running = await runGateway({ trustProxy: true, cards });
  return running;
};

const get = ({ app }: RunningGateway, url: string, { from = "192.0.2.1", language = "en" } = {}) =>
  app.inject({ method: "GET", url, headers: { "x-forwarded-for": from, "accept-language": language } });

const cached = async ({ dataDir }: RunningGateway): Promise<{ name: string; size: number }[]> => {
  const names = await readdir(join(dataDir, "card-cache")).catch(() => []);
  const files = await Promise.all(
    names.map(async (name) => ({
      name,
      size: await stat(join(dataDir, "card-cache", name)).then(
        ({ size }) => size,
        () => 0,
      ),
    })),
  );
  return files.filter(({ size }) => size > 0);
};

const totalOf = async (gateway: RunningGateway): Promise<number> => (await cached(gateway)).reduce((sum, { size }) => sum + size, 0);

/** Pairs of talents in both orders; each pair is a different document. */
const SELECTIONS = IDS.flatMap((one) => IDS.filter((other) => other !== one).map((other) => `/api/cards.pdf?ids=${one},${other}`)).slice(
  0,
  16,
);

it("keeps cards of many different selections within the disk limit", async () => {
  const measured = await start();
  await get(measured, SELECTIONS[0] ?? "");
  const bound = Math.ceil((await totalOf(measured)) * 3.5);
  await measured.close();
  const gateway = await start({ cacheBytes: bound });
  let isDone = false;
  let peak = 0;
  const watch = async (): Promise<void> => {
    while (!isDone) peak = Math.max(peak, await totalOf(gateway));
  };
  const watching = watch();
  const statuses: number[] = [];
  for (const url of SELECTIONS) statuses.push((await get(gateway, url)).statusCode);
  isDone = true;
  await watching;
  expect(statuses).toEqual(SELECTIONS.map(() => 200));
  expect([peak > 0, peak <= bound]).toEqual([true, true]);
});

it("evicts cards of the day before when it writes the next one", async () => {
  const gateway = await start();
  for (const id of IDS.slice(0, 3)) await get(gateway, `/api/talents/${id}/card.pdf`);
  expect(await cached(gateway)).toHaveLength(3);
  gateway.advanceClock(DAY_MS + 1);
  await gateway.gateway.live.forceRefresh();
  await get(gateway, "/api/talents/408/card.pdf");
  expect(await cached(gateway)).toHaveLength(1);
});

it("limits the new cards of one address, but neither cached cards nor other addresses", async () => {
  const gateway = await start({ budget: { calls: 5, seconds: 600 } });
  expect((await get(gateway, "/api/cards.pdf?ids=401,403,404")).statusCode).toBe(200);
  expect((await get(gateway, "/api/cards.pdf?ids=408,409")).statusCode).toBe(200);
  const refused = await get(gateway, "/api/talents/410/card.pdf");
  expect([refused.statusCode, refused.json()]).toEqual([
    429,
    { message: "Too many comp cards in a short time. Please try again in a few minutes." },
  ]);
  expect(Number(refused.headers["retry-after"])).toBeGreaterThan(590);
  const inPortuguese = await get(gateway, "/api/talents/410/card.pdf", { language: "pt-BR" });
  expect(inPortuguese.json()).toEqual({ message: "Muitos composites em pouco tempo. Tente novamente em alguns minutos." });
  expect((await get(gateway, "/api/cards.pdf?ids=408,409")).statusCode).toBe(200);
  expect((await get(gateway, "/api/talents/410/card.pdf", { from: "203.0.113.9" })).statusCode).toBe(200);
});

it("renders two selections of one address at a time, and serves other addresses", async () => {
  const gateway = await start();
  const wanted = SELECTIONS.map((url) => get(gateway, url));
  const other = await get(gateway, "/api/talents/410/card.pdf", { from: "2001:db8::1" });
  const statuses = (await Promise.all(wanted)).map(({ statusCode }) => statusCode);
  expect([
    statuses.filter((status) => status === 200).length,
    statuses.filter((status) => status === 429).length,
    other.statusCode,
  ]).toEqual([2, 14, 200]);
});
