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

/**
 * `GET /api/health`: 200 as long as the gateway serves, 503 once it stops; `upstream` tells how fresh its data is,
 * `erasure` whether copies of erased talents are left.
 */
export const addHealthRoute = (app: FastifyInstance, { live, release, erasureState, isStopping }: HealthOptions): void => {
  app.get("/api/health", async (_request, reply) => {
    const erasure = await erasureState().catch(() => "pending" as const); // the list cannot be read
    const [code, status] = isStopping() ? [503, "stopping"] : [200, "ok"];
    return reply.code(code).header("cache-control", "no-store").send({ status, release: release()?.id ?? null, upstream: live.health(), erasure });
  });
};
