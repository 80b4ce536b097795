import { useTranslation } from "gatsby-plugin-react-i18next";
import { useMemo } from "react";
import type { LabelledOption } from "../../components/form/fields";
import { BUST_OPTIONS, HEIGHT_OPTIONS, HIPS_OPTIONS, JEANS_OPTIONS, SHOES_OPTIONS, WAIST_OPTIONS } from "../../config/measure-options";
import { EYE_OPTIONS, HAIR_OPTIONS } from "../../config/options";
import { toFeetAndInches, toInches } from "../../domain/imperial";
import { optionLabel } from "../../i18n/option-label";
import { useLocale } from "../../i18n/use-locale";

const toOptions = (values: readonly number[], toLabel: (value: number) => string): readonly LabelledOption[] =>
  values.map((value) => ({ value: String(value), label: toLabel(value) }));

/** Memoised, because there are about 900 options. */
export const useMeasureOptions = () => {
  const { t } = useTranslation();
  const locale = useLocale();
  return useMemo(() => {
    const decimal = new Intl.NumberFormat(locale);
    const inches = new Intl.NumberFormat(locale, { minimumFractionDigits: 1 });
    const toHeight = (cm: number) => t("scouting.option.height", { cm, ...toFeetAndInches(cm) });
    const toGirth = (cm: number) => t("scouting.option.girth", { cm, inches: inches.format(toInches(cm)) });
    const toSize = (size: number) => t("scouting.option.size", { size: decimal.format(size) });
    return {
      heightCm: toOptions(HEIGHT_OPTIONS, toHeight),
      bustCm: toOptions(BUST_OPTIONS, toGirth),
      waistCm: toOptions(WAIST_OPTIONS, toGirth),
      hipsCm: toOptions(HIPS_OPTIONS, toGirth),
      jeans: toOptions(JEANS_OPTIONS, toSize),
      shoes: toOptions(SHOES_OPTIONS, toSize),
      hair: HAIR_OPTIONS.map((value) => ({ value, label: optionLabel("hair", value, locale) })),
      eyes: EYE_OPTIONS.map((value) => ({ value, label: optionLabel("eyes", value, locale) })),
    };
  }, [t, locale]);
};
