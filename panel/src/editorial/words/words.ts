import type { WordProblem, WordRules } from "../../../../src/config/word-problem";
import { bilingual, type Bilingual, inLanguage } from "../../shared/bilingual";

const PT = {
  title: "Palavras do site",
  intro: "Títulos, botões, dicas e avisos do site, cada um com o texto do site. Escreva só o que quer dizer com a voz da agência.",
  search: "Buscar uma palavra",
  found: "{count} encontradas",
  foundOne: "1 encontrada",
  none: "Nenhuma palavra com este texto.",
  changed: "{count} mudadas",
  changedOne: "1 mudada",
  unchanged: "Nenhuma mudada",
  isChanged: "mudada",
  onlyChanged: "Só as mudadas",
  own: "Texto do site",
  portuguese: "Português",
  english: "Inglês",
  back: "Voltar ao texto do site",
  backOf: "Voltar ao texto do site: {text}",
  needs: "Precisa ter {placeholders}: o site põe ali o valor.",
  length: "{length} de {limit} caracteres",
  consent: "O responsável vê este texto junto à caixa de consentimento. Cada redação que alguém aceitou fica guardada com a inscrição.",
  draftPreview: "Prévia do rascunho salvo",
  draftPreviewHint: "Os textos como foram salvos, no idioma do conteúdo. As palavras abaixo aparecem como estão na tela.",
  previewPt: "Prévia em português",
  previewEn: "Prévia em inglês",
  whileEmpty: "O que o site mostra enquanto este texto está vazio nos dois idiomas",
};

const EN: typeof PT = {
  title: "Words of the site",
  intro:
    "Headings, buttons, hints and notices of the site, each with the site's own text. Write only what the agency wants to say in its own voice.",
  search: "Search for a word",
  found: "{count} found",
  foundOne: "1 found",
  none: "No word has this text.",
  changed: "{count} changed",
  changedOne: "1 changed",
  unchanged: "None changed",
  isChanged: "changed",
  onlyChanged: "Changed ones only",
  own: "The site's text",
  portuguese: "Portuguese",
  english: "English",
  back: "Back to the site's text",
  backOf: "Back to the site's text: {text}",
  needs: "Must have {placeholders}: the site puts the value there.",
  length: "{length} of {limit} characters",
  consent: "The guardian reads this text beside the consent's checkbox. Each wording that somebody accepted is kept with the application.",
  draftPreview: "Preview of the saved draft",
  draftPreviewHint: "The texts as they were saved, in the language of the content. The words below appear as they are on the screen.",
  previewPt: "Preview in Portuguese",
  previewEn: "Preview in English",
  whileEmpty: "What the site shows while this text is empty in both languages",
};

export type WordsMessages = typeof PT;

export const wordsMessages = (language: string): WordsMessages => inLanguage({ pt: PT, en: EN }, language);

const KINDS: Readonly<Record<string, Bilingual>> = {
  heading: bilingual("Título", "Heading"),
  text: bilingual("Texto", "Text"),
  button: bilingual("Botão ou link", "Button or link"),
  label: bilingual("Rótulo", "Label"),
  hint: bilingual("Dica ou aviso", "Hint or notice"),
  empty: bilingual("Quando não há nada", "When there is nothing"),
  description: bilingual("Descrição para buscadores", "Description for search engines"),
  consent: bilingual("Consentimento", "Consent"),
};

/** Translates the kind of a word: a heading, a button. Returns an unknown kind unchanged. */
export const describeKind = (kind: string, language: string): string => {
  const label = KINDS[kind];
  return label === undefined ? kind : inLanguage(label, language);
};

/** Formatted as `{{count}}, {{name}}`. */
export const placeholderList = (placeholders: readonly string[]): string => placeholders.map((name) => `{{${name}}}`).join(", ");

const NO_PLACEHOLDERS = bilingual("Não pode ter palavras entre chaves duplas.", "Cannot have words in double braces.");

const PROBLEMS: Readonly<Record<WordProblem, Bilingual>> = {
  "too-long": bilingual("Passa de {limit} caracteres.", "Is longer than {limit} characters."),
  placeholders: bilingual(
    "Precisa ter {placeholders}, e nada mais entre chaves duplas.",
    "Must have {placeholders}, and nothing else in double braces.",
  ),
  syntax: bilingual("Não pode ter chaves duplas soltas nem “$t(”.", "Cannot have loose double braces or “$t(”."),
};

export const describeWordProblem = (problem: WordProblem, { maxLength, placeholders }: WordRules, language: string): string =>
  inLanguage(problem === "placeholders" && placeholders.length === 0 ? NO_PLACEHOLDERS : PROBLEMS[problem], language)
    .replace("{limit}", String(maxLength))
    .replace("{placeholders}", () => placeholderList(placeholders));
