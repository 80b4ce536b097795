import { createWakeLoop } from "./wake-loop";

/** A loop whose runs end when the test resolves them. */
const openLoop = (pauseMs: number) => {
  const ends: (() => void)[] = [];
  const causes: string[] = [];
  const loop = createWakeLoop(async (isTimed) => {
    causes.push(isTimed ? "timer" : "wake");
    await new Promise<void>((resolve) => ends.push(resolve));
    return pauseMs;
  });
  const endRun = async (): Promise<void> => {
    ends.shift()?.();
    await loop.drain();
  };
  return { loop, causes, endRun };
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it("repeats the work after its pause, one run at a time", async () => {
  const { loop, causes, endRun } = openLoop(1_000);
  loop.start();
  jest.advanceTimersByTime(5_000);
  expect(causes).toEqual(["timer"]);
  await endRun();
  jest.advanceTimersByTime(999);
  expect(causes).toEqual(["timer"]);
  jest.advanceTimersByTime(1);
  expect(causes).toEqual(["timer", "timer"]);
});

it("runs at once when it is woken, and after the current run when it is woken meanwhile", async () => {
  const { loop, causes, endRun } = openLoop(1_000);
  loop.start();
  loop.wake();
  loop.wake();
  expect(causes).toEqual(["timer"]);
  await endRun();
  expect(causes).toEqual(["timer", "wake"]);
  await endRun();
  loop.wake();
  expect(causes).toEqual(["timer", "wake", "wake"]);
});

it("gathers what comes within the time of a wake", async () => {
  const { loop, causes, endRun } = openLoop(1_000);
  loop.start();
  loop.wake(200);
  await endRun();
  jest.advanceTimersByTime(150);
  loop.wake(200);
  jest.advanceTimersByTime(49);
  expect(causes).toEqual(["timer"]);
  jest.advanceTimersByTime(1);
  expect(causes).toEqual(["timer", "wake"]);
});

it("runs no more after it was stopped", async () => {
  const { loop, causes, endRun } = openLoop(1_000);
  loop.wake();
  expect(causes).toEqual([]);
  loop.start();
  loop.stop();
  await endRun();
  loop.wake();
  jest.advanceTimersByTime(5_000);
  expect(causes).toEqual(["timer"]);
});
