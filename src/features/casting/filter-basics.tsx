import { useTranslation } from "gatsby-plugin-react-i18next";
import { memo, useId, useMemo } from "react";
import { toCategories } from "../../config/casting-address";
import type { CastingFilter } from "../../domain/casting-choice";
import { isGiven } from "../../domain/casting-index";
import { ORDERS } from "../../domain/casting-orders";
import { CATEGORIES, GENDERS, type Category } from "../../domain/category";
import type { TalentSummary } from "../../domain/talent";
import type { FieldRecord } from "../../domain/talent-fields";
import { Choices } from "../../components/ui/choices";
import * as styles from "./filter-panel.module.css";

const ALL = "all";

interface FilterBasicsProps extends Pick<CastingFilter, "name" | "category" | "categories" | "hiddenCategory" | "gender" | "order"> {
  /** Null until the list is loaded. */
  talents: readonly TalentSummary[] | null;
  onChange: (changes: Partial<CastingFilter>) => void;
}

const pick = <Key extends string>(keys: readonly Key[], key: string): Key | null => keys.find((known) => known === key) ?? null;

/** Without a chosen category all are shown. Chosen ones are in their own order, so that equal choices have one address. */
const toggled = (chosen: readonly Category[], key: string) =>
  toCategories(key === ALL ? [] : CATEGORIES.filter((category) => chosen.includes(category) !== (category === key)));

/** The orders that the talents' values allow, and the chosen one. */
const ordersOf = (talents: readonly TalentSummary[], chosen: string | null): readonly string[] =>
  Object.entries(ORDERS).flatMap(([order, key]) =>
    order === chosen || talents.some((talent: FieldRecord) => isGiven(talent[key])) ? [order] : [],
  );

/** A hidden category cannot be changed, because no list may name the others. */
export const FilterBasics = memo(({ talents, name, category, categories, hiddenCategory, gender, order, onChange }: FilterBasicsProps) => {
  const { t } = useTranslation();
  const id = useId();
  const chosen = category === null ? categories : [category];
  const orders = useMemo(() => ordersOf(talents ?? [], order), [talents, order]);
  return (
    <div className={styles.column}>
      <div>
        <label htmlFor={id}>{t("casting.filter.name")}</label>
        <input
          id={id}
          type="search"
          autoComplete="off"
          className={styles.name}
          value={name}
          onChange={({ target }) => onChange({ name: target.value })}
        />
      </div>
      {hiddenCategory === null && (
        <Choices
          label={t("casting.filter.category")}
          kind="checkbox"
          choices={[
            { key: ALL, label: t("casting.category.all") },
            ...CATEGORIES.map((listed) => ({ key: listed, label: t(`category.${listed}`) })),
          ]}
          chosen={chosen.length === 0 ? [ALL] : chosen}
          onToggle={(key) => onChange(toggled(chosen, key))}
        />
      )}
      <Choices
        label={t("casting.filter.gender")}
        kind="radio"
        choices={[ALL, ...GENDERS].map((key) => ({ key, label: t(`gender.${key}`) }))}
        chosen={[gender ?? ALL]}
        onToggle={(key) => onChange({ gender: pick(GENDERS, key) })}
      />
      <Choices
        label={t("casting.order")}
        kind="radio"
        choices={[ALL, ...orders].map((key) => ({ key, label: t(`casting.order.${key}`) }))}
        chosen={[order ?? ALL]}
        onToggle={(key) => onChange({ order: pick(orders, key) })}
      />
    </div>
  );
});
FilterBasics.displayName = "FilterBasics";
