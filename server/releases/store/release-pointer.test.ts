import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { changePointer, pointerFile, readPointer } from "./release-pointer";

const ID = "20260301120000000-abcdef";
const CHANGES = 20;

let root: string;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), "pointer-"));
});

afterEach(() => rm(root, { recursive: true, force: true }));

const increment = () => changePointer(root, async (pointer) => ({ id: ID, choice: String(Number(pointer?.choice ?? 0) + 1) }));

const incrementOften = async (): Promise<void> => {
  await Promise.all(Array.from({ length: CHANGES }, increment));
};

/** Runs a script in another process, with `changePointer` and the folder. */
const runScript = (script: string): ChildProcess => {
  const module = JSON.stringify(join(__dirname, "release-pointer.ts"));
  const text = `const { changePointer } = require(${module}); const root = ${JSON.stringify(root)}; ${script}`;
  return spawn(process.execPath, ["--import", "tsx", "--eval", text], {
    cwd: join(__dirname, "../../.."),
    stdio: ["ignore", "pipe", "inherit"],
  });
};

it("loses no change of two processes at the same time", async () => {
  const child = runScript(`
    const raise = () => changePointer(root, async (pointer) => ({ id: "${ID}", choice: String(Number(pointer?.choice ?? 0) + 1) }));
    console.log("ready");
    void Promise.all(Array.from({ length: ${CHANGES} }, raise));`);
  const ended = once(child, "close");
  if (child.stdout !== null) await once(child.stdout, "data");
  await incrementOften();
  expect(await ended).toEqual([0, null]);
  expect(await readPointer(root)).toEqual({ id: ID, choice: String(2 * CHANGES) });
}, 30_000);

it("can be changed after a process was killed during a change", async () => {
  const child = runScript(
    `setInterval(() => undefined, 1000); void changePointer(root, () => { console.log("locked"); return new Promise(() => undefined); });`,
  );
  const ended = once(child, "close");
  if (child.stdout !== null) await once(child.stdout, "data");
  child.kill("SIGKILL");
  await ended;
  await increment();
  expect(await readPointer(root)).toEqual({ id: ID, choice: "1" });
}, 30_000);

it("stays unchanged when the change returns null or throws", async () => {
  await increment();
  expect(await changePointer(root, async () => null)).toEqual({ id: ID, choice: "1" });
  await expect(changePointer(root, () => Promise.reject(new Error("unreadable")))).rejects.toThrow("unreadable");
  await increment();
  expect(await readFile(pointerFile(root), "utf8")).toBe(`${ID} held 2\n`);
});
