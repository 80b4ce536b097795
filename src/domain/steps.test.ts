import { lastOf, runSteps, type Steps } from "./steps";

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

function* stepsOf(durations: readonly number[]): Steps<string> {
  for (const duration of durations) {
    jest.advanceTimersByTime(duration);
    yield;
  }
  return "done";
}

const runCounted = async (durations: readonly number[]) => {
  let pauses = 0;
  const value = await runSteps(stepsOf(durations), async () => void (pauses += 1));
  return { value, pauses };
};

it("runs all steps at once", () => {
  expect(lastOf(stepsOf([10, 10]))).toBe("done");
});

it.each([
  [[10, 10, 10], 3],
  [[4, 4, 4, 4, 4, 4], 2],
  [[1, 1, 1], 0],
])("pauses when steps of %j ms have taken more than 8 ms together", async (durations, pauses) => {
  expect(await runCounted(durations)).toEqual({ value: "done", pauses });
});

it("continues only once a pause is over", async () => {
  const order: string[] = [];
  function* steps(): Steps<void> {
    yield* stepsOf([10]);
    order.push("second step");
  }
  await runSteps(steps(), async () => {
    await Promise.resolve();
    order.push("pause");
  });
  expect(order).toEqual(["pause", "second step"]);
});
