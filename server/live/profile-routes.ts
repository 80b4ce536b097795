import type { FastifyInstance } from "fastify";
import { sendEncoded } from "../http/encoded-body";
import { refuse } from "../http/refusal";
import type { Profiles } from "./profiles";

/** `GET /api/talents/{id}`. */
export const addProfileRoutes = (app: FastifyInstance, profiles: Profiles): void => {
  app.get<{ Params: { id: string } }>("/api/talents/:id", async (request, reply) => {
    const profile = await profiles.get(request.params.id);
    if (!profile.ok) return refuse(request, reply, "unavailable");
    return profile.value === null ? refuse(request, reply, "notFound") : sendEncoded(request, reply, profile.value);
  });
};
