import { pbkdf2Sync } from "node:crypto";
import { performance } from "node:perf_hooks";

/** Time of `fixedWorkMs` on an idle machine of 2 cores at 3 GHz. */
const IDLE_MS = 100;
const MAX_SLOWNESS = 8;

const fixedWorkMs = (): number => {
  const started = performance.now();
  pbkdf2Sync("slowness", "salt", 200_000, 32, "sha512");
  return performance.now() - started;
};

/** Factor by which this machine is now slower than `IDLE_MS`, from 1 to 8: the median of five measurements. */
export const measureSlowness = (): number => {
  const [, , median = IDLE_MS] = Array.from({ length: 5 }, fixedWorkMs).sort((one, other) => one - other);
  return Math.min(Math.max(median / IDLE_MS, 1), MAX_SLOWNESS);
};
