import { createHash, timingSafeEqual } from "node:crypto";

/** SHA-256, hex: the stored form of access keys and of the tokens in guardians' links. */
export const hashSecret = (secret: string): string => createHash("sha256").update(secret).digest("hex");

/** Constant time for keys of the same length. */
export const isSameHash = (hash: string, stored: string | null | undefined): boolean => {
  const [given, expected] = [Buffer.from(hash), Buffer.from(stored ?? "")];
  return given.length === expected.length && timingSafeEqual(given, expected);
};
