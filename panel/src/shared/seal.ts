import { createHmac } from "node:crypto";

import { createCipher } from "../../../src/lib/cipher";

/** Each purpose has its own key, so text sealed for one purpose cannot be used for another. */
type Purpose = "totp secret" | "recovery code" | "known device" | "search" | "panel key";

const keyOf = (secret: string, purpose: Purpose): Buffer => createHmac("sha256", secret).update(`panel ${purpose}`).digest();

/** Encrypts and authenticates the text. */
export const seal = (text: string, secret: string, purpose: Purpose): string =>
  createCipher(keyOf(secret, purpose)).encrypt(Buffer.from(text), "").toString("base64url");

/** Null when the sealed text was changed, or was sealed with another key or for another purpose. */
export const unseal = (sealed: string, secret: string, purpose: Purpose): string | null =>
  createCipher(keyOf(secret, purpose)).decrypt(Buffer.from(sealed, "base64url"), "")?.toString("utf8") ?? null;

export const keyedHash = (text: string, secret: string, purpose: Purpose): string =>
  createHmac("sha256", keyOf(secret, purpose)).update(text).digest("base64url");
