import type { FastifyInstance } from "fastify";
import { categoryOfSlug, TOKEN_PARAMETER } from "../../src/config/routes";
import { formatReference, toTalentToken } from "../../src/domain/talent-reference";
import { encodeJson, sendEncoded } from "../http/encoded-body";
import { refuse } from "../http/refusal";
import { isListAddress } from "./list-members";
import { isHidden, type LiveTalents } from "./live-talents";
import type { RelatedLists } from "./related-lists";
import type { TalentTokens } from "./talent-tokens";

export interface RelatedRoutesOptions {
  live: Pick<LiveTalents, "snapshot">;
  related: RelatedLists;
  tokens: Pick<TalentTokens, "isLocked">;
}

/** `GET /api/talents/{id}/related?category={slug}[&list={address}]`, with `&t=` for a hidden talent. */
export const addRelatedRoutes = (app: FastifyInstance, { live, related, tokens }: RelatedRoutesOptions): void => {
  app.get<{ Params: { id: string }; Querystring: Record<string, unknown> }>("/api/talents/:id/related", async (request, reply) => {
    const { id: talentId } = request.params;
    const { category: slug, list: listAddress = null, [TOKEN_PARAMETER]: token } = request.query;
    const category = typeof slug === "string" ? categoryOfSlug(slug) : null;
    if (category === null || (listAddress !== null && !isListAddress(listAddress))) return refuse(request, reply, "badRequest");
    const snapshot = live.snapshot();
    if (snapshot === null) return refuse(request, reply, "unavailable");
    // First, so that an unknown id takes as long as a hidden one.
    const isLocked = tokens.isLocked(snapshot, { talentId, token });
    const entry = snapshot.byId.get(talentId);
    if (entry === undefined || isLocked) return refuse(request, reply, "notFound");
    const reference = formatReference({ talentId, token: isHidden(entry) ? toTalentToken(token) : null });
    const talent = { ...entry.talent, talentId: reference };
    return sendEncoded(request, reply, await encodeJson(await related.find(snapshot, { talent, category, listAddress })));
  });
};
