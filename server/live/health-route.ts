import { setTimeout as delay } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import type { ErasureState } from "../erasure/erasures";
import type { Release } from "../releases/release-store";
import type { LiveTalents } from "./live-talents";

export interface HealthOptions {
  live: Pick<LiveTalents, "health">;
  release: () => Release | null;
  erasureState: () => Promise<ErasureState>;
  isStopping: () => boolean;
}

/** Reading the list of erased talents takes longer while disk or name resolution hang; then the last known state is sent. */
const ERASURE_WAIT_MS = 100;

/**
 * `GET /api/health`: 200 as long as the gateway serves, 503 once it stops; `upstream` tells how fresh its data is,
 * `erasure` whether copies of erased talents are left.
 */
export const addHealthRoute = (app: FastifyInstance, { live, release, erasureState, isStopping }: HealthOptions): void => {
  let lastErasure: ErasureState = "pending";
  app.get("/api/health", async (_request, reply) => {
    const reading = erasureState()
      .catch(() => "pending" as const) // the list cannot be read
      .then((state) => (lastErasure = state));
    const erasure = await Promise.race([reading, delay(ERASURE_WAIT_MS, null, { ref: false })]) ?? lastErasure;
    const [code, status] = isStopping() ? [503, "stopping"] : [200, "ok"];
    return reply.code(code).header("cache-control", "no-store").send({ status, release: release()?.id ?? null, upstream: live.health(), erasure });
  });
};
