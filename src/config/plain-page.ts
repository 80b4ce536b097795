import type { Locale } from "../domain/locale";
import { localizedPath, routes } from "./routes";

interface PlainPage {
  locale: Locale;
  /** Part of the document's title; null while it is unknown. */
  agencyName: string | null;
  heading: string;
  text: string;
  /** Labels of the links to the same address and to the home page. */
  retry: string;
  home: string;
  /** Inline, because no file can be fetched. */
  css: string;
  /** A trusted `svg`, which is not escaped. */
  drawing: string;
}

/** A page without scripts and requests, for when no page of the site is available. */
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

/** For content, and for attributes in double quotes. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (character) => ESCAPES[character] ?? character);
