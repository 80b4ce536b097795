import { DomUtils, parseDocument, Parser } from "htmlparser2";

// Only for Node: the parser is too large for a page's scripts.

/** Entities are not decoded, so that text, scripts and attribute values keep their bytes. */
const AS_WRITTEN = { decodeEntities: false };

/** Writes closing tags and empty attributes as React does. */
const LIKE_REACT = { ...AS_WRITTEN, emptyAttrs: true, selfClosingTags: false };

type HtmlDocument = ReturnType<typeof parseDocument>;
export type HtmlElement = ReturnType<typeof DomUtils.getElementsByTagName>[number];

/** For changing and serialising HTML: attribute values and text contain their entities undecoded. */
export const parseHtml = (html: string): HtmlDocument => parseDocument(html, AS_WRITTEN);

export const serializeHtml = (document: HtmlDocument): string => DomUtils.getOuterHTML(document, LIKE_REACT);

/** In document order. */
export const elementsOf = (document: HtmlDocument): readonly HtmlElement[] => DomUtils.getElementsByTagName("*", document, true);

export const withoutElements = (html: string, name: string): string => {
  const document = parseHtml(html);
  for (const element of DomUtils.getElementsByTagName(name, document, true)) DomUtils.removeElement(element);
  return serializeHtml(document);
};

/** Names are lower case, attribute values decoded. */
export interface StartTag {
  name: string;
  attributes: Readonly<Record<string, string>>;
}

/** In document order. */
export const startTagsOf = (html: string): readonly StartTag[] => {
  const tags: StartTag[] = [];
  const parser = new Parser({ onopentag: (name, attributes) => tags.push({ name, attributes }) });
  parser.end(html);
  return tags;
};

/** Decoded text, with a space in place of each tag. */
export const textOf = (html: string): string => {
  const texts: string[] = [];
  const space = (): void => void texts.push(" ");
  const parser = new Parser({ ontext: (text) => texts.push(text), onopentag: space, onclosetag: space });
  parser.end(html);
  return texts.join("");
};
