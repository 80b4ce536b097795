/** Left out of initials. */
const SMALL_WORDS = ["a", "o", "e", "da", "de", "do", "das", "dos", "and", "of", "the"];

/** Uses the first two words; upper case. Null for a name without letters. */
export const initialsOf = (name: string): string | null => {
  const words = name.match(/\p{Letter}[\p{Letter}\p{Mark}'’]*/gu) ?? [];
  const large = words.filter((word) => !SMALL_WORDS.includes(word.toLowerCase()));
  const letters = (large.length > 0 ? large : words).slice(0, 2).map((word) => [...word][0] ?? "");
  return letters.length === 0 ? null : letters.join("").toLocaleUpperCase("pt");
};
