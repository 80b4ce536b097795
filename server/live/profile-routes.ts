import type { FastifyInstance } from "fastify";
import { TOKEN_PARAMETER } from "../../src/config/routes";
import { sendEncoded } from "../http/encoded-body";
import { refuse } from "../http/refusal";
import type { LiveTalents } from "./live-talents";
import type { Profiles } from "./profiles";
import type { TalentTokens } from "./talent-tokens";

export interface ProfileOptions {
  profiles: Pick<Profiles, "get">;
  live: Pick<LiveTalents, "snapshot">;
  tokens: Pick<TalentTokens, "isLocked">;
}

/** `GET /api/talents/{id}`, with `?t=` for a hidden talent. */
export const addProfileRoutes = (app: FastifyInstance, { profiles, live, tokens }: ProfileOptions): void => {
  app.get<{ Params: { id: string }; Querystring: Record<string, unknown> }>("/api/talents/:id", async (request, reply) => {
    const { id } = request.params;
    if (tokens.isLocked(live.snapshot(), { talentId: id, token: request.query[TOKEN_PARAMETER] }))
      return refuse(request, reply, "notFound");
    const profile = await profiles.get(id);
    if (!profile.ok) return refuse(request, reply, "unavailable");
    return profile.value === null ? refuse(request, reply, "notFound") : sendEncoded(request, reply, profile.value);
  });
};
