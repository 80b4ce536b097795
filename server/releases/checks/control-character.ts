const RAW = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/;

/** The same characters as JSON escapes; an escaped backslash before the `u` is text. */
const ESCAPED = /(?<!\\)(?:\\\\)*\\(b|f|u00(?:0[0-8bcef]|1[0-9a-f]|7f|[89][0-9a-f]))/i;

const SHORT_ESCAPES: Readonly<Record<string, string>> = { b: "U+0008", f: "U+000C" };

/** The first control character of a page or of page data as `U+0000`, tab and line breaks aside; null when there is none. */
export const controlCharacter = (text: string): string | null => {
  const [raw] = RAW.exec(text) ?? [];
  if (raw !== undefined) return `U+${raw.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0")}`;
  const [, escape] = ESCAPED.exec(text) ?? [];
  return escape === undefined ? null : (SHORT_ESCAPES[escape] ?? `U+${escape.slice(1).toUpperCase()}`);
};
