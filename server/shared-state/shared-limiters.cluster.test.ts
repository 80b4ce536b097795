import { randomUUID } from "node:crypto";
import { describeLimiter } from "../lib/tests/limiter-contract";
import type { BudgetSettings } from "../lib/budget";
import { startPostgres, type PostgresServer } from "../../tests/servers/postgres";
import { waitFor } from "../../tests/wait";
import { createSharedDatabase, type SharedDatabase } from "./database";
import { createSharedLimiters, LIMIT_TIMEOUT_MS, type SharedLimiters } from "./shared-limiters";

const BUDGET: BudgetSettings = { calls: 5, seconds: 600 };

/** Longer than the timeout of a call, for a busy machine. */
const BOUND_MS = LIMIT_TIMEOUT_MS + 2_000;

let server: PostgresServer;
let url: string;
const opened: { database: SharedDatabase; limiters: SharedLimiters }[] = [];

const openGateway = (timeoutMs?: number): SharedLimiters => {
  const database = createSharedDatabase({ url, warn: () => undefined });
  const limiters = createSharedLimiters({ database, secret: "a secret for tests", timeoutMs });
  opened.push({ database, limiters });
  return limiters;
};

// A busy machine takes long to create the server's files.
beforeAll(async () => {
  server = await startPostgres();
  url = await server.createDatabase("limits");
}, 120_000);
afterEach(async () => {
  await Promise.all(
    opened.splice(0).map(async ({ database, limiters }) => {
      limiters.close();
      await database.close();
    }),
  );
});
afterAll(() => server.close());

/** A busy machine may take longer than a visitor would wait, and the contract is about the shared count. */
const PATIENT_MS = 10_000;

describeLimiter(() => openGateway(PATIENT_MS).open);

const countAllowed = async (gateways: readonly SharedLimiters[], name: string, calls: number): Promise<number> => {
  const limiters = gateways.map(({ open }) => open(name, BUDGET));
  const waits = await Promise.all(Array.from({ length: calls }, (_, call) => limiters[call % limiters.length]?.take("key")));
  return waits.filter((wait) => wait === null).length;
};

it("allows exactly one budget over all gateways", async () => {
  expect(await countAllowed([openGateway(PATIENT_MS), openGateway(PATIENT_MS), openGateway(PATIENT_MS)], randomUUID(), 60)).toBe(
    BUDGET.calls,
  );
});

it("stores neither a visitor's address nor anything that outlives the server's crash", async () => {
  await openGateway(PATIENT_MS).open("forms", BUDGET).take("203.0.113.7");
  const database = createSharedDatabase({ url, warn: () => undefined });
  const { rows } = await database.query<{ key: string }>("SELECT key FROM gateway.limits WHERE key LIKE 'forms:%'");
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toContain("203.0.113");
  const table = await database.query("SELECT relpersistence FROM pg_class WHERE oid = 'gateway.limits'::regclass");
  expect(table.rows).toEqual([{ relpersistence: "u" }]);
  await database.close();
});

it("counts in memory at once while the server is stopped, and together again when it continues", async () => {
  const first = openGateway();
  const gateways = [first, openGateway()];
  await waitFor(async () => {
    expect(await countAllowed(gateways, randomUUID(), 20)).toBe(BUDGET.calls);
  });
  server.pause();
  try {
    const start = performance.now();
    const allowed = await countAllowed(gateways, randomUUID(), 40);
    expect(performance.now() - start).toBeLessThan(BOUND_MS);
    expect(allowed).toBe(gateways.length * BUDGET.calls);
    expect(gateways.map(({ isLocal }) => isLocal())).toEqual([true, true]);
    const next = performance.now();
    await first.open(randomUUID(), BUDGET).take("key");
    expect(performance.now() - next).toBeLessThan(BOUND_MS);
  } finally {
    server.resume();
  }
  await waitFor(async () => {
    expect(await countAllowed(gateways, randomUUID(), 20)).toBe(BUDGET.calls);
  });
}, 60_000);
