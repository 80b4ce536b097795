import { mkdtemp, readdir, readlink, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { createSpool } from "./spool";

const UPLOADS = 200;

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "spool-"));
});
afterEach(() => rm(folder, { recursive: true }));

/** Files of the folder that this process has open, deleted ones included. */
const openFiles = async (): Promise<string[]> => {
  const targets = await Promise.all((await readdir("/proc/self/fd")).map((fd) => readlink(`/proc/self/fd/${fd}`).catch(() => "")));
  return targets.filter((target) => target.startsWith(folder));
};

it("stores an upload encrypted until it is removed", async () => {
  const spool = createSpool(folder);
  const file = await spool.store(Readable.from([Buffer.from("uma "), Buffer.from("foto")]), new AbortController().signal);
  expect([file.size, (await file.read()).toString(), await readdir(folder)]).toEqual([8, "uma foto", [expect.any(String)]]);
  await file.remove();
  expect(await readdir(folder)).toEqual([]);
});

it.each([
  ["before they start", (abort: AbortController) => abort.abort()],
  ["while their files are being opened", (abort: AbortController) => queueMicrotask(() => abort.abort())],
  ["a moment later", (abort: AbortController) => setImmediate(() => abort.abort())],
])("leaves no file and no open descriptor of uploads that are aborted %s", async (_when, abortUpload) => {
  const spool = createSpool(folder);
  const taken = Array.from({ length: UPLOADS }, () => {
    const abort = new AbortController();
    const stream = new Readable({ read: () => undefined });
    stream.on("error", () => undefined).push("half a photo");
    abortUpload(abort);
    return spool.store(stream, abort.signal);
  });
  const outcomes = await Promise.allSettled(taken);
  expect(new Set(outcomes.map(({ status }) => status))).toEqual(new Set(["rejected"]));
  expect([await readdir(folder), await openFiles()]).toEqual([[], []]);
});

it("deletes files older than three hours, and keeps newer uploads of another process", async () => {
  const spool = createSpool(folder);
  await writeFile(join(folder, "upload"), "half a photo");
  await writeFile(join(folder, "left"), "half a photo");
  const long = new Date(Date.now() - 4 * 60 * 60_000);
  await utimes(join(folder, "left"), long, long);
  await spool.open();
  expect(await readdir(folder)).toEqual(["upload"]);
  await utimes(join(folder, "upload"), long, long);
  await spool.removeAbandoned();
  expect(await readdir(folder)).toEqual([]);
});
