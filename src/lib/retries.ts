const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** In milliseconds. Each pause is twice the one before, up to the longest, which repeats. */
export interface Pauses {
  firstMs: number;
  longestMs: number;
}

export const PAUSES = {
  /** A request to the panel; its caller waits meanwhile. */
  request: { firstMs: 200, longestMs: 10 * SECOND },
  /** A further page of a long list, three times. Together longer than the pause of the circuit breaker. */
  page: { firstMs: 2 * SECOND, longestMs: 8 * SECOND },
  /** A part of a file that an admin uploads. */
  upload: { firstMs: SECOND, longestMs: 16 * SECOND },
  /** A purge of the CDN. Copies expire after `SHARED_SECONDS` anyway, so longer pauses would be pointless. */
  purge: { firstMs: 250, longestMs: 5 * SECOND },
  /** A message of the panel to the site about a publication. The site also compares the content regularly. */
  announcement: { firstMs: 5 * SECOND, longestMs: 30 * SECOND },
  /** A pick of a package: the agency sees picks as they arrive. */
  pick: { firstMs: SECOND, longestMs: 5 * MINUTE },
  /** A form, or a family's erasure, while the panel is unavailable. */
  entry: { firstMs: 10 * SECOND, longestMs: 15 * MINUTE },
  /** A form that makes the panel fail although other forms do not. */
  failingEntry: { firstMs: 10 * SECOND, longestMs: 8 * HOUR },
  /** The mail to a guardian. */
  mail: { firstMs: MINUTE, longestMs: 6 * HOUR },
  /** The deletion of a file from the bucket. */
  deletion: { firstMs: MINUTE, longestMs: 6 * HOUR },
  /** The restart of a server process that has exited. */
  restart: { firstMs: SECOND, longestMs: MINUTE },
} as const satisfies Record<string, Pauses>;

/** Maximum for a `Retry-After`. */
const LONGEST_ASKED_MS = 24 * HOUR;

/** `failures`: number of failures before the last one. */
export const pauseAfter = ({ firstMs, longestMs }: Pauses, failures: number): number => Math.min(firstMs * 2 ** failures, longestMs);

/**
 * 75 to 100 % of the pause, so that many calls are not repeated at the same moment; longer when `Retry-After` requires
 * it.
 *
 * @param failures Failures before this one.
 * @param askedMs The milliseconds of `Retry-After`; null without one.
 */
export const retryPause = (pauses: Pauses, failures: number, askedMs: number | null = null): number => {
  const pause = Math.round(pauseAfter(pauses, failures) * (0.75 + Math.random() / 4));
  return Math.min(Math.max(pause, askedMs ?? 0), LONGEST_ASKED_MS);
};

export const toRetryOptions = ({ firstMs, longestMs }: Pauses) => ({ minTimeout: firstMs, maxTimeout: longestMs, factor: 2 });
