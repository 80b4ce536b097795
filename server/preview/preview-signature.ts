import { createHmac, timingSafeEqual } from "node:crypto";
import type { Locale } from "../../src/domain/locale";
import type { PreviewKind } from "../../src/domain/preview";

export interface SignedPreview {
  kind: PreviewKind | "words";
  id: string;
  language: Locale;
  /** Seconds since 1970. */
  until: string;
}

/** Hex HMAC-SHA256 over `preview:{kind}:{id}:{language}:{until}`, the format of the panel's links. */
export const signPreview = ({ kind, id, language, until }: SignedPreview, secret: string): string =>
  createHmac("sha256", secret).update(`preview:${kind}:${id}:${language}:${until}`).digest("hex");

const isPreviewSignedBy = (secret: string, preview: SignedPreview, signature: string): boolean => {
  const given = Buffer.from(signature);
  const expected = Buffer.from(signPreview(preview, secret));
  return given.length === expected.length && timingSafeEqual(given, expected);
};

interface GivenLink {
  secret: string;
  signature: string;
  now: number;
}

/** A link that is valid for longer is refused, to limit the damage of a leaked signature or key. */
const MAX_LIFETIME_MS = 60 * 60_000;

/** Null when the link is valid. */
export const findLinkFault = (preview: SignedPreview, { secret, signature, now }: GivenLink): "unauthorised" | "expired" | null => {
  const until = /^\d{1,12}$/.test(preview.until) ? Number(preview.until) * 1000 : Number.POSITIVE_INFINITY;
  if (!isPreviewSignedBy(secret, preview, signature) || until > now + MAX_LIFETIME_MS) return "unauthorised";
  return until < now ? "expired" : null;
};
