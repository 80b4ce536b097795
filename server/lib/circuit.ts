export interface CircuitOptions {
  /** Milliseconds. */
  now: () => number;
  /** The circuit opens after this many failures in a row. */
  maxFailures: number;
  /** With an open circuit, one call in this time checks whether the other side answers again. */
  openMs: number;
}

export type CallOutcome = "answered" | "failed";

export const createCircuit = ({ now, maxFailures, openMs }: CircuitOptions) => {
  let failuresInRow = 0;
  let nextTrialAt = Number.NEGATIVE_INFINITY;

  return {
    /** Whether the last call failed. */
    isFailing: (): boolean => failuresInRow > 0,
    /** Makes a call; null without a call while the circuit is open. A rejection counts as a failure. */
    attempt: async <Value>(call: () => Promise<Value>, outcomeOf: (value: Value) => CallOutcome): Promise<Value | null> => {
      if (failuresInRow >= maxFailures) {
        if (now() < nextTrialAt) return null;
        nextTrialAt = now() + openMs;
      }
      let outcome: CallOutcome = "failed";
      try {
        const value = await call();
        outcome = outcomeOf(value);
        return value;
      } finally {
        failuresInRow = outcome === "answered" ? 0 : failuresInRow + 1;
        if (failuresInRow > 0) nextTrialAt = now() + openMs;
      }
    },
  };
};

export type Circuit = ReturnType<typeof createCircuit>;
