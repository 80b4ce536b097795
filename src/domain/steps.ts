/** A computation in steps, between which other work can run. */
export type Steps<Value> = Generator<void, Value, void>;

/** Steps that take less than this together run without a pause. */
const BUSY_MS = 8;

/** Runs the steps, with pauses in which a server answers others and a page paints. `pause` resolves in another task. */
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

/** Runs all steps at once. */
export const lastOf = <Value>(steps: Steps<Value>): Value => {
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
};
