import assert from "node:assert/strict";
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { after, before, it } from "node:test";

import { startPostgres } from "../setup/postgres";

const SETUP = path.resolve(import.meta.dirname, "../setup");

let cluster: Awaited<ReturnType<typeof startPostgres>>;
const holders: ChildProcess[] = [];

before(async () => {
  cluster = await startPostgres();
  process.env.DATABASE_URL = cluster.url;
});
after(async () => {
  for (const holder of holders) holder.kill("SIGKILL");
  await cluster.close();
});

/** Loaded after DATABASE_URL is set. */
const locks = () => import("../../src/database/advisory-lock");

/** Starts another process that waits for the lock and then holds it. */
const startHolder = (name: string) => {
  const args = ["--import", "tsx", path.join(SETUP, "hold-lock.ts"), name];
  const child = spawn(process.execPath, args, { cwd: path.dirname(path.dirname(SETUP)), stdio: ["pipe", "pipe", "inherit"] });
  holders.push(child);
  return { child, held: once(child.stdout, "data") };
};

const nothing = async (): Promise<void> => undefined;

it("runs work that needs the lock one after the other", async () => {
  const { withLock } = await locks();
  const steps: string[] = [];
  const work = (name: string) => async (): Promise<void> => {
    steps.push(`${name} begins`);
    await new Promise((resolve) => setImmediate(resolve));
    steps.push(`${name} ends`);
  };
  await Promise.all(["a", "b", "c"].map((name) => withLock("order", work(name))));
  for (let index = 0; index < steps.length; index += 2) assert.equal(steps[index]?.[0], steps[index + 1]?.[0]);
  assert.equal(steps.length, 6);
});

it("frees the lock when the work fails, with the work's own error", async () => {
  const { withLock, runIfUnlocked } = await locks();
  await assert.rejects(
    withLock("failure", () => Promise.reject(new Error("the work's own"))),
    /the work's own/,
  );
  assert.equal(await runIfUnlocked("failure", nothing), true);
});

it("leaves work to the process that has the lock, and stops waiting after the given time", async () => {
  const { LockTimeout, runIfUnlocked, withLock } = await locks();
  await startHolder("taken").held;
  assert.equal(await runIfUnlocked("taken", () => Promise.reject(new Error("it has run"))), false);
  await assert.rejects(withLock("taken", nothing, 200), LockTimeout);
  assert.equal(await runIfUnlocked("another", nothing), true);
});

it("frees the lock of a process that is killed, at once", async () => {
  const { withLock } = await locks();
  const { child, held } = startHolder("killed");
  await held;
  child.kill("SIGKILL");
  await withLock("killed", nothing, 5_000);
});

it("frees the lock of a process that is frozen, within 45 s and not while it is only slow", async () => {
  const { LockTimeout, withLock } = await locks();
  const { child, held } = startHolder("frozen");
  await held;
  child.kill("SIGSTOP");
  const start = performance.now();
  await assert.rejects(withLock("frozen", nothing, 10_000), LockTimeout);
  await withLock("frozen", nothing, 45_000);
  assert.ok(performance.now() - start < 45_000);
});
