import { createHash, randomBytes, timingSafeEqual } from "node:crypto";

const TOKEN_BYTES = 16;

/** SHA-256, hex: the stored form of access keys and of the tokens in guardians' links. */
export const hashSecret = (secret: string): string => createHash("sha256").update(secret).digest("hex");

/** For a link that cannot be guessed. Only the hash of its token is stored. */
export const createToken = (): { token: string; tokenHash: string } => {
  const token = randomBytes(TOKEN_BYTES).toString("base64url");
  return { token, tokenHash: hashSecret(token) };
};

/** Constant time for keys of the same length. */
export const isSameHash = (hash: string, stored: string | null | undefined): boolean => {
  const [given, expected] = [Buffer.from(hash), Buffer.from(stored ?? "")];
  return given.length === expected.length && timingSafeEqual(given, expected);
};
