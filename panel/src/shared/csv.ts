import { stringify } from "csv-stringify/sync";

import { internationalPhone } from "../../../src/domain/phone";

const PHONE = /^\+(?:[\s().-]*\d){8,15}$/;

/** Formats a phone number as `(+55) (11) 90000-0001`: programs can read it as a number, and no spreadsheet calculates it. */
const toCell = (text: string): string => {
  const phone = PHONE.test(text) ? internationalPhone(text) : null;
  return phone === null ? text : phone.replace(/^\+(\d+)/, "(+$1)");
};

/**
 * CSV for Excel in Brazil: UTF-8 with a byte order mark, semicolons, CRLF. A text that a spreadsheet would calculate (`=`, `+`, `-`, `@`)
 * gets an apostrophe in front.
 */
export const toSpreadsheetCsv = (columns: readonly string[], rows: readonly (readonly string[])[]): string =>
  stringify(
    // Trimmed, since a space before a formula does not stop every spreadsheet.
    rows.map((row) => row.map((text) => toCell(text.trim()))),
    {
      header: true,
      columns: [...columns],
      bom: true,
      delimiter: ";",
      record_delimiter: "windows",
      escape_formulas: true,
      quoted_string: true,
    },
  );
