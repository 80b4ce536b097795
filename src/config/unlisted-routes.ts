/** No list links to these. Not in `routes`, so that lists do not load them. */
export const unlistedRoutes = {
  post: (slug: string) => `/blog/${slug}`,
  postById: (slug: string, id: string) => `/blog/${slug}/${id}`,
  /** The one built page for all searches by name; a name may contain a slash. */
  anySearch: () => "/pesquisa/[...name]",
  feed: () => "/rss.xml",
  preview: () => "/previa",
} as const;
