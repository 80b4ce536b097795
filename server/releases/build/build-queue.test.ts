import { createBuildQueue } from "./build-queue";

it("is settled once no build runs or waits, also when builds fail or are requested meanwhile", async () => {
  const ends: (() => void)[] = [];
  const done: number[] = [];
  const queue = createBuildQueue(async () => {
    const number = ends.length;
    await new Promise<void>((resolve) => ends.push(resolve));
    done.push(number);
    if (number === 0) throw new Error("the first build fails");
  });
  await queue.settled();
  const first = queue.request().catch(() => undefined);
  const settled = queue.settled().then(() => [...done]);
  const second = queue.request();
  ends[0]?.();
  await first;
  while (ends.length < 2) await Promise.resolve();
  ends[1]?.();
  expect(await settled).toEqual([0, 1]);
  await second;
  expect([queue.isRunning(), queue.isWaiting()]).toEqual([false, false]);
});
