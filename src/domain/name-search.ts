import { foldText } from "./fold-text";

/** Whether every word of the query stands somewhere in the name; accents, case and the order of words do not matter. */
export const matchesName = (query: string): ((name: string) => boolean) => {
  const isMatch = matchesFolded(query);
  return (name) => isMatch(foldText(name));
};

/** The same over a name that is folded already. */
export const matchesFolded = (query: string): ((folded: string) => boolean) => {
  const words = foldText(query).split(" ");
  return (folded) => words.every((word) => folded.includes(word));
};

/** Talents with what is compared of their names, folded once for many queries. */
export interface NameSearch<Named> {
  readonly entries: readonly { item: Named; folded: string }[];
}

/** Folds all names; 10,000 take some milliseconds, so keep the answer beside the list. */
export const createNameSearch = <Named extends { name: string }>(items: readonly Named[]): NameSearch<Named> => ({
  entries: items.map((item) => ({ item, folded: foldText(item.name) })),
});

/**
 * Everybody `matchesName` finds, best first: names that begin with the query, then those in which every word of the
 * query begins a word, then the rest; alphabetical within each. An empty query finds nobody.
 */
export const findByName = <Named>({ entries }: NameSearch<Named>, query: string): Named[] => {
  const sought = foldText(query);
  if (sought === "") return [];
  const words = sought.split(" ");
  const found = entries.filter(({ folded }) => words.every((word) => folded.includes(word)));
  const rank = (folded: string): number => {
    if (folded.startsWith(sought)) return 0;
    return words.every((word) => beginsWord(folded, word)) ? 1 : 2;
  };
  return found
    .map(({ item, folded }) => ({ item, folded, rank: rank(folded) }))
    .sort((one, other) => one.rank - other.rank || compare(one.folded, other.folded))
    .map(({ item }) => item);
};

const NO_LETTER = /[^\p{L}\p{N}]/u;

/** Whether a word that starts with `start` stands in the folded name; hyphens and apostrophes separate words too. */
const beginsWord = (folded: string, start: string): boolean => {
  for (let at = folded.indexOf(start); at !== -1; at = folded.indexOf(start, at + 1)) {
    if (at === 0 || NO_LETTER.test(folded.charAt(at - 1))) return true;
  }
  return false;
};

/** By code unit, which for folded names is nearly the alphabet, and far quicker than `localeCompare`. */
const compare = (one: string, other: string): number => Number(one > other) - Number(one < other);
