import type { Result } from "../domain/result";
import type { UpstreamError } from "./upstream-error";

export interface SignedIn {
  token: string;
  /** Lifetime that upstream announced; null where it said nothing. */
  expiresInSeconds: number | null;
}

export interface TokenStore {
  /** The token; signs in where there is none, once for everybody who asks meanwhile. */
  get(): Promise<Result<string, UpstreamError>>;
  /** Drops a token that upstream refused; a newer one stays. */
  forget(token: string): void;
}

/** A token is renewed this long before its announced end, so that it does not die on its way. */
const EARLY_MS = 30_000;

/** Keeps one backend's token. */
export const createTokenStore = (signIn: () => Promise<Result<SignedIn, UpstreamError>>): TokenStore => {
  let kept: { token: string; until: number } | null = null;
  let pending: Promise<Result<string, UpstreamError>> | null = null;

  const renew = async (): Promise<Result<string, UpstreamError>> => {
    const result = await signIn();
    if (!result.ok) return result;
    const { token, expiresInSeconds } = result.value;
    kept = { token, until: expiresInSeconds === null ? Infinity : Date.now() + usableMs(expiresInSeconds) };
    return { ok: true, value: token };
  };

  return {
    get: async () => {
      if (kept !== null && Date.now() < kept.until) return { ok: true, value: kept.token };
      pending ??= renew().finally(() => {
        pending = null;
      });
      return pending;
    },
    forget: (token) => {
      if (kept?.token === token) kept = null;
    },
  };
};

/** Of a very short life, at least half is used. */
const usableMs = (seconds: number): number => Math.max(seconds * 500, seconds * 1000 - EARLY_MS);
