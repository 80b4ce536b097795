import type { FastifyInstance } from "fastify";
import { HIDDEN_CATEGORY_PREFIX } from "../../src/config/constants";
import { GENDER_SLUGS, categoryOfSlug } from "../../src/config/routes";
import { CASTING_PARTS, PARTS_VERSION, type CastingPartName } from "../../src/domain/casting-part-names";
import { GENDERS } from "../../src/domain/category";
import { sendEncoded } from "../http/encoded-body";
import { refuse } from "../http/refusal";
import type { CastingIndexes, Listing } from "./casting-indexes";
import type { LiveTalents } from "./live-talents";

const ALL_CATEGORIES = "todas";
const ALL_GENDERS = "todos";

/** `GET /api/casting/{category}/{gender}`, whole or with `?part={part}&v=3` in parts, and `GET /api/casting?category=TF - …`. */
export const addCastingRoutes = (app: FastifyInstance, { live, indexes }: { live: LiveTalents; indexes: CastingIndexes }): void => {
  app.get<{ Params: { category: string; gender: string }; Querystring: Record<string, unknown> }>(
    "/api/casting/:category/:gender",
    async (request, reply) => {
      const listing = parseListing(request.params);
      const part = parsePart(request.query);
      if (listing === null) return refuse(request, reply, "notFound");
      if (part === null) return refuse(request, reply, "badRequest");
      const snapshot = live.snapshot();
      if (snapshot === null) return refuse(request, reply, "unavailable");
      return sendEncoded(
        request,
        reply,
        await (part === "whole" ? indexes.listing(snapshot, listing) : indexes.part(snapshot, listing, part)),
      );
    },
  );

  app.get<{ Querystring: Record<string, unknown> }>("/api/casting", async (request, reply) => {
    const { category } = request.query;
    if (typeof category !== "string" || !category.startsWith(HIDDEN_CATEGORY_PREFIX)) return refuse(request, reply, "badRequest");
    const snapshot = live.snapshot();
    if (snapshot === null) return refuse(request, reply, "unavailable");
    return sendEncoded(request, reply, await indexes.hiddenCategory(snapshot, category));
  });
};

/** Null for an unknown part or version. */
const parsePart = ({ part, v }: Readonly<Record<string, unknown>>): CastingPartName | "whole" | null => {
  if (part === undefined) return "whole";
  return v === String(PARTS_VERSION) ? (CASTING_PARTS.find((name) => name === part) ?? null) : null;
};

const parseListing = ({ category, gender }: { category: string; gender: string }): Listing | null => {
  const known = {
    category: category === ALL_CATEGORIES ? null : categoryOfSlug(category),
    gender: gender === ALL_GENDERS ? null : (GENDERS.find((candidate) => GENDER_SLUGS[candidate] === gender) ?? null),
  };
  const isKnown = (known.category !== null || category === ALL_CATEGORIES) && (known.gender !== null || gender === ALL_GENDERS);
  return isKnown ? known : null;
};
