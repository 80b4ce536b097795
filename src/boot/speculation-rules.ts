const NOT_PAGES = ["/api/*", "/media/*", "/*.pdf", "/*.zip", "/*.xml"];

/**
 * Lets the browser prefetch a page of this site while its link is hovered. `browser-hooks` removes the rules after
 * hydration, when Gatsby prefetches page data instead.
 */
export const SPECULATION_RULES = JSON.stringify({
  prefetch: [
    {
      where: {
        and: [
          { href_matches: "/*" },
          ...NOT_PAGES.map((pattern) => ({ not: { href_matches: pattern } })),
          { not: { selector_matches: "[download]" } },
        ],
      },
      eagerness: "moderate",
    },
  ],
});
