/** A schema.org record. */
export interface StructuredRecord {
  "@type": string;
  [property: string]: unknown;
}

/** Records that refer to each other by `@id`. */
interface StructuredGraph {
  "@graph": readonly StructuredRecord[];
}

const ESCAPES: Readonly<Record<string, string>> = {
  "<": "\\u003c",
  ">": "\\u003e",
  "&": "\\u0026",
  "\u2028": "\\u2028",
  "\u2029": "\\u2029",
};

/** JSON in which no text can end the script element; null properties are omitted. */
const toScript = (record: StructuredRecord | StructuredGraph): string =>
  JSON.stringify({ "@context": "https://schema.org", ...record }, (_key, value: unknown) => value ?? undefined).replace(
    /[<>&\u2028\u2029]/g,
    (character) => ESCAPES[character] ?? character,
  );

/** Browsers do not run it, so the content security policy needs no hash for it. */
export const StructuredData = ({ record }: { record: StructuredRecord | StructuredGraph }) => (
  <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: toScript(record) }} />
);
