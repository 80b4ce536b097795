/** Apostrophes of all scripts, and the accents and quotes that people type instead: `D´Ávila`, `O‘Neil`. */
export const APOSTROPHES = /['’‘`´ʼʻ′＇]/g;

/** Direction marks, zero-width spaces and soft hyphens, which copied text contains invisibly. */
const INVISIBLE = /\p{Cf}/gu;

/** Returns NFC without invisible characters. Forms send CRLF line ends; browsers show LF. */
export const cleanLines = (text: string): string => text.normalize("NFC").replace(INVISIBLE, "").replace(/\r\n?/g, "\n").trim();

/** Returns one line in NFC, without invisible characters; every whitespace, also a no-break space, becomes a single space. */
export const cleanLine = (text: string): string => cleanLines(text).replace(/\s+/g, " ");

/** Returns one line with one kind of apostrophe. */
export const cleanName = (text: string): string => cleanLine(text).replace(APOSTROPHES, "'");
