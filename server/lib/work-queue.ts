import pLimit from "p-limit";

/** Returns null when the queue is full. */
export const createWorkQueue = ({ running, waiting }: { running: number; waiting: number }) => {
  const limit = pLimit(running);
  return <Value>(work: () => Promise<Value>): Promise<Value> | null => (limit.pendingCount >= waiting ? null : limit(work));
};

export type WorkQueue = ReturnType<typeof createWorkQueue>;

/** Simultaneous calls with the same key share one task. */
export const createSingleFlight = <Value>() => {
  const flights = new Map<string, Promise<Value>>();
  return (key: string, work: () => Promise<Value>): Promise<Value> => {
    const running = flights.get(key);
    if (running !== undefined) return running;
    const flight = work().finally(() => flights.delete(key));
    flights.set(key, flight);
    return flight;
  };
};

export interface BackgroundWorkOptions {
  running: number;
  waiting: number;
  onFailure: (error: unknown) => void;
}

/** One task at a time per key; drops a task when the queue is full. */
export const createBackgroundWork = ({ running, waiting, onFailure }: BackgroundWorkOptions) => {
  const queue = createWorkQueue({ running, waiting });
  const flights = new Map<string, Promise<unknown>>();
  return {
    start: (key: string, work: () => Promise<unknown>): void => {
      const flight = flights.has(key) ? null : queue(work);
      if (flight !== null)
        flights.set(
          key,
          flight.catch(onFailure).finally(() => flights.delete(key)),
        );
    },
    drain: async (): Promise<void> => {
      await Promise.all(flights.values());
    },
  };
};
