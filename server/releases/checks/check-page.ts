import { addressesOf, isCodeAttribute, type PageReading, type PageTag } from "./read-page";

/** What is wrong with a page by itself, each as the end of a sentence that begins with its address; and where it leads. */
export interface PageFindings {
  faults: readonly string[];
  addresses: readonly string[];
}

const CODE_ADDRESS = /^(?:javascript:|vbscript:|data:text\/html)/i;

/** Browsers pass over blanks and control characters in a scheme. */
const isCode = (address: string): boolean =>
  !address.startsWith("/") && !address.startsWith("http") && CODE_ADDRESS.test(address.replace(/[\s\p{Cc}]/gu, ""));

/** A page that visitors may be given is whole, says its language and title, and has no code in its attributes. */
export const checkPage = (html: string, { tags, title, isOpenEnded }: PageReading): PageFindings => {
  if (html.trim() === "") return { faults: ["is empty"], addresses: [] };
  const addresses = tags.flatMap(addressesOf);
  const code = addresses.find(isCode);
  const faults = [
    html.trimEnd().endsWith("</html>") ? null : "is cut short",
    isOpenEnded ? "has a script that does not end" : null,
    hasLanguage(tags) ? null : "names no language",
    title === "" ? "has no title" : null,
    codeInAttribute(tags),
    code === undefined ? null : `has code for an address, ${code.trim().slice(0, 40)}`,
  ];
  return { faults: faults.filter((fault) => fault !== null), addresses };
};

const hasLanguage = (tags: readonly PageTag[]): boolean => (tags.find(({ name }) => name === "html")?.attributes.lang ?? "") !== "";

/** The Content-Security-Policy forbids these, so a page that relies on one is broken, and one that a text brought is worse. */
const codeInAttribute = (tags: readonly PageTag[]): string | null => {
  for (const { name, attributes } of tags) {
    const attribute = Object.keys(attributes).find(isCodeAttribute);
    if (attribute !== undefined) return `has code in an attribute, <${name} ${attribute}>`;
  }
  return null;
};
