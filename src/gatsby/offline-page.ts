import { localizedPath, routes } from "../config/routes";
import type { Locale } from "../domain/locale";
import { escapeXml } from "./xml";

interface OfflinePage {
  locale: Locale;
  agencyName: string;
  /** The strings of the `offline` namespace. */
  text: (key: string) => string;
  /** Stands in the page itself: nothing else can be fetched. */
  css: string;
  /** The site's drawing as `svg`. */
  drawing: string;
}

/** What a page that was never visited shows without a connection: no script, nothing to fetch. */
export const toOfflinePage = ({ locale, agencyName, text, css, drawing }: OfflinePage): string => {
  const words = (key: string): string => escapeXml(text(`offline.${key}`));
  return `<!DOCTYPE html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${words("title")} · ${escapeXml(agencyName)}</title>
<style>${css}</style>
</head>
<body>
<main>
<div aria-hidden="true">${drawing}</div>
<h1>${words("title")}</h1>
<p>${words("text")}</p>
<ul>
<li><a href="">${words("retry")}</a></li>
<li><a href="${localizedPath(routes.home(), locale)}">${words("home")}</a></li>
</ul>
</main>
</body>
</html>
`;
};
