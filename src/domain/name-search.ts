import { foldText } from "./fold-text";
import { lastOf, type Steps } from "./steps";

/** The words may be in any order; accents and case are ignored. Tests folded names. */
export const matchesFolded = (query: string): ((folded: string) => boolean) => {
  const words = foldText(query).split(" ");
  return (folded) => words.every((word) => folded.includes(word));
};

/** The folded names are computed once for many searches. */
export interface NameSearch<Named> {
  readonly entries: readonly { item: Named; folded: string }[];
}

/** Takes some milliseconds for 10,000 names, so keep the result. */
export const createNameSearch = <Named extends { name: string }>(items: readonly Named[]): NameSearch<Named> =>
  lastOf(nameSearchSteps(items));

const STEP = 2_000;

export function* nameSearchSteps<Named extends { name: string }>(items: readonly Named[]): Steps<NameSearch<Named>> {
  const entries: NameSearch<Named>["entries"][number][] = [];
  for (const item of items) {
    entries.push({ item, folded: foldText(item.name) });
    if (entries.length % STEP === 0) yield;
  }
  return { entries };
}

/**
 * The names must contain every word of the query. Order: names that begin with the query, names in which each word of
 * the query begins a word, all others; alphabetical within each group. An empty query finds none.
 */
export const findByName = <Named>(search: NameSearch<Named>, query: string): Named[] => lastOf(findByNameSteps(search, query));

export function* findByNameSteps<Named>({ entries }: NameSearch<Named>, query: string): Steps<Named[]> {
  const sought = foldText(query);
  if (sought === "") return [];
  const words = sought.split(" ");
  const isMatch = matchesFolded(query);
  const found: NameSearch<Named>["entries"][number][] = [];
  for (let start = 0; start < entries.length; start += STEP) {
    found.push(...entries.slice(start, start + STEP).filter(({ folded }) => isMatch(folded)));
    yield;
  }
  const rank = (folded: string): number => {
    if (folded.startsWith(sought)) return 0;
    return words.every((word) => beginsWord(folded, word)) ? 1 : 2;
  };
  return found
    .map(({ item, folded }) => ({ item, folded, rank: rank(folded) }))
    .sort((one, other) => one.rank - other.rank || compare(one.folded, other.folded))
    .map(({ item }) => item);
}

const NO_LETTER = /[^\p{L}\p{N}]/u;

/** Hyphens and apostrophes separate words. */
const beginsWord = (folded: string, start: string): boolean => {
  for (let at = folded.indexOf(start); at !== -1; at = folded.indexOf(start, at + 1)) {
    if (at === 0 || NO_LETTER.test(folded.charAt(at - 1))) return true;
  }
  return false;
};

/** Compares code units: nearly alphabetical for folded names and much faster than `localeCompare`. */
const compare = (one: string, other: string): number => Number(one > other) - Number(one < other);
