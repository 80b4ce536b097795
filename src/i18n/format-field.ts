import { writeDay } from "../domain/day";
import { foreignSize, type ForeignSize, type SizeSystem } from "../domain/foreign-sizes";
import type { Locale } from "../domain/locale";
import type { Talent } from "../domain/talent";
import {
  isDatedCount,
  TALENT_FIELDS,
  type DatedCount,
  type FieldRecord,
  type FieldTable,
  type FieldValues,
  type FieldView,
  type TalentField,
} from "../domain/talent-fields";
import { fieldLabel } from "./field-label";
import { formatDecimal } from "./format-text";
import { optionLabel } from "./option-label";

interface Words {
  locale: Locale;
  /** `24 anos`. */
  years: (count: number) => string;
  /** Shown beside the Brazilian size; null shows Brazilian sizes only. */
  sizeSystem?: SizeSystem | null;
}

/** Foreign sizes depend on the gender. */
export type MeasuredTalent = Pick<Talent, "gender"> & FieldValues;

interface ShownField {
  key: string;
  kind: TalentField["kind"];
  label: string;
  /** Null when the talent has no value. */
  value: string | null;
}

export const formatFields = (
  talent: MeasuredTalent,
  view: FieldView,
  { fields = TALENT_FIELDS, ...words }: Words & { fields?: FieldTable },
): readonly ShownField[] =>
  Object.entries(fields)
    .flatMap(([key, field]) => {
      const position = positionIn(view, field);
      return position === undefined ? [] : [{ key, field, position }];
    })
    .sort((one, other) => one.position - other.position)
    .map(({ key, field }) => ({
      key,
      kind: field.kind,
      label: fieldLabel(key, words.locale),
      value: formatField(talent, { key, field }, words),
    }));

const positionIn = (view: FieldView, field: TalentField): number | undefined => {
  const own = field[view];
  return own === undefined && view !== "card" ? field.facts : (own ?? undefined);
};

/** Whether at least one size can be converted to other countries' systems. */
export const hasForeignSizes = (talent: MeasuredTalent, fields: FieldTable = TALENT_FIELDS): boolean =>
  Object.entries(fields).some(([key, field]) => toForeignSize(talent, { key, field }, "EU") !== null);

const YES: Readonly<Record<Locale, string>> = { pt: "Sim", en: "Yes" };

interface NamedField {
  key: string;
  field: TalentField;
}

type SizedRecord = Pick<Talent, "gender"> & FieldRecord;

const formatField = (talent: SizedRecord, { key, field }: NamedField, words: Words): string | null => {
  const value = talent[key];
  const companion = field.with === undefined ? null : talent[field.with];
  if (field.kind === "option") return formatOption([key, value], [field.with, companion], words.locale);
  if (typeof value === "number")
    return value > 0 || field.kind === "years" ? formatNumber(talent, { key, field, value, companion }, words) : null;
  if (value === true) return YES[words.locale];
  if (typeof value === "string") return (field.kind === "day" ? writeDay(value) : value) || null;
  if (Array.isArray(value)) return value.map((item) => optionLabel(key, String(item), words.locale)).join(", ") || null;
  return isDatedCount(value) ? formatDatedCount(value, words.locale) : null;
};

interface NumberValue extends NamedField {
  value: number;
  companion: unknown;
}

const formatNumber = (
  talent: SizedRecord,
  { key, field, value, companion }: NumberValue,
  { locale, years, sizeSystem = null }: Words,
): string => {
  if (field.kind === "years") return years(value);
  if (field.kind === "length") return formatLength(value, companion, { locale, unit: field.unit ?? "cm" });
  const foreign = sizeSystem && toForeignSize(talent, { key, field }, sizeSystem);
  const own = `${decimal(String(value), locale)} BR`;
  return foreign ? `${own} · ${formatForeignSize(foreign, sizeSystem, locale)}` : own;
};

const toForeignSize = (talent: SizedRecord, { key, field }: NamedField, system: SizeSystem): ForeignSize | null => {
  const size = talent[key];
  if (field.kind !== "size" || field.conversion === undefined || typeof size !== "number") return null;
  return foreignSize(field.conversion, size, { gender: talent.gender, system });
};

const decimal = (value: string, locale: Locale): string => (locale === "pt" ? value.replace(".", ",") : value);

/** `1,70 m · 5'7"` (pt), `1.70 m · 5'7"` (en); metres only when the content store gave no feet. `86 cm` without `unit: "m"`. */
const formatLength = (cm: number, feet: unknown, { locale, unit }: { locale: Locale; unit: "m" | "cm" }): string => {
  const own = `${decimal(unit === "m" ? (cm / 100).toFixed(2) : String(cm), locale)} ${unit}`;
  return typeof feet === "object" && feet !== null && "feet" in feet && "inches" in feet ? `${own} · ${feet.feet}'${feet.inches}"` : own;
};

/** `≈ 4 US`, `39 EU`, `≈ 5,5 UK`. */
const formatForeignSize = ({ label, isNear }: ForeignSize, system: SizeSystem, locale: Locale): string =>
  `${isNear ? "≈ " : ""}${decimal(label, locale)} ${system}`;

type NamedOption = readonly [key: string | undefined, value: unknown];

/** `Castanho Claro, ondulado`: an option and its companion, or only one of them. */
const formatOption = (own: NamedOption, companion: NamedOption, locale: Locale): string | null => {
  const [first, second] = [own, companion].map(([key, value]) =>
    key !== undefined && typeof value === "string" ? optionLabel(key, value, locale) : null,
  );
  return first && second ? `${first}, ${second.toLocaleLowerCase()}` : first || second || null;
};

/** `12.500 (05/03/2026)` (pt), `12,500 (05/03/2026)` (en). */
const formatDatedCount = ({ count, date }: DatedCount, locale: Locale): string => {
  const own = formatDecimal(count, locale);
  return date === null ? own : `${own} (${writeDay(date)})`;
};
