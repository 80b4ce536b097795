/** One record of schema.org's vocabulary. */
export interface StructuredRecord {
  "@type": string;
  [property: string]: unknown;
}

const ESCAPES: Readonly<Record<string, string>> = {
  "<": "\\u003c",
  ">": "\\u003e",
  "&": "\\u0026",
  "\u2028": "\\u2028",
  "\u2029": "\\u2029",
};

/** JSON that no text inside can end or reopen the script with; what is null is left out. */
const toScript = (record: StructuredRecord): string =>
  JSON.stringify({ "@context": "https://schema.org", ...record }, (_key, value: unknown) => value ?? undefined).replace(
    /[<>&\u2028\u2029]/g,
    (character) => ESCAPES[character] ?? character,
  );

/** What a page holds, in words that search engines read. It is data: no browser runs it, and no policy asks for its hash. */
export const StructuredData = ({ record }: { record: StructuredRecord }) => (
  <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: toScript(record) }} />
);
