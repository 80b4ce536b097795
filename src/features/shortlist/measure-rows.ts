import type { TFunction } from "i18next";
import { EYE_OPTIONS, optionLabel } from "../../config/options";
import type { Locale } from "../../domain/locale";
import type { Talent } from "../../domain/talent";
import { formatHair, formatHeight, formatSize } from "../../i18n/format-measure";

type Measure = (talent: Talent, locale: Locale, t: TFunction) => string | null;

/** Each row's key of `talent.json` and what stands in it. */
const MEASURES: readonly (readonly [name: string, measure: Measure])[] = [
  ["talent.age", ({ age }, _locale, t) => (age === null ? null : t("talent.years", { count: age }))],
  ["talent.height", (talent, locale) => formatHeight(talent, locale)],
  ["talent.jeans", ({ jeans }, locale) => formatSize(jeans, locale)],
  ["talent.shoes", ({ shoes }, locale) => formatSize(shoes, locale)],
  ["talent.eyes", ({ eyes }, locale) => eyes && optionLabel(EYE_OPTIONS, eyes, locale)],
  ["talent.hair", (talent, locale) => formatHair(talent, locale)],
  ["talent.skills", ({ skills }) => skills.join(", ") || null],
];

export interface MeasureRow {
  name: string;
  /** One for each talent, in their order; null where nobody gave it. */
  values: readonly (string | null)[];
}

/** The same rows for all talents; a row that nobody fills is left out. */
export const measureRows = (talents: readonly Talent[], locale: Locale, t: TFunction): readonly MeasureRow[] =>
  MEASURES.map(([name, measure]) => ({ name, values: talents.map((talent) => measure(talent, locale, t) || null) })).filter(({ values }) =>
    values.some((value) => value !== null),
  );
