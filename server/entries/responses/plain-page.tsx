import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { tokensCss } from "../../../src/config/identity-css";
import type { Identity } from "../../../src/domain/identity";
import type { Locale } from "../../../src/domain/locale";
import { projectFile } from "../../lib/project-files";

const TOKENS = readFileSync(projectFile("src/styles/tokens.css"), "utf8");
const PAGE = readFileSync(projectFile("server/entries/responses/plain-answer.css"), "utf8");

const cssOf = (identity: Identity): string => [tokensCss(TOKENS, identity), PAGE].join("\n");

/** Allows no scripts and no requests; forms may be sent to this site only. */
export const plainPagePolicy = (identity: Identity): string =>
  [
    "default-src 'none'",
    `style-src 'sha256-${createHash("sha256").update(cssOf(identity)).digest("base64")}'`,
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; ");

interface PlainPage {
  locale: Locale;
  title: string;
  identity: Identity;
}

/** A page for browsers without scripts: complete and without design. The title is its heading too. */
export const renderPlainPage = ({ locale, title, identity }: PlainPage, children: ReactNode): string =>
  `<!doctype html>${renderToStaticMarkup(
    <html lang={locale}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{title}</title>
        <style dangerouslySetInnerHTML={{ __html: cssOf(identity) }} />
      </head>
      <body>
        <main>
          <h1>{title}</h1>
          {children}
        </main>
      </body>
    </html>,
  )}`;
