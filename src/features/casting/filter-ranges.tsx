import { useTranslation } from "gatsby-plugin-react-i18next";
import { memo } from "react";
import type { Range } from "../../domain/casting-choice";
import type { FieldKind, FieldTable } from "../../domain/talent-fields";
import { fieldLabel } from "../../i18n/field-label";
import { formatDecimal } from "../../i18n/format-text";
import { useLocale } from "../../i18n/use-locale";
import { Choices } from "../../components/ui/choices";
import { RangeSlider } from "../../components/ui/range-slider";
import type { FilterDraft } from "./use-filter-draft";
import * as styles from "./filter-panel.module.css";

const HALF_SIZE = 0.5;

interface FilterRangesProps {
  draft: FilterDraft;
  fields: FieldTable;
}

/** Until the list is loaded, the sliders use the usual bounds and are disabled. */
export const FilterRanges = ({ draft: { draft, bounds, changeRange, toggleUnknown }, fields }: FilterRangesProps) => (
  <div className={styles.column}>
    <fieldset className={styles.measures} disabled={bounds === null}>
      {Object.entries(fields).map(
        ([key, { kind, min, max }]) =>
          min !== undefined && (
            <FieldRange
              key={key}
              field={key}
              kind={kind}
              bounds={bounds?.[key] ?? { min, max }}
              value={draft.ranges[key]}
              onChange={changeRange}
            />
          ),
      )}
    </fieldset>
    <UnknownChoice isChosen={draft.includesUnknown} onToggle={toggleUnknown} />
  </div>
);

interface FieldRangeProps {
  field: string;
  kind: FieldKind;
  bounds: Range;
  /** Undefined for the full range. */
  value: Range | undefined;
  onChange: (field: string, range: Range) => void;
}

/** Memoised so that dragging one slider does not render the others again. */
const FieldRange = memo(({ field, kind, bounds, value, onChange }: FieldRangeProps) => {
  const { t } = useTranslation();
  const locale = useLocale();
  const label = fieldLabel(field, locale);
  const unit = t(`casting.unit.${kind}`);
  return (
    <RangeSlider
      label={label}
      ends={{ min: t("casting.range.from", { label }), max: t("casting.range.to", { label }) }}
      unit={{ short: unit, spoken: (end) => `${formatDecimal(end, locale)} ${unit}` }}
      bounds={bounds}
      value={value ?? bounds}
      step={kind === "size" ? HALF_SIZE : 1}
      onChange={(range) => onChange(field, range)}
    />
  );
});
FieldRange.displayName = "FieldRange";

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
