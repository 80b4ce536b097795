/**
 * Answers that a shared cache (CDN) may keep (docs/cdn.md). `never`: none. `live`: data that the gateway has fetched, and lists. `profile`:
 * one talent's data. `talentPicture`: one talent's pictures. `release`: files of a release.
 */
export type CachePolicy = "never" | "live" | "profile" | "talentPicture" | "release";

/** By route pattern. Answers to other methods than GET and HEAD are never kept. */
export const ROUTE_POLICIES: Readonly<Record<string, CachePolicy>> = {
  "/api/*": "never",
  "/api/boards/:slug": "live",
  "/api/campaigns/:language": "live",
  "/api/cards.pdf": "never",
  // Only lists of `TF -` categories, with the tokens of their talents.
  "/api/casting": "never",
  "/api/casting/:category/:gender": "live",
  "/api/confirmations/confirm": "never",
  "/api/confirmations/show": "never",
  "/api/count": "never",
  "/api/counts": "never",
  "/api/entry/:entry": "never",
  "/api/entry/ticket": "never",
  "/api/health": "never",
  "/api/instagram": "live",
  "/api/lists/new": "never",
  "/api/magazines/:language": "live",
  "/api/metrics": "never",
  "/api/posts/:language": "live",
  "/api/preview/:kind/:id": "never",
  "/api/preview/words/:id": "never",
  "/api/publish": "never",
  "/api/publish/board-rule": "never",
  "/api/publish/status": "never",
  "/api/family-pages/:reference/erase": "never",
  "/api/family-pages/:reference/status": "never",
  "/api/family-pages/erase": "never",
  "/api/family-pages/status": "never",
  "/api/staff/verify": "never",
  // Contains names that visitors type.
  "/api/suggestions": "never",
  "/api/talents/:id": "profile",
  "/api/talents/:id/book.zip": "never",
  "/api/talents/:id/card.pdf": "never",
  "/api/talents/:id/media-kit.pdf": "never",
  // It depends on the list that the visitor came from, and may contain the tokens of `TF -` talents.
  "/api/talents/:id/related": "never",
  "/:first/:second/:third/feed.xml": "live",
  "/:first/:second/feed.xml": "live",
  "/:first/feed.xml": "live",
  "/media/*": "live",
  "/media/talents/:id/:version/:width": "talentPicture",
  "/media/talents/:id/gallery/:version/:width": "talentPicture",
  // A cache would fetch the whole video for each range.
  "/media/talents/:id/videos/:version": "never",
  "/pacote": "never",
  "/pacote/*": "never",
  "/pacote/:token": "never",
  "/pacote/:token/abertura": "never",
  "/pacote/:token/cards.pdf": "never",
  "/pacote/:token/dados.json": "never",
  "/pacote/:token/escolhas": "never",
  "/pacote/:token/media/:width/:talentId/:gallery/:file": "never",
  "/pacote/:token/media/videos/:talentId/:videoId": "never",
  "/en/pacote": "never",
  "/en/pacote/*": "never",
  "/*": "release",
};

/** Null for a route without a policy, whose answers are never kept. */
export const policyOfRoute = (pattern: string | undefined): CachePolicy | null =>
  pattern === undefined ? null : (ROUTE_POLICIES[pattern] ?? null);

/**
 * Seconds for which a shared cache may send a copy without revalidation. A withdrawal must end within 60 s even when no purge arrives: the
 * gateway learns of it after at most 30 s, and the list of talents takes at most 20 s to arrive.
 */
export const SHARED_SECONDS = 10;

const YEAR_SECONDS = 31_536_000;

/** `CDN-Cache-Control` (RFC 9213) of each kind of answer; it replaces `Cache-Control` for the CDN alone. */
export const CDN_CACHE_CONTROL = {
  never: "no-store",
  short: `max-age=${SHARED_SECONDS}, must-revalidate`,
  immutable: `max-age=${YEAR_SECONDS}, immutable`,
} as const;
