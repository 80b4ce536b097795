import { createHash, timingSafeEqual } from "node:crypto";

/** SHA-256, hex: the form in which the store knows access keys and the tokens of guardians' links. */
export const hashSecret = (secret: string): string => createHash("sha256").update(secret).digest("hex");

/** Takes the same time for every key of the same length. */
export const isSameHash = (hash: string, stored: string | null | undefined): boolean => {
  const [given, expected] = [Buffer.from(hash), Buffer.from(stored ?? "")];
  return given.length === expected.length && timingSafeEqual(given, expected);
};
