import { Client } from "pg";
import { waitFor, waitUntil } from "../../tests/wait";
import { startPostgres, type PostgresServer } from "../../tests/servers/postgres";
import { createSharedDatabase, type SharedDatabase } from "./database";
import { createDatabaseLease, type DatabaseLease } from "./database-lease";

const DURATION_MS = 1_500;

describe("a lease", () => {
  let server: PostgresServer;
  let database: SharedDatabase;
  let url: string;
  let leases: DatabaseLease[];

  const open = (name = "builds"): DatabaseLease => {
    const lease = createDatabaseLease({ database, name, warn: () => undefined, durationMs: DURATION_MS });
    leases.push(lease);
    lease.start();
    return lease;
  };

  const run = async (sql: string): Promise<unknown[]> => {
    const client = new Client({ connectionString: url });
    await client.connect();
    const { rows } = await client.query<Record<string, unknown>>(sql);
    await client.end();
    return rows;
  };

  const held = (lease: DatabaseLease) => waitUntil("the lease is held", async () => lease.isHeld());

  beforeAll(async () => {
    server = await startPostgres();
  });
  afterAll(() => server.close());

  let number = 0;
  beforeEach(async () => {
    url = await server.createDatabase(`lease${(number += 1)}`);
    database = createSharedDatabase({ url, warn: () => undefined });
    leases = [];
  });
  afterEach(async () => {
    await Promise.all(leases.map((lease) => lease.stop()));
    await database.close();
  });

  it("is held by one of several gateways, and by another one once that stops", async () => {
    const all = [open(), open(), open()];
    const first = await waitUntil("one has it", async () => all.find((lease) => lease.isHeld()));
    expect(all.filter((lease) => lease.isHeld())).toHaveLength(1);
    await first.stop();
    expect(first.isHeld()).toBe(false);
    await waitFor(() => expect(all.filter((lease) => lease.isHeld())).toHaveLength(1));
  });

  it("is separate for each name", async () => {
    await Promise.all([held(open("one")), held(open("other"))]);
  });

  it("calls back each time it is got, at once when it is held already", async () => {
    const lease = open();
    const calls: string[] = [];
    lease.whenHeld(() => calls.push("before"));
    await held(lease);
    lease.whenHeld(() => calls.push("after"));
    expect(calls).toEqual(["before", "after"]);
    await run("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'agency-gateway builds'");
    await waitFor(() => expect(calls).toEqual(["before", "after", "before", "after"]));
  });

  it("goes to another gateway when the holder's time is over although its session exists", async () => {
    const holder = open();
    await held(holder);
    // Another session that took the lock and renews nothing, like a paused process.
    const paused = new Client({ connectionString: url });
    paused.on("error", () => undefined);
    await paused.connect();
    await holder.stop();
    await paused.query("SELECT pg_advisory_lock(7246102, hashtext('builds'))");
    await paused.query("UPDATE gateway.leases SET token = token + 1, ends_at = now() + interval '2 s'");
    const begun = performance.now();
    const next = open();
    await held(next);
    expect(performance.now() - begun).toBeGreaterThan(1_800);
    await expect(paused.query("SELECT 1")).rejects.toThrow();
  });

  it("is not held any more when the server does not answer for its duration", async () => {
    const lease = open();
    await held(lease);
    await server.kill();
    await waitFor(() => expect(lease.isHeld()).toBe(false));
    await server.restart();
    await held(lease);
  });

  it("rejects the transactions of a former holder", async () => {
    const [first, second] = [open(), open()];
    const holder = await waitUntil("one has it", async () => [first, second].find((lease) => lease.isHeld()));
    await database.transaction((client) => holder.requireIn(client));
    await run("UPDATE gateway.leases SET token = token + 1");
    await expect(database.transaction((client) => holder.requireIn(client))).rejects.toThrow("another gateway has the lease of builds");
    await waitFor(async () => {
      const next = [first, second].find((lease) => lease.isHeld());
      await database.transaction(async (client) => next?.requireIn(client) ?? Promise.reject(new Error("nobody has it")));
    });
  });

  it("is kept by the holder until its transaction has ended", async () => {
    const lease = open();
    await held(lease);
    let isTaken = false;
    await database.transaction(async (client) => {
      await lease.requireIn(client);
      void run("UPDATE gateway.leases SET token = token + 1").then(() => (isTaken = true));
      await waitUntil(
        "the other session waits",
        async () =>
          (await run("SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND query LIKE 'UPDATE gateway.leases SET token%'"))
            .length > 0,
      );
      expect(isTaken).toBe(false);
    });
    await waitFor(() => expect(isTaken).toBe(true));
  });
});
