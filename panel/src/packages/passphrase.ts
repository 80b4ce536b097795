import { randomBytes, scrypt, timingSafeEqual } from "node:crypto";

const SALT_BYTES = 16;
const KEY_BYTES = 32;
const VERSION_BYTES = 9;

/** 32 MB and about 100 ms for each attempt. */
const COST = { N: 2 ** 15, r: 8, p: 1, maxmem: 64 * 1024 * 1024 };

const derive = (passphrase: string, salt: Buffer): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    scrypt(passphrase.normalize("NFKC").trim(), salt, KEY_BYTES, COST, (error, key) => (error === null ? resolve(key) : reject(error)));
  });

export type HashedPassphrase = { passphraseHash: string; passphraseVersion: string };

/** `passphraseHash` is `{salt}.{hash}`; the version is random, and cookies of the site contain it. */
export const hashPassphrase = async (passphrase: string): Promise<HashedPassphrase> => {
  const salt = randomBytes(SALT_BYTES);
  const key = await derive(passphrase, salt);
  return {
    passphraseHash: `${salt.toString("base64url")}.${key.toString("base64url")}`,
    passphraseVersion: randomBytes(VERSION_BYTES).toString("base64url"),
  };
};

export const matchesPassphrase = async (passphrase: string, stored: string): Promise<boolean> => {
  const [salt = "", hash = ""] = stored.split(".");
  const expected = Buffer.from(hash, "base64url");
  const key = await derive(passphrase, Buffer.from(salt, "base64url"));
  return key.length === expected.length && timingSafeEqual(key, expected);
};
