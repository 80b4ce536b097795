/** Result of a page's `locales` query: the strings of each namespace as JSON. */
export interface PageLocales {
  readonly edges: readonly {
    readonly node: { readonly ns: string | null; readonly data: string | null; readonly language?: string | null };
  }[];
}

type Values = Readonly<Record<string, string | number>>;

/** For `Head`, which Gatsby renders outside of the i18n context. Returns the key when its string is missing. */
export const headText = ({ edges }: PageLocales, namespace: string) => {
  const data = edges.find(({ node }) => node.ns === namespace)?.node.data;
  const strings: Readonly<Record<string, string>> = data ? JSON.parse(data) : {};
  return (key: string, values: Values = {}): string =>
    (strings[key] ?? key).replace(/\{\{(\w+)\}\}/g, (hole, name: string) => String(values[name] ?? hole));
};
