/**
 * At most `atOnce` tasks at a time and `waiting` more in line; `null` for a task that found the line full.
 * Decoding six photos takes memory and a processor: a burst waits its turn instead of taking the house down.
 */
export const createTurns = ({ atOnce, waiting }: { atOnce: number; waiting: number }) => {
  let running = 0;
  const line: (() => void)[] = [];

  return async <T>(task: () => Promise<T>): Promise<T | null> => {
    if (running >= atOnce) {
      if (line.length >= waiting) return null;
      await new Promise<void>((resolve) => line.push(resolve));
    } else {
      running += 1;
    }
    try {
      return await task();
    } finally {
      const next = line.shift();
      // The turn is handed on, not given back, so that nobody slips in between.
      if (next === undefined) running -= 1;
      else next();
    }
  };
};
