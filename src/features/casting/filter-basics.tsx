import { useTranslation } from "gatsby-plugin-react-i18next";
import { memo, useId } from "react";
import type { CastingFilter } from "../../domain/casting-filter";
import { CATEGORIES, GENDERS } from "../../domain/category";
import { Choices } from "../../components/ui/choices";
import * as styles from "./filter-panel.module.css";

const ALL = "all";

interface FilterBasicsProps extends Pick<CastingFilter, "name" | "category" | "hiddenCategory" | "gender"> {
  onChange: (changes: Partial<CastingFilter>) => void;
}

const pick = <Key extends string>(keys: readonly Key[], key: string): Key | null => keys.find((known) => known === key) ?? null;

/** Name, category and gender. A hidden category cannot be changed, because no list may name the others. */
export const FilterBasics = memo(({ name, category, hiddenCategory, gender, onChange }: FilterBasicsProps) => {
  const { t } = useTranslation();
  const id = useId();
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
          kind="radio"
          choices={[
            { key: ALL, label: t("casting.category.all") },
            ...CATEGORIES.map((listed) => ({ key: listed, label: t(`category.${listed}`) })),
          ]}
          chosen={[category ?? ALL]}
          onToggle={(key) => onChange({ category: pick(CATEGORIES, key) })}
        />
      )}
      <Choices
        label={t("casting.filter.gender")}
        kind="radio"
        choices={[ALL, ...GENDERS].map((key) => ({ key, label: t(`gender.${key}`) }))}
        chosen={[gender ?? ALL]}
        onToggle={(key) => onChange({ gender: pick(GENDERS, key) })}
      />
    </div>
  );
});
FilterBasics.displayName = "FilterBasics";
