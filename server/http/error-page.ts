import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { toPlainPage } from "../../src/config/plain-page";
import type { Locale } from "../../src/domain/locale";
import en from "../../src/locales/en/offline.json";
import pt from "../../src/locales/pt/offline.json";

const read = (path: string): string => readFileSync(resolve(__dirname, "../..", path), "utf8");

const CSS = read("src/styles/tokens.css") + read("src/styles/plain-page.css");

/** The drawing follows dark mode by a style of its own; the page knows no dark mode, and its policy one style alone. */
const DRAWING = read("static/favicon.svg").replace(/<style>.*?<\/style>/s, "");

const WORDS = { pt, en };

/** The policy of such a page: its own style, and nothing else. */
export const ERROR_PAGE_POLICY = `default-src 'none'; style-src 'sha256-${createHash("sha256").update(CSS).digest("base64")}'; frame-ancestors 'none'`;

interface ErrorPage {
  locale: Locale;
  status: number;
  sentence: string;
}

/** What a visitor reads where the gateway has no page for them: the error's code and one sentence (specification §8). */
export const errorPage = ({ locale, status, sentence }: ErrorPage): string => {
  const words = WORDS[locale];
  return toPlainPage({
    locale,
    agencyName: null,
    heading: String(status),
    text: sentence,
    retry: words["offline.retry"],
    home: words["offline.home"],
    css: CSS,
    drawing: DRAWING,
  });
};
