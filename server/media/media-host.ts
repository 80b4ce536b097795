import { LRUCache } from "lru-cache";
import { createWorkQueue, type WorkQueue } from "../lib/work-queue";

/** `unanswered`: refused, reset, timed out, or an answer that says that the host is in trouble. */
export type FetchOutcome = "answered" | "unanswered";

/** One host of the media store: how many of its pictures are fetched at a time, and whether it is asked at all. */
export interface MediaHost {
  queue: WorkQueue;
  /** Makes a request, unless the circuit of the host is open; null then. */
  attempt<Value>(fetch: () => Promise<Value>, outcomeOf: (value: Value) => FetchOutcome): Promise<Value | null>;
}

/** So many pictures of one host are fetched or decoded at a time, so that a host that hangs delays no other. */
const RUNNING = 6;

/** After so many failures in a row the circuit opens: a host that hangs ends too few requests for a share of failures to tell. */
const MAX_FAILURES = 3;

/** With an open circuit, one request in this time tries whether the host answers again. */
const OPEN_MS = 10_000;

const MAX_HOSTS = 100;

export interface MediaHostsOptions {
  now: () => number;
  /** How many pictures of one host may wait. */
  waiting: number;
}

/** Finds the host of an address. */
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
