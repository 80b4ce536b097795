import type { CollectionAfterLogoutHook } from "payload";

/**
 * Tells the browser to delete what it keeps of this site: its cache, also on disk, with small copies of applicants' photos and pages that
 * its back button would show; and its storage, with the rows that Payload's menu copied. Browsers do so over HTTPS and on localhost only.
 */
export const clearBrowserData: CollectionAfterLogoutHook = ({ req }) => {
  req.responseHeaders ??= new Headers();
  req.responseHeaders.set("Clear-Site-Data", '"cache", "storage"');
};
