import { useTranslation } from "gatsby-plugin-react-i18next";
import { memo } from "react";
import { FILTER_RANGES } from "../../config/constants";
import { MEASURES, type Measure, type Range } from "../../domain/casting-filter";
import { formatDecimal } from "../../i18n/format-words";
import { useLocale } from "../../i18n/use-locale";
import { Choices } from "../../components/ui/choices";
import { RangeSlider } from "../../components/ui/range-slider";
import type { FilterDraft } from "./use-filter-draft";
import * as styles from "./filter-panel.module.css";

/** Shoes and jeans come in half sizes. */
const STEPS: Readonly<Record<Measure, number>> = { age: 1, heightCm: 1, shoes: 0.5, jeans: 0.5 };

/** Age and measures from and to; until the list is there its ends are the usual ones, which a typed number may lie beyond. */
export const FilterRanges = ({ draft: { draft, facts, changeRange, toggleUnknown } }: { draft: FilterDraft }) => {
  const bounds = facts?.bounds ?? FILTER_RANGES;
  return (
    <div className={styles.column}>
      <fieldset className={styles.measures} disabled={facts === null}>
        {MEASURES.map((measure) => (
          <MeasureRange key={measure} measure={measure} bounds={bounds[measure]} value={draft[measure]} onChange={changeRange} />
        ))}
      </fieldset>
      <UnknownChoice isChosen={draft.includesUnknown} onToggle={toggleUnknown} />
    </div>
  );
};

interface MeasureRangeProps {
  measure: Measure;
  bounds: Range;
  /** Null for the whole range. */
  value: Range | null;
  onChange: (measure: Measure, range: Range) => void;
}

/** Drawn anew for its own thumbs alone: a hand on a slow telephone feels each of the others. */
const MeasureRange = memo(({ measure, bounds, value, onChange }: MeasureRangeProps) => {
  const { t } = useTranslation();
  const locale = useLocale();
  const label = t(`casting.range.${measure}`);
  const unit = t(`casting.unit.${measure}`);
  return (
    <RangeSlider
      label={label}
      ends={{ min: t("casting.range.from", { label }), max: t("casting.range.to", { label }) }}
      unit={{ short: unit, spoken: (end) => `${formatDecimal(end, locale)} ${unit}` }}
      bounds={bounds}
      value={value ?? bounds}
      step={STEPS[measure]}
      onChange={(range) => onChange(measure, range)}
    />
  );
});
MeasureRange.displayName = "MeasureRange";

const UNKNOWN = "unknown";

const UnknownChoice = memo(({ isChosen, onToggle }: { isChosen: boolean; onToggle: () => void }) => {
  const { t } = useTranslation();
  return (
    <Choices
      label={t("casting.filter.unknown")}
      kind="checkbox"
      choices={[{ key: UNKNOWN, label: t("casting.filter.includeUnknown") }]}
      chosen={isChosen ? [UNKNOWN] : []}
      onToggle={onToggle}
    />
  );
});
UnknownChoice.displayName = "UnknownChoice";
