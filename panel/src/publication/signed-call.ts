import { createHmac, randomBytes } from "node:crypto";

/** `sha256=<hex>`: HMAC over the exact bytes of the body. */
export const signBody = (body: string, secret: string): string => `sha256=${createHmac("sha256", secret).update(body).digest("hex")}`;

/**
 * The gateway rejects a call that is older than five minutes, was signed for another path, or was received before, so each call contains
 * its time, its path and a nonce.
 *
 * @throws Error when the gateway cannot be reached within `timeoutMs`.
 */
export const callGateway = (
  url: string,
  secret: string,
  {
    timeoutMs,
    ...content
  }: {
    timeoutMs: number;
    reason?: string;
    withdrawal?: true;
    loss?: true;
    erased?: readonly string[];
    packages?: readonly string[];
    days?: number;
    rule?: string;
  },
): Promise<Response> => {
  const nonce = randomBytes(16).toString("base64url");
  const body = JSON.stringify({ at: new Date().toISOString(), path: new URL(url).pathname, nonce, ...content });
  return fetch(url, {
    method: "POST",
    headers: { "Content-Type": "application/json", "X-Signature": signBody(body, secret) },
    body,
    redirect: "error",
    signal: AbortSignal.timeout(timeoutMs),
  });
};
