import { createHash } from "node:crypto";
import { Parser } from "htmlparser2";

/** A start tag: names in lower case, attribute values decoded and empty where an attribute has no value. */
export interface PageTag {
  name: string;
  attributes: Readonly<Record<string, string>>;
}

/** A script or style element with its text, exactly as browsers hash it. */
export interface InlineCode {
  name: "script" | "style";
  attributes: PageTag["attributes"];
  source: string;
}

export interface ParsedPage {
  /** The start tags with an attribute that the checks read, and `html`, in document order. */
  tags: readonly PageTag[];
  inlineCode: readonly InlineCode[];
  /** Of the first `title` element; empty without one. */
  title: string;
  /** Whether a script, style, text area or title has no end tag, so that the text after it is not parsed as HTML. */
  isOpenEnded: boolean;
}

/** Elements that contain text only. */
const RAW_TEXT = new Set(["script", "style", "textarea", "title"]);

const ADDRESSES = new Set(["href", "src", "action", "formaction", "poster", "data", "xlink:href"]);
const ADDRESS_LISTS = new Set(["srcset", "imagesrcset"]);

/** Attributes whose value a browser runs. */
const CODE_ATTRIBUTE = /^(?:on[a-z]+|srcdoc)$/;

export const isCodeAttribute = (name: string): boolean => CODE_ATTRIBUTE.test(name);

/** Parses a page once for all checks. */
export const readPage = (html: string): ParsedPage => {
  const tags: PageTag[] = [];
  const inlineCode: InlineCode[] = [];
  let isOpenEnded = false;
  let title: string | null = null;
  let rawText: PageTag | null = null;
  let source = "";

  const closeRawText = ({ name, attributes }: PageTag): void => {
    rawText = null;
    if (name === "title") title ??= source.trim();
    if (name === "style" || (name === "script" && attributes.src === undefined)) inlineCode.push({ name, attributes, source });
  };
  const parser = new Parser({
    onopentag: (name, attributes) => {
      if (name === "html" || Object.keys(attributes).some(isRead)) tags.push({ name, attributes });
      if (!RAW_TEXT.has(name)) return;
      rawText = { name, attributes };
      source = "";
    },
    ontext: (text) => {
      if (rawText !== null) source += text;
    },
    onclosetag: (name, isImplied) => {
      if (rawText === null || rawText.name !== name) return;
      isOpenEnded ||= isImplied;
      closeRawText(rawText);
    },
  });
  parser.end(html);
  return { tags, inlineCode, title: title ?? "", isOpenEnded };
};

const isRead = (attribute: string): boolean => ADDRESSES.has(attribute) || ADDRESS_LISTS.has(attribute) || isCodeAttribute(attribute);

export const addressesOf = ({ attributes }: PageTag): string[] => {
  const addresses: string[] = [];
  for (const [name, value] of Object.entries(attributes)) {
    if (ADDRESSES.has(name)) addresses.push(value);
    if (ADDRESS_LISTS.has(name))
      addresses.push(
        ...value
          .trim()
          .split(/,\s+/)
          .map((candidate) => candidate.split(/\s/, 1)[0] ?? ""),
      );
  }
  return addresses;
};

/** Script types that the policy applies to; data blocks are not executed. */
const EXECUTED_TYPE = /^(|module|text\/javascript|application\/javascript|speculationrules|importmap)$/i;

export const inlineStyleHashes = ({ inlineCode }: ParsedPage): string[] =>
  inlineCode.filter(({ name }) => name === "style").map(policyHash);

export const inlineScriptHashes = ({ inlineCode }: ParsedPage): string[] =>
  inlineCode.filter(({ name, attributes }) => name === "script" && EXECUTED_TYPE.test(attributes.type ?? "")).map(policyHash);

const policyHash = ({ source }: InlineCode): string => `sha256-${createHash("sha256").update(source).digest("base64")}`;
