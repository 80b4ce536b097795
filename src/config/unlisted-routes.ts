/** Addresses that no list links to, apart from `routes` so that no list's scripts hold them. */
export const unlistedRoutes = {
  post: (slug: string) => `/blog/${slug}`,
  postById: (slug: string, id: string) => `/blog/${slug}/${id}`,
  /** Where the one page for every search by name is built; a name may hold a slash. */
  anySearch: () => "/pesquisa/[...name]",
  feed: () => "/rss.xml",
  preview: () => "/previa",
} as const;
