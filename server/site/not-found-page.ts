import { DomUtils } from "htmlparser2";
import { OPEN_GRAPH_LOCALES } from "../../src/config/constants";
import { escapeHtml } from "../../src/config/plain-page";
import { localizedPath } from "../../src/config/routes";
import { DEFAULT_LOCALE, type Locale } from "../../src/domain/locale";
import { elementsOf, parseHtml, serializeHtml, type HtmlElement } from "../../src/lib/html";
import type { Release } from "../releases/store/release";

/** The values that replace those of the built not-found page, for unknown addresses and talents without a built page. */
export interface UnbuiltPageHead {
  locale: Locale;
  /** The title of the built page without the agency's name. */
  builtTitle: string;
  /** Without the agency's name, which is at the end of the built title. */
  title: string;
  description: string;
  /** Null when the page may be indexed. */
  robots: string | null;
}

/** Renders `404.html` with this language, title and robots; the page's script renders the rest. */
export const renderNotFoundPage = (html: string, head: UnbuiltPageHead): string => {
  const document = parseHtml(html);
  const elements = elementsOf(document);
  elements.forEach((element) => setAttributes(element, head));
  elements.filter(isRobots).forEach((meta) => DomUtils.removeElement(meta));
  const headElement = elements.find(({ name }) => name === "head");
  if (headElement === undefined) return serializeHtml(document);
  const builtTitle = headElement.children.filter(DomUtils.isTag).find(({ name }) => name === "title");
  const title = escapeHtml(head.title) + agencySuffix(builtTitle === undefined ? "" : DomUtils.textContent(builtTitle), head.builtTitle);
  if (builtTitle === undefined) append(headElement, `<title>${title}</title>`);
  else builtTitle.children = parseHtml(title).children;
  if (head.robots !== null) append(headElement, `<meta name="robots" content="${escapeHtml(head.robots)}" data-gatsby-head="true">`);
  return serializeHtml(document);
};

const isRobots = ({ name, attribs }: HtmlElement): boolean => name === "meta" && attribs.name === "robots";

const append = (parent: HtmlElement, html: string): void =>
  parseHtml(html).children.forEach((child) => DomUtils.appendChild(parent, child));

const setAttributes = ({ name, attribs }: HtmlElement, { locale, title, description }: UnbuiltPageHead): void => {
  const contents: Readonly<Record<string, string>> = {
    "og:title": title,
    description,
    "og:description": description,
    "og:locale": OPEN_GRAPH_LOCALES[locale],
  };
  if (name === "html") attribs.lang = locale;
  if (name === "link" && attribs.rel === "manifest") attribs.href = localizedPath(attribs.href ?? "", locale);
  const content = name === "meta" ? contents[attribs.name ?? attribs.property ?? ""] : undefined;
  if (content !== undefined) attribs.content = escapeHtml(content);
};

/** The title that the release's not-found page was built with. */
export const builtTitleOf = ({ words }: Pick<Release, "words">): string => words[DEFAULT_LOCALE]["notFound.title"] ?? "";

/** From the separator on: ` · Agency`. */
const agencySuffix = (wholeTitle: string, builtTitle: string): string => {
  const title = escapeHtml(builtTitle);
  return wholeTitle.startsWith(title) ? wholeTitle.slice(title.length) : "";
};
