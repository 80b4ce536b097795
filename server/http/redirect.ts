import type { FastifyReply } from "fastify";

/**
 * The value of `Location` for an address of this site. It begins with exactly one slash for any target, since
 * browsers interpret `//host` and `/\host` as another site. Escapes in the target are kept.
 */
export const siteLocation = (target: string): string => {
  const { pathname, search } = new URL(`http://site.invalid/${target.replace(/^[/\\]+/, "")}`);
  // `URL` has resolved dot segments and backslashes, which may leave several slashes at the start.
  return `/${pathname.replace(/^\/+/, "")}${search}`;
};

/** The only redirect of the gateway. Not kept by caches unless the route says otherwise. */
export const redirectWithinSite = (reply: FastifyReply, target: string, status: number): FastifyReply => {
  if (!reply.hasHeader("cache-control")) reply.header("cache-control", "no-cache");
  return reply.redirect(siteLocation(target), status);
};
