import type { NodeInput } from "gatsby";
import type { SiteText } from "../../../src/domain/content";
import { LOCALES } from "../../../src/domain/locale";
import { wordName } from "../../../src/domain/site-word";
import type { NodeMaker } from "./to-node";

/** One node for each namespace and language that has replaced strings, so that other pages stay unchanged. */
export const toWordNodes = (texts: readonly SiteText[], { toNode }: NodeMaker): NodeInput[] => {
  const groups = new Map<string, Record<string, string>>();
  for (const text of texts) {
    const [namespace, key] = splitName(wordName(text.key) ?? "");
    for (const language of LOCALES) {
      const word = text[language];
      if (key === "" || !word) continue;
      const id = `${namespace} ${language}`;
      groups.set(id, { ...groups.get(id), [key]: word });
    }
  }
  return [...groups].map(([id, strings]) => {
    const [namespace, language] = id.split(" ");
    return toNode("AgencyWords", id, { namespace, language, data: JSON.stringify(strings) });
  });
};

/** `common:footer.agency` → `common`, `footer.agency`. */
const splitName = (name: string): [namespace: string, key: string] => {
  const end = name.indexOf(":");
  return end === -1 ? [name, ""] : [name.slice(0, end), name.slice(end + 1)];
};
