import { LRUCache } from "lru-cache";
import { createWorkQueue, type WorkQueue } from "../lib/work-queue";

/** `unanswered`: refused, reset, timed out, or an answer 5xx or 429. */
export type FetchOutcome = "answered" | "unanswered";

/** A host of the media store, with its queue and its circuit breaker. */
export interface MediaHost {
  queue: WorkQueue;
  /** Makes a request; null without a request while the circuit is open. */
  attempt<Value>(fetch: () => Promise<Value>, outcomeOf: (value: Value) => FetchOutcome): Promise<Value | null>;
}

/** Pictures of one host that are fetched or decoded at a time, so that a hanging host delays no other. */
const RUNNING = 6;

/** The circuit opens after this many failures in a row. A rate of failures would not work, since few requests to a hanging host end. */
const MAX_FAILURES = 3;

/** With an open circuit, one request in this time checks whether the host answers again. */
const OPEN_MS = 10_000;

const MAX_HOSTS = 100;

export interface MediaHostsOptions {
  now: () => number;
  /** Maximum of waiting pictures per host. */
  waiting: number;
}

/** Returns a function that finds the host of an address. */
export const createMediaHosts = ({ now, waiting }: MediaHostsOptions) => {
  const hosts = new LRUCache<string, MediaHost>({ max: MAX_HOSTS });
  return (url: string): MediaHost => {
    const { host } = new URL(url);
    const known = hosts.get(host) ?? { queue: createWorkQueue({ running: RUNNING, waiting }), attempt: createCircuit(now) };
    hosts.set(host, known);
    return known;
  };
};

const createCircuit = (now: () => number): MediaHost["attempt"] => {
  let failuresInRow = 0;
  let nextTrialAt = Number.NEGATIVE_INFINITY;

  const admit = (): boolean => {
    if (failuresInRow < MAX_FAILURES) return true;
    if (now() < nextTrialAt) return false;
    nextTrialAt = now() + OPEN_MS;
    return true;
  };

  return async (fetch, outcomeOf) => {
    if (!admit()) return null;
    const value = await fetch();
    failuresInRow = outcomeOf(value) === "answered" ? 0 : failuresInRow + 1;
    if (failuresInRow > 0) nextTrialAt = now() + OPEN_MS;
    return value;
  };
};
