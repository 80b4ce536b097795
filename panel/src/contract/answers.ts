import type { Context } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";

export type FieldErrors = Record<string, string[]>;

/** The contract's one shape of an error. */
export const refuse = (c: Context, status: ContentfulStatusCode, message: string, errors?: FieldErrors): Response =>
  c.json({ message, ...(errors === undefined ? {} : { errors }) }, status);

export const notFound = (c: Context): Response => refuse(c, 404, "Not found.");

/** 429 with the seconds after which another attempt makes sense. */
export const tooMany = (c: Context, seconds: number): Response => {
  c.header("Retry-After", String(seconds));
  return refuse(c, 429, "Too many requests.");
};
