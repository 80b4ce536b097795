import type { Day } from "./day";
import type { SizeTable } from "./foreign-sizes";

/** The normaliser, the GraphQL types and the display depend on the kind. */
export interface KindValues {
  /** Whole years as published (`publicAgeOn`); the birthdate stays on the server side. */
  years: number | null;
  /** Centimetres. */
  length: number | null;
  /** Feet and inches of a length; null when the content store gave centimetres only. In profiles, not in summaries. */
  feet: FeetAndInches | null;
  /** A Brazilian size. */
  size: number | null;
  /** A value of `config/options` (`Light Brown`), or any other text of the content store. */
  option: string | null;
  text: string | null;
  list: readonly string[];
  /** A number with the day on which it was counted. Visitors filter by the least number. */
  count: DatedCount | null;
  /** Shown and matched by filters only when true. */
  flag: boolean;
  /** A calendar day. Visitors filter by its age in months. */
  day: Day | null;
}

export type FieldKind = keyof KindValues;
export type FieldValue = KindValues[FieldKind];

export interface FeetAndInches {
  feet: number;
  inches: number;
}

export interface DatedCount {
  count: number;
  date: Day | null;
}

interface Positions {
  /** The talent's page; a field without a position is not shown. */
  facts?: number;
  /** The comparison and the printed selection; defaults to the position in `facts`, null hides the field. */
  comparison?: number | null;
  compCard?: number | null;
  /** The line below a name in the selection; a field without a position is not shown. */
  card?: number;
}

export type FieldView = keyof Positions;

interface CommonField extends Positions {
  /** The column's name in the casting index; the key by default. */
  column?: string;
  /** Key of a field that is shown together with this one. */
  with?: string;
}

interface Filter<Ends> {
  /** The query parameter of a list's address. */
  parameter?: string;
  /** The usual bounds of a range (docs/product.md, Casting); a listing with values outside has its own bounds. */
  min?: Ends;
  max?: Ends;
}

interface NumberKind extends CommonField {
  kind: "years" | "length" | "size";
  /** Weight for similar talents: years of age per difference of 1. */
  similarity?: number;
  /** Shows a length in metres instead of centimetres. */
  unit?: "m";
  /** The table that converts a size to other countries' systems. */
  conversion?: SizeTable;
}

interface OtherKind extends CommonField, Filter<undefined> {
  kind: "option" | "list" | "feet" | "text" | "count" | "flag" | "day";
}

export type TalentField = (NumberKind & (Filter<undefined> | Required<Filter<number>>)) | OtherKind;
export type FieldTable = Readonly<Record<string, TalentField>>;

/**
 * Every measurement and trait of a talent, in the order of the casting index and the filters. Parser, normaliser, public
 * profile, GraphQL schema and fragment, index, filters and views derive from it, and the panel's form, contract and import:
 * docs/architecture.md, "A new field of a talent". The label of a field is `fields.{key}` in the locales. All fields are
 * public. The table is part of every list's scripts, so it holds nothing that follows from the kind.
 */
export const TALENT_FIELDS = {
  age: { kind: "years", column: "ages", parameter: "idade", min: 16, max: 55, similarity: 1, facts: 1, card: 1, compCard: 4.5 },
  heightCm: {
    kind: "length",
    column: "heights",
    parameter: "altura",
    min: 40,
    max: 210,
    similarity: 0.2,
    facts: 2,
    card: 2,
    unit: "m",
    with: "heightFeet",
  },
  heightFeet: { kind: "feet" },
  shoes: { kind: "size", parameter: "calcado", min: 40, max: 120, facts: 4, conversion: "shoes" },
  jeans: { kind: "size", parameter: "jeans", min: 40, max: 120, facts: 3, conversion: "jeans" },
  hair: { kind: "option", parameter: "cabelo", facts: 6, with: "hairKind" },
  hairKind: { kind: "option", column: "hairKinds" },
  eyes: { kind: "option", parameter: "olhos", facts: 5, compCard: 6.5 },
  skills: { kind: "list", parameter: "habilidade", facts: 7 },
  city: { kind: "text", parameter: "cidade", facts: 8 },
  languages: { kind: "list", parameter: "idioma", facts: 9 },
  travels: { kind: "flag", parameter: "viaja", facts: 10 },
  digitalsOn: { kind: "day", parameter: "polaroides" },
  creditKinds: { kind: "list", parameter: "trabalhos" },
  networks: { kind: "list", parameter: "rede" },
  followers: { kind: "count", parameter: "seguidores", comparison: 8 },
} as const satisfies FieldTable;

type Fields = typeof TALENT_FIELDS;
type ProfileOnlyKey = { [Key in keyof Fields]: Fields[Key]["kind"] extends "feet" ? Key : never }[keyof Fields];

/** The keys of the options that visitors filter by. */
export type GroupKey = { [Key in keyof Fields]: Fields[Key] extends { kind: "option"; parameter: string } ? Key : never }[keyof Fields];
export type OptionKey = { [Key in keyof Fields]: Fields[Key] extends { kind: "option" } ? Key : never }[keyof Fields];

export type FieldValues = { -readonly [Key in keyof Fields]: KindValues[Fields[Key]["kind"]] };
export type SummaryValues = Omit<FieldValues, ProfileOnlyKey>;

/** For reading fields of a talent, or of part of one, by key. */
export type FieldRecord = Readonly<Record<string, unknown>>;

type ValueOf = (key: string, field: TalentField) => FieldValue | undefined;

/** Whether summaries, the casting index and the filters contain the field. */
export const isInSummaries = ({ kind }: TalentField): boolean => kind !== "feet";

export const absentValue = ({ kind }: TalentField): FieldValue => (kind === "list" ? [] : kind === "flag" ? false : null);

export const isDatedCount = (value: unknown): value is DatedCount =>
  typeof value === "object" && value !== null && "count" in value && typeof value.count === "number";

/** The overload gives the type of the real table. */
export function toSummaryValues(fields: FieldTable, valueOf: ValueOf): SummaryValues;
export function toSummaryValues(fields: FieldTable, valueOf: ValueOf): Record<string, FieldValue> {
  const values: Record<string, FieldValue> = {};
  for (const key in fields) {
    const field = fields[key];
    if (field && isInSummaries(field)) values[key] = valueOf(key, field) ?? absentValue(field);
  }
  return values;
}

export function toProfileValues(fields: FieldTable, valueOf: (key: string, field: TalentField) => unknown): FieldValues;
export function toProfileValues(fields: FieldTable, valueOf: (key: string, field: TalentField) => unknown): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).map(([key, field]) => [key, valueOf(key, field) ?? absentValue(field)]));
}

/** False for talents that were stored before a list field was added. */
export const hasLists = (record: FieldRecord, fields: FieldTable = TALENT_FIELDS): boolean =>
  Object.entries(fields).every(([key, { kind }]) => kind !== "list" || Array.isArray(record[key]));
