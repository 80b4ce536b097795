import type { Day } from "./age";
import type { SizeTable } from "./foreign-sizes";

/** The value of each kind of field; the normaliser, the GraphQL types and the display follow from the kind. */
export interface KindValues {
  /** Whole years as published (`publicAgeOn`); the birthdate itself stays on the server side. */
  years: number | null;
  /** Centimetres. */
  length: number | null;
  /** The feet and inches of a length; null where the upstream gave centimetres only. Profiles have them, summaries do not. */
  feet: FeetAndInches | null;
  /** A Brazilian size. */
  size: number | null;
  /** One of the upstream's English option values (`Light Brown`), see `config/options`. */
  option: string | null;
  text: string | null;
  list: readonly string[];
  /** A number that somebody counted, and when. */
  count: DatedCount | null;
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

/** Which position a field has in each place. */
interface Positions {
  /** A talent's own page; a field without a position is not shown there. */
  facts?: number;
  /** The comparison and the printed sheet of the selection; the position in `facts` where not given, null for none. */
  comparison?: number | null;
  compCard?: number | null;
  /** The line below a name in the selection; a field without a position is not shown there. */
  card?: number;
}

export type Place = keyof Positions;

interface CommonField extends Positions {
  /** The column of the casting index, where it is not called like the field. */
  column?: string;
  /** A field that is shown together with this one. */
  with?: string;
}

/** How visitors filter by a field, if they may. */
interface Filter<Ends> {
  /** The name in the address of a list. */
  parameter?: string;
  /** The usual ends of a range (specification §9); a listing with talents beyond them has its own. */
  min?: Ends;
  max?: Ends;
}

interface NumberKind extends CommonField {
  kind: "years" | "length" | "size";
  /** How many years of age a difference of 1 weighs as when similar talents are sought. */
  similarity?: number;
  /** A length is shown in centimetres unless this says metres. */
  unit?: "m";
  /** Shows a size in other countries' systems too. */
  conversion?: SizeTable;
}

interface OtherKind extends CommonField, Filter<undefined> {
  kind: "option" | "list" | "feet" | "text" | "count";
}

export type TalentField = (NumberKind & (Filter<undefined> | Required<Filter<number>>)) | OtherKind;
export type FieldTable = Readonly<Record<string, TalentField>>;

/**
 * Every measurement and trait of a talent, in the order of the casting index and of the filters. Parser, normaliser,
 * public profile, GraphQL schema and fragment, index, filters and displays follow from it: docs/architecture.md,
 * "A new field of a talent". The label of a field is `talent.{key}` of the locales. All of it is public, and it is part of
 * the scripts of every list, so what can be told from the kind does not stand here.
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
} as const satisfies FieldTable;

type Fields = typeof TALENT_FIELDS;
type ProfileOnlyKey = { [Key in keyof Fields]: Fields[Key]["kind"] extends "feet" ? Key : never }[keyof Fields];

/** The keys of the options that visitors filter by. */
export type GroupKey = { [Key in keyof Fields]: Fields[Key] extends { kind: "option"; parameter: string } ? Key : never }[keyof Fields];
/** The keys of all fields that are options. */
export type OptionKey = { [Key in keyof Fields]: Fields[Key] extends { kind: "option" } ? Key : never }[keyof Fields];

/** What a profile holds of the table. */
export type FieldValues = { -readonly [Key in keyof Fields]: KindValues[Fields[Key]["kind"]] };
/** What a summary holds of the table. */
export type SummaryValues = Omit<FieldValues, ProfileOnlyKey>;

/** A talent, or part of one, whose fields are read by key. */
export type FieldRecord = Readonly<Record<string, unknown>>;

type ValueOf = (key: string, field: TalentField) => FieldValue | undefined;

/** Whether summaries have a field, and with them the casting index and the filters. */
export const isInSummaries = ({ kind }: TalentField): boolean => kind !== "feet";

/** The value of a field that a talent lacks. */
export const absentValue = ({ kind }: TalentField): FieldValue => (kind === "list" ? [] : null);

/** A value for each field of a table that summaries have. The overload names the type that the real table gives. */
export function toSummaryValues(fields: FieldTable, valueOf: ValueOf): SummaryValues;
export function toSummaryValues(fields: FieldTable, valueOf: ValueOf): Record<string, FieldValue> {
  const values: Record<string, FieldValue> = {};
  for (const key in fields) {
    const field = fields[key];
    if (field && isInSummaries(field)) values[key] = valueOf(key, field) ?? absentValue(field);
  }
  return values;
}

/** A value for each field of a table: what profiles have. */
export function toProfileValues(fields: FieldTable, valueOf: (key: string, field: TalentField) => unknown): FieldValues;
export function toProfileValues(fields: FieldTable, valueOf: (key: string, field: TalentField) => unknown): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).map(([key, field]) => [key, valueOf(key, field) ?? absentValue(field)]));
}

/** Whether all lists of a table are there, in what was written before as a talent. */
export const hasLists = (record: FieldRecord, fields: FieldTable = TALENT_FIELDS): boolean =>
  Object.entries(fields).every(([key, { kind }]) => kind !== "list" || Array.isArray(record[key]));
