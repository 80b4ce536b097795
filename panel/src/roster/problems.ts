import type { RosterField } from "./table/columns";

export const IMPORT_PROBLEMS = [
  "table-too-large",
  "table-unreadable",
  "table-type",
  "table-empty",
  "too-many-rows",
  "too-many-columns",
  "cell-too-long",
  "no-name-column",
  "no-key-column",
  "unknown-column",
  "zip-unreadable",
  "zip-too-many-files",
  "zip-too-large",
  "import-running",
  "no-account",
  "interrupted",
] as const;

/** Concerns the whole import, which then does nothing. The message is in `messages/roster-problems.ts`. */
export class ImportProblem extends Error {
  constructor(
    readonly code: (typeof IMPORT_PROBLEMS)[number],
    /** The number, row or column that the message names. */
    readonly detail = "",
  ) {
    super(`${code} ${detail}`.trim());
  }
}

/** The reason for refusing a row. */
export type RowProblem =
  | { code: "unreadable"; field: RosterField; value: string; suggestions: readonly string[] }
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
  | { code: "folder-shared"; value: string }
  | { code: "too-many-pictures"; value: string }
  | { code: "digital-without-date"; value: string }
  | { code: "picture"; value: string; reason: "type" | "size" | "pixels" | "unreadable" }
  | { code: "not-written"; value: string };

/** A remark about a row that is imported. */
export type RowNote = "draft-without-consent" | "draft-as-asked" | "is-draft" | "no-pictures";
