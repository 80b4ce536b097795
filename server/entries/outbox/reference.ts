import { randomInt } from "node:crypto";

/** Without I, L, O and U: what is read out on the phone must not be misheard, nor form words. */
const LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const GROUP = 4;

const group = (): string => Array.from({ length: GROUP }, () => LETTERS[randomInt(LETTERS.length)]).join("");

/** What a visitor may quote to the agency: `7KQ2-M9XT`. */
export const newReference = (): string => `${group()}-${group()}`;
