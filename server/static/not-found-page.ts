import { OPEN_GRAPH_LOCALES } from "../../src/config/constants";
import { escapeHtml } from "../../src/config/plain-page";
import { localizedPath } from "../../src/config/routes";
import type { Locale } from "../../src/domain/locale";
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

/** `404.html` in the right language, with the right title and robots; its script draws the rest. */
export const renderNotFoundPage = (html: string, { locale, title, description, robots }: LivePageHead): string => {
  const inLanguage = html
    .replace(/<html\b([^>]*?)\slang="[^"]*"/, `<html$1 lang="${locale}"`)
    .replace(MANIFEST, (_whole, open: string, path: string) => `${open}"${localizedPath(path, locale)}"`);
  const withoutRobots = inLanguage.replace(/<meta\b[^>]*\bname="robots"[^>]*>/gi, "");
  const contents = { "og:title": title, description, "og:description": description, "og:locale": OPEN_GRAPH_LOCALES[locale] };
  const titled = Object.entries(contents).reduce(replaceContent, replaceTitle(withoutRobots, escapeHtml(title)));
  return robots === null ? titled : titled.replace("</head>", () => `<meta name="robots" content="${robots}" data-gatsby-head="true"/></head>`);
};

const MANIFEST = /(<link\b[^>]*\brel="manifest"[^>]*\bhref=)"([^"]*)"/;

/** What search engines and messengers are told of a shared address. */
const replaceContent = (html: string, [name, content]: readonly [string, string]): string =>
  html.replace(new RegExp(`(<meta\\b[^>]*\\b(?:name|property)="${name}"[^>]*\\bcontent=)"[^"]*"`), (_whole, open: string) => `${open}"${escapeHtml(content)}"`);

const TITLE = /(?<=<title\b[^>]*>)[^<]*(?=<\/title>)/;
const BUILT_TITLE = escapeHtml(pt["notFound.title"]);

/** Only the part before the agency's name changes. */
const replaceTitle = (html: string, title: string): string =>
  TITLE.test(html)
    ? html.replace(TITLE, (built) => title + ofAgency(built))
    : html.replace("</head>", () => `<title>${title}</title></head>`);

const ofAgency = (builtTitle: string): string => (builtTitle.startsWith(BUILT_TITLE) ? builtTitle.slice(BUILT_TITLE.length) : "");
