import { setImmediate } from "node:timers/promises";
import { runSteps as runWithPauses, type Steps } from "../../src/domain/steps";

/** The event loop continues between the steps. */
export const runSteps = <Value>(steps: Steps<Value>): Promise<Value> => runWithPauses(steps, () => setImmediate());
