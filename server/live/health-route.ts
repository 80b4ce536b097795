import type { FastifyInstance } from "fastify";
import type { Release } from "../releases/release-store";
import type { LiveTalents } from "./live-talents";

export interface HealthOptions {
  live: Pick<LiveTalents, "health">;
  release: () => Release | null;
}

/** `GET /api/health`: 200 as long as the gateway serves; `upstream` tells how fresh its data is. */
export const addHealthRoute = (app: FastifyInstance, { live, release }: HealthOptions): void => {
  app.get("/api/health", (_request, reply) =>
    reply.header("cache-control", "no-store").send({ status: "ok", release: release()?.id ?? null, upstream: live.health() }),
  );
};
