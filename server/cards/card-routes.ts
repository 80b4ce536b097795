import { create as createContentDisposition } from "content-disposition";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { CARD_TALENTS } from "../../src/config/comp-cards";
import { slugify, TOKEN_PARAMETER } from "../../src/config/routes";
import { hasNumbers } from "../../src/domain/network";
import { isLocale, type Locale } from "../../src/domain/locale";
import { parseReference, toTalentToken, type TalentReference } from "../../src/domain/talent-reference";
import type { Identity } from "../../src/domain/identity";
import type { TalentFile } from "../../src/upstream/talents/fetch-talent";
import { allOrFailure } from "../../src/upstream/record-list";
import { isNotModified } from "../http/etag";
import { refuse } from "../http/refusal";
import { requestLocale, toSiteLocale } from "../http/request-locale";
import type { LiveTalents } from "../live/live-talents";
import type { TalentTokens } from "../live/talent-tokens";
import type { Profiles } from "../live/profiles";
import { toCardStyle } from "./card-style";
import type { CardRefusal, Cards } from "./cards";
import type { CardKind } from "./draw-facts";
import type { CardTalent } from "./load-pictures";

export interface CardOptions {
  cards: Cards;
  profiles: Pick<Profiles, "withFiles">;
  live: Pick<LiveTalents, "snapshot">;
  tokens: Pick<TalentTokens, "isLocked">;
  agencyName: () => Promise<string | null>;
  identity: () => Promise<Identity>;
  siteUrl: string;
}

const MAX_ID_LENGTH = 100;

const SELECTION_NAMES: Readonly<Record<Locale, string>> = { pt: "selecao", en: "selection" };

interface CardResponse {
  kind?: CardKind;
  locale: Locale;
  talents: readonly CardTalent[];
  fileName: string;
}

type OneCard = { Params: { id: string }; Querystring: Record<string, unknown> };

/**
 * `GET /api/talents/{id}/card.pdf`, `GET /api/talents/{id}/media-kit.pdf` for a talent with numbers of social networks, and
 * `GET /api/cards.pdf?ids=1,2~token`; the language is `lang`, else `Accept-Language`.
 */
export const addCardRoutes = (
  app: FastifyInstance,
  { cards, profiles, live, tokens, agencyName, identity, siteUrl }: CardOptions,
): void => {
  const { host } = new URL(siteUrl);

  /** In the requested order; hidden talents only with their token. */
  const findTalents = async (references: readonly TalentReference[]) => {
    const open = references.filter((reference) => !tokens.isLocked(live.snapshot(), reference));
    const found = allOrFailure(await Promise.all(open.map(({ talentId }) => profiles.withFiles(talentId))));
    if (!found.ok) return found;
    const profiled = found.value.filter((profile) => profile !== null);
    return { ok: true, value: profiled.map(({ talent, files }) => ({ talent, files, cover: coverOf(talent.talentId) })) } as const;
  };

  const coverOf = (talentId: string): TalentFile | null => {
    const entry = live.snapshot()?.byId.get(talentId);
    const version = entry?.talent.coverVersion ?? null;
    const path = entry?.coverPath ?? null;
    return version === null || path === null ? null : { version, path };
  };

  const send = async (request: FastifyRequest, reply: FastifyReply, { kind, locale, talents, fileName }: CardResponse) => {
    const agency = await agencyName();
    const names = talents.map(({ talent }) => talent.name).join(", ");
    const title = [names, agency].filter(Boolean).join(" · ");
    const style = toCardStyle(await identity());
    const card = await cards.get({ talents, title, locale, agencyName: agency, host, style, kind }, request.ip);
    if (!card.ok) return refuseCard(request, reply, card.error);
    const { handle, size, etag } = card.value;
    reply.header("etag", etag).header("cache-control", "no-cache").header("vary", "Accept-Language");
    reply.header("x-robots-tag", "noindex, noimageindex").header("content-language", locale);
    if (isNotModified(request.headers["if-none-match"], etag)) {
      await handle.close();
      return reply.code(304).send();
    }
    reply.type("application/pdf").header("content-length", size).header("content-disposition", createContentDisposition(fileName));
    return reply.send(handle.createReadStream());
  };

  const sendOne = async (request: FastifyRequest<OneCard>, reply: FastifyReply, kind?: "mediaKit") => {
    const locale = localeOf(request);
    if (locale === null) return refuse(request, reply, "badRequest");
    const talents = await findTalents([{ talentId: request.params.id, token: toTalentToken(request.query[TOKEN_PARAMETER]) }]);
    if (!talents.ok) return refuse(request, reply, "unavailable");
    const [first] = talents.value;
    if (first === undefined || (kind === "mediaKit" && !hasNumbers(first.talent.networkProfiles)))
      return refuse(request, reply, "notFound");
    const fileName = `${slugify(first.talent.name)}${kind === "mediaKit" ? "-media-kit" : ""}.pdf`;
    return send(request, reply, { kind, locale, talents: talents.value, fileName });
  };

  app.get<OneCard>("/api/talents/:id/card.pdf", (request, reply) => sendOne(request, reply));

  app.get<OneCard>("/api/talents/:id/media-kit.pdf", (request, reply) => sendOne(request, reply, "mediaKit"));

  app.get<{ Querystring: Record<string, unknown> }>("/api/cards.pdf", async (request, reply) => {
    const locale = localeOf(request);
    if (locale === null) return refuse(request, reply, "badRequest");
    const ids = readIds(request.query.ids);
    if (ids === null) return refuse(request, reply, "badSelection");
    const talents = await findTalents(ids.map(parseReference));
    if (!talents.ok) return refuse(request, reply, "unavailable");
    if (talents.value.length === 0) return refuse(request, reply, "notFound");
    return send(request, reply, { locale, talents: talents.value, fileName: `${SELECTION_NAMES[locale]}.pdf` });
  });
};

const refuseCard = (request: FastifyRequest, reply: FastifyReply, refusal: CardRefusal): FastifyReply =>
  refusal.kind === "busy"
    ? refuse(request, reply, "unavailable")
    : refuse(request, reply.header("retry-after", refusal.retryAfter), "tooManyCards");

/** Null for an unknown language. */
const localeOf = (request: FastifyRequest<{ Querystring: Record<string, unknown> }>): Locale | null => {
  const { lang } = request.query;
  if (lang === undefined) return requestLocale(request);
  return isLocale(lang) ? toSiteLocale(request, lang) : null;
};

/** Unique ids; null when there is none, or too many for one document. */
const readIds = (sent: unknown): readonly string[] | null => {
  if (typeof sent !== "string" || sent.length > CARD_TALENTS * MAX_ID_LENGTH) return null;
  const ids = [
    ...new Set(
      sent
        .split(",")
        .map((id) => id.trim())
        .filter((id) => id !== ""),
    ),
  ];
  return ids.length > 0 && ids.length <= CARD_TALENTS ? ids : null;
};
