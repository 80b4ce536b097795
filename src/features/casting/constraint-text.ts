import type { TFunction } from "i18next";
import type { Constraint } from "../../domain/casting-constraints";
import type { CastingFilter } from "../../domain/casting-choice";
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
      // Some words of the content store, such as kinds of work, have texts of their own.
      return constraint.item
        ? t(`casting.${constraint.key}.${constraint.item}`, constraint.item)
        : fieldWords(filter, constraint.key, { t, locale });
    case "category":
      return formatAlternatives(
        (filter.category === null ? filter.categories : [filter.category]).map((one) => t(`category.${one}`)),
        locale,
      );
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
  const keys = (choices[key] || []).map((choice) => choice.key);
  const options = filterChoices(key);
  // A field can have its own texts for options within a sentence.
  const labels = options
    .filter((option) => keys.includes(option.key))
    .map((option) =>
      t(`casting.${key}.${option.key}`, { defaultValue: t(`casting.color.${key}.${option.key}`).toLocaleLowerCase(locale) }),
    );
  const number = Number(keys[0]) || 0;
  return t(`casting.constraint.${key}`, {
    colors: formatAlternatives(options.length > 0 ? labels : keys, locale),
    count: number,
    number: formatDecimal(number, locale),
  });
};
