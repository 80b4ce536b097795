import { useTranslation } from "gatsby-plugin-react-i18next";
import { memo, useId, useMemo, useState } from "react";
import { toItems } from "../../config/casting-address";
import { filterChoices } from "../../config/color-filters";
import { itemsOf } from "../../domain/casting-suggestions";
import type { Choice } from "../../domain/casting-choice";
import type { TalentSummary } from "../../domain/talent";
import type { FieldTable } from "../../domain/talent-fields";
import { fieldLabel } from "../../i18n/field-label";
import { useLocale } from "../../i18n/use-locale";
import { Choices } from "../../components/ui/choices";
import { StepChoices } from "./step-choices";
import type { FilterDraft } from "./use-filter-draft";
import * as styles from "./filter-panel.module.css";

interface FilterOptionsProps {
  draft: FilterDraft;
  fields: FieldTable;
}

const NOTHING_CHOSEN: readonly Choice[] = [];

/** A longer list, such as the cities of a large agency, shows only its most frequent items at first. */
const FOLDED_ITEMS = 20;

/** Checkboxes for option fields, and for the list items and texts that at least one talent has; steps for numbers. */
export const FilterOptions = ({ draft: { draft, list, toggleChoice, choose }, fields }: FilterOptionsProps) => (
  <div className={styles.column}>
    {Object.entries(fields).map(([key, { kind, parameter, min }]) => {
      if (parameter === undefined || min !== undefined) return null;
      const asked = { field: key, chosen: draft.choices[key] ?? NOTHING_CHOSEN };
      if (kind === "option") return <OptionChoices key={key} {...asked} onToggle={toggleChoice} />;
      if (kind !== "list" && kind !== "text")
        return <StepChoices key={key} {...asked} kind={kind} talents={list.talents} onChoose={choose} />;
      return <ItemChoices key={key} {...asked} talents={list.talents} onToggle={toggleChoice} />;
    })}
  </div>
);

interface FieldChoicesProps {
  field: string;
  chosen: readonly Choice[];
  onToggle: (field: string, choice: Choice) => void;
}

/** Memoised so that a change of another field does not re-render it. */
const OptionChoices = memo((props: FieldChoicesProps) => {
  const { t } = useTranslation();
  const { field } = props;
  const known = filterChoices(field).map((choice) => ({ ...choice, label: t(`casting.color.${field}.${choice.key}`) }));
  return <FieldChoices {...props} known={known} />;
});
OptionChoices.displayName = "OptionChoices";

const ItemChoices = memo(({ talents, ...props }: FieldChoicesProps & { talents: readonly TalentSummary[] | null }) => {
  const { t } = useTranslation();
  const { field, chosen } = props;
  const id = useId();
  const [isWhole, setIsWhole] = useState(false);
  const items = useMemo(() => (talents === null ? [] : itemsOf(talents, field)), [talents, field]);
  const shown = isWhole ? items : items.slice(0, FOLDED_ITEMS);
  // A chosen item stays visible when the current list does not have it, so that it can be unchecked.
  const known = toItems([...shown, ...chosen.map(({ key }) => key)]).map((item) => ({
    ...item,
    label: t(`casting.${field}.${item.key}`, item.key),
  }));
  if (known.length === 0) return null;
  return (
    <div>
      <div id={id}>
        <FieldChoices {...props} known={known.sort((one, other) => one.label.localeCompare(other.label))} />
      </div>
      {items.length > FOLDED_ITEMS && (
        <button type="button" className={styles.fold} aria-expanded={isWhole} aria-controls={id} onClick={() => setIsWhole(!isWhole)}>
          {isWhole ? t("casting.filter.showFewer") : t("casting.filter.showAll", { count: items.length })}
        </button>
      )}
    </div>
  );
});
ItemChoices.displayName = "ItemChoices";

const FieldChoices = ({ field, known, chosen, onToggle }: FieldChoicesProps & { known: readonly (Choice & { label: string })[] }) => {
  const locale = useLocale();
  if (known.length === 0) return null;
  const handleToggle = (toggled: string) => known.filter(({ key }) => key === toggled).forEach((choice) => onToggle(field, choice));
  return (
    <Choices
      label={fieldLabel(field, locale)}
      kind="checkbox"
      choices={known}
      chosen={chosen.map(({ key }) => key)}
      onToggle={handleToggle}
    />
  );
};
