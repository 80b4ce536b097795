import { mkdtemp, readdir, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { waitFor } from "../../tests/wait";
import { createDiskCopies } from "./disk-copies";

const HOUR = 3_600_000;

let folder: string;
let now: number;
let warnings: string[];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "copies-"));
  now = Date.parse("2026-03-01T12:00:00Z");
  warnings = [];
});

afterEach(() => rm(folder, { recursive: true, force: true }));

const open = (over = folder) =>
  createDiskCopies<string>({
    folder: over,
    toText: (value) => (value === "nothing" ? null : value),
    fromText: async (text) => (text.startsWith("!") ? null : text),
    maxAgeMs: 12 * HOUR,
    now: () => now,
    warn: (sentence) => warnings.push(sentence),
  });

const files = () => readdir(folder);

const store = async (key: string, value: string): Promise<void> => {
  const before = await files();
  open().write(key, value);
  await waitFor(async () => expect((await files()).filter((name) => name.endsWith(".json")).length).toBeGreaterThan(before.length));
};

it("reads stored values after a restart, for twelve hours", async () => {
  await store("posts/1", "Olá");
  const loadedAt = now;
  now += 12 * HOUR;
  expect(await open().read("posts/1")).toEqual({ value: "Olá", loadedAt });
  now += 1;
  expect(await open().read("posts/1")).toBeNull();
});

it("keeps keys apart, and turns no key into a path", async () => {
  await store("../../etc/passwd", "x");
  expect(await open().read("posts/1")).toBeNull();
  expect(await files()).toEqual([expect.stringMatching(/^[0-9a-f]{40}\.json$/)]);
});

it.each(["", "{", "null", "{}", '{"format":0,"key":"a","loadedAt":0,"text":"x"}', '{"format":1,"key":"b","loadedAt":0,"text":"x"}'])(
  "ignores a damaged copy: %s",
  async (content) => {
    await store("a", "good");
    const [name = ""] = await files();
    await writeFile(join(folder, name), content);
    expect(await open().read("a")).toBeNull();
  },
);

it("ignores a file of another format", async () => {
  await store("a", "!strange");
  expect(await open().read("a")).toBeNull();
});

it("deletes the copy of a deleted value", async () => {
  await store("a", "good");
  open().write("a", "nothing");
  await waitFor(async () => expect(await files()).toEqual([]));
});

it("writes an unchanged value again after ten minutes, and a changed one at once", async () => {
  const copies = open();
  const loadedAt = async (): Promise<unknown> => (await copies.read("a"))?.loadedAt;
  copies.write("a", "good");
  await waitFor(async () => expect(await loadedAt()).toBe(now));
  const first = now;
  now += 9 * 60_000;
  copies.write("a", "good");
  copies.write("b", "mark");
  await waitFor(async () => expect(await copies.read("b")).not.toBeNull());
  expect(await loadedAt()).toBe(first);
  now += 2 * 60_000;
  copies.write("a", "good");
  await waitFor(async () => expect(await loadedAt()).toBe(now));
  copies.write("a", "better");
  await waitFor(async () => expect(await copies.read("a")).toEqual({ value: "better", loadedAt: now }));
});

it("stores the last value when an earlier write takes long", async () => {
  const copies = open();
  copies.write("a", "x".repeat(5_000_000));
  copies.write("a", "last");
  await copies.drain();
  expect((await copies.read("a"))?.value).toBe("last");
});

it("deletes expired copies regularly", async () => {
  await store("old", "x");
  const [name = ""] = await files();
  await utimes(join(folder, name), 1, 1);
  open().write("new", "y");
  await waitFor(async () => expect([await open().read("old"), (await open().read("new"))?.value]).toEqual([null, "y"]));
});

it("warns once an hour that the disk cannot be written", async () => {
  await writeFile(join(folder, "file"), "");
  const copies = open(join(folder, "file", "below"));
  copies.write("a", "x");
  await copies.drain();
  copies.write("b", "x");
  await copies.drain();
  expect(warnings).toEqual([expect.stringMatching(/cannot be kept: Error E[A-Z]+$/)]);
  now += HOUR;
  copies.write("c", "x");
  await copies.drain();
  expect(warnings).toHaveLength(2);
});
