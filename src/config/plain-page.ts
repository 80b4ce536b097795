import type { Locale } from "../domain/locale";
import { localizedPath, routes } from "./routes";

interface PlainPage {
  locale: Locale;
  /** Of the document; the heading alone where nobody could tell the agency's name. */
  agencyName: string | null;
  heading: string;
  text: string;
  /** Names the link to the same address, and the one to the home page. */
  retry: string;
  home: string;
  /** Stands in the page itself: nothing else may be there to be fetched. */
  css: string;
  /** An `svg` of our own. */
  drawing: string;
}

/** What is left to say where no page of the site can be had: no script, nothing to fetch. */
export const toPlainPage = ({ locale, agencyName, heading, text, retry, home, css, drawing }: PlainPage): string => `<!DOCTYPE html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(agencyName === null ? heading : `${heading} · ${agencyName}`)}</title>
<style>${css}</style>
</head>
<body>
<main>
<div aria-hidden="true">${drawing}</div>
<h1>${escapeHtml(heading)}</h1>
<p>${escapeHtml(text)}</p>
<ul>
<li><a href="">${escapeHtml(retry)}</a></li>
<li><a href="${localizedPath(routes.home(), locale)}">${escapeHtml(home)}</a></li>
</ul>
</main>
</body>
</html>
`;

const ESCAPES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** Text as content or attribute of HTML. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (character) => ESCAPES[character] ?? character);
