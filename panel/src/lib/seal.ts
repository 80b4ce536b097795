import { createCipheriv, createDecipheriv, createHmac, randomBytes } from "node:crypto";

const CIPHER = "aes-256-gcm";
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Each purpose has its own key, so a text that is sealed for one purpose cannot be used for another. */
type Purpose = "totp secret" | "pending sign-in" | "recovery code" | "known device" | "search" | "panel key";

const keyOf = (secret: string, purpose: Purpose): Buffer => createHmac("sha256", secret).update(`panel ${purpose}`).digest();

/** Encrypts and authenticates a text. */
export const seal = (text: string, secret: string, purpose: Purpose): string => {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, keyOf(secret, purpose), nonce);
  const sealed = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString("base64url");
};

/** Decrypts a sealed text; null when it was changed, or sealed with another key or for another purpose. */
export const unseal = (sealed: string, secret: string, purpose: Purpose): string | null => {
  const bytes = Buffer.from(sealed, "base64url");
  if (bytes.length <= NONCE_BYTES + TAG_BYTES) return null;
  try {
    const decipher = createDecipheriv(CIPHER, keyOf(secret, purpose), bytes.subarray(0, NONCE_BYTES));
    decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
    return Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]).toString("utf8");
  } catch {
    return null;
  }
};

export const keyedHash = (text: string, secret: string, purpose: Purpose): string =>
  createHmac("sha256", keyOf(secret, purpose)).update(text).digest("base64url");
