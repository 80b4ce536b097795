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

/** Hex HMAC-SHA256 over `preview:{kind}:{id}:{language}:{until}`, the format of the panel's links. */
export const signPreview = ({ kind, id, language, until }: SignedPreview, secret: string): string =>
  createHmac("sha256", secret).update(`preview:${kind}:${id}:${language}:${until}`).digest("hex");

/** Compares in constant time. */
export const isPreviewSignedBy = (secret: string, preview: SignedPreview, signature: string): boolean => {
  const given = Buffer.from(signature);
  const expected = Buffer.from(signPreview(preview, secret));
  return given.length === expected.length && timingSafeEqual(given, expected);
};
