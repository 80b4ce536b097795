import type { TFunction } from "i18next";
import type { Constraint } from "../../domain/casting-constraints";
import type { CastingFilter, ColorGroup, Measure, Range } from "../../domain/casting-filter";
import { EYE_FILTERS, HAIR_FILTERS, type ColorOption } from "../../config/color-filters";
import { formatAlternatives, formatDecimal } from "../../i18n/format-words";
import type { Locale } from "../../domain/locale";

interface I18n {
  t: TFunction;
  locale: Locale;
}

/** What one thing of a filter reads like within a sentence: "8–12 anos", "olhos verdes ou azuis". */
export const constraintWords = (filter: CastingFilter, constraint: Constraint, { t, locale }: I18n): string => {
  switch (constraint.kind) {
    case "skill":
      return constraint.skill;
    case "category":
      return filter.category === null ? "" : t(`category.${filter.category}`);
    case "gender":
      return t(`gender.${filter.gender ?? "all"}`);
    case "letter":
      return t("casting.words.letter", { letter: filter.letter });
    case "name":
      return t("casting.words.name", { name: filter.name });
    case "includesUnknown":
      return t("casting.words.unknown");
    case "hair":
      return t("casting.words.hair", { colors: formatAlternatives(filter.hair.map((group) => hairWord(group, locale)), locale) });
    case "eyes":
      return t("casting.words.eyes", { colors: formatAlternatives(filter.eyes.map(({ key }) => t(`casting.eyes.${key}`)), locale) });
    default:
      return rangeWords(constraint.kind, filter[constraint.kind], { t, locale });
  }
};

const rangeWords = (measure: Measure, range: Range | null, { t, locale }: I18n): string => {
  if (range === null) return "";
  const [min, max] = [formatDecimal(range.min, locale), formatDecimal(range.max, locale)];
  return t(`casting.words.${measure}`, { range: min === max ? min : `${min}–${max}`, count: range.max });
};

const hairWord = ({ key }: ColorGroup, locale: Locale): string => colorLabel(HAIR_FILTERS, key, locale).toLocaleLowerCase(locale);

const colorLabel = (options: readonly ColorOption[], key: string, locale: Locale): string =>
  options.find((option) => option.key === key)?.[locale] ?? key;

/** The panel's answers of a colour question. */
export const colorChoices = (which: "hair" | "eyes", locale: Locale) =>
  (which === "hair" ? HAIR_FILTERS : EYE_FILTERS).map((option) => ({ key: option.key, label: option[locale] }));
