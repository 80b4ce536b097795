import { LRUCache } from "lru-cache";
import { createCircuit, type Circuit } from "../lib/circuit";
import { createWorkQueue, type WorkQueue } from "../lib/work-queue";

export interface MediaHost {
  queue: WorkQueue;
  circuit: Circuit;
}

/** Pictures of one host that are fetched or decoded at a time, so that a hanging host delays no other. */
const RUNNING = 6;

/** Failures in a row: a rate of failures would not work, since few requests to a hanging host end. */
const CIRCUIT = { maxFailures: 3, openMs: 10_000 };

const MAX_HOSTS = 100;

export interface MediaHostsOptions {
  now: () => number;
  /** Maximum of waiting pictures per host. */
  waiting: number;
}

export const createMediaHosts = ({ now, waiting }: MediaHostsOptions) => {
  const hosts = new LRUCache<string, MediaHost>({ max: MAX_HOSTS });
  return (url: string): MediaHost => {
    const { host } = new URL(url);
    const known = hosts.get(host) ?? { queue: createWorkQueue({ running: RUNNING, waiting }), circuit: createCircuit({ now, ...CIRCUIT }) };
    hosts.set(host, known);
    return known;
  };
};
