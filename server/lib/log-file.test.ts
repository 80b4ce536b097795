import { mkdtemp, readFile, readdir, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Writable } from "node:stream";
import { finished } from "node:stream/promises";
import { createLogFile } from "./log-file";

let folder: string;
let file: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "log-file-"));
  file = join(folder, "logs", "panel.log");
});

afterEach(() => rm(folder, { recursive: true, force: true }));

const write = (log: Writable, text: string) =>
  new Promise<void>((resolve, reject) => log.write(text, (error) => (error ? reject(error) : resolve())));

const end = async (log: Writable) => {
  log.end();
  await finished(log);
};

it("appends with mode 600", async () => {
  await end(createLogFile(file).end("one\n"));
  const log = createLogFile(file);
  await write(log, "two\n");
  await end(log);
  expect([await readFile(file, "utf8"), (await stat(file)).mode & 0o777]).toEqual(["one\ntwo\n", 0o600]);
});

it("rotates by size, and keeps a limited number of files with mode 600", async () => {
  const log = createLogFile(file, { maxBytes: 10, maxOldFiles: 2 });
  for (const line of ["first..1\n", "second.2\n", "third..3\n", "fourth.4\n"]) await write(log, line);
  await write(log, "x".repeat(100));
  await end(log);
  expect((await readdir(join(folder, "logs"))).sort()).toEqual(["panel.log", "panel.log.1", "panel.log.2"]);
  expect(await Promise.all(["", ".1", ".2"].map((age) => readFile(file + age, "utf8")))).toEqual([
    "x".repeat(10),
    "fourth.4\n",
    "third..3\n",
  ]);
  for (const age of ["", ".1", ".2"]) expect((await stat(file + age)).mode & 0o777).toBe(0o600);
});

it("empties the file with `isFresh`", async () => {
  await end(createLogFile(file).end("earlier\n"));
  await end(createLogFile(file, { isFresh: true }).end("now\n"));
  expect(await readFile(file, "utf8")).toBe("now\n");
});

it("drops chunks that cannot be written, reports the first failure, and writes later chunks", async () => {
  const failures: unknown[] = [];
  await writeFile(join(folder, "logs"), "a file where the folder should be");
  const log = createLogFile(file, { onFailure: (error) => failures.push(error) });
  await write(log, "lost\n");
  await write(log, "lost too\n");
  await rm(join(folder, "logs"));
  await write(log, "kept\n");
  await end(log);
  expect([failures.length, await readFile(file, "utf8")]).toEqual([1, "kept\n"]);
});

it("reports a full disk once without failing", async () => {
  const failures: unknown[] = [];
  const log = createLogFile("/dev/full", { onFailure: (error) => failures.push(error), maxBytes: 1_000_000 });
  await write(log, "lost\n");
  await write(log, "lost too\n");
  await end(log);
  expect(failures).toEqual([expect.objectContaining({ code: "ENOSPC" })]);
});
