import { randomBytes } from "node:crypto";

import { hashSecret } from "../shared/access-key";

const TOKEN_BYTES = 16;

/** Only the SHA-256 of a link's token is stored. */
export const createToken = (): { token: string; tokenHash: string } => {
  const token = randomBytes(TOKEN_BYTES).toString("base64url");
  return { token, tokenHash: hashSecret(token) };
};

/** Null without the site's address. */
export const packageLink = (siteUrl: string | null, token: string): string | null =>
  siteUrl === null ? null : `${siteUrl}/pacote/${token}`;
