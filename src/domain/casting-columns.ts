import { GENDERS, type Category } from "./category";
import type { TalentSummary } from "./talent";
import { isGiven } from "./casting-index";
import { ORDERS } from "./casting-orders";
import { lastOf, type Steps } from "./steps";
import { decodeColumnSteps, textColumnSteps, toTextColumns, type CellsByName, type DecodedColumn, type TextColumns } from "./text-columns";
import { absentValue, isInSummaries, TALENT_FIELDS, type FieldRecord, type FieldTable, type TalentField } from "./talent-fields";

/**
 * The columns in their order, each with the columns that predict its values best. Sorting the rows by them reduces the
 * size by a fifth for the 10,000 talents of `bench/lib/varied-talents`. Part of the format: a change needs another
 * `PARTS_VERSION`.
 */
const ROW_ORDERS: Readonly<Record<string, readonly string[]>> = {
  categories: [],
  genders: [],
  ages: ["categories"],
  heights: ["genders", "ages"],
  jeans: ["heights"],
  shoes: ["heights", "jeans"],
  hair: ["heights"],
  eyes: ["hair"],
  skills: ["ages"],
  languages: ["ages", "skills"],
  city: ["ages", "heights"],
  travels: ["ages"],
  creditKinds: ["categories"],
  networks: ["ages"],
  followers: ["networks", "categories"],
};
const rowOrderOf = (column: string): readonly string[] => ROW_ORDERS[column] ?? ["ages"];

/** Digits kept of a count in filters: visitors filter by round numbers. */
const FILTER_DIGITS = 2;
const ORDER_DIGITS = 3;

/**
 * All values that filters and similar talents read: genders, categories and fields of the table. Lists are sorted; a
 * count has only its first two digits and no date.
 */
export const toFilterColumns = (talents: readonly TalentSummary[], fields: FieldTable = TALENT_FIELDS): TextColumns =>
  lastOf(filterColumnSteps(talents, fields));

/** `toFilterColumns` in steps, so that a server can handle other requests in between. Each step is one pass over the talents. */
export function* filterColumnSteps(talents: readonly TalentSummary[], fields: FieldTable = TALENT_FIELDS): Steps<TextColumns> {
  const cells = yield* filterCells(talents, fields);
  return yield* textColumnSteps(cells, { rowOrderOf, digits: FILTER_DIGITS });
}

/** The values that only orders read: positions among the newest, and counts with their first three digits. */
export const toOrderColumns = (talents: readonly TalentSummary[], fields: FieldTable = TALENT_FIELDS): TextColumns =>
  toTextColumns(orderCells(talents, fields), { rowOrderOf, digits: ORDER_DIGITS });

/** Rows must be passed in order. */
type AddValues = (talent: Record<string, unknown>, row: number) => void;

/** The inverse of `toFilterColumns`. */
export function* filterValueSteps(columns: TextColumns, count: number, fields: FieldTable = TALENT_FIELDS): Steps<AddValues> {
  const known = yield* decodeColumnSteps(columns, count, rowOrderOf);
  const [genders, categories] = ["genders", "categories"].map((name) => known.get(name));
  const listed = listedFields(known, fields);
  return (talent, row) => {
    talent.gender = GENDERS[Number(cellAt(genders, row))] ?? "female";
    talent.categories = cellAt(categories, row) ?? [];
    for (const { key, column, absent } of listed) talent[key] = cellAt(column, row) ?? absent;
  };
}

/** The inverse of `toOrderColumns`. */
export function* orderValueSteps(columns: TextColumns, count: number, fields: FieldTable = TALENT_FIELDS): Steps<AddValues> {
  const known = yield* decodeColumnSteps(columns, count, rowOrderOf);
  const differences = known.get(NEWEST);
  const sorted = listedFields(known, fields).filter(({ column }) => column !== undefined);
  let newest = 0;
  return (talent, row) => {
    if (differences) talent[NEWEST] = newest += Number(cellAt(differences, row));
    for (const { key, column, absent } of sorted) talent[key] = cellAt(column, row) ?? absent;
  };
}

const NEWEST = "newest" satisfies keyof TalentSummary;

const listedFields = (known: ReadonlyMap<string, DecodedColumn>, fields: FieldTable) =>
  Object.entries(fields)
    .filter(([, field]) => isInSummaries(field))
    .map(([key, field]) => ({ key, column: known.get(field.column ?? key), absent: absentValue(field) }));

const cellAt = (column: DecodedColumn | undefined, row: number): unknown => column?.values[column.codes[row] ?? 0];

function* filterCells(talents: readonly TalentSummary[], fields: FieldTable): Steps<CellsByName> {
  const cells = new Map<string, readonly unknown[]>([
    ["categories", talents.map(({ categories }): readonly Category[] => categories)],
    ["genders", talents.map(({ gender }) => GENDERS.indexOf(gender))],
  ]);
  for (const [key, field] of Object.entries(fields)) {
    const isRead = field.parameter !== undefined || "similarity" in field;
    if (isRead && isInSummaries(field)) addCells(cells, { key, field, talents });
    yield;
  }
  // In the order of `ROW_ORDERS`: only earlier columns can predict a column.
  return new Map([...cells].sort(([one], [other]) => position(one) - position(other)));
}

const KNOWN = Object.keys(ROW_ORDERS);
const position = (column: string): number => (KNOWN.includes(column) ? KNOWN.indexOf(column) : KNOWN.length);

const orderCells = (talents: readonly TalentSummary[], fields: FieldTable): CellsByName => {
  const cells = new Map<string, readonly unknown[]>();
  // The difference from the row before: rows in the order of publication then compress to almost nothing.
  if (hasNewest(talents))
    cells.set(
      NEWEST,
      talents.map(({ newest = 0 }, row) => newest - (talents[row - 1]?.newest || 0)),
    );
  for (const key of Object.values(ORDERS)) {
    const field = fields[key];
    if (field?.kind === "count") addCells(cells, { key, field, talents });
  }
  return cells;
};

export const hasNewest = (talents: readonly TalentSummary[]): boolean => talents.some(({ newest }) => newest);

interface ListedField {
  key: string;
  field: TalentField;
  talents: readonly TalentSummary[];
}

/** Adds no column when no talent has the field. */
const addCells = (cells: Map<string, readonly unknown[]>, { key, field, talents }: ListedField): void => {
  const values = talents.map((talent: FieldRecord) => talent[key] ?? absentValue(field));
  if (values.some(isGiven)) cells.set(field.column ?? key, values);
};
