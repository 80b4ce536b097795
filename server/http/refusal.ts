import type { FastifyReply, FastifyRequest } from "fastify";
import { splitLocale } from "../../src/config/routes";
import { ERROR_PAGE_POLICY, errorPage } from "./error-page";
import { acceptedLocale, message, type MessageKey } from "./messages";

const STATUS: Partial<Record<MessageKey, number>> = {
  badRequest: 400,
  unauthorised: 401,
  unboundCall: 401,
  notFound: 404,
  methodNotAllowed: 405,
  replayed: 409,
  expired: 410,
  tooLarge: 413,
  unsupportedType: 415,
  tooManyCards: 429,
  failed: 500,
  badSelection: 400,
  badArchive: 502,
  badPicture: 502,
  badVideo: 502,
  unavailable: 503,
  full: 507,
};

const RETRY_AFTER_SECONDS: Partial<Record<MessageKey, number>> = { unavailable: 2, full: 60 };

/**
 * Sends an error in the visitor's language, uncached: `{ message }` with the status of the key, or an error page when a browser
 * opens an address of the site.
 */
export const refuse = (request: FastifyRequest, reply: FastifyReply, key: MessageKey): FastifyReply => {
  const status = STATUS[key] ?? 500;
  const retryAfter = RETRY_AFTER_SECONDS[key];
  if (retryAfter !== undefined) reply.header("retry-after", retryAfter);
  reply.code(status).header("cache-control", "no-store");
  if (isNavigation(request)) {
    const { locale } = splitLocale(request.raw.url ?? "/");
    const page = errorPage({ locale, status, sentence: message(key, locale) });
    return reply.header("content-security-policy", ERROR_PAGE_POLICY).type("text/html; charset=utf-8").send(page);
  }
  return reply
    .header("vary", "Accept-Language")
    .type("application/json; charset=utf-8")
    .send(JSON.stringify({ message: message(key, acceptedLocale(request.headers["accept-language"])) }));
};

/** A navigation sends `Accept: text/html, …`; `fetch` sends another value. */
const isNavigation = ({ method, raw, headers }: FastifyRequest): boolean =>
  method === "GET" && !/^\/(api|media)\//.test(raw.url ?? "") && headers.accept?.startsWith("text/html") === true;
