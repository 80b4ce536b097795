import type { Result } from "../domain/result";
import type { UpstreamError } from "./upstream-error";

export interface SignedIn {
  token: string;
  /** As the content store sends it; null without one. */
  expiresInSeconds: number | null;
  /** Whether the panel accepts entries as JSON (an extension); false for the integration. */
  takesJsonEntries: boolean;
}

export interface TokenStore {
  /** Signs in when there is no valid token; concurrent calls share one sign-in. */
  get(): Promise<Result<SignedIn, UpstreamError>>;
  /** Drops a rejected token; keeps a newer one. */
  forget(token: string): void;
}

/** A token is renewed this long before it expires, so that it does not expire in transit. */
const RENEWAL_MARGIN_MS = 30_000;

export const createTokenStore = (signIn: () => Promise<Result<SignedIn, UpstreamError>>): TokenStore => {
  let kept: { signedIn: SignedIn; until: number } | null = null;
  let pending: Promise<Result<SignedIn, UpstreamError>> | null = null;

  const renew = async (): Promise<Result<SignedIn, UpstreamError>> => {
    const result = await signIn();
    if (!result.ok) return result;
    const { expiresInSeconds } = result.value;
    kept = { signedIn: result.value, until: expiresInSeconds === null ? Infinity : Date.now() + usableMs(expiresInSeconds) };
    return result;
  };

  return {
    get: async () => {
      if (kept !== null && Date.now() < kept.until) return { ok: true, value: kept.signedIn };
      pending ??= renew().finally(() => {
        pending = null;
      });
      return pending;
    },
    forget: (token) => {
      if (kept?.signedIn.token === token) kept = null;
    },
  };
};

/** A token with a very short lifetime is used for at least half of it. */
const usableMs = (seconds: number): number => Math.max(seconds * 500, seconds * 1000 - RENEWAL_MARGIN_MS);
