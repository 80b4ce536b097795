import { renameSync, utimesSync, writeFileSync } from "node:fs";
import { mkdtemp, readdir, rm, utimes } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Agent } from "undici";
import { startUpstream, type FakeUpstream } from "../../tests/fakes/upstream/start-upstream";
import { waitFor } from "../../tests/wait";
import { createPictureStore } from "./picture-store";
import { createPictures, type PictureRequest } from "./pictures";

const DAY_MS = 24 * 60 * 60_000;

let dataDir: string;
let upstream: FakeUpstream;
let agent: Agent;
let now: number;

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "pictures-"));
  upstream = await startUpstream();
  agent = new Agent();
  now = Date.now();
});

afterEach(async () => {
  await upstream.close();
  await agent.destroy();
  await rm(dataDir, { recursive: true, force: true });
});

const open = (waiting?: number) => createPictures({ store: createPictureStore(dataDir, 1e9), dispatcher: agent, now: () => now, waiting });

const requestFor = (file: string): PictureRequest => ({
  url: `${upstream.url}/storage/${file}`,
  owner: null,
  width: 160,
  format: "webp",
  shape: "whole",
});

const countRequests = (file: string) => upstream.requests.filter(({ path }) => path.endsWith(file)).length;

it("reads a stored picture after a restart", async () => {
  const first = await open().get(requestFor("a-300x400.jpg"));
  const second = await open().get(requestFor("a-300x400.jpg"));
  expect(second).toEqual({ ok: true, value: { ...(first.ok ? first.value : {}), madeAt: expect.any(Number) } });
  expect(countRequests("a-300x400.jpg")).toBe(1);
});

it("answers with a day-old copy, fetches its original again, and deletes the copy when that is gone", async () => {
  const pictures = open();
  const fresh = await pictures.get(requestFor("b-300x400.jpg"));
  now += DAY_MS + 60_000;
  await upstream.setFault({ kind: "status", status: 404, path: /storage/ });
  expect(await pictures.get(requestFor("b-300x400.jpg"))).toEqual({ ok: true, value: { ...(fresh.ok ? fresh.value : {}), isStale: true } });
  await pictures.drain();
  expect(await pictures.get(requestFor("b-300x400.jpg"))).toEqual({ ok: false, error: "missing" });
  await upstream.setFault({ kind: "down" });
  pictures.forgetFailures();
  expect(await pictures.get(requestFor("b-300x400.jpg"))).toEqual({ ok: false, error: "unavailable" });
});

it.each([
  ["status", { kind: "status", status: 500, path: /storage/ }, "unavailable"],
  ["reset", { kind: "reset", path: /storage/ }, "unavailable"],
  ["too large", { kind: "too-large", bytes: 16 * 1024 * 1024, path: /storage/ }, "too-large"],
  ["an HTML page", { kind: "html", path: /storage/ }, "unreadable"],
  ["a picture cut off", { kind: "truncated-json", path: /storage/ }, "unreadable"],
] as const)("reports the fault of a source: %s", async (_case, fault, error) => {
  await upstream.setFault(fault);
  expect(await open().get(requestFor("c-300x400.jpg"))).toEqual({ ok: false, error });
});

it("fetches six pictures of a host at a time, queues a limited number, and rejects the rest", async () => {
  await upstream.setFault({ kind: "hang", path: /storage/ });
  const pictures = open(1);
  const running = Array.from({ length: 7 }, (_, index) => pictures.get(requestFor(`${index}-300x400.jpg`)));
  await waitFor(() => expect(upstream.requests).toHaveLength(6));
  expect(await pictures.get(requestFor("7-300x400.jpg"))).toEqual({ ok: false, error: "busy" });
  await upstream.setFault({ kind: "down" });
  for (const result of await Promise.all(running)) expect(result).toEqual({ ok: false, error: "unavailable" });
});

describe("the disk store", () => {
  const KEY = { owner: null, rest: "picture" };

  const runEventLoop = async (count: number): Promise<void> => {
    for (let turn = 0; turn < count; turn += 1) await new Promise((resolve) => setImmediate(resolve));
  };

  it("returns the whole picture or null when the picture is deleted during a read", async () => {
    const store = createPictureStore(dataDir, 1e9);
    for (let moment = 0; moment < 400; moment += 1) {
      await store.write(KEY, Buffer.alloc(1_000, "a"));
      const reading = store.read(KEY);
      await runEventLoop(moment % 40);
      await store.remove(KEY);
      const read = await reading;
      expect(read === null || read.bytes.length === 1_000).toBe(true);
    }
  });

  it("never gives an old picture the date of the new one that replaces it", async () => {
    const store = createPictureStore(dataDir, 1e9);
    await store.write(KEY, Buffer.from("old"));
    const [name = ""] = (await readdir(join(dataDir, "media-cache"), { recursive: true })).filter((path) => path.length > 40);
    const file = join(dataDir, "media-cache", name);
    for (let moment = 0; moment < 400; moment += 1) {
      writeFileSync(file, "old");
      utimesSync(file, new Date(1_000), new Date(1_000));
      writeFileSync(`${file}.new`, "new");
      const reading = store.read(KEY);
      await runEventLoop(moment % 40);
      renameSync(`${file}.new`, file);
      const read = await reading;
      expect(read?.madeAt === 1_000).toBe(read?.bytes.toString() === "old");
    }
  });
});

it("deletes the least recently used pictures when it is too full", async () => {
  const store = createPictureStore(dataDir, 2_500);
  const keyOf = (rest: string) => ({ owner: null, rest });
  for (const name of ["old", "middle", "new"]) await store.write(keyOf(name), Buffer.alloc(1_000));
  const files = (await readdir(join(dataDir, "media-cache"), { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile());
  for (const file of files) await utimes(join(file.parentPath, file.name), new Date(1_000), new Date(1_000));
  await store.read(keyOf("new"));
  await store.read(keyOf("middle"));
  await store.sweep();
  expect(await store.read(keyOf("old"))).toBeNull();
  expect(await store.read(keyOf("new"))).not.toBeNull();
  await store.sweep();
  expect(await store.read(keyOf("middle"))).not.toBeNull();
});
