import { nameError } from "../../src/lib/describe-error";
import { createWakeLoop } from "./wake-loop";

export interface Lease {
  isHeld(): boolean;
  /** Tries to get the lease, now and regularly. */
  start(): void;
  /** Calls back each time this gateway gets the lease, at once if it has it. */
  whenHeld(callback: () => void): void;
  /** Gives up the lease for good. */
  stop(): Promise<void>;
}

export interface LeaseOptions {
  isHeld: () => boolean;
  /** Takes or keeps the lease. A rejection is reported once. */
  attempt: () => Promise<void>;
  everyMs: number;
  release: () => Promise<void> | void;
  /** The beginning of the warning after a rejection. */
  sentence: string;
  warn: (sentence: string) => void;
}

export const createLease = ({ isHeld, attempt, everyMs, release, sentence, warn }: LeaseOptions): Lease => {
  const waiting: (() => void)[] = [];
  let hasWarned = false;
  let isStopped = false;

  const loop = createWakeLoop(async () => {
    const wasHeld = isHeld();
    try {
      await attempt();
      hasWarned = false;
    } catch (error) {
      if (!hasWarned && !isStopped) warn(`${sentence}: ${nameError(error)}`);
      hasWarned = true;
    }
    if (!wasHeld && isHeld()) waiting.forEach((callback) => callback());
    return everyMs;
  });

  return {
    isHeld,
    start: loop.start,
    whenHeld: (callback) => {
      waiting.push(callback);
      if (isHeld()) callback();
    },
    stop: async () => {
      isStopped = true;
      loop.stop();
      await loop.drain();
      await release();
    },
  };
};
