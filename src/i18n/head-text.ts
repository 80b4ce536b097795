/** What a page's `locales` query brings: the strings of each namespace as JSON. */
export interface PageLocales {
  readonly edges: readonly {
    readonly node: { readonly ns: string | null; readonly data: string | null; readonly language?: string | null };
  }[];
}

type Values = Readonly<Record<string, string | number>>;

/**
 * Looks a text up for `Head`, which Gatsby renders outside of the translations' context.
 * A key that is missing comes back as it is, as elsewhere.
 */
export const headText = ({ edges }: PageLocales, namespace: string) => {
  const data = edges.find(({ node }) => node.ns === namespace)?.node.data;
  const strings: Readonly<Record<string, string>> = data ? JSON.parse(data) : {};
  return (key: string, values: Values = {}): string =>
    (strings[key] ?? key).replace(/\{\{(\w+)\}\}/g, (hole, name: string) => String(values[name] ?? hole));
};
