import type { TFunction } from "i18next";
import type { Locale } from "../../domain/locale";
import type { Talent } from "../../domain/talent";
import { TALENT_FIELDS, type FieldTable } from "../../domain/talent-fields";
import { formatFields } from "../../i18n/format-field";

interface I18n {
  locale: Locale;
  t: TFunction;
}

export interface MeasureRow {
  /** The label's key of `talent.json`. */
  name: string;
  /** One for each talent, in their order; null where nobody gave it. */
  values: readonly (string | null)[];
}

/** The same rows for all talents; a row that nobody fills is left out. */
export const measureRows = (talents: readonly Talent[], i18n: I18n, fields: FieldTable = TALENT_FIELDS): readonly MeasureRow[] => {
  const columns = talents.map((talent) => formatFields(talent, "comparison", { ...toWords(i18n), fields }));
  const [first = []] = columns;
  return first
    .map(({ labelKey }, row) => ({ name: labelKey, values: columns.map((column) => column[row]?.value ?? null) }))
    .filter(({ values }) => values.some((value) => value !== null));
};

/** The line below a talent's name: `24 anos, 1,70 m`. */
export const cardLine = (talent: Talent, i18n: I18n, fields: FieldTable = TALENT_FIELDS): string =>
  formatFields(talent, "card", { ...toWords(i18n), fields })
    .flatMap(({ value }) => value ?? [])
    .join(", ");

const toWords = ({ locale, t }: I18n) => ({ locale, years: (count: number) => t("talent.years", { count }) });
