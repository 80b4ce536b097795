/** Precedes a word's name in the keys of the site's texts: `word:common:footer.agency`. */
const WORD_PREFIX = "word:";

/** The name of the word, such as `common:footer.agency`; null when the key is of another text. */
export const wordName = (textKey: string): string | null => (textKey.startsWith(WORD_PREFIX) ? textKey.slice(WORD_PREFIX.length) : null);
