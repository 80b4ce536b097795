import type { Context } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";

export type FieldErrors = Record<string, string[]>;

type Refusal = { status: ContentfulStatusCode; message: string; errors?: FieldErrors };

export const refuse = (c: Context, { status, ...body }: Refusal): Response => c.json(body, status);

export const refuseInvalid = (c: Context, errors: FieldErrors): Response =>
  refuse(c, { status: 422, message: "The given data was invalid.", errors });

export const notFound = (c: Context): Response => refuse(c, { status: 404, message: "Not found." });

export const tooManyRequests = (c: Context, seconds: number): Response => {
  c.header("Retry-After", String(seconds));
  return refuse(c, { status: 429, message: "Too many requests." });
};
