import { toSpreadsheetCsv } from "../shared/csv";
import { inLanguage } from "../shared/bilingual";
import { describeFate, describeNote, describePart, describeProblem, reportMessages, ROW_STATES } from "./words/roster";
import type { RowResult } from "./import-roster";
import { allPaths, type PicturePart } from "./pictures/match-pictures";
import type { ReportedPlan, RowPlan } from "./plan/row-plan";

/** The part of the talent that the file becomes. `stored`: the panel has it already. `refused`: the row is refused. */
export type PictureFate = PicturePart | "stored" | "refused";

export type ListedPicture = { path: string; fate: PictureFate };

export type ReportedRow = { plan: ReportedPlan; talent: number | null; pictures: readonly ListedPicture[] };

const partsToWrite = (plan: RowPlan): Map<string, PicturePart> => {
  if (plan.state !== "new" && plan.state !== "changed") return new Map();
  const { cover, book, compo, digitals } = plan.work.pictures;
  return new Map([
    ...digitals.map(({ picture }) => [picture.path, "digitals"] as const),
    ...compo.map(({ path }) => [path, "compo"] as const),
    ...book.map(({ path }) => [path, "book"] as const),
    // Last: without a cover of its own, a picture of the book becomes the cover.
    ...(cover === null ? [] : [[cover.path, "cover"] as const]),
  ]);
};

/** The cover first. */
export const picturesOf = ({ plan, pictures }: Pick<RowResult, "plan" | "pictures">): ListedPicture[] => {
  const parts = partsToWrite(plan);
  const rest = plan.state === "refused" ? "refused" : "stored";
  return pictures === null ? [] : allPaths(pictures).map((path) => ({ path, fate: parts.get(path) ?? rest }));
};

/** The reasons for a refusal, then the notes. */
export const remarksOf = (plan: ReportedPlan, language: string): string[] => [
  ...(plan.state === "refused" ? plan.problems.map((problem) => describeProblem(problem, language)) : []),
  ...plan.notes.map((note) => describeNote(note, language)),
];

export const changesOf = (plan: ReportedPlan, language: string): string[] =>
  plan.state === "changed" ? plan.changes.map((part) => describePart(part, language)) : [];

/** `ana-prado/01.jpg (Book)` */
export const describePicture = ({ path, fate }: ListedPicture, language: string): string => `${path} (${describeFate(fate, language)})`;

const toLine = ({ plan, talent, pictures }: ReportedRow, language: string): string[] => [
  String(plan.row),
  plan.name,
  inLanguage(ROW_STATES[plan.state], language),
  talent === null ? "" : String(talent),
  changesOf(plan, language).join(", "),
  remarksOf(plan, language).join(" "),
  pictures.map((picture) => describePicture(picture, language)).join(", "),
];

type Reported = { rows: readonly ReportedRow[]; unmatchedPictures: readonly string[] };

/** One line for each row that the import reached, and one for each picture that belongs to no row. */
export const writeReport = ({ rows, unmatchedPictures }: Reported, language: string): string => {
  const { row, name, state, talent, changes, remarks, pictures, nobody, howToMatch } = reportMessages(language);
  return toSpreadsheetCsv(
    [row, name, state, talent, changes, remarks, pictures],
    [...rows.map((result) => toLine(result, language)), ...unmatchedPictures.map((path) => ["", "", nobody, "", "", howToMatch, path])],
  );
};
