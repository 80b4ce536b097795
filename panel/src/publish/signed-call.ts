import { createHmac } from "node:crypto";

/** `sha256=<hex>` over the exact bytes that are sent. */
export const signBody = (body: string, secret: string): string =>
  `sha256=${createHmac("sha256", secret).update(body).digest("hex")}`;

/**
 * Calls the site's gateway. The receiver refuses what is older than five minutes, so each call carries its own time.
 *
 * @throws Error when the gateway cannot be reached within `timeoutMs`.
 */
export const callGateway = (url: string, secret: string, { timeoutMs, ...content }: { timeoutMs: number; reason?: string }): Promise<Response> => {
  const body = JSON.stringify({ at: new Date().toISOString(), ...content });
  return fetch(url, {
    method: "POST",
    headers: { "Content-Type": "application/json", "X-Signature": signBody(body, secret) },
    body,
    redirect: "error",
    signal: AbortSignal.timeout(timeoutMs),
  });
};
