import { type Cell, toText } from "../table/cell";
import { type Reading, readable, unreadable } from "./reading";

const MAX_JEANS = 20;
const [MIN_SHOES, MAX_SHOES] = [10, 52];

const withoutCountry = (text: string): string => text.replace(/^br\s*|\s*\(?br\)?$/i, "");

/** A Brazilian size such as `38` or `8x34`. */
export const readJeans = (cell: Cell | undefined): Reading<string> => {
  const text = withoutCountry(toText(cell));
  if (text === "") return readable(null);
  return text.length <= MAX_JEANS ? readable(text.replace(/\s*x\s*/i, "x")) : unreadable();
};

const asShoes = (text: string): string | null => {
  const size = Number(text.replace(",", "."));
  return /^\d{1,2}([.,][05])?$/.test(text) && size >= MIN_SHOES && size <= MAX_SHOES ? String(size) : null;
};

/** A Brazilian shoe size, in halves. Of two sizes (`37/38`) a person chooses. */
export const readShoes = (cell: Cell | undefined): Reading<string> => {
  const text = withoutCountry(toText(cell));
  if (text === "") return readable(null);
  const size = asShoes(text);
  if (size !== null) return readable(size);
  const parts = text.split(/[/-]/).map((part) => asShoes(part.trim()));
  return unreadable(parts.filter((part) => part !== null));
};
