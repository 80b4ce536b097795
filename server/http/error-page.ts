import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { faceFile, tokensCss } from "../../src/config/identity-css";
import { initialsDrawing } from "../../src/config/identity-mark";
import { toPlainPage } from "../../src/config/plain-page";
import type { Identity } from "../../src/domain/identity";
import type { Locale } from "../../src/domain/locale";
import { outlineText, type TextOutline } from "../../src/lib/text-outline";
import en from "../../src/locales/en/offline.json";
import pt from "../../src/locales/pt/offline.json";
import { fontFile, projectFile } from "../lib/project-files";

const TOKENS = readFileSync(projectFile("src/styles/tokens.css"), "utf8");
const PAGE = readFileSync(projectFile("src/styles/plain-page.css"), "utf8");

/** Without its style element for dark mode: the page has no dark mode, and its policy allows one style only. */
const DEFAULT_DRAWING = readFileSync(projectFile("static/favicon.svg"), "utf8").replace(/<style>.*?<\/style>/s, "");

const TEXTS = { pt, en };

interface ErrorPage {
  locale: Locale;
  status: number;
  sentence: string;
  identity: Identity;
}

/** The policy allows the page's own style only (docs/product.md, Errors). */
export const errorPage = ({ locale, status, sentence, identity }: ErrorPage): { html: string; policy: string } => {
  const texts = TEXTS[locale];
  const css = tokensCss(TOKENS, identity) + PAGE;
  const html = toPlainPage({
    locale,
    agencyName: null,
    heading: String(status),
    text: sentence,
    retry: texts["offline.retry"],
    home: texts["offline.home"],
    css,
    drawing: identity.initials === null ? DEFAULT_DRAWING : initialsDrawing(outlineInitials(identity.initials, identity), identity),
  });
  const hash = createHash("sha256").update(css).digest("base64");
  return { html, policy: `default-src 'none'; style-src 'sha256-${hash}'; frame-ancestors 'none'` };
};

const outlineInitials = (initials: string, { displayFace }: Identity): TextOutline =>
  outlineText(readFileSync(fontFile(faceFile(displayFace))), initials);
