import { GENDERS, type Category } from "./category";
import type { TalentSummary } from "./talent";
import {
  absentValue,
  isInSummaries,
  TALENT_FIELDS,
  type FieldKind,
  type FieldRecord,
  type FieldTable,
  type KindValues,
} from "./talent-fields";
import { formatReference } from "./talent-reference";

/** A column with few distinct values: row `n` holds `values[rows[n]]`. */
export interface DictionaryColumn<Value> {
  values: readonly Value[];
  rows: readonly number[];
}

type Column<Value> = readonly Value[] | DictionaryColumn<Value>;

/** Kinds whose column holds plain values; all others are dictionaries. */
type PlainKind = "years" | "length" | "size";

const PLAIN_KINDS: readonly FieldKind[] = ["years", "length", "size"] satisfies PlainKind[];

type Fields = typeof TALENT_FIELDS;
type ColumnName<Key extends keyof Fields> = Fields[Key]["kind"] extends "feet"
  ? never
  : Fields[Key] extends { column: infer Name extends string }
    ? Name
    : Key;
type FieldColumn<Kind extends FieldKind> = Kind extends PlainKind ? readonly KindValues[Kind][] : DictionaryColumn<KindValues[Kind]>;

/**
 * Talent summaries by column, all of one length and in the content store's order: the response of `GET /api/casting/…`.
 * A field without a value for any talent has no column.
 * Compressed, ten thousand rows take about a tenth of their row form.
 */
export type CastingIndex = {
  ids: readonly string[];
  /** In the index of a `TF -` category only: the tokens (`t`) of the talents' addresses. */
  tokens?: readonly string[];
  names: readonly string[];
  covers: readonly (string | null)[];
  /** Row → position in `GENDERS`. */
  genders: readonly number[];
  categories: DictionaryColumn<readonly Category[]>;
  /**
   * Each row's position among the newest, as the difference from the row before: rows in the order of publication then
   * compress to almost nothing.
   */
  newest?: readonly number[];
} & { [Key in keyof Fields as ColumnName<Key>]?: FieldColumn<Fields[Key]["kind"]> };

/** `tokenOf` adds the column of tokens. */
export function toCastingIndex(
  talents: readonly TalentSummary[],
  tokenOf?: (talentId: string) => string,
  fields?: FieldTable,
): CastingIndex;
export function toCastingIndex(
  talents: readonly TalentSummary[],
  tokenOf?: (talentId: string) => string,
  fields: FieldTable = TALENT_FIELDS,
): Readonly<Record<string, Column<unknown> | undefined>> {
  return {
    ids: talents.map(({ talentId }) => talentId),
    ...(tokenOf && { tokens: talents.map(({ talentId }) => tokenOf(talentId)) }),
    names: talents.map(({ name }) => name),
    covers: talents.map(({ coverVersion }) => coverVersion),
    genders: talents.map(({ gender }) => GENDERS.indexOf(gender)),
    ...fieldColumns(talents, fields, (kind) => PLAIN_KINDS.includes(kind)),
    categories: toDictionary(talents.map(({ categories }) => categories)),
    ...(talents.some(({ newest }) => newest) && { newest: talents.map(({ newest = 0 }, row) => newest - (talents[row - 1]?.newest || 0)) }),
    ...fieldColumns(talents, fields, (kind) => !PLAIN_KINDS.includes(kind)),
  };
}

const fieldColumns = (talents: readonly FieldRecord[], fields: FieldTable, isWanted: (kind: FieldKind) => boolean) =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([, field]) => isInSummaries(field) && isWanted(field.kind))
      .flatMap(([key, field]): [string, Column<unknown>][] => {
        const cells = talents.map((talent) => talent[key] ?? absentValue(field));
        if (!cells.some(isGiven)) return [];
        return [[field.column ?? key, PLAIN_KINDS.includes(field.kind) ? cells : toDictionary(cells)]];
      }),
  );

/** The inverse of `toCastingIndex`; with tokens, each `talentId` is a reference (`domain/talent-reference`). */
export function fromCastingIndex(index: CastingIndex, fields?: FieldTable): TalentSummary[];
export function fromCastingIndex(index: CastingIndex, fields: FieldTable = TALENT_FIELDS): Record<string, unknown>[] {
  const { ids, tokens = [], names, genders, covers, categories } = index;
  const columns: Readonly<Record<string, Column<unknown> | undefined>> = index;
  const listed = Object.entries(fields).filter(([, field]) => isInSummaries(field));
  let newest = 0;
  return ids.map((talentId, row) => {
    const talent: Record<string, unknown> = {
      talentId: formatReference({ talentId, token: tokens[row] || null }),
      name: names[row] || "",
      gender: GENDERS[genders[row] ?? -1] || "female",
      coverVersion: covers[row] || null,
      categories: cellAt(categories, row) || [],
    };
    if (index.newest) talent.newest = newest += index.newest[row] || 0;
    for (const [key, field] of listed) talent[key] = cellAt(columns[field.column || key], row) ?? absentValue(field);
    return talent;
  });
}

/** False for false and for an empty list too. */
export const isGiven = (value: unknown): boolean =>
  value !== undefined && value !== null && value !== false && !(Array.isArray(value) && value.length === 0);

const toDictionary = <Value>(cells: readonly Value[]): DictionaryColumn<Value> => {
  const positions = new Map<string, number>();
  const values: Value[] = [];
  const rows = cells.map((cell) => {
    const key = JSON.stringify(cell);
    const known = positions.get(key);
    if (known !== undefined) return known;
    positions.set(key, values.length);
    return values.push(cell) - 1;
  });
  return { values, rows };
};

const cellAt = <Value>(column: Column<Value> | undefined, row: number): Value | undefined =>
  column && ("rows" in column ? column.values[column.rows[row] ?? -1] : column[row]);
