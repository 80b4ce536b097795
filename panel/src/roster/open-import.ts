import { createLocalReq, type Payload, type PayloadRequest } from "payload";

import { readConsentClock } from "../consents/index";
import { pickCategories, readCategories } from "../talents/index";
import { toSlug } from "../shared/slug";
import type { User } from "../payload-types";
import { SKIP_ANNOUNCEMENT } from "../publication/index";
import { inspect } from "./pictures/inspect";
import { type MatchedPictures, matchPictures, type TalentPictures } from "./pictures/match-pictures";
import type { PictureSource } from "./pictures/source";
import { checkRows } from "./plan/check-rows";
import { indexTalents } from "./plan/identity";
import { type InspectedPictures, NOTHING_INSPECTED, pathProblems } from "./plan/plan-pictures";
import { type PlanContext, planRow, refuse } from "./plan/plan-row";
import type { RowPlan } from "./plan/row-plan";
import { readStoredTalents } from "./plan/stored-talents";
import type { RowProblem } from "./problems";
import { readRow } from "./read-row";
import type { RosterRow } from "./row";
import type { Table } from "./table/cell";
import { checkColumns, type Mapping, type MappingChoices, matchTable } from "./table/columns";
import { categoryChoices } from "./values/words";
import { readMediaIndex } from "./write/store-pictures";
import type { WriteContext } from "./write/write-row";

export type ImportInput = {
  payload: Payload;
  /** The person who imports; their rights apply to everything that is read and written. */
  user: User;
  table: Table;
  choices?: MappingChoices;
  pictures: PictureSource;
  now: Date;
};

export type OpenImport = {
  mapping: Mapping;
  /** Headers of columns that are not imported. */
  unusedColumns: readonly string[];
  /** The unused columns that only count the rows, so that they were not taken for a key. */
  counters: readonly string[];
  /** Pictures that belong to no row. */
  unmatchedPictures: readonly string[];
  rows: readonly RosterRow[];
  /** By the row's number. */
  picturesOf: (row: number) => TalentPictures | null;
  plan: (row: RosterRow) => Promise<RowPlan>;
  write: WriteContext;
};

const slugsOf = ({ facts, folder }: RosterRow): string[] =>
  folder === null ? [facts.agencyKey ?? "", facts.name ?? ""].map(toSlug) : [toSlug(folder.split(/[\\/]/).filter(Boolean).at(-1) ?? "")];

const inspectAll = async (source: PictureSource, { cover, book, compo, digitals }: TalentPictures): Promise<InspectedPictures> => {
  const inspectEach = async (paths: readonly string[]) => {
    const found = [];
    for (const path of paths) found.push(await inspect(source, path));
    return found;
  };
  const dated = [];
  for (const { path, date } of digitals) if (date !== null) dated.push({ inspected: await inspect(source, path), date });
  return {
    cover: cover === null ? null : await inspect(source, cover),
    book: await inspectEach(book),
    compo: await inspectEach(compo),
    digitals: dated,
  };
};

const ownProblems = (row: RosterRow, { byRow, shared }: MatchedPictures, today: string): RowProblem[] => {
  const folder = shared.get(row.number);
  if (folder !== undefined) return [{ code: "folder-shared", value: folder }];
  const pictures = byRow.get(row.number);
  return pictures === undefined ? [] : pathProblems(pictures, today);
};

const readRows = async (payload: Payload, { table, mapping, today }: { table: Table; mapping: Mapping; today: string }) => {
  const stored = await readCategories(payload);
  const categories = stored.flatMap(({ id, category }) => (typeof id === "number" ? [{ id, category }] : []));
  const context = { mapping, categories: categoryChoices(categories), today };
  const rows = checkRows(table.rows.map((row) => readRow(row, context)));
  return { rows, categoriesFor: (birthdate: string | null) => pickCategories(birthdate, today, categories) };
};

const createReq = (payload: Payload, user: User): Promise<PayloadRequest> =>
  createLocalReq({ user: { ...user, collection: "users" }, context: { ...SKIP_ANNOUNCEMENT } }, payload);

/**
 * Reads the rows, and the records of the store to compare them with. Writes nothing.
 * @throws ImportProblem when the table lacks a necessary column, or has two of one field.
 */
export const openImport = async ({ payload, user, table, choices, pictures: source, now }: ImportInput): Promise<OpenImport> => {
  const matched = matchTable(table, choices);
  checkColumns(table.headers, matched);
  const { mapping, counters } = matched;
  const req = await createReq(payload, user);
  const clock = await readConsentClock({ payload }, now);
  const { rows, categoriesFor } = await readRows(payload, { table, mapping, today: clock.today });
  const pictures = matchPictures(
    source.paths,
    rows.map((row) => ({ row: row.number, slugs: slugsOf(row) })),
  );
  const talents = await readStoredTalents(req);
  const media = await readMediaIndex(req);
  const context: PlanContext = { index: indexTalents(talents, rows), clock, hashOf: (id) => media.hashOf.get(id), categoriesFor };
  return {
    mapping,
    counters,
    unusedColumns: table.headers.filter((header, index) => header !== "" && mapping[index] === null),
    unmatchedPictures: pictures.unmatched,
    rows,
    picturesOf: (row) => pictures.byRow.get(row) ?? null,
    plan: async (row) => {
      const problems = ownProblems(row, pictures, clock.today);
      if (problems.length > 0) return refuse(row, [...row.problems, ...problems]);
      const own = pictures.byRow.get(row.number);
      return planRow(row, own === undefined ? NOTHING_INSPECTED : await inspectAll(source, own), context);
    },
    write: { req, store: { source, media }, talents: new Map(talents.map((talent) => [talent.id, talent])) },
  };
};
