/** Before the name of a word in the keys of the site's texts: `word:common:footer.agency`. */
const WORD_PREFIX = "word:";

/** The name of the word that a text's key stands for, such as `common:footer.agency`; null for any other text. */
export const wordName = (textKey: string): string | null => (textKey.startsWith(WORD_PREFIX) ? textKey.slice(WORD_PREFIX.length) : null);
