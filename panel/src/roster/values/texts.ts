import { type Cell, toLines, toText } from "../table/cell";
import { dateInstead, type Reading, readable, unreadable } from "./reading";

const MAX_LENGTH = 200;

/** Refuses dates, which a spreadsheet may have made of a text. */
export const readShort =
  (maxLength = MAX_LENGTH) =>
  (cell: Cell | undefined): Reading<string> => {
    const text = toText(cell);
    if (cell instanceof Date) return dateInstead();
    return text.length > maxLength ? unreadable() : readable(text === "" ? null : text);
  };

/** Texts such as skills, one per line as the talent's field stores them. `maxLength` limits all lines together. */
export const readLines =
  (maxLength = Infinity) =>
  (cell: Cell | undefined): Reading<string> => {
    const texts = toLines(cell)
      .split(/[\n;,]/)
      .map((text) => text.replace(/\s+/g, " ").trim())
      .filter(Boolean);
    const lines = [...new Set(texts)].join("\n");
    return lines.length > maxLength ? unreadable() : readable(lines === "" ? null : lines);
  };
