import { ImportProblem } from "../problems";

/** Windows-1252 from 0x80 to 0x9F; the rest is Latin-1. */
const WINDOWS_1252 = "€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8DŽ\x8F\x90‘’“”•–—˜™š›œ\x9DžŸ";

/** Node's own decoder of this name decodes Latin-1 (https://github.com/nodejs/node/issues/56542). */
const fromWindows1252 = (bytes: Uint8Array): string =>
  Buffer.from(bytes)
    .toString("latin1")
    .replace(/[\x80-\x9F]/g, (character) => WINDOWS_1252[character.charCodeAt(0) - 0x80] ?? character);

/** Letters and signs of Western European texts. */
const USUAL = /^[\s\x20-\x7EÀ-ÖØ-öø-ÿŠŽšž“”‘’–—…•ºª°´§«»×½€£\u00A0]*$/;

/**
 * Signs of a text that was decoded with the wrong character set: a capital after a small letter ("JosŽ"), a small letter after two capitals
 * ("GÍnero"), a sign within a word ("Antônio" as "Ant—nio"). In each, one of the letters has an accent.
 */
const BROKEN_WORD = /\p{Ll}[À-ÖØ-ÞŠŽ]|[à-öø-ÿšž][A-Z]|\p{Lu}[À-ÖØ-ÞŠŽ]\p{Ll}|\p{L}[“”‘–—…•«»]\p{L}|…\p{L}/u;

const isPlausible = (text: string): boolean => USUAL.test(text) && !BROKEN_WORD.test(text);

/**
 * Windows-1252, which Excel saves in Brazil, or Mac Roman, which Excel for Mac saves. @throws ImportProblem when both or neither are
 * possible.
 */
const fromEightBits = (bytes: Uint8Array): string => {
  const readings = [fromWindows1252(bytes), new TextDecoder("macintosh").decode(bytes)].filter(isPlausible);
  const [text, other] = readings;
  if (text === undefined || other !== undefined) throw new ImportProblem("encoding");
  return text;
};

/**
 * Decodes UTF-8 with or without a byte order mark, UTF-16 with one, Windows-1252 and Mac Roman.
 * @throws ImportProblem when the encoding cannot be determined.
 */
export const decodeText = (bytes: Uint8Array): string => {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return fromEightBits(bytes);
  }
};

/** A text that another program decoded with the wrong character set and saved so: "JoÃ£o", "Jo‹o", "Jo�o". */
export const isGarbled = (text: string): boolean => /\uFFFD|[ÃÂ][\u00A0-\u00BF‰‡ƒš]|Ã[“”‘’•]\p{L}|\p{L}[‹›‡ˆ‰ƒ√„]\p{Ll}/u.test(text);
