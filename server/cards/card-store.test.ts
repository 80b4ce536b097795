import { renameSync, rmSync, writeFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createCardStore, type CardStore } from "./card-store";

const KEY = "0123456789.abcdef";

let dataDir: string;
let store: CardStore;
let file: string;

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "cards-"));
  store = createCardStore({ dataDir, maxBytes: 1e6, maxAgeMs: 60_000, now: Date.now, warn: () => undefined });
  file = join(dataDir, "card-cache", `${KEY}.pdf`);
  await store.write(KEY, Buffer.alloc(10), Date.now());
});

afterEach(() => rm(dataDir, { recursive: true, force: true }));

const runEventLoop = async (count: number): Promise<void> => {
  for (let turn = 0; turn < count; turn += 1) await new Promise((resolve) => setImmediate(resolve));
};

it.each([
  ["replaced by a longer one", () => renameSync(`${file}.new`, file)],
  ["evicted", () => rmSync(file)],
])("opens a card with the size of its file, or null, when the card is %s at any moment", async (_case, change) => {
  for (let moment = 0; moment < 200; moment += 1) {
    writeFileSync(file, Buffer.alloc(10));
    writeFileSync(`${file}.new`, Buffer.alloc(2_000));
    const opening = store.open(KEY, 0);
    await runEventLoop(moment % 40);
    change();
    const card = await opening;
    expect((await card?.handle.readFile())?.length).toBe(card?.size);
    await card?.handle.close();
  }
});
