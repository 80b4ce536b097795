import { stringify } from "csv-stringify/sync";

/**
 * CSV for Excel in Brazil: UTF-8 with a byte order mark, semicolons, CRLF. A text that a spreadsheet would calculate (`=`, `+`, `-`, `@`)
 * starts with an apostrophe, phone numbers too.
 */
export const toSpreadsheetCsv = (columns: readonly string[], rows: readonly (readonly string[])[]): string =>
  stringify(
    // A space before a formula does not stop every spreadsheet.
    rows.map((row) => row.map((text) => text.trim())),
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
