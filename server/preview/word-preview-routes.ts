import type { FastifyInstance } from "fastify";
import { WORD_GROUPS } from "../../src/config/site-words";
import type { SiteText } from "../../src/domain/content";
import { isLocale, type Locale } from "../../src/domain/locale";
import type { Result } from "../../src/domain/result";
import { refuse } from "../http/refusal";
import { toSiteLocale } from "../http/request-locale";
import { findLinkFault } from "./preview-signature";

export interface PageWithWords {
  /** Without a locale prefix. */
  route: string;
  locale: Locale;
  words: readonly SiteText[];
}

export interface WordPreviewOptions {
  /** Null: every preview answers 404. */
  secret: string | null;
  now: () => number;
  /** Null when the preview does not exist any more. */
  fetchWords: (id: string) => Promise<Result<readonly SiteText[] | null, { message: string }>>;
  /** Null when the release has no such page or cannot render it. */
  renderPage: (page: PageWithWords) => Promise<{ html: string; policy: string } | null>;
}

interface WordPreviewRequest {
  Params: { id: string };
  Querystring: { page?: string; lang?: string; until?: string; signature?: string };
}

/**
 * `GET /api/preview/words/{id}`: a page of the site with words that are not published, for a link that the panel has signed; never
 * cached. Only pages that show replaceable words.
 */
export const addWordPreviewRoutes = (app: FastifyInstance, { secret, now, fetchWords, renderPage }: WordPreviewOptions): void => {
  app.get<WordPreviewRequest>("/api/preview/words/:id", async (request, reply) => {
    const { page = "", lang = "", until = "", signature = "" } = request.query;
    const group = WORD_GROUPS.find(({ route }) => route === page);
    if (secret === null || group === undefined || !isLocale(lang)) return refuse(request, reply, "notFound");
    const link = { kind: "words", id: request.params.id, language: lang, until } as const;
    const fault = findLinkFault(link, { secret, signature, now: now() });
    if (fault !== null) return refuse(request, reply, fault);
    const words = await fetchWords(link.id);
    if (!words.ok) return refuse(request, reply, "unavailable");
    if (words.value === null) return refuse(request, reply, "expired");
    const rendered = await renderPage({ route: page, locale: toSiteLocale(request, lang), words: words.value });
    if (rendered === null) return refuse(request, reply, "unavailable");
    return reply
      .headers({
        "cache-control": "no-store",
        "x-robots-tag": "noindex, noimageindex",
        "referrer-policy": "no-referrer",
        "content-security-policy": rendered.policy,
      })
      .type("text/html; charset=utf-8")
      .send(rendered.html);
  });
};
