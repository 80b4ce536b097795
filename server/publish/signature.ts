import { createHmac, timingSafeEqual } from "node:crypto";

/** `sha256=<hex HMAC of the raw body>`, as the publish hook signs. */
export const signBody = (body: Buffer | string, secret: string): string =>
  `sha256=${createHmac("sha256", secret).update(body).digest("hex")}`;

/** Compares in a time that tells nothing of the right signature. */
export const isSignedBy = (secret: string, body: Buffer, signature: unknown): boolean => {
  if (typeof signature !== "string") return false;
  const given = Buffer.from(signature);
  const right = Buffer.from(signBody(body, secret));
  return given.length === right.length && timingSafeEqual(given, right);
};
