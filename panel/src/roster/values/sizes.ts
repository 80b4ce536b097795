import { isDateText } from "../../../../src/domain/measure-text";
import { isJeans, isShoes } from "../../talents/index";
import { type Cell, toText } from "../table/cell";
import { dateInstead, type Reading, readable, unreadable } from "./reading";

const withoutCountry = (text: string): string => text.replace(/^br\s*|\s*\(?br\)?$/i, "");

/** A measure is never a date. Excel turns `10/12` into 10 December, so the typed text is unknown. */
export const refuseDate = <Value>(cell: Cell | undefined, reading: Reading<Value>): Reading<Value> =>
  cell instanceof Date || (!reading.ok && isDateText(toText(cell))) ? dateInstead() : reading;

const jeansOf = (text: string): Reading<string> => {
  if (text === "") return readable(null);
  return isJeans(text) ? readable(text.replace(/\s*x\s*/i, "x")) : unreadable();
};

/** A Brazilian size such as `38`, `8x34` or `36/38`. */
export const readJeans = (cell: Cell | undefined): Reading<string> => refuseDate(cell, jeansOf(withoutCountry(toText(cell))));

const toShoes = (text: string): string | null => (isShoes(text) ? String(Number(text.replace(",", "."))) : null);

const shoesOf = (text: string): Reading<string> => {
  if (text === "") return readable(null);
  const size = toShoes(text);
  if (size !== null) return readable(size);
  const parts = text.split(/[/-]/).map((part) => toShoes(part.trim()));
  return unreadable(parts.filter((part) => part !== null));
};

/** In halves. Of two sizes (`37/38`) a person chooses. */
export const readShoes = (cell: Cell | undefined): Reading<string> => refuseDate(cell, shoesOf(withoutCountry(toText(cell))));
