import { mkdtemp, readdir, readlink, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { createSpool } from "./spool";

const AT_ONCE = 200;

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "spool-"));
});
afterEach(() => rm(folder, { recursive: true }));

/** Files of the folder that this process holds open, removed ones too. */
const heldOpen = async (): Promise<string[]> => {
  const targets = await Promise.all((await readdir("/proc/self/fd")).map((fd) => readlink(`/proc/self/fd/${fd}`).catch(() => "")));
  return targets.filter((target) => target.startsWith(folder));
};

it("keeps what came until it is removed, unreadable on the disk", async () => {
  const spool = createSpool(folder);
  const file = await spool.take(Readable.from([Buffer.from("uma "), Buffer.from("foto")]), new AbortController().signal);
  expect([file.size, (await file.read()).toString(), await readdir(folder)]).toEqual([8, "uma foto", [expect.any(String)]]);
  await file.remove();
  expect(await readdir(folder)).toEqual([]);
});

it.each([
  ["before they begin", (abort: AbortController) => abort.abort()],
  ["while their files are being opened", (abort: AbortController) => queueMicrotask(() => abort.abort())],
  ["a moment later", (abort: AbortController) => setImmediate(() => abort.abort())],
])("leaves nothing of many uploads that are given up %s", async (_when, giveUp) => {
  const spool = createSpool(folder);
  const taken = Array.from({ length: AT_ONCE }, () => {
    const abort = new AbortController();
    const stream = new Readable({ read: () => undefined });
    stream.on("error", () => undefined).push("half a photo");
    giveUp(abort);
    return spool.take(stream, abort.signal);
  });
  const outcomes = await Promise.allSettled(taken);
  expect(new Set(outcomes.map(({ status }) => status))).toEqual(new Set(["rejected"]));
  expect([await readdir(folder), await heldOpen()]).toEqual([[], []]);
});

it("keeps uploads of another process that writes to the folder, and deletes files that a crash left an hour ago", async () => {
  const spool = createSpool(folder);
  await writeFile(join(folder, "upload"), "half a photo");
  await writeFile(join(folder, "left"), "half a photo");
  const long = new Date(Date.now() - 2 * 60 * 60_000);
  await utimes(join(folder, "left"), long, long);
  await spool.open();
  expect(await readdir(folder)).toEqual(["upload"]);
  await utimes(join(folder, "upload"), long, long);
  await spool.removeAbandoned();
  expect(await readdir(folder)).toEqual([]);
});
