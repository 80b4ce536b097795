/** Markup that is not escaped again. */
export interface Html {
  readonly markup: string;
}

type Part = Html | readonly Html[] | string | null;

const ESCAPES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

const toMarkup = (part: Part): string => {
  if (part === null) return "";
  if (typeof part === "string") return part.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? "");
  return "markup" in part ? part.markup : part.map(({ markup }) => markup).join("");
};

/** A template tag: escapes interpolated text, and inserts interpolated markup unchanged. */
export const html = (strings: TemplateStringsArray, ...parts: readonly Part[]): Html => ({
  markup: strings.map((text, index) => text + (index < parts.length ? toMarkup(parts[index] ?? null) : "")).join(""),
});
