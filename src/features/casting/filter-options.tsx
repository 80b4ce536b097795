import { useTranslation } from "gatsby-plugin-react-i18next";
import { memo, useMemo } from "react";
import { toItems } from "../../config/casting-address";
import { filterChoices } from "../../config/color-filters";
import { itemsOf } from "../../domain/casting-suggestions";
import type { Choice } from "../../domain/casting-filter";
import type { TalentSummary } from "../../domain/talent";
import type { FieldTable } from "../../domain/talent-fields";
import { Choices } from "../../components/ui/choices";
import type { FilterDraft } from "./use-filter-draft";
import * as styles from "./filter-panel.module.css";

interface FilterOptionsProps {
  draft: FilterDraft;
  fields: FieldTable;
}

const NOTHING_CHOSEN: readonly Choice[] = [];

/** Checkboxes for option fields, and for the list items that at least one talent has. */
export const FilterOptions = ({ draft: { draft, list, toggleChoice }, fields }: FilterOptionsProps) => (
  <div className={styles.column}>
    {Object.entries(fields).map(([key, { kind, parameter, min }]) => {
      if (parameter === undefined || min !== undefined) return null;
      const asked = { field: key, chosen: draft.choices[key] ?? NOTHING_CHOSEN, onToggle: toggleChoice };
      return kind === "list" ? <ItemChoices key={key} {...asked} talents={list.talents} /> : <OptionChoices key={key} {...asked} />;
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
  const { field, chosen } = props;
  const items = useMemo(() => (talents === null ? [] : itemsOf(talents, field)), [talents, field]);
  // A chosen item stays visible when the current list does not have it, so that it can be unchecked.
  return (
    <FieldChoices {...props} known={toItems([...items, ...chosen.map(({ key }) => key)]).map((item) => ({ ...item, label: item.key }))} />
  );
});
ItemChoices.displayName = "ItemChoices";

const FieldChoices = ({ field, known, chosen, onToggle }: FieldChoicesProps & { known: readonly (Choice & { label: string })[] }) => {
  const { t } = useTranslation();
  if (known.length === 0) return null;
  const handleToggle = (toggled: string) => known.filter(({ key }) => key === toggled).forEach((choice) => onToggle(field, choice));
  return (
    <Choices
      label={t(`casting.filter.${field}`)}
      kind="checkbox"
      choices={known}
      chosen={chosen.map(({ key }) => key)}
      onToggle={handleToggle}
    />
  );
};
