import { useTranslation } from "gatsby-plugin-react-i18next";
import { useId } from "react";
import { CATEGORIES, GENDERS } from "../../domain/category";
import { Choices } from "../../components/ui/choices";
import type { FilterDraft } from "./use-filter-draft";
import * as styles from "./filter-panel.module.css";

const ALL = "all";

/** Where to look: name, category, gender. A hidden category stays, since nothing may name the others. */
export const FilterPlace = ({ draft: { draft, change } }: { draft: FilterDraft }) => {
  const { t } = useTranslation();
  const id = useId();
  const pick = <Key extends string>(keys: readonly Key[], key: string): Key | null => keys.find((known) => known === key) ?? null;
  return (
    <div className={styles.column}>
      <div>
        <label htmlFor={id}>{t("casting.filter.name")}</label>
        <input
          id={id}
          type="search"
          autoComplete="off"
          className={styles.name}
          value={draft.name}
          onChange={({ target }) => change({ name: target.value })}
        />
      </div>
      {draft.hiddenCategory === null && (
        <Choices
          label={t("casting.filter.category")}
          kind="radio"
          choices={[
            { key: ALL, label: t("casting.category.all") },
            ...CATEGORIES.map((category) => ({ key: category, label: t(`category.${category}`) })),
          ]}
          chosen={[draft.category ?? ALL]}
          onToggle={(key) => change({ category: pick(CATEGORIES, key) })}
        />
      )}
      <Choices
        label={t("casting.filter.gender")}
        kind="radio"
        choices={[ALL, ...GENDERS].map((gender) => ({ key: gender, label: t(`gender.${gender}`) }))}
        chosen={[draft.gender ?? ALL]}
        onToggle={(key) => change({ gender: pick(GENDERS, key) })}
      />
    </div>
  );
};
