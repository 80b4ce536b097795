import type { TFunction } from "i18next";
import type { Locale } from "../../domain/locale";
import { TALENT_FIELDS, type FieldTable } from "../../domain/talent-fields";
import { formatFields, type MeasuredTalent } from "../../i18n/format-field";

interface I18n {
  locale: Locale;
  t: TFunction;
}

export interface MeasurementRow {
  label: string;
  /** One value per talent, in their order; null when it is missing. */
  values: readonly (string | null)[];
}

/** A row without any value is omitted. */
export const measurementRows = (
  talents: readonly MeasuredTalent[],
  i18n: I18n,
  fields: FieldTable = TALENT_FIELDS,
): readonly MeasurementRow[] => {
  const columns = talents.map((talent) => formatFields(talent, "comparison", { ...toWords(i18n), fields }));
  const [first = []] = columns;
  return first
    .map(({ label }, row) => ({ label, values: columns.map((column) => column[row]?.value ?? null) }))
    .filter(({ values }) => values.some((value) => value !== null));
};

/** For example `24 anos, 1,70 m`. */
export const cardLine = (talent: MeasuredTalent, i18n: I18n, fields: FieldTable = TALENT_FIELDS): string =>
  formatFields(talent, "card", { ...toWords(i18n), fields })
    .flatMap(({ value }) => value ?? [])
    .join(", ");

const toWords = ({ locale, t }: I18n) => ({ locale, years: (count: number) => t("talent.years", { count }) });
