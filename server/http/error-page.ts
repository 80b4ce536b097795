import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { toPlainPage } from "../../src/config/plain-page";
import type { Locale } from "../../src/domain/locale";
import en from "../../src/locales/en/offline.json";
import pt from "../../src/locales/pt/offline.json";

const read = (path: string): string => readFileSync(resolve(__dirname, "../..", path), "utf8");

const CSS = read("src/styles/tokens.css") + read("src/styles/plain-page.css");

/** Without its style element for dark mode: the page has no dark mode, and its policy allows one style only. */
const LOGO = read("static/favicon.svg").replace(/<style>.*?<\/style>/s, "");

const TEXTS = { pt, en };

/** The page's policy: its own style only. */
export const ERROR_PAGE_POLICY = `default-src 'none'; style-src 'sha256-${createHash("sha256").update(CSS).digest("base64")}'; frame-ancestors 'none'`;

interface ErrorPage {
  locale: Locale;
  status: number;
  sentence: string;
}

/** The page of an error: its status and one sentence (specification §8). */
export const errorPage = ({ locale, status, sentence }: ErrorPage): string => {
  const texts = TEXTS[locale];
  return toPlainPage({
    locale,
    agencyName: null,
    heading: String(status),
    text: sentence,
    retry: texts["offline.retry"],
    home: texts["offline.home"],
    css: CSS,
    drawing: LOGO,
  });
};
