import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";

const ALGORITHM = "aes-256-gcm";
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Authenticated encryption: detects changed data. */
export interface Cipher {
  /** Returns IV, tag and ciphertext. `label` names the content (additional authenticated data); `decrypt` needs the same one. */
  encrypt(plain: Buffer, label: string): Buffer;
  /** Null when the key or the label differs, or the data were changed. */
  decrypt(sealed: Buffer, label: string): Buffer | null;
}

/** AES-256-GCM with a key of 32 bytes. Not for browsers. */
export const createCipher = (key: Buffer): Cipher => ({
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
});
