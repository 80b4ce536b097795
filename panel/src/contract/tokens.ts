import { createHash, createHmac, timingSafeEqual } from "node:crypto";

import { sign, verify } from "hono/jwt";

export type Backend = "panel" | "integration";

export type Tokens = {
  issue: (backend: Backend) => Promise<string>;
  accepts: (token: string, backend: Backend) => Promise<boolean>;
};

const ALGORITHM = "HS256";

/** Each token (JWT) is valid for one backend. Tokens expire; none is stored. */
export const createTokens = (secret: string, lifetimeSeconds: number): Tokens => {
  // A derived key: the same secret signs the editors' sessions, and a token of the contract must not be valid as a session.
  const key = createHmac("sha256", secret).update("wire contract").digest("hex");
  return {
    issue: (backend) => sign({ aud: backend, exp: Math.floor(Date.now() / 1000) + lifetimeSeconds }, key, ALGORITHM),
    accepts: async (token, backend) => {
      try {
        const { aud } = await verify(token, key, ALGORITHM);
        return aud === backend;
      } catch {
        return false;
      }
    },
  };
};

const digest = (text: string): Buffer => createHash("sha256").update(text).digest();

/** Compares secrets in constant time. Always false when the expected secret is not set. */
export const matchesSecret = (given: unknown, expected: string | null): boolean => {
  const isEqual = timingSafeEqual(digest(typeof given === "string" ? given : ""), digest(expected ?? ""));
  return isEqual && expected !== null && expected !== "";
};
