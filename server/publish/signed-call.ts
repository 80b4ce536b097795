import { isSignedBy } from "./signature";
import type { NonceStore } from "./nonce-store";

export interface SignedCallRules {
  /** Null: every call is refused. */
  secret: string | null;
  now: () => number;
  nonces: NonceStore;
}

export interface SignedCall {
  path: string;
  body: Buffer;
  signature: unknown;
}

interface SignedBody {
  at: number;
  path: string;
  nonce: string;
}

type Refusal = "unauthorised" | "badRequest" | "replayed" | "unavailable";

const MAX_AGE_MS = 5 * 60_000;
const NONCE = /^[\w-]{16,64}$/;

/** The reason to refuse a call; null when it is valid. Records the nonce of a valid call, so that its repetition is refused. */
export const findRefusal = async (
  { path, body, signature }: SignedCall,
  { secret, now, nonces }: SignedCallRules,
): Promise<Refusal | null> => {
  if (secret === null || !isSignedBy(secret, body, signature)) return "unauthorised";
  const signed = parseBody(body.toString());
  if (signed === null) return "badRequest";
  if (Math.abs(now() - signed.at) > MAX_AGE_MS) return "unauthorised";
  if (signed.path !== path) return "unauthorised";
  const result = await nonces.record(signed.nonce);
  if (result === "recorded") return null;
  return result === "seen" ? "replayed" : "unavailable";
};

const parseBody = (text: string): SignedBody | null => {
  const body = parseObject(text);
  if (body === null || typeof body.at !== "string") return null;
  const at = Date.parse(body.at);
  if (Number.isNaN(at)) return null;
  const { path, nonce } = body;
  return typeof path === "string" && typeof nonce === "string" && NONCE.test(nonce) ? { at, path, nonce } : null;
};

const parseObject = (text: string): { at?: unknown; path?: unknown; nonce?: unknown } | null => {
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === "object" && body !== null ? body : null;
  } catch {
    return null; // signed, but not JSON
  }
};
