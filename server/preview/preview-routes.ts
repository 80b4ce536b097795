import type { FastifyInstance } from "fastify";
import { isLocale } from "../../src/domain/locale";
import { PREVIEW_KINDS } from "../../src/domain/preview";
import type { Result } from "../../src/domain/result";
import type { FetchedPreview, PreviewCall } from "../../src/upstream/preview/fetch-preview";
import { refuse } from "../http/refusal";
import type { DraftFiles } from "./draft-files";
import { isPreviewSignedBy, type SignedPreview } from "./preview-signature";

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

/** A link that is valid for longer is refused, to limit the damage of a leaked signature or key. */
const MAX_LIFETIME_MS = 60 * 60_000;

/** `GET /api/preview/{kind}/{id}`: a draft, for a link that the panel has signed; never cached. */
export const addPreviewRoutes = (app: FastifyInstance, { secret, now, fetch, drafts }: PreviewOptions): void => {
  app.get<PreviewRequest>("/api/preview/:kind/:id", async (request, reply) => {
    const preview = parsePreview(request.params, request.query);
    if (preview === null || secret === null) return refuse(request, reply, "notFound");
    if (!isPreviewSignedBy(secret, preview, request.query.signature ?? "")) return refuse(request, reply, "unauthorised");
    if (Number(preview.until) * 1000 > now() + MAX_LIFETIME_MS) return refuse(request, reply, "unauthorised");
    if (Number(preview.until) * 1000 < now()) return refuse(request, reply, "expired");
    const draft = await fetch(preview);
    if (!draft.ok) return refuse(request, reply, "unavailable");
    if (draft.value === null) return refuse(request, reply, "notFound");
    drafts.add(draft.value);
    return reply.headers({ "cache-control": "no-store", "x-robots-tag": "noindex, noimageindex" }).send(draft.value.preview);
  });
};

const parsePreview = (
  { kind, id }: PreviewRequest["Params"],
  { lang = "", until = "" }: PreviewRequest["Querystring"],
): SignedPreview | null => {
  const known = PREVIEW_KINDS.find((name) => name === kind);
  return known !== undefined && isLocale(lang) && /^\d{1,12}$/.test(until) ? { kind: known, id, language: lang, until } : null;
};
