/** Addresses that no list links to. Not in `routes`, so that lists do not load them. */
export const unlistedRoutes = {
  post: (slug: string) => `/blog/${slug}`,
  postById: (slug: string, id: string) => `/blog/${slug}/${id}`,
  /** The built page for all searches by name; a name may contain a slash. */
  anySearch: () => "/pesquisa/[...name]",
  feed: () => "/rss.xml",
  preview: () => "/previa",
  /** The page of an acknowledged form; its key is the fragment, which browsers send to nobody. Without a reference: the built page of all. */
  request: (reference = "[reference]") => `/pedido/${reference}`,
  /** The page of a guardian's link; the token is the fragment. */
  confirmation: () => "/confirmacao",
} as const;
