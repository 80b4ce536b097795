import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { openOutbox, type Outbox } from "./outbox";

const DAY = 24 * 60 * 60_000;

let folder: string;
let outbox: Outbox;
let now: number;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "requests-"));
  now = Date.parse("2026-11-23T12:00:00Z");
  outbox = await openOutbox(folder, () => now);
});
afterEach(async () => {
  outbox.close();
  await rm(folder, { recursive: true });
});

const submit = async (text: string): Promise<{ reference: string; key: string }> => {
  const submission = { key: null, body: [Buffer.from(text)] };
  const added = await outbox.add({ kind: "contact", fields: { name: text }, photos: [] }, submission);
  outbox.store.remove(outbox.store.find(added.reference)?.id ?? ""); // delivered
  return added;
};

const cleanAfter = async (days: number): Promise<void> => {
  now += days * DAY;
  await outbox.clean();
};

it("keeps a family's row for 400 days, and one with a waiting erasure until that is applied", async () => {
  const [plain, waiting] = [await submit("one"), await submit("two")];
  await cleanAfter(399);
  await outbox.requestErasure(waiting.reference, waiting.key);
  expect(outbox.requests.find(plain.reference)).not.toBeNull();
  await cleanAfter(2);
  expect(outbox.requests.find(plain.reference)).toBeNull();
  expect(outbox.requests.find(waiting.reference)?.erasure).toBe("pending");
  outbox.requests.markErased(waiting.reference);
  await cleanAfter(1);
  expect(outbox.requests.find(waiting.reference)).toBeNull();
});

it("forgets the key of an erasure that nothing had been sent of after a day", async () => {
  const submission = { key: null, body: [Buffer.from("three")] };
  const { reference, key } = await outbox.add({ kind: "contact", fields: { name: "three" }, photos: [] }, submission);
  await outbox.requestErasure(reference, key);
  const keyOf = (): number | undefined => outbox.requests.find(reference)?.eraseKey.length;
  expect(outbox.requests.find(reference)?.erasure).toBe("done");
  expect(keyOf()).toBeGreaterThan(0);
  await cleanAfter(1.1);
  expect(keyOf()).toBe(0);
});
