import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { isLocale, type Locale } from "../../../src/domain/locale";
import { isRecord, parseJson } from "../../../src/lib/json";

export type Strings = Readonly<Record<string, string>>;

/** By language, as visitors read them, with the agency's own words. */
export const pageStrings = (pageData: unknown, namespace: string): Partial<Record<Locale, Strings>> => {
  const strings: Partial<Record<Locale, Strings>> = {};
  for (const { ns, language, data } of localeNodes(pageData)) {
    const parsed = typeof data === "string" ? parseJson(data) : null;
    if (ns === namespace && typeof language === "string" && isLocale(language) && isRecord(parsed))
      strings[language] = Object.fromEntries(
        Object.entries(parsed).flatMap(([key, text]) => (typeof text === "string" ? [[key, text]] : [])),
      );
  }
  return strings;
};

/** Empty for a missing or unreadable file. */
export const readPageStrings = async (directory: string, file: string, namespace: string): Promise<Partial<Record<Locale, Strings>>> =>
  pageStrings(parseJson(await readFile(join(directory, file), "utf8").catch(() => "")), namespace);

/** The `node`s below `result.data.locales.edges`. */
const localeNodes = (pageData: unknown): readonly Readonly<Record<string, unknown>>[] => {
  const edges = member(member(member(member(pageData, "result"), "data"), "locales"), "edges");
  return Array.isArray(edges) ? edges.map((edge) => member(edge, "node")).filter(isRecord) : [];
};

const member = (value: unknown, name: string): unknown => (isRecord(value) ? value[name] : undefined);
