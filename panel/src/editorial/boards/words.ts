import type { RuleReport } from "./rule-report";
import { bilingual, type Bilingual, inLanguage } from "../../shared/bilingual";

const TAKEN_SLUG = bilingual("Outra lista já tem este endereço.", "Another board has this address.");
const MISSING_BOARD = bilingual("Escolha a lista deste item do menu.", "Choose the board of this item of the menu.");
const NO_LIST = bilingual(
  "Cole o endereço de uma lista do site, por exemplo /kids/meninas?idade=6-9.",
  "Paste the address of a list of the site, for example /kids/meninas?idade=6-9.",
);

export const takenSlugRefusal = (language: string): string => inLanguage(TAKEN_SLUG, language);

export const missingBoardRefusal = (language: string): string => inLanguage(MISSING_BOARD, language);

export const ruleRefusal = (language: string): string => inLanguage(NO_LIST, language);

const FINDS = bilingual("No site agora: {total} talentos.", "On the site now: {total} talents.");
const FINDS_ONE = bilingual("No site agora: 1 talento.", "On the site now: 1 talent.");
const FINDS_NOBODY = bilingual("No site agora, este filtro não encontra ninguém.", "On the site now, this filter finds nobody.");
const NAMES = bilingual("Primeiros: {names}.", "First: {names}.");
const MINORS = bilingual(
  "{minors} menores de idade: os buscadores não mostram a página.",
  "{minors} under 18: search engines do not show the page.",
);
const IGNORED = bilingual("O site não conhece e deixa de fora: {ignored}.", "The site does not know, and leaves out: {ignored}.");
const UNKNOWN = bilingual(
  "O site não responde agora, e o filtro não pôde ser conferido. Salve e confira depois.",
  "The site does not answer now, so the filter could not be checked. Save it and check later.",
);

export const ruleReportSentences = (report: RuleReport, language: string): string[] => {
  const say = (text: Bilingual): string => inLanguage(text, language);
  if (report.state === "invalid") return [say(NO_LIST)];
  if (report.state === "unknown") return [say(UNKNOWN)];
  const { total, minors, names, ignored } = report;
  const found = total === 0 ? say(FINDS_NOBODY) : total === 1 ? say(FINDS_ONE) : say(FINDS).replace("{total}", String(total));
  return [
    found,
    ...(names.length > 0 ? [say(NAMES).replace("{names}", names.join(", "))] : []),
    ...(minors > 0 ? [say(MINORS).replace("{minors}", String(minors))] : []),
    ...(ignored.length > 0 ? [say(IGNORED).replace("{ignored}", ignored.join(", "))] : []),
  ];
};
