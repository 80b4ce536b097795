import type { FastifyInstance } from "fastify";
import type { ErasureState } from "../erasure/erasures";
import type { Release } from "../releases/release-store";
import type { LiveTalents } from "./live-talents";

export interface HealthOptions {
  live: Pick<LiveTalents, "health">;
  release: () => Release | null;
  erasureState: () => Promise<ErasureState>;
}

/** `GET /api/health`: 200 as long as the gateway serves; `upstream` tells how fresh its data is, `erasure` whether copies of erased talents are left. */
export const addHealthRoute = (app: FastifyInstance, { live, release, erasureState }: HealthOptions): void => {
  app.get("/api/health", async (_request, reply) => {
    const erasure = await erasureState().catch(() => "pending" as const); // the list cannot be read
    return reply.header("cache-control", "no-store").send({ status: "ok", release: release()?.id ?? null, upstream: live.health(), erasure });
  });
};
