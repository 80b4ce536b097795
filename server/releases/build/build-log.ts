const COLOUR = /\u001b\[[0-9;]*[A-Za-z]/g;

const ERROR_LINE = /^\s*(ERROR\b|error\b|\w*Error:)/;

const MAX_LENGTH = 400;

/** The last error in a build's log, in one line; null when there is none. */
export const lastError = (log: string): string | null => {
  const lines = log
    .replace(COLOUR, "")
    .split("\n")
    .map((line) => line.trim());
  const start = lines.findLastIndex((line) => ERROR_LINE.test(line));
  if (start === -1) return null;
  const [heading = "", ...rest] = lines.slice(start);
  const explanation = rest.find((line) => line !== "");
  // Gatsby's reporter prints a code and then the sentence; a plain "Error: …" line is the sentence itself.
  const isCode = /^ERROR\s+#/.test(heading);
  const sentence =
    isCode && explanation !== undefined ? `${heading.replace(/^ERROR\s+/, "").replace(/\s{2,}.*/, "")}: ${explanation}` : heading;
  return sentence.replace(/\s+/g, " ").slice(0, MAX_LENGTH);
};
