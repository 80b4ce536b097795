import type { Bilingual } from "../../shared/bilingual";
import words from "./site-words.json";
import type { WordRules } from "../../../../src/config/word-problem";

/** A word of the site's interface that the agency may replace, with the site's own text in both languages. */
export type OfferedWord = WordRules & { name: string; kind: string; pt: string; en: string };

/** The words of one screen, in the order of the site's menu; `route` is a page that shows them, null without a preview. */
export type OfferedGroup = { id: string; label: Bilingual; route: string | null; words: OfferedWord[] };

// `npm run fragments` of the project writes the list from the site's; the two packages meet at the wire only.
export const OFFERED_GROUPS: readonly OfferedGroup[] = words.groups;

const BY_NAME: ReadonlyMap<string, OfferedWord> = new Map(OFFERED_GROUPS.flatMap((group) => group.words).map((word) => [word.name, word]));

/** The word with this name, such as `common:footer.agency`; undefined for a word that is not offered. */
export const findOfferedWord = (name: string): OfferedWord | undefined => BY_NAME.get(name);

/** The paragraphs that the site shows while an editor's text is empty in both languages. */
export const TEXT_DEFAULTS: Readonly<Record<string, { pt: string[]; en: string[] }>> = words.texts;
