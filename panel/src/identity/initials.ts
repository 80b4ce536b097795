/** Words that a name's initials leave out. */
const SMALL_WORDS = ["a", "o", "e", "da", "de", "do", "das", "dos", "and", "of", "the"];

/** The first letters of a name's first two words, in upper case; null for a name without letters. */
export const initialsOf = (name: string): string | null => {
  const words = name.match(/\p{Letter}[\p{Letter}\p{Mark}'’]*/gu) ?? [];
  const large = words.filter((word) => !SMALL_WORDS.includes(word.toLowerCase()));
  const letters = (large.length > 0 ? large : words).slice(0, 2).map((word) => [...word][0] ?? "");
  return letters.length === 0 ? null : letters.join("").toLocaleUpperCase("pt");
};
