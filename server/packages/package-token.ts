import { createHash } from "node:crypto";

/** 16 random bytes in base64url. */
const TOKEN = /^[A-Za-z0-9_-]{22}$/;

/** The hash by which the content store finds a package; null for a text that is no token. */
export const tokenHash = (token: string): string | null => (TOKEN.test(token) ? createHash("sha256").update(token).digest("hex") : null);
