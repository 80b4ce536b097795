import { toSlug } from "../../shared/slug";

const MAX_SUGGESTIONS = 3;
/** With a change for every so many letters, or more, a text is another word. */
const LETTERS_PER_CHANGE = 3;

/** The number of letters to insert, delete or replace (Levenshtein). */
export const editDistance = (one: string, other: string): number => {
  let previous = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const replaced = (previous[column - 1] ?? 0) + (one[row - 1] === other[column - 1] ? 0 : 1);
      current.push(Math.min((previous[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1, replaced));
    }
    previous = current;
  }
  return previous[other.length] ?? 0;
};

const wordsOf = (text: string): string[] => toSlug(text).split("-").filter(Boolean);

/** 0 for the same text, below 1 for a likely one. */
const distanceOf = (text: string, candidate: string): number => {
  const [slug, other] = [toSlug(text), toSlug(candidate)];
  const spelling = editDistance(slug, other) / Math.max(1, Math.floor(Math.max(slug.length, other.length) / LETTERS_PER_CHANGE));
  const words = wordsOf(candidate);
  const shared = wordsOf(text).filter((word) =>
    words.some((each) => editDistance(word, each) <= (word.length > LETTERS_PER_CHANGE ? 1 : 0)),
  );
  // "Ruivo" is a part of "Ruivo Natural"; further words increase the distance a little.
  const asWords = shared.length === 0 ? 1 : 0.9 - (0.5 * shared.length) / Math.max(words.length, wordsOf(text).length);
  return Math.min(spelling, asWords);
};

/** Likely candidates, nearest first. */
export const nearest = (text: string, candidates: readonly string[]): string[] => {
  // No label is longer, and the time grows with the product of both lengths.
  if (text.length > 100) return [];
  return [...new Set(candidates)]
    .map((candidate) => ({ candidate, distance: distanceOf(text, candidate) }))
    .filter(({ distance }) => distance < 1)
    .sort((one, other) => one.distance - other.distance)
    .slice(0, MAX_SUGGESTIONS)
    .map(({ candidate }) => candidate);
};
