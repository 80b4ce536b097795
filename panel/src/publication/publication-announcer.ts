import pRetry from "p-retry";

import { toRetryOptions, type Pauses } from "../../../src/lib/retries";
import { callGateway } from "./signed-call";

type AnnouncerOptions = {
  url: string;
  /** HMAC key. */
  secret: string;
  /** Changes are announced after this time without another change. */
  debounceMs: number;
  /** Longest time between the first change and its announcement. */
  maxWaitMs: number;
  pauses: Pauses;
  onFailure: (problem: string) => void;
};

const REQUEST_TIMEOUT_MS = 10_000;
const RETRIES = 3;

/** With `withdrawal` the site refreshes its live data without a build. */
type Announcement = { reason: string; withdrawal?: true; erased?: readonly string[]; packages?: readonly string[] };

export type Announcer = {
  /** Announces a change together with other recent ones. */
  publication: (reason: string) => void;
  /** Announces immediately that a record is no longer published, and again with the other changes. */
  withdrawal: (reason: string) => void;
  /** Like a withdrawal, with the name of the erased record, such as `talents/401`. */
  erasure: (name: string) => void;
  /** Announces changed packages by the hashes of their tokens, without a build. */
  packages: (hashes: readonly string[]) => void;
};

const deliver = async ({ url, secret, pauses, onFailure }: AnnouncerOptions, announcement: Announcement): Promise<void> => {
  const post = async (): Promise<void> => {
    const response = await callGateway(url, secret, { ...announcement, timeoutMs: REQUEST_TIMEOUT_MS });
    await response.body?.cancel();
    if (!response.ok) throw new Error(`answered ${response.status}`);
  };
  await pRetry(post, { ...toRetryOptions(pauses), retries: RETRIES, unref: true }).catch(({ message }: Error) => onFailure(message));
};

/**
 * Debounces announcements: sends one when nothing has changed for `debounceMs`, at the latest `maxWaitMs` after the first change. A
 * withdrawal is sent immediately, and again with the other changes, because its transaction may end after the response to the first
 * announcement. Never throws and never delays a save.
 */
export const createAnnouncer = (options: AnnouncerOptions): Announcer => {
  let timer: NodeJS.Timeout | null = null;
  let firstAt = 0;
  const erased = new Set<string>();

  const publication = (reason: string): void => {
    const now = Date.now();
    if (timer === null) firstAt = now;
    else clearTimeout(timer);
    const wait = Math.max(0, Math.min(options.debounceMs, firstAt + options.maxWaitMs - now));
    timer = setTimeout(() => {
      timer = null;
      const names = [...erased];
      erased.clear();
      void deliver(options, names.length === 0 ? { reason } : { reason, erased: names });
    }, wait);
    timer.unref();
  };

  return {
    publication,
    withdrawal: (reason) => {
      void deliver(options, { reason, withdrawal: true });
      publication(reason);
    },
    erasure: (name) => {
      void deliver(options, { reason: "erasure", withdrawal: true, erased: [name] });
      erased.add(name);
      publication("erasure");
    },
    packages: (hashes) => {
      const announcement = { reason: "packages", packages: hashes };
      void deliver(options, announcement);
      setTimeout(() => void deliver(options, announcement), options.debounceMs).unref();
    },
  };
};
