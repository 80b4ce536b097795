import assert from "node:assert/strict";
import { after, before, it } from "node:test";

import { endHolders, startHolder } from "../setup/lock-holder";
import { startPostgres } from "../setup/postgres";

let cluster: Awaited<ReturnType<typeof startPostgres>>;

before(async () => {
  cluster = await startPostgres();
  process.env.DATABASE_URL = cluster.url;
});
after(async () => {
  endHolders();
  await cluster.close();
});

const nothing = async (): Promise<void> => undefined;

it("frees the lock of a process that is frozen, within 45 s and not while it is only slow", async () => {
  // Loaded after DATABASE_URL is set.
  const { LockTimeout, withLock } = await import("../../src/database/lock");
  const { child, held } = startHolder("frozen");
  await held;
  child.kill("SIGSTOP");
  const start = performance.now();
  await assert.rejects(withLock("frozen", nothing, 10_000), LockTimeout);
  await withLock("frozen", nothing, 45_000);
  assert.ok(performance.now() - start < 45_000);
});
