import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { createProcessLock, withLock } from "./process-lock";

const ROOT = resolve(__dirname, "../..");

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "lock-"));
});
afterEach(() => rm(folder, { recursive: true }));

/** Starts a process that holds the lock until it is killed. With a full disk, it can create files but write nothing to them. */
const holdInProcess = async (file: string, isDiskFull = false) => {
  const script = `import("${ROOT}/server/lib/process-lock.ts").then(({ default: { createProcessLock } }) => console.log(createProcessLock(process.argv[1]).acquire())); process.stdin.resume();`;
  const limit = isDiskFull ? "ulimit -f 0;" : "";
  const child = spawn("sh", ["-c", `${limit} exec "$0" "$@"`, process.execPath, "--import", "tsx", "-e", script, file], { cwd: ROOT });
  const [line] = await once(child.stdout, "data");
  const closed = once(child, "close");
  return { acquired: String(line).trim(), signal: (name: NodeJS.Signals) => void child.kill(name), closed };
};

it("has one holder until it is released", () => {
  const file = join(folder, "a.lock");
  const [one, other] = [createProcessLock(file), createProcessLock(file)];
  expect([one.acquire(), one.acquire(), other.acquire()]).toEqual([true, true, false]);
  expect([one.isHeld(), other.isHeld()]).toEqual([true, false]);
  one.release();
  expect([one.isHeld(), other.acquire(), one.acquire()]).toEqual([false, true, false]);
  other.release();
});

it("stays with a stopped process, and is released when the process is killed", async () => {
  const file = join(folder, "a.lock");
  const holder = await holdInProcess(file);
  const lock = createProcessLock(file);
  holder.signal("SIGSTOP");
  expect([holder.acquired, lock.acquire()]).toEqual(["true", false]);
  holder.signal("SIGKILL");
  await holder.closed;
  expect(lock.acquire()).toBe(true);
  lock.release();
}, 30_000);

it("is acquired on a full disk too", async () => {
  const file = join(folder, "a.lock");
  const holder = await holdInProcess(file, true);
  expect([holder.acquired, createProcessLock(file).acquire()]).toEqual(["true", false]);
  holder.signal("SIGKILL");
  await holder.closed;
}, 30_000);

it("throws when its file cannot be opened", async () => {
  await writeFile(join(folder, "file"), "");
  expect(() => createProcessLock(join(folder, "file", "a.lock")).acquire()).toThrow();
});

it("runs work after another holder has released the lock, also after failed work", async () => {
  const file = join(folder, "a.lock");
  const other = createProcessLock(file);
  other.acquire();
  const steps: string[] = [];
  const waiting = withLock(createProcessLock(file), async () => void steps.push("work"));
  await withLock(createProcessLock(join(folder, "b.lock")), async () => void steps.push("other lock"));
  steps.push("released");
  other.release();
  await waiting;
  expect(steps).toEqual(["other lock", "released", "work"]);
  await expect(withLock(other, () => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
  expect(other.isHeld()).toBe(false);
});
