import { setImmediate } from "node:timers/promises";
import { runSteps as runWithPauses, type Steps } from "../../src/domain/steps";

/** Runs a computation in steps, and lets the event loop continue between them. */
export const runSteps = <Value>(steps: Steps<Value>): Promise<Value> => runWithPauses(steps, () => setImmediate());
