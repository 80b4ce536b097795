const MAX_ATTEMPTS = 10;
const WINDOW_MS = 15 * 60 * 1000;
/** Above this number, the package with the oldest attempt is evicted. */
const MAX_REMEMBERED = 10_000;

type Attempts = { startedAt: number; count: number };

/** An attempt counts before it is checked, so that simultaneous attempts count too; a right one is subtracted afterwards. */
export const createAttempts = (now: () => number = Date.now) => {
  const known = new Map<string, Attempts>();

  const read = (key: string): Attempts => {
    const attempts = known.get(key);
    return attempts === undefined || now() - attempts.startedAt > WINDOW_MS ? { startedAt: now(), count: 0 } : attempts;
  };

  const write = (key: string, attempts: Attempts): void => {
    known.delete(key);
    known.set(key, attempts);
    const oldest = known.size > MAX_REMEMBERED ? known.keys().next().value : undefined;
    if (oldest !== undefined) known.delete(oldest);
  };

  return {
    /** Returns the seconds to wait after too many attempts, otherwise null. */
    begin: (key: string): number | null => {
      const attempts = read(key);
      if (attempts.count >= MAX_ATTEMPTS) return Math.ceil((attempts.startedAt + WINDOW_MS - now()) / 1000);
      write(key, { ...attempts, count: attempts.count + 1 });
      return null;
    },
    succeed: (key: string): void => {
      const attempts = read(key);
      write(key, { ...attempts, count: Math.max(0, attempts.count - 1) });
    },
  };
};
