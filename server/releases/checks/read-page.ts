/** What one tag of a page asks of the browser. */
export interface PageTag {
  name: string;
  /** As written, entities included; names in lower case, empty where an attribute has no value. */
  attributes: ReadonlyMap<string, string>;
}

export interface PageReading {
  tags: readonly PageTag[];
  /** A script or style begins and never ends: what follows would be taken for code. */
  isOpenEnded: boolean;
}

/** Quotes are jumped over, so that a `>` inside a value ends nothing. */
const TAG = /<!--[\s\S]*?-->|<([a-z][a-z0-9-]*)((?:[^"'>]|"[^"]*"|'[^']*')*)>/gi;

const ATTRIBUTE = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/g;

/** The text of these is no HTML. */
const RAW_TEXT = /^(script|style|textarea|title)$/;

/** Most tags have a class and no more, and there are hundreds on a page. */
const TELLING = /(?:href|src|srcset|srcdoc|action|poster|data|\son[a-z]+)\s*=/i;

/** The tags of a page that lead somewhere or run something, in their order, after the page's own. It need not repair like a browser: the builder writes well-formed HTML. */
export const readPage = (html: string): PageReading => {
  const tags: PageTag[] = [];
  TAG.lastIndex = 0;
  for (let match = TAG.exec(html); match !== null; match = TAG.exec(html)) {
    const [, name, source = ""] = match;
    if (name === undefined) continue;
    const tag = name.toLowerCase();
    if (tag === "html" || TELLING.test(source)) tags.push({ name: tag, attributes: readAttributes(source) });
    if (!RAW_TEXT.test(tag)) continue;
    const end = html.indexOf(`</${tag}`, TAG.lastIndex);
    if (end === -1) return { tags, isOpenEnded: true };
    TAG.lastIndex = end;
  }
  return { tags, isOpenEnded: false };
};

const readAttributes = (source: string): ReadonlyMap<string, string> => {
  const attributes = new Map<string, string>();
  for (const [, name = "", double, single, bare] of source.matchAll(ATTRIBUTE)) {
    const key = name.toLowerCase();
    if (!attributes.has(key)) attributes.set(key, double ?? single ?? bare ?? "");
  }
  return attributes;
};

const ADDRESSES = new Set(["href", "src", "action", "formaction", "poster", "data", "xlink:href"]);
const ADDRESS_LISTS = new Set(["srcset", "imagesrcset"]);

/** Every address that a tag names, entities decoded. */
export const addressesOf = ({ attributes }: PageTag): string[] => {
  const addresses: string[] = [];
  for (const [name, value] of attributes) {
    if (ADDRESSES.has(name)) addresses.push(decodeEntities(value));
    if (ADDRESS_LISTS.has(name)) addresses.push(...value.trim().split(/,\s+/).map((candidate) => decodeEntities(candidate.split(/\s/, 1)[0] ?? "")));
  }
  return addresses;
};

/** Those that HTML serialisers write. */
const ENTITIES: Readonly<Record<string, string>> = { "&amp;": "&", "&quot;": '"', "&#x27;": "'", "&#39;": "'", "&lt;": "<", "&gt;": ">" };

const decodeEntities = (text: string): string => (text.includes("&") ? text.replace(/&(?:amp|quot|#x27|#39|lt|gt);/g, (entity) => ENTITIES[entity] ?? entity) : text);
