import { toSpreadsheetCsv } from "../lib/csv";
import { inLanguage } from "../messages/bilingual";
import { describeNote, describePart, describeProblem, reportMessages, ROW_STATES } from "../messages/roster";
import type { ReportedPlan } from "./plan/row-plan";

export type ReportedRow = { plan: ReportedPlan; talent: number | null };

/** Why a row is refused, or what a person should know about it. */
export const remarksOf = (plan: ReportedPlan, language: string): string[] => [
  ...(plan.state === "refused" ? plan.problems.map((problem) => describeProblem(problem, language)) : []),
  ...plan.notes.map((note) => describeNote(note, language)),
];

export const changesOf = (plan: ReportedPlan, language: string): string[] =>
  plan.state === "changed" ? plan.changes.map((part) => describePart(part, language)) : [];

const toLine = ({ plan, talent }: ReportedRow, language: string): string[] => [
  String(plan.row),
  plan.name,
  inLanguage(ROW_STATES[plan.state], language),
  talent === null ? "" : String(talent),
  changesOf(plan, language).join(", "),
  remarksOf(plan, language).join(" "),
];

/** The report of an import: one line for each row that it reached. */
export const writeReport = ({ rows }: { rows: readonly ReportedRow[] }, language: string): string => {
  const { row, name, state, talent, changes, remarks } = reportMessages(language);
  return toSpreadsheetCsv(
    [row, name, state, talent, changes, remarks],
    rows.map((result) => toLine(result, language)),
  );
};
