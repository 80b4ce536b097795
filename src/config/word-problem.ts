export interface WordRules {
  /** In characters. */
  maxLength: number;
  /** Names of the `{{…}}` in the default text. */
  placeholders: readonly string[];
}

/** Reason why a text cannot replace a word. `syntax`: it has characters that i18n would interpret. */
export type WordProblem = "too-long" | "placeholders" | "syntax";

/** Sorted, without duplicates. */
export const placeholdersOf = (text: string): string[] =>
  [...new Set([...text.matchAll(/\{\{\s*([^}]*?)\s*\}\}/g)].map(([, name = ""]) => name))].sort();

/**
 * A replacement must have the same placeholders, and no other braces or `$t(`. Null when it is valid, and when it is
 * empty: then the default text is used.
 */
export const wordProblem = (text: string | null, { maxLength, placeholders }: WordRules): WordProblem | null => {
  if (text === null || text === "") return null;
  if (text.length > maxLength) return "too-long";
  if (placeholdersOf(text).join() !== [...placeholders].sort().join()) return "placeholders";
  return /\{\{|\}\}|\$t\(/.test(text.replace(/\{\{\w+\}\}/g, "")) ? "syntax" : null;
};
