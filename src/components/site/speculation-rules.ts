const OTHERS = ["/api/*", "/media/*", "/*.pdf", "/*.zip"];

/**
 * Which links the browser may fetch ahead while a page's scripts are still on their way: pages of this site that
 * somebody points at. Afterwards Gatsby fetches a page's data instead, and the rules are taken away.
 */
export const SPECULATION_RULES = JSON.stringify({
  prefetch: [
    {
      where: { and: [{ href_matches: "/*" }, ...OTHERS.map((pattern) => ({ not: { href_matches: pattern } })), { not: { selector_matches: "[download]" } }] },
      eagerness: "moderate",
    },
  ],
});
