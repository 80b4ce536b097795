import { DomUtils } from "htmlparser2";
import { escapeHtml } from "../../src/config/plain-page";
import { localizedPath } from "../../src/config/routes";
import type { SiteText } from "../../src/domain/content";
import type { Locale } from "../../src/domain/locale";
import { wordName } from "../../src/domain/site-word";
import { pageFile } from "../../src/lib/gatsby-files";
import { elementsOf, parseHtml, serializeHtml } from "../../src/lib/html";
import { isRecord, parseJson } from "../../src/lib/json";
import { pagePolicy } from "../http/security-headers";
import { nameError } from "../../src/lib/describe-error";
import type { FormPageOptions } from "./form-pages";

interface PageWithWords {
  /** Without a locale prefix. */
  route: string;
  locale: Locale;
  words: readonly SiteText[];
}

/** Scripts stay off: they would load the published words. Forms stay off, so that none is sent from a preview. */
const SANDBOX = "sandbox allow-same-origin";

const NOTICES: Readonly<Record<Locale, string>> = {
  pt: "Prévia de textos e palavras, ainda não publicados. Aqui, botões e formulários não funcionam.",
  en: "A preview of texts and words that are not published yet. Buttons and forms do not work here.",
};

/** Null when the release has no such page or cannot render it. */
export const createWordPages =
  ({ release, snapshot, filteredFiles, warn }: FormPageOptions) =>
  async ({ route, locale, words }: PageWithWords): Promise<{ html: string; policy: string } | null> => {
    const current = release();
    const file = current?.files.get(pageFile(localizedPath(route, locale)));
    if (!current || file === undefined) return null;
    try {
      const changeData = replaceStrings(words, locale);
      const html = await filteredFiles.render({ release: current, file, snapshot: snapshot(), changeData });
      return { html: withNotice(html, NOTICES[locale]), policy: `${pagePolicy(current)}; ${SANDBOX}` };
    } catch (error) {
      warn(`A preview of words was not rendered: ${nameError(error)}`);
      return null;
    }
  };

/** Returns a function that replaces strings in a page's data with words, and the page's texts. */
const replaceStrings = (words: readonly SiteText[], locale: Locale) => {
  const replaced = new Map(words.map((word) => [wordName(word.key) ?? "", word[locale]]));
  const texts = words.filter(({ key }) => wordName(key) === null);
  const change = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(change);
    if (!isRecord(value)) return value;
    const { ns, language, data } = value;
    if (language === locale && typeof ns === "string" && typeof data === "string") return { ...value, data: withWords(data, ns, replaced) };
    return Object.fromEntries(
      Object.entries(value).map(([key, part]) => {
        if (key === "texts") return [key, withTexts(part, texts)];
        return [key, key === "locales" || key === "edges" || key === "node" ? change(part) : part];
      }),
    );
  };
  return (pageData: unknown): object => {
    if (!isRecord(pageData) || !isRecord(pageData.result)) throw new Error("the page has no data");
    const { result } = pageData;
    return { ...pageData, result: { ...result, data: change(result.data) } };
  };
};

/** A page's query lists the texts that are published: one that is new is added. Links of contacts stay, since the preview has none. */
const withTexts = (value: unknown, texts: readonly SiteText[]): unknown => {
  const nodes = isRecord(value) && Array.isArray(value.nodes) ? value.nodes.filter(isRecord) : null;
  if (nodes === null) return value;
  const linkOf = (key: string): unknown => nodes.find((node) => node.key === key)?.link ?? null;
  const kept = nodes.filter(({ key }) => texts.every((text) => text.key !== key));
  return { nodes: [...kept, ...texts.map(({ key, pt, en }) => ({ key, pt, en, link: linkOf(key) }))] };
};

const withWords = (data: string, namespace: string, replaced: ReadonlyMap<string, string | null>): string => {
  const strings = parseJson(data);
  if (!isRecord(strings)) return data;
  const own = [...replaced].flatMap(([name, text]) =>
    text !== null && name.startsWith(`${namespace}:`) ? [[name.slice(namespace.length + 1), text]] : [],
  );
  return JSON.stringify({ ...strings, ...Object.fromEntries(own) });
};

const STYLE =
  "position:sticky;top:0;z-index:2147483647;margin:0;padding:12px 16px;font:600 16px/1.4 sans-serif;color:#fff;background:#141414";

const withNotice = (html: string, notice: string): string => {
  const document = parseHtml(html);
  const body = elementsOf(document).find(({ name }) => name === "body");
  if (body === undefined) return html;
  const [element] = parseHtml(`<p role="note" style="${STYLE}">${escapeHtml(notice)}</p>`).children;
  const [first] = body.children;
  if (element !== undefined && first !== undefined) DomUtils.prepend(first, element);
  return serializeHtml(document);
};
