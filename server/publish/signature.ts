import { createHmac, timingSafeEqual } from "node:crypto";

/** `sha256=<hex HMAC of the raw body>`, the format of the publish hook. */
export const signBody = (body: Buffer | string, secret: string): string =>
  `sha256=${createHmac("sha256", secret).update(body).digest("hex")}`;

export const isSignedBy = (secret: string, body: Buffer, signature: unknown): boolean => {
  if (typeof signature !== "string") return false;
  const given = Buffer.from(signature);
  const expected = Buffer.from(signBody(body, secret));
  return given.length === expected.length && timingSafeEqual(given, expected);
};
