import { createCipheriv, createDecipheriv, createHmac, randomBytes } from "node:crypto";

const ALGORITHM = "aes-256-gcm";
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Authenticated encryption of data on disk; detects changed data and data of another entry. */
export interface Seal {
  /** `label` names the content and its entry (additional authenticated data); `decrypt` needs the same. */
  encrypt(plain: Buffer, label: string): Buffer;
  /** Null when key or label differ, or the data was changed. */
  decrypt(sealed: Buffer, label: string): Buffer | null;
  /** A keyed hash (HMAC), so that guesses of the input cannot be checked without the key. */
  digest(...parts: readonly (string | Buffer)[]): string;
  /** The key of an entry's page: the first 22 base64url characters (132 bits) of HMAC-SHA256("access " + idempotency key). */
  accessKey(idempotencyKey: string): string;
}

const ACCESS_KEY_LENGTH = 22;

/** AES-256-GCM with one key; the result is IV, tag, ciphertext. */
export const createSeal = (key: Buffer): Seal => ({
  encrypt: (plain, label) => {
    const iv = randomBytes(IV_BYTES);
    const cipher = createCipheriv(ALGORITHM, key, iv).setAAD(Buffer.from(label));
    const body = Buffer.concat([cipher.update(plain), cipher.final()]);
    return Buffer.concat([iv, cipher.getAuthTag(), body]);
  },
  decrypt: (sealed, label) => {
    try {
      const decipher = createDecipheriv(ALGORITHM, key, sealed.subarray(0, IV_BYTES), { authTagLength: TAG_BYTES });
      decipher.setAAD(Buffer.from(label)).setAuthTag(sealed.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
      return Buffer.concat([decipher.update(sealed.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]);
    } catch {
      return null; // another key or label, or changed data
    }
  },
  digest: (...parts) => {
    const hmac = createHmac("sha256", key);
    // Length prefixes distinguish ("ab", "c") from ("a", "bc").
    for (const part of parts) hmac.update(`${Buffer.byteLength(part)}:`).update(part);
    return hmac.digest("base64url");
  },
  accessKey: (idempotencyKey) =>
    createHmac("sha256", key).update(`access ${idempotencyKey}`).digest("base64url").slice(0, ACCESS_KEY_LENGTH),
});
