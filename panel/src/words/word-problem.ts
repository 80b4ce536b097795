/** The rules of a word that may be replaced. */
export interface WordRules {
  /** Characters. */
  maxLength: number;
  /** Names of the `{{…}}` in the site's own text. */
  placeholders: readonly string[];
}

/** Why a text cannot replace a word. `syntax`: it has a sign that the site's texts would read as an instruction. */
export type WordProblem = "too-long" | "placeholders" | "syntax";

/** The names of a text's placeholders, sorted, each once. */
export const placeholdersOf = (text: string): string[] =>
  [...new Set([...text.matchAll(/\{\{\s*([^}]*?)\s*\}\}/g)].map(([, name = ""]) => name))].sort();

/**
 * Checks a text that replaces a word: it must have the same placeholders, and no other braces or `$t(`. Null when it is right,
 * or empty, so that the site's own text stays.
 */
export const wordProblem = (text: string | null, { maxLength, placeholders }: WordRules): WordProblem | null => {
  if (text === null || text === "") return null;
  if (text.length > maxLength) return "too-long";
  if (placeholdersOf(text).join() !== [...placeholders].sort().join()) return "placeholders";
  return /\{\{|\}\}|\$t\(/.test(text.replace(/\{\{\w+\}\}/g, "")) ? "syntax" : null;
};
