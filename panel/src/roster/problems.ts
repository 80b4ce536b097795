import type { RosterField } from "./table/columns";

export const IMPORT_PROBLEMS = [
  "table-too-large",
  "table-unreadable",
  "table-type",
  "table-empty",
  "too-many-rows",
  "too-many-columns",
  "cell-too-long",
  "encoding",
  "garbled",
  "no-sheet",
  "several-sheets",
  "no-name-column",
  "no-key-column",
  "counter-column",
  "repeated-column",
  "unknown-column",
  "zip-unreadable",
  "zip-too-many-files",
  "zip-too-large",
  "import-running",
  "no-account",
  "interrupted",
] as const;

/** A problem of the whole import, which then does nothing. The message is in `words/roster.ts`. */
export class ImportProblem extends Error {
  constructor(
    readonly code: (typeof IMPORT_PROBLEMS)[number],
    /** The number, row or column that the message names. */
    readonly detail = "",
  ) {
    super(`${code} ${detail}`.trim());
  }
}

export type RowProblem =
  | {
      code: "unreadable";
      field: RosterField;
      value: string;
      suggestions: readonly string[];
      /** A spreadsheet made a date of it. */ reason?: "date";
    }
  | { code: "required"; field: RosterField }
  | {
      code:
        | "no-identity"
        | "no-category"
        | "ambiguous"
        | "name-taken"
        | "unpublished-changes"
        | "would-withdraw"
        | "stored-meanwhile"
        | "locked"
        | "failed";
    }
  | { code: "repeated"; row: number }
  | { code: "other-key"; value: string }
  /** The row's key belongs to a stored talent of another name. */
  | { code: "key-of-other"; value: string; name: string }
  /** The birthdate is the stored one, counted from another epoch. */
  | { code: "counted-from-1904"; value: string }
  | { code: "folder-shared"; value: string }
  | { code: "too-many-pictures"; value: string }
  | { code: "digital-without-date"; value: string }
  | { code: "picture"; value: string; reason: "type" | "size" | "pixels" | "unreadable" }
  | { code: "not-written"; value: string };

/** A remark about a row that is imported. */
export type RowNote = "draft-without-consent" | "draft-as-asked" | "is-draft" | "no-pictures";
