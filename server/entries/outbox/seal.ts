import { createCipheriv, createDecipheriv, createHmac, randomBytes } from "node:crypto";

const ALGORITHM = "aes-256-gcm";
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Encrypts what waits on disk, and tells where it was altered or belongs to another entry. */
export interface Seal {
  /** `label` says what it is and of which entry; it must be the same when opened. */
  close(plain: Buffer, label: string): Buffer;
  /** The plain bytes; null where key or label are others, or a byte was changed. */
  open(sealed: Buffer, label: string): Buffer | null;
  /** A fingerprint that tells nothing of what it was made from, not even to somebody who guesses. */
  digest(...parts: readonly (string | Buffer)[]): string;
}

/** AES-256-GCM under one key; sealed bytes are IV, tag, text. */
export const createSeal = (key: Buffer): Seal => ({
  close: (plain, label) => {
    const iv = randomBytes(IV_BYTES);
    const cipher = createCipheriv(ALGORITHM, key, iv).setAAD(Buffer.from(label));
    const body = Buffer.concat([cipher.update(plain), cipher.final()]);
    return Buffer.concat([iv, cipher.getAuthTag(), body]);
  },
  open: (sealed, label) => {
    try {
      const decipher = createDecipheriv(ALGORITHM, key, sealed.subarray(0, IV_BYTES), { authTagLength: TAG_BYTES });
      decipher.setAAD(Buffer.from(label)).setAuthTag(sealed.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
      return Buffer.concat([decipher.update(sealed.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]);
    } catch {
      return null; // not what was sealed
    }
  },
  digest: (...parts) => {
    const hmac = createHmac("sha256", key);
    // Lengths keep ("ab", "c") apart from ("a", "bc").
    for (const part of parts) hmac.update(`${Buffer.byteLength(part)}:`).update(part);
    return hmac.digest("base64url");
  },
});
