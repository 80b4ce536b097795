/** Of all scripts, and the accents and quotes that people type in place of an apostrophe: `D´Ávila`, `O‘Neil`. */
export const APOSTROPHES = /['’‘`´ʼʻ′＇]/g;

/** Marks of direction, zero-width spaces and soft hyphens, which copied text contains and nobody sees. */
const INVISIBLE = /\p{Cf}/gu;

/** Text of several lines in NFC, without invisible characters. Forms send their lines with other ends than browsers show. */
export const cleanLines = (text: string): string => text.normalize("NFC").replace(INVISIBLE, "").replace(/\r\n?/g, "\n").trim();

/** One line in NFC, without invisible characters, and with single spaces in place of all others, such as those that do not break. */
export const cleanLine = (text: string): string => cleanLines(text).replace(/\s+/g, " ");

/** A person's name as one line, with one kind of apostrophe. */
export const cleanName = (text: string): string => cleanLine(text).replace(APOSTROPHES, "'");
