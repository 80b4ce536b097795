import type { FastifyReply, FastifyRequest } from "fastify";
import { acceptedLocale, message, type MessageKey } from "./messages";

const STATUS: Partial<Record<MessageKey, number>> = {
  badRequest: 400,
  unauthorised: 401,
  notFound: 404,
  methodNotAllowed: 405,
  expired: 410,
  tooLarge: 413,
  failed: 500,
  badPicture: 502,
  unavailable: 503,
};

const RETRY_AFTER_SECONDS = 2;

/** Answers `{ message }` in the visitor's language with the status that belongs to it; never cached. */
export const refuse = (request: FastifyRequest, reply: FastifyReply, key: MessageKey): FastifyReply => {
  if (key === "unavailable") reply.header("retry-after", RETRY_AFTER_SECONDS);
  return reply
    .code(STATUS[key] ?? 500)
    .header("cache-control", "no-store")
    .header("vary", "Accept-Language")
    .type("application/json; charset=utf-8")
    .send(JSON.stringify({ message: message(key, acceptedLocale(request.headers["accept-language"])) }));
};
