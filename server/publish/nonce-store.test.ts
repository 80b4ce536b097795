import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createNonceStore, NONCE_LIFETIME_MS } from "./nonce-store";
import { describeNonceStore } from "./tests/nonce-contract";

let dataDir: string;
const failures: string[] = [];

const openStore = (folder = dataDir) =>
  createNonceStore({ dataDir: folder, now: () => 1_000_000, onFailure: (code) => void failures.push(code) });

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "nonces-"));
  failures.length = 0;
});

afterEach(() => rm(dataDir, { recursive: true, force: true }));

describeNonceStore({
  open: (options) => createNonceStore({ dataDir, onFailure: (code) => void failures.push(code), ...options }),
  lifetimeMs: NONCE_LIFETIME_MS,
});

it("reports a file that cannot be opened, and records nothing", async () => {
  const file = join(dataDir, "a-file");
  await writeFile(file, "");
  const store = openStore(file);
  expect(await store.record("a")).toBe("failed");
  expect(failures).toEqual(["Error EEXIST"]);
  store.close();
});

it("records nonces again once its file can be opened", async () => {
  await mkdir(join(dataDir, "nonces.db"));
  const store = openStore();
  expect(await store.record("a")).toBe("failed");
  await rm(join(dataDir, "nonces.db"), { recursive: true });
  expect(await store.record("a")).toBe("recorded");
  store.close();
});
