/** Other work can run between the steps. */
export type Steps<Value> = Generator<void, Value, void>;

/** Steps run for this time without a pause. */
const BUSY_MS = 8;

/** Pauses let a server handle other requests and a page paint. `pause` must resolve in another task. */
export const runSteps = async <Value>(steps: Steps<Value>, pause: () => Promise<unknown>): Promise<Value> => {
  let since = performance.now();
  let step = steps.next();
  while (!step.done) {
    if (performance.now() - since > BUSY_MS) {
      await pause();
      since = performance.now();
    }
    step = steps.next();
  }
  return step.value;
};

/** Runs all steps without pauses. */
export const lastOf = <Value>(steps: Steps<Value>): Value => {
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
};
