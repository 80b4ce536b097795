import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createNonceStore, NONCE_LIFETIME_MS } from "./nonce-store";

let dataDir: string;
let now = 0;
const failures: string[] = [];

const openStore = (options: { dataDir?: string; maxNonces?: number } = {}) =>
  createNonceStore({ dataDir, now: () => now, onFailure: (code) => failures.push(code), ...options });

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "nonces-"));
  now = 1_000_000;
});

afterEach(() => rm(dataDir, { recursive: true, force: true }));

it("detects a repeated nonce for ten minutes, also after a restart", () => {
  const first = openStore();
  expect([first.record("a"), first.record("a"), first.record("b")]).toEqual(["recorded", "seen", "recorded"]);
  first.close();
  const second = openStore();
  now += NONCE_LIFETIME_MS;
  expect(second.record("a")).toBe("seen");
  now += 1;
  expect(second.record("a")).toBe("recorded");
  second.close();
});

it("rejects new nonces above its limit until older ones have expired", () => {
  const store = openStore({ maxNonces: 2 });
  expect(["a", "b", "c", "a"].map(store.record)).toEqual(["recorded", "recorded", "full", "seen"]);
  now += NONCE_LIFETIME_MS + 1;
  expect(store.record("c")).toBe("recorded");
  store.close();
});

it("reports a file that cannot be opened, and records nothing", async () => {
  const file = join(dataDir, "a-file");
  await writeFile(file, "");
  const store = openStore({ dataDir: file });
  expect(store.record("a")).toBe("failed");
  expect(failures).toEqual(["EEXIST"]);
  store.close();
});

it("records nonces again once its file can be opened", async () => {
  await mkdir(join(dataDir, "nonces.db"));
  const store = openStore();
  expect(store.record("a")).toBe("failed");
  await rm(join(dataDir, "nonces.db"), { recursive: true });
  expect(store.record("a")).toBe("recorded");
  store.close();
});
