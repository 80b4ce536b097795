import { lastOf, type Steps } from "./steps";
import { isDatedCount } from "./talent-fields";

/** Each character of `text` is the position in `values` for one row. */
interface TextColumn {
  /** Distinct values, sorted; lists as positions in `items`. */
  values: readonly unknown[];
  /** Whether the values are whole numbers, each as the difference from the one before. */
  isStepped?: true;
  /** Distinct items of a column of lists. */
  items?: readonly unknown[];
  /** Whether the values are the numbers of counts. */
  isCount?: true;
  text: string;
}

/** By column name. Brotli compresses the filters' columns of the 10,000 talents of `bench/lib/varied-talents` to 45 kB. */
export type TextColumns = Readonly<Record<string, TextColumn>>;

/** A column by row, as positions in a list of `size` distinct values. */
interface Codes {
  codes: ArrayLike<number>;
  size: number;
}

type Cells = readonly unknown[];
export type CellsByName = ReadonlyMap<string, Cells>;

/**
 * The columns that predict a column's values best. A column's rows are sorted by those of them that come before it, so
 * that rows with similar values are adjacent; without any, they keep the list's order.
 */
type RowOrderOf = (column: string) => readonly string[];

interface ColumnOptions {
  rowOrderOf: RowOrderOf;
  /** Leading digits of a count that are kept. */
  digits: number;
}

/** Lists are sorted. A count has no date and keeps only its first digits: 12,345 becomes 12,000 with two. */
export const toTextColumns = (cells: CellsByName, options: ColumnOptions): TextColumns => lastOf(textColumnSteps(cells, options));

/** `toTextColumns` in steps, so that a server can handle other requests in between. Each step is one pass over the rows. */
export function* textColumnSteps(cells: CellsByName, { rowOrderOf, digits }: ColumnOptions): Steps<TextColumns> {
  const known = new Map<string, Codes>();
  const columns: Record<string, TextColumn> = {};
  for (const [name, column] of cells) {
    const { values, items, codes } = yield* encodeCells(column.map((value) => toCell(value, digits)));
    const isCount = column.some(isDatedCount);
    yield;
    const order = rowOrder(columnsOf(known, rowOrderOf(name)), codes.length);
    known.set(name, { codes, size: values.length });
    yield;
    const sorted = Array.from(order, (row) => codes[row] ?? 0);
    const sent = values.every(isWholeOrNull) ? { values: toDifferences(values), isStepped: true as const } : { values };
    columns[name] = { ...sent, ...(items && { items }), ...(isCount && { isCount }), text: toText(sorted) };
    yield;
  }
  return columns;
}

const toCell = (value: unknown, digits: number): unknown => {
  if (Array.isArray(value)) return [...value].sort();
  return isDatedCount(value) ? roundDown(value.count, digits) : value;
};

const roundDown = (count: number, digits: number): number => {
  const unit = 10 ** Math.max(0, String(Math.trunc(count)).length - digits);
  return Math.floor(count / unit) * unit;
};

const isWholeOrNull = (value: unknown): value is number | null => value === null || Number.isInteger(value);

const toDifferences = (values: readonly (number | null)[]): readonly (number | null)[] =>
  values.map((value, position) => (value === null ? null : value - (values[position - 1] ?? 0)));

const fromDifferences = (differences: readonly unknown[]): readonly unknown[] => {
  let last = 0;
  return differences.map((difference) => (difference === null ? null : (last += Number(difference))));
};

export interface DecodedColumn extends Codes {
  values: readonly unknown[];
}

/** The inverse of `toTextColumns`. Each step is one column. */
export function* decodeColumnSteps(columns: TextColumns, count: number, rowOrderOf: RowOrderOf): Steps<ReadonlyMap<string, DecodedColumn>> {
  const known = new Map<string, DecodedColumn>();
  for (const [name, { values: sent, isStepped, items, isCount, text }] of Object.entries(columns)) {
    const values = (isStepped ? fromDifferences(sent) : sent).map((value) =>
      items ? toItems(value, items) : isCount && value !== null ? { count: value, date: null } : value,
    );
    const codes = new Uint32Array(count);
    rowOrder(columnsOf(known, rowOrderOf(name)), count).forEach((row, position) => (codes[row] = fromCharacter(text.charCodeAt(position))));
    known.set(name, { values, codes, size: values.length });
    yield;
  }
  return known;
}

interface EncodedCells {
  values: readonly unknown[];
  items?: readonly unknown[];
  codes: readonly number[];
}

function* encodeCells(cells: Cells): Steps<EncodedCells> {
  yield;
  const keys = cells.map((cell) => (Array.isArray(cell) ? JSON.stringify(cell) : cell));
  yield;
  const values = new Map<unknown, unknown>();
  keys.forEach((key, row) => values.set(key, cells[row]));
  yield;
  const sorted = [...values].sort(([one], [other]) => compare(one, other));
  const positions = new Map(sorted.map(([key], position) => [key, position]));
  const codes = keys.map((key) => positions.get(key) ?? 0);
  const lists = sorted.flatMap(([, value]) => (Array.isArray(value) ? [value] : []));
  if (lists.length < sorted.length || lists.length === 0) return { values: sorted.map(([, value]) => value), codes };
  const items = [...new Set(lists.flat())];
  return { values: lists.map((list) => toText(list.map((item) => items.indexOf(item)))), items, codes };
}

const toItems = (positions: unknown, items: readonly unknown[]): readonly unknown[] =>
  [...String(positions)].map((character) => items[fromCharacter(character.charCodeAt(0))]);

/** Numbers by size, null first; strings by code unit. */
const compare = (one: unknown, other: unknown): number => {
  if (typeof one === "number" && typeof other === "number") return one - other;
  return one === null || other === null ? Number(other === null) - Number(one === null) : String(one) < String(other) ? -1 : 1;
};

const columnsOf = (known: ReadonlyMap<string, Codes>, names: readonly string[]): readonly Codes[] =>
  names.flatMap((name) => known.get(name) ?? []);

/** Row numbers, sorted by the columns; equal rows keep the list's order. */
const rowOrder = (by: readonly Codes[], count: number): Uint32Array =>
  [...by].reverse().reduce(
    sortBy,
    Uint32Array.from({ length: count }, (_, row) => row),
  );

/** Counting sort, which is stable. */
const sortBy = (order: Uint32Array, { codes, size }: Codes): Uint32Array => {
  const next = new Uint32Array(size + 1);
  for (const row of order) {
    const following = (codes[row] ?? 0) + 1;
    next[following] = (next[following] ?? 0) + 1;
  }
  for (let code = 1; code < size; code++) next[code] = (next[code] ?? 0) + (next[code - 1] ?? 0);
  const sorted = new Uint32Array(order.length);
  for (const row of order) {
    const code = codes[row] ?? 0;
    const position = next[code] ?? 0;
    sorted[position] = row;
    next[code] = position + 1;
  }
  return sorted;
};

const FIRST = "#".charCodeAt(0);
const BACKSLASH = "\\".charCodeAt(0);

/** Skips the backslash, which JSON escapes. */
const toCharacter = (code: number): string => String.fromCharCode(FIRST + code < BACKSLASH ? FIRST + code : FIRST + code + 1);
const fromCharacter = (unit: number): number => (unit < BACKSLASH ? unit - FIRST : unit - FIRST - 1);

const toText = (codes: readonly number[]): string => codes.map(toCharacter).join("");
