import assert from "node:assert/strict";
import { it } from "node:test";
import { setImmediate } from "node:timers/promises";

import { createUploadQueue, placeUploads, type SendResult } from "../pictures/upload-queue";

const aFile = (name: string): File => new File(["x"], name);

/** A queue whose requests are answered by the test, by file name. */
const openQueue = () => {
  const waiting = new Map<string, (result: SendResult) => void>();
  const retries = new Map<string, () => void>();
  const queue = createUploadQueue((file, onRetry) => {
    retries.set(file.name, onRetry);
    return new Promise((resolve) => waiting.set(file.name, resolve));
  });
  const states = (): string[] => queue.list().map(({ file, state }) => `${file.name} ${state}`);
  const answer = async (name: string, result: SendResult): Promise<void> => {
    waiting.get(name)?.(result);
    waiting.delete(name);
    await setImmediate();
  };
  return { queue, states, answer, retry: (name: string) => retries.get(name)?.() };
};

const keyOf = (queue: ReturnType<typeof createUploadQueue>, name: string): number =>
  queue.list().find(({ file }) => file.name === name)?.key ?? 0;

it("sends two files at a time, and says of each in which state it is", async () => {
  const { queue, states, answer, retry } = openQueue();
  queue.add("book", [aFile("a"), aFile("b"), aFile("c")]);
  await setImmediate();
  assert.deepEqual(states(), ["a sending", "b sending", "c waiting"]);
  retry("b");
  assert.deepEqual(states(), ["a sending", "b retrying", "c waiting"]);
  await answer("a", { id: 1 });
  await answer("b", { message: "Danificado" });
  assert.deepEqual(states(), ["a stored", "b refused", "c sending"]);
  assert.equal(queue.list()[1]?.message, "Danificado");
});

it("keeps a refused file until it is sent again or removed", async () => {
  const { queue, states, answer } = openQueue();
  queue.add("book", [aFile("a"), aFile("b")]);
  await setImmediate();
  await answer("a", { message: null });
  await answer("b", { message: null });
  queue.retry(keyOf(queue, "a"));
  queue.remove(keyOf(queue, "b"));
  await setImmediate();
  assert.deepEqual(states(), ["a sending"]);
  await answer("a", { id: 7 });
  assert.deepEqual(states(), ["a stored"]);
});

it("does not send a file that was removed while it waited", async () => {
  const { queue, states, answer } = openQueue();
  queue.add("book", [aFile("a"), aFile("b"), aFile("c"), aFile("d")]);
  await setImmediate();
  queue.remove(keyOf(queue, "c"));
  await answer("a", { id: 1 });
  assert.deepEqual(states(), ["a stored", "b sending", "d sending"]);
});

it("places pictures in the order in which they were chosen, behind those of the field, and only once", async () => {
  const { queue, answer } = openQueue();
  queue.add("book", [aFile("a"), aFile("b"), aFile("c")]);
  await setImmediate();
  await answer("b", { id: 12 });
  const first = placeUploads([3, 5], queue.list());
  assert.deepEqual(first, [3, 5, 12]);
  await answer("c", { id: 13 });
  await answer("a", { id: 11 });
  assert.deepEqual(placeUploads(first, queue.list()), [3, 5, 11, 12, 13]);
  queue.markPlaced(queue.list().map(({ key }) => key));
  assert.deepEqual(placeUploads([3], queue.list()), [3]);
});
