const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** The pauses after failures, in milliseconds: each one is twice the one before, up to the longest, which repeats. */
export interface Pauses {
  firstMs: number;
  longestMs: number;
}

/** The pauses of everything that is repeated after a failure. */
export const PAUSES = {
  /** A request to the panel that somebody waits for. */
  request: { firstMs: 200, longestMs: 10 * SECOND },
  /** A further page of a long list, three times: longer together than the pause of the circuit breaker. */
  page: { firstMs: 2 * SECOND, longestMs: 8 * SECOND },
  /** A part of a file that an admin uploads. */
  upload: { firstMs: SECOND, longestMs: 16 * SECOND },
  /** A purge of the CDN. Copies end by themselves after `SHARED_SECONDS`, so a longer pause would make it pointless. */
  purge: { firstMs: 250, longestMs: 5 * SECOND },
  /** A message of the panel to the site about a publication. The site also compares the content regularly. */
  announcement: { firstMs: 5 * SECOND, longestMs: 30 * SECOND },
  /** A pick of a package: the agency sees picks as they come. */
  pick: { firstMs: SECOND, longestMs: 5 * MINUTE },
  /** A form, or a family's erasure, while the panel is unavailable. */
  entry: { firstMs: 10 * SECOND, longestMs: 15 * MINUTE },
  /** A form that alone makes the panel fail. */
  failingEntry: { firstMs: 10 * SECOND, longestMs: 8 * HOUR },
  /** The mail to a guardian. */
  mail: { firstMs: MINUTE, longestMs: 6 * HOUR },
  /** The deletion of a file from the bucket. */
  deletion: { firstMs: MINUTE, longestMs: 6 * HOUR },
  /** The start of a server that has ended. */
  restart: { firstMs: SECOND, longestMs: MINUTE },
} as const satisfies Record<string, Pauses>;

/** A longer `Retry-After` is cut to this. */
const LONGEST_ASKED_MS = 24 * HOUR;

/** The pause after one more failure than `failures`, in milliseconds. */
export const pauseAfter = ({ firstMs, longestMs }: Pauses, failures: number): number => Math.min(firstMs * 2 ** failures, longestMs);

/**
 * 75 to 100 % of the pause, so that many calls are not repeated at the same moment; longer when the other side has asked for it.
 *
 * @param failures Failures before this one.
 * @param askedMs The milliseconds of `Retry-After`; null without one.
 */
export const retryPause = (pauses: Pauses, failures: number, askedMs: number | null = null): number => {
  const pause = Math.round(pauseAfter(pauses, failures) * (0.75 + Math.random() / 4));
  return Math.min(Math.max(pause, askedMs ?? 0), LONGEST_ASKED_MS);
};

/** The pauses as options of `p-retry`. */
export const toRetryOptions = ({ firstMs, longestMs }: Pauses) => ({ minTimeout: firstMs, maxTimeout: longestMs, factor: 2 });
