import { randomBytes } from "node:crypto";

import { hashSecret } from "../shared/access-key";

const TOKEN_BYTES = 16;

/** The token of a package's link, which is not stored, and its SHA-256, which is. */
export const createToken = (): { token: string; tokenHash: string } => {
  const token = randomBytes(TOKEN_BYTES).toString("base64url");
  return { token, tokenHash: hashSecret(token) };
};

/** The address of a package; null without the site's address. */
export const packageLink = (siteUrl: string | null, token: string): string | null =>
  siteUrl === null ? null : `${siteUrl}/pacote/${token}`;
