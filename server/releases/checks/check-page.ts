import { addressesOf, isCodeAttribute, type ParsedPage, type PageTag } from "./read-page";

/** Faults, each the end of a sentence that begins with the page's address, and the addresses that the page links to. */
export interface PageFindings {
  faults: readonly string[];
  addresses: readonly string[];
}

const CODE_ADDRESS = /^(?:javascript:|vbscript:|data:text\/html)/i;

/** Browsers ignore blanks and control characters in a scheme. */
const isCode = (address: string): boolean =>
  !address.startsWith("/") && !address.startsWith("http") && CODE_ADDRESS.test(address.replace(/[\s\p{Cc}]/gu, ""));

export const checkPage = (html: string, { tags, title, isOpenEnded }: ParsedPage): PageFindings => {
  if (html.trim() === "") return { faults: ["is empty"], addresses: [] };
  const addresses = tags.flatMap(addressesOf);
  const code = addresses.find(isCode);
  const faults = [
    html.trimEnd().endsWith("</html>") ? null : "is incomplete",
    isOpenEnded ? "has a script that does not end" : null,
    hasLanguage(tags) ? null : "names no language",
    title === "" ? "has no title" : null,
    codeInAttribute(tags),
    code === undefined ? null : `has code for an address, ${code.trim().slice(0, 40)}`,
  ];
  return { faults: faults.filter((fault) => fault !== null), addresses };
};

const hasLanguage = (tags: readonly PageTag[]): boolean => (tags.find(({ name }) => name === "html")?.attributes.lang ?? "") !== "";

/** The Content-Security-Policy forbids such code: a template that uses it is broken, and in a text it may be an attack. */
const codeInAttribute = (tags: readonly PageTag[]): string | null => {
  for (const { name, attributes } of tags) {
    const attribute = Object.keys(attributes).find(isCodeAttribute);
    if (attribute !== undefined) return `has code in an attribute, <${name} ${attribute}>`;
  }
  return null;
};
