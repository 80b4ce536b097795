import { createHmac } from "node:crypto";
import { createCipher, type Cipher } from "../../../src/lib/cipher";

export interface Seal extends Cipher {
  /** A keyed hash (HMAC), so that guesses of the input cannot be checked without the key. */
  digest(...parts: readonly (string | Buffer)[]): string;
  /** The key of an entry's page: the first 22 base64url characters (132 bits) of HMAC-SHA256("access " + idempotency key). */
  accessKey(idempotencyKey: string): string;
}

const ACCESS_KEY_LENGTH = 22;

/** AES-256-GCM with one key for all; the result of `encrypt` is IV, tag, ciphertext. */
export const createSeal = (key: Buffer): Seal => ({ ...createCipher(key), ...createDigests(key) });

/** The first byte of what a key ring has encrypted. */
const KEY_RING_FORMAT = 1;

const KEY_ID_BYTES = 8;

/** Identifies a key without revealing it: the first 8 bytes of its HMAC-SHA256 of "key id", in hex. */
export const keyIdOf = (key: Buffer): string =>
  createHmac("sha256", key).update("key id").digest().subarray(0, KEY_ID_BYTES).toString("hex");

/** The id of the key that has encrypted this; null when no key ring did. */
export const keyIdIn = (sealed: Buffer): string | null =>
  sealed[0] === KEY_RING_FORMAT ? sealed.subarray(1, 1 + KEY_ID_BYTES).toString("hex") : null;

/**
 * AES-256-GCM with several keys: the first encrypts, all decrypt. The result of `encrypt` is a byte for the format, the id of the key,
 * IV, tag, ciphertext.
 */
export const createKeyRing = (keys: readonly [Buffer, ...Buffer[]]): Cipher => {
  const ciphers = new Map(keys.map((key) => [keyIdOf(key), createCipher(key)]));
  const start = Buffer.concat([Buffer.from([KEY_RING_FORMAT]), Buffer.from(keyIdOf(keys[0]), "hex")]);
  const first = createCipher(keys[0]);
  return {
    encrypt: (plain, label) => Buffer.concat([start, first.encrypt(plain, label)]),
    decrypt: (sealed, label) => ciphers.get(keyIdIn(sealed) ?? "")?.decrypt(sealed.subarray(start.length), label) ?? null,
  };
};

/** Keyed hashes. Their key is never replaced: receipts, access keys and tickets depend on it. */
export const createDigests = (key: Buffer): Pick<Seal, "digest" | "accessKey"> => ({
  digest: (...parts) => {
    const hmac = createHmac("sha256", key);
    // Length prefixes distinguish ("ab", "c") from ("a", "bc").
    for (const part of parts) hmac.update(`${Buffer.byteLength(part)}:`).update(part);
    return hmac.digest("base64url");
  },
  accessKey: (idempotencyKey) =>
    createHmac("sha256", key).update(`access ${idempotencyKey}`).digest("base64url").slice(0, ACCESS_KEY_LENGTH),
});
