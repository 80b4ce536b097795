import { DomUtils, parseDocument, Parser } from "htmlparser2";

// Node only: the parser is too large for a page's scripts.

/** Entities stay as they are written, so that text, scripts and attribute values keep their bytes. */
const AS_WRITTEN = { decodeEntities: false };

/** Closing tags and empty attributes as React writes them. */
const LIKE_REACT = { ...AS_WRITTEN, emptyAttrs: true, selfClosingTags: false };

type HtmlDocument = ReturnType<typeof parseDocument>;
export type HtmlElement = ReturnType<typeof DomUtils.getElementsByTagName>[number];

/** Parses HTML to be changed and written again; attribute values and text hold their entities as written. */
export const parseHtml = (html: string): HtmlDocument => parseDocument(html, AS_WRITTEN);

export const serializeHtml = (document: HtmlDocument): string => DomUtils.getOuterHTML(document, LIKE_REACT);

/** All elements of a document, in their order. */
export const elementsOf = (document: HtmlDocument): readonly HtmlElement[] => DomUtils.getElementsByTagName("*", document, true);

/** The document without the elements of a name. */
export const withoutElements = (html: string, name: string): string => {
  const document = parseHtml(html);
  for (const element of DomUtils.getElementsByTagName(name, document, true)) DomUtils.removeElement(element);
  return serializeHtml(document);
};

/** A start tag; names in lower case, attribute values decoded. */
export interface StartTag {
  name: string;
  attributes: Readonly<Record<string, string>>;
}

/** All start tags, in their order. */
export const startTagsOf = (html: string): readonly StartTag[] => {
  const tags: StartTag[] = [];
  const parser = new Parser({ onopentag: (name, attributes) => tags.push({ name, attributes }) });
  parser.end(html);
  return tags;
};

/** The text between the tags, decoded, with a space for each tag. */
export const textOf = (html: string): string => {
  const texts: string[] = [];
  const space = (): void => void texts.push(" ");
  const parser = new Parser({ ontext: (text) => texts.push(text), onopentag: space, onclosetag: space });
  parser.end(html);
  return texts.join("");
};
