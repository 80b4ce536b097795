import type { FastifyRequest } from "fastify";

/**
 * Whether a form was sent from our own pages. Browsers say so in `Sec-Fetch-Site`, older ones in `Origin`; who sends neither
 * is no browser, has no cookies that could be abused, and is held by the budget like anybody else.
 */
export const isSameOrigin = (request: FastifyRequest, siteUrl: string): boolean => {
  const { "sec-fetch-site": site, origin } = request.headers;
  if (site !== undefined) return site === "same-origin";
  if (origin === undefined) return true;
  return URL.canParse(origin) && (new URL(origin).origin === new URL(siteUrl).origin || new URL(origin).host === request.host);
};
