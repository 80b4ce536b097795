import { startPostgres, type PostgresServer } from "../../tests/servers/postgres";
import { createSharedDatabase } from "./database";

describe("the shared database", () => {
  let server: PostgresServer;
  const warnings: string[] = [];
  const open = (url: string) => createSharedDatabase({ url, warn: (sentence) => void warnings.push(sentence) });

  beforeAll(async () => {
    server = await startPostgres();
  });
  afterAll(() => server.close());

  it("runs each step of a module once when several gateways start together", async () => {
    const url = await server.createDatabase("migrated");
    const gateways = [open(url), open(url), open(url)];
    const steps = ["CREATE TABLE gateway.counted (n INTEGER NOT NULL)", "INSERT INTO gateway.counted VALUES (1)"];
    await Promise.all(gateways.map((gateway) => gateway.migrate("counted", steps)));
    await gateways[0]?.migrate("counted", [...steps, "INSERT INTO gateway.counted VALUES (2)"]);
    const counted = await gateways[1]?.query("SELECT n FROM gateway.counted ORDER BY n");
    expect(counted?.rows).toEqual([{ n: 1 }, { n: 2 }]);
    await Promise.all(gateways.map((gateway) => gateway.close()));
  });

  it("rolls a transaction back that fails, and keeps its connections", async () => {
    const database = open(await server.createDatabase("transactions"));
    await database.migrate("kept", ["CREATE TABLE gateway.kept (n INTEGER NOT NULL)"]);
    const failing = database.transaction(async (client) => {
      await client.query("INSERT INTO gateway.kept VALUES (1)");
      await client.query("SELECT 1 / 0");
    });
    await expect(failing).rejects.toThrow("division by zero");
    expect((await database.query("SELECT * FROM gateway.kept")).rows).toEqual([]);
    expect(database.pool.idleCount).toBe(database.pool.totalCount);
    await database.close();
  });

  it("rejects while the server is away, and works again after its return", async () => {
    const database = open(await server.createDatabase("restarted"));
    await database.query("SELECT 1");
    await server.kill();
    await expect(database.query("SELECT 1")).rejects.toThrow();
    await server.restart();
    expect((await database.query("SELECT 2 AS n")).rows).toEqual([{ n: 2 }]);
    await database.close();
  });
});
