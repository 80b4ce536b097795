/** Addresses that the build and the gateway alone write: no page's script loads them. */
export const builtRoutes = {
  post: (slug: string) => `/blog/${slug}`,
  postById: (slug: string, id: string) => `/blog/${slug}/${id}`,
  /** Where the one page for every search by name is built; a name may hold a slash. */
  anySearch: () => "/pesquisa/[...name]",
} as const;
