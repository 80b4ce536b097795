import { DomUtils } from "htmlparser2";
import { OPEN_GRAPH_LOCALES } from "../../src/config/constants";
import { escapeHtml } from "../../src/config/plain-page";
import { localizedPath } from "../../src/config/routes";
import type { Locale } from "../../src/domain/locale";
import { elementsOf, parseHtml, serializeHtml, type HtmlElement } from "../../src/lib/html";
import pt from "../../src/locales/pt/common.json";

/** What the gateway changes in the one built page that stands for every unknown or live address. */
export interface LivePageHead {
  locale: Locale;
  /** Without the agency's name, which the built page's title ends in. */
  title: string;
  description: string;
  /** Null where search engines may list the page. */
  robots: string | null;
}

/** `404.html` in the right language, with the right title and robots; its script renders the rest. */
export const renderNotFoundPage = (html: string, head: LivePageHead): string => {
  const document = parseHtml(html);
  const elements = elementsOf(document);
  elements.forEach((element) => setAttributes(element, head));
  elements.filter(isRobots).forEach((meta) => DomUtils.removeElement(meta));
  const headElement = elements.find(({ name }) => name === "head");
  if (headElement === undefined) return serializeHtml(document);
  const builtTitle = headElement.children.filter(DomUtils.isTag).find(({ name }) => name === "title");
  const title = escapeHtml(head.title) + agencySuffix(builtTitle === undefined ? "" : DomUtils.textContent(builtTitle));
  if (builtTitle === undefined) append(headElement, `<title>${title}</title>`);
  else builtTitle.children = parseHtml(title).children;
  if (head.robots !== null) append(headElement, `<meta name="robots" content="${escapeHtml(head.robots)}" data-gatsby-head="true">`);
  return serializeHtml(document);
};

const isRobots = ({ name, attribs }: HtmlElement): boolean => name === "meta" && attribs.name === "robots";

const append = (parent: HtmlElement, html: string): void =>
  parseHtml(html).children.forEach((child) => DomUtils.appendChild(parent, child));

/** Changes language, manifest, and what search engines and messengers read of a shared address. */
const setAttributes = ({ name, attribs }: HtmlElement, { locale, title, description }: LivePageHead): void => {
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

const BUILT_TITLE = escapeHtml(pt["notFound.title"]);

/** The end of the built title, from the separator on: only the part before the agency's name changes. */
const agencySuffix = (builtTitle: string): string => (builtTitle.startsWith(BUILT_TITLE) ? builtTitle.slice(BUILT_TITLE.length) : "");
