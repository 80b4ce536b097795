import type { CollectionAfterLogoutHook } from "payload";

/**
 * Tells the browser to delete its cache of this site, also on disk: small copies of applicants' photos, which it keeps for the session, and
 * pages that its back button would show. Browsers do so over HTTPS and on localhost only.
 */
export const clearBrowserCache: CollectionAfterLogoutHook = ({ req }) => {
  req.responseHeaders ??= new Headers();
  req.responseHeaders.set("Clear-Site-Data", '"cache"');
};
