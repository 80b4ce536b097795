import type { FastifyReply } from "fastify";

/**
 * The value of `Location` for an address of this site. It begins with exactly one slash, whatever the target holds:
 * browsers read `//host` and `/\host` as another site. Escapes in the target are kept.
 */
export const siteLocation = (target: string): string => {
  const { pathname, search } = new URL(`http://site.invalid/${target.replace(/^[/\\]+/, "")}`);
  // Dot segments and backslashes are resolved by now, which may have left slashes at the beginning.
  return `/${pathname.replace(/^\/+/, "")}${search}`;
};

/** Redirects within this site. Every redirect of the gateway is made here. */
export const redirectWithinSite = (reply: FastifyReply, target: string, status: number): FastifyReply =>
  reply.header("cache-control", "no-cache").redirect(siteLocation(target), status);
