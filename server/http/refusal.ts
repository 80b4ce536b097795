import type { FastifyReply, FastifyRequest } from "fastify";
import { splitLocale } from "../../src/config/routes";
import { errorPage } from "./error-page";
import { message, type MessageKey } from "./messages";
import { requestLocale, toSiteLocale } from "./request-locale";
import { shownIdentity } from "./shown-identity";

const STATUS: Partial<Record<MessageKey, number>> = {
  badRequest: 400,
  unauthorised: 401,
  notFound: 404,
  methodNotAllowed: 405,
  replayed: 409,
  expired: 410,
  tooLarge: 413,
  unsupportedType: 415,
  tooMany: 429,
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
    const locale = toSiteLocale(request, splitLocale(request.raw.url ?? "/").locale);
    const { html, policy } = errorPage({ locale, status, sentence: message(key, locale), identity: shownIdentity(request) });
    return reply.header("content-security-policy", policy).type("text/html; charset=utf-8").send(html);
  }
  return reply
    .header("vary", "Accept-Language")
    .type("application/json; charset=utf-8")
    .send(JSON.stringify({ message: message(key, requestLocale(request)) }));
};

/** A navigation sends `Accept: text/html, …`; `fetch` sends another value. */
const isNavigation = ({ method, raw, headers }: FastifyRequest): boolean =>
  method === "GET" && !/^\/(api|media)\//.test(raw.url ?? "") && headers.accept?.startsWith("text/html") === true;
