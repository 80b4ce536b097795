import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { Locale } from "../../../src/domain/locale";

const CSS = ["../../../src/styles/tokens.css", "plain-answer.css"].map((file) => readFileSync(join(__dirname, file), "utf8")).join("\n");

/** Allows no scripts and no requests; forms may be sent to this site only. */
export const PLAIN_PAGE_POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash("sha256").update(CSS).digest("base64")}'`,
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join("; ");

/** A page for browsers without scripts: complete and without design. The title is its heading too. */
export const renderPlainPage = ({ locale, title }: { locale: Locale; title: string }, children: ReactNode): string =>
  `<!doctype html>${renderToStaticMarkup(
    <html lang={locale}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{title}</title>
        <style dangerouslySetInnerHTML={{ __html: CSS }} />
      </head>
      <body>
        <main>
          <h1>{title}</h1>
          {children}
        </main>
      </body>
    </html>,
  )}`;
