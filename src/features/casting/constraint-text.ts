import type { TFunction } from "i18next";
import type { Constraint } from "../../domain/casting-constraints";
import type { CastingFilter } from "../../domain/casting-filter";
import { filterChoices } from "../../config/color-filters";
import { formatAlternatives, formatDecimal } from "../../i18n/format-text";
import type { Locale } from "../../domain/locale";

interface I18n {
  t: TFunction;
  locale: Locale;
}

/** A constraint as part of a sentence: "8–12 anos", "olhos verdes ou azuis". */
export const constraintText = (filter: CastingFilter, constraint: Constraint, { t, locale }: I18n): string => {
  switch (constraint.kind) {
    case "field":
      return constraint.item ?? fieldWords(filter, constraint.key, { t, locale });
    case "category":
      return filter.category === null ? "" : t(`category.${filter.category}`);
    case "gender":
      return t(`gender.${filter.gender ?? "all"}`);
    case "letter":
      return t("casting.constraint.letter", { letter: filter.letter });
    case "name":
      return t("casting.constraint.name", { name: filter.name });
    case "includesUnknown":
      return t("casting.constraint.unknown");
  }
};

const fieldWords = ({ ranges, choices }: CastingFilter, key: string, { t, locale }: I18n): string => {
  const range = ranges[key];
  if (range) {
    const [min, max] = [formatDecimal(range.min, locale), formatDecimal(range.max, locale)];
    return t(`casting.constraint.${key}`, { range: min === max ? min : `${min}–${max}`, count: range.max });
  }
  const chosen = filterChoices(key).filter((option) => choices[key]?.some((choice) => choice.key === option.key));
  // A field can have its own texts for options within a sentence.
  const labels = chosen.map((option) =>
    t(`casting.${key}.${option.key}`, { defaultValue: t(`casting.color.${key}.${option.key}`).toLocaleLowerCase(locale) }),
  );
  return t(`casting.constraint.${key}`, { colors: formatAlternatives(labels, locale) });
};
