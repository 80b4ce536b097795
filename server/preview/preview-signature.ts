import { createHmac, timingSafeEqual } from "node:crypto";
import type { Locale } from "../../src/domain/locale";
import type { PreviewKind } from "../../src/domain/preview";

export interface SignedPreview {
  kind: PreviewKind;
  id: string;
  language: Locale;
  /** Seconds since 1970. */
  until: string;
}

/** Hex HMAC-SHA256 over `preview:{kind}:{id}:{language}:{until}`, as the panel signs its links. */
export const signPreview = ({ kind, id, language, until }: SignedPreview, secret: string): string =>
  createHmac("sha256", secret).update(`preview:${kind}:${id}:${language}:${until}`).digest("hex");

/** Compares in a time that tells nothing of the right signature. */
export const isPreviewSignedBy = (secret: string, preview: SignedPreview, signature: string): boolean => {
  const given = Buffer.from(signature);
  const right = Buffer.from(signPreview(preview, secret));
  return given.length === right.length && timingSafeEqual(given, right);
};
