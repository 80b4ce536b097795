import type { FastifyRequest } from "fastify";

/**
 * Whether a request was sent from this site's pages. Current browsers send `Sec-Fetch-Site`, older ones `Origin`. A client that sends
 * neither is no browser, so it has no cookies that could be abused; rate limits apply to it too.
 */
export const isSameOrigin = (request: FastifyRequest, siteUrl: string): boolean => {
  const { "sec-fetch-site": site, origin } = request.headers;
  if (site !== undefined) return site === "same-origin";
  if (origin === undefined) return true;
  return URL.canParse(origin) && (new URL(origin).origin === new URL(siteUrl).origin || new URL(origin).host === request.host);
};
