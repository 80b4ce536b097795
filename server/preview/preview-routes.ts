import type { FastifyInstance } from "fastify";
import { isLocale, LOCALES } from "../../src/domain/locale";
import { PREVIEW_KINDS } from "../../src/domain/preview";
import type { Result } from "../../src/domain/result";
import type { FetchedPreview, PreviewCall } from "../../src/upstream/preview/fetch-preview";
import { refuse } from "../http/refusal";
import { toSiteLocale } from "../http/request-locale";
import type { DraftFiles } from "./draft-files";
import { findLinkFault, type SignedPreview } from "./preview-signature";

export interface PreviewOptions {
  /** Null: every preview answers 404. */
  secret: string | null;
  now: () => number;
  fetch: (call: PreviewCall) => Promise<Result<FetchedPreview | null, { message: string }>>;
  drafts: Pick<DraftFiles, "add">;
}

interface PreviewRequest {
  Params: { kind: string; id: string };
  Querystring: { lang?: string; until?: string; signature?: string };
}

/** `GET /api/preview/{kind}/{id}`: a draft, for a link that the panel has signed; never cached. */
export const addPreviewRoutes = (app: FastifyInstance, { secret, now, fetch, drafts }: PreviewOptions): void => {
  app.get<PreviewRequest>("/api/preview/:kind/:id", async (request, reply) => {
    const preview = parsePreview(request.params, request.query);
    if (preview === null || secret === null) return refuse(request, reply, "notFound");
    // A link to an English page that redirects to the Portuguese one was signed for English.
    const languages = LOCALES.filter((language) => language === preview.language || toSiteLocale(request, language) !== language);
    const given = { secret, signature: request.query.signature ?? "", now: now() };
    const faults = languages.map((language) => findLinkFault({ ...preview, language }, given));
    if (!faults.includes(null)) return refuse(request, reply, faults.includes("expired") ? "expired" : "unauthorised");
    const draft = await fetch({ ...preview, language: toSiteLocale(request, preview.language) });
    if (!draft.ok) return refuse(request, reply, "unavailable");
    if (draft.value === null) return refuse(request, reply, "notFound");
    drafts.add(draft.value);
    return reply.headers({ "cache-control": "no-store", "x-robots-tag": "noindex, noimageindex" }).send(draft.value.preview);
  });
};

const parsePreview = (
  { kind, id }: PreviewRequest["Params"],
  { lang = "", until = "" }: PreviewRequest["Querystring"],
): (SignedPreview & PreviewCall) | null => {
  const known = PREVIEW_KINDS.find((name) => name === kind);
  return known !== undefined && isLocale(lang) && /^\d{1,12}$/.test(until) ? { kind: known, id, language: lang, until } : null;
};
