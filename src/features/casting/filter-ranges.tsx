import { useTranslation } from "gatsby-plugin-react-i18next";
import { FILTER_RANGES } from "../../config/constants";
import { MEASURES, type Measure } from "../../domain/casting-filter";
import { formatDecimal } from "../../i18n/format-words";
import { useLocale } from "../../i18n/use-locale";
import { Choices } from "../../components/ui/choices";
import { RangeSlider } from "../../components/ui/range-slider";
import type { FilterDraft } from "./use-filter-draft";
import * as styles from "./filter-panel.module.css";

/** Shoes and jeans come in half sizes. */
const STEPS: Readonly<Record<Measure, number>> = { age: 1, heightCm: 1, shoes: 0.5, jeans: 0.5 };

const UNKNOWN = "unknown";

/** Age and measures from and to; until the list is there its ends are the usual ones. */
export const FilterRanges = ({ draft: { draft, facts, change, changeRange } }: { draft: FilterDraft }) => {
  const { t } = useTranslation();
  const locale = useLocale();
  const bounds = facts?.bounds ?? FILTER_RANGES;
  return (
    <div className={styles.column}>
      {MEASURES.map((measure) => {
        const label = t(`casting.range.${measure}`);
        const unit = t(`casting.unit.${measure}`);
        return (
          <RangeSlider
            key={measure}
            label={label}
            ends={{ min: t("casting.range.from", { label }), max: t("casting.range.to", { label }) }}
            unit={{ short: unit, spoken: (value) => `${formatDecimal(value, locale)} ${unit}` }}
            bounds={bounds[measure]}
            value={draft[measure] ?? bounds[measure]}
            step={STEPS[measure]}
            onChange={(range) => changeRange(measure, range)}
          />
        );
      })}
      <Choices
        label={t("casting.filter.unknown")}
        kind="checkbox"
        choices={[{ key: UNKNOWN, label: t("casting.filter.includeUnknown") }]}
        chosen={draft.includesUnknown ? [UNKNOWN] : []}
        onToggle={() => change({ includesUnknown: !draft.includesUnknown })}
      />
    </div>
  );
};
