import { createHash, createHmac, timingSafeEqual } from "node:crypto";

import { sign, verify } from "hono/jwt";

export type Backend = "panel" | "integration";

export type Tokens = {
  issue: (backend: Backend) => Promise<string>;
  accepts: (token: string, backend: Backend) => Promise<boolean>;
};

const ALGORITHM = "HS256";

/** Tokens that expire by themselves and are good for one backend only. Nothing of them is kept. */
export const createTokens = (secret: string, lifetimeSeconds: number): Tokens => {
  // A key of its own, so that a token of the contract can never pass for an editor's session, which the same secret signs.
  const key = createHmac("sha256", secret).update("wire contract").digest("hex");
  return {
    issue: (backend) => sign({ aud: backend, exp: Math.floor(Date.now() / 1000) + lifetimeSeconds }, key, ALGORITHM),
    accepts: async (token, backend) => {
      try {
        const { aud } = await verify(token, key, ALGORITHM);
        return aud === backend;
      } catch {
        // Malformed, forged or expired: all the same to the caller, who signs in again.
        return false;
      }
    },
  };
};

const digest = (text: string): Buffer => createHash("sha256").update(text).digest();

/** Compares in a time that tells nothing of where two secrets differ. A secret that is not set equals nothing. */
export const isSecret = (given: unknown, expected: string | null): boolean => {
  const isEqual = timingSafeEqual(digest(typeof given === "string" ? given : ""), digest(expected ?? ""));
  return isEqual && expected !== null && expected !== "";
};
