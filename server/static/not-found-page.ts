import type { Locale } from "../../src/domain/locale";

/** What the gateway changes in the one built page that stands for every unknown or live address. */
export interface LivePageHead {
  locale: Locale;
  title: string;
  /** Null where search engines may list the page. */
  robots: string | null;
}

/** `404.html` in the right language, with the right title and robots; its script draws the rest. */
export const renderNotFoundPage = (html: string, { locale, title, robots }: LivePageHead): string => {
  const inLanguage = html.replace(/<html\b([^>]*?)\slang="[^"]*"/, `<html$1 lang="${locale}"`);
  const withoutRobots = inLanguage.replace(/<meta\b[^>]*\bname="robots"[^>]*>/gi, "");
  const titled = replaceTitle(withoutRobots, escapeHtml(title)).replace(SHARED_TITLE, (_whole, open: string) => `${open}"${escapeHtml(title)}"`);
  return robots === null ? titled : titled.replace("</head>", () => `<meta name="robots" content="${robots}" data-gatsby-head="true"/></head>`);
};

/** What messengers show for a shared address. */
const SHARED_TITLE = /(<meta\b[^>]*\bproperty="og:title"[^>]*\bcontent=)"[^"]*"/;

const TITLE = /(<title\b[^>]*>)[^<]*(<\/title>)/;

const replaceTitle = (html: string, title: string): string =>
  TITLE.test(html)
    ? html.replace(TITLE, (_whole, open: string, close: string) => open + title + close)
    : html.replace("</head>", () => `<title>${title}</title></head>`);

const ESCAPES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (character) => ESCAPES[character] ?? character);
