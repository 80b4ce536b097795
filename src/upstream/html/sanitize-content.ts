import sanitizeHtml, { type Attributes, type Tag } from "sanitize-html";
import { failure, success, type Result } from "../../domain/result";
import { toPicture } from "./content-picture";
import { toVideoLink } from "./content-video";
import { toLink, type ContentRules } from "./content-link";

const MAX_HTML_BYTES = 512 * 1024;

const BLOCKS = ["p", "div", "h2", "h3", "h4", "ul", "ol", "li", "blockquote", "figure", "figcaption", "hr", "pre"];
const TABLES = ["table", "caption", "thead", "tbody", "tfoot", "tr", "th", "td"];
const INLINES = ["a", "img", "strong", "em", "u", "s", "small", "sub", "sup", "br", "code"];

export const ALLOWED_TAGS: readonly string[] = [...BLOCKS, ...TABLES, ...INLINES];

export const ALLOWED_ATTRIBUTES: Readonly<Record<string, readonly string[]>> = {
  a: ["href", "rel", "target", "data-video-provider", "data-video-id"],
  img: ["src", "srcset", "sizes", "alt", "width", "height", "loading", "decoding"],
  th: ["colspan", "rowspan", "scope"],
  td: ["colspan", "rowspan"],
  ol: ["start"],
};

/** An attribute with another value is removed. */
const VALID_VALUES: Readonly<Record<string, RegExp>> = {
  colspan: /^(?:[1-9]\d{0,2}|1000)$/,
  rowspan: /^[1-9]\d{0,2}$/,
  scope: /^(?:row|col|rowgroup|colgroup)$/,
  start: /^-?\d{1,6}$/,
};

const withValidValues = (tagName: string, sent: Attributes): Tag => ({
  tagName,
  attribs: Object.fromEntries(Object.entries(sent).filter(([name, value]) => VALID_VALUES[name]?.test(value) === true)),
});

/**
 * Sanitises an editor's HTML: an allow-list of tags without style, class, id or script; pictures only from our own
 * /media; videos as links, so that no third party is contacted before a click. Fails above 512 KB, because sanitising
 * blocks the event loop.
 */
export const sanitizeContent = (html: string | null, rules: ContentRules): Result<string, string> => {
  const text = html ?? "";
  if (Buffer.byteLength(text) > MAX_HTML_BYTES) return failure("its text is larger than 512 KB");
  return success(sanitizeHtml(text, sanitizerOptions(rules)).trim());
};

const sanitizerOptions = (rules: ContentRules): sanitizeHtml.IOptions => ({
  allowedTags: [...ALLOWED_TAGS],
  allowedAttributes: Object.fromEntries(Object.entries(ALLOWED_ATTRIBUTES).map(([tag, names]) => [tag, [...names]])),
  allowedSchemes: ["https", "http", "mailto", "tel"],
  allowProtocolRelative: false,
  nestingLimit: 40,
  transformTags: {
    // the page's title is its only h1
    h1: "h2",
    h5: "h4",
    h6: "h4",
    b: "strong",
    i: "em",
    del: "s",
    strike: "s",
    a: (_tag, attributes) => ({ tagName: "a", attribs: toLink(attributes.href ?? null, rules) }),
    img: (_tag, attributes) => ({ tagName: "img", attribs: toPicture(attributes, rules) }),
    iframe: (_tag, attributes) => toVideoLink(attributes),
    th: withValidValues,
    td: withValidValues,
    ol: withValidValues,
  },
  exclusiveFilter: ({ tag, attribs }) => tag === "img" && attribs.src === undefined,
});
