import { useTranslation } from "gatsby-plugin-react-i18next";
import { memo } from "react";
import { constraintsOf, withoutConstraint, withoutConstraints, type Constraint } from "../../domain/casting-constraints";
import type { CastingFilter } from "../../domain/casting-choice";
import { useBrowserLayoutEffect } from "../../components/ui/use-browser-layout-effect";
import { useLocale } from "../../i18n/use-locale";
import { constraintText } from "./constraint-text";
import * as styles from "./filter-chips.module.css";

interface FilterChipsProps {
  filter: CastingFilter;
  onChange: (filter: CastingFilter) => void;
}

/** No chips for a name alone, which is the heading, or for category and gender alone, which are the page. */
const chipsOf = (filter: CastingFilter): Constraint[] => {
  const { name, category, categories, gender } = filter;
  const chips: Constraint[] = constraintsOf(filter);
  if (filter.includesUnknown) chips.push({ kind: "includesUnknown" });
  if (categories.length > 0) chips.unshift({ kind: "category" });
  if (chips.length === 0 || (chips.length === 1 && name !== "" && category === null && gender === null)) return [];
  if (gender !== null) chips.unshift({ kind: "gender" });
  if (category !== null && name !== "") chips.unshift({ kind: "category" });
  return chips;
};

export const FilterChips = memo(({ filter, onChange }: FilterChipsProps) => {
  const { t } = useTranslation();
  const locale = useLocale();
  const chips = chipsOf(filter);
  // Removes the space that the list has reserved for the chips.
  useBrowserLayoutEffect(() => {
    delete document.documentElement.dataset.filtered;
  }, []);
  if (chips.length === 0) return null;
  return (
    <ul className={styles.chips} aria-label={t("casting.filter.chosen")}>
      {chips.map((constraint) => {
        const text = constraintText(filter, constraint, { t, locale });
        return (
          <li key={constraint.kind === "field" ? `${constraint.key} ${constraint.item}` : constraint.kind}>
            <button
              type="button"
              className={styles.chip}
              aria-label={t("casting.filter.remove", { words: text })}
              onClick={() => onChange(withoutConstraint(filter, constraint))}
            >
              <span className={styles.text}>{text}</span>
              <span aria-hidden="true" className={styles.icon} />
            </button>
          </li>
        );
      })}
      <li>
        <button type="button" className={styles.clear} onClick={() => onChange(withoutConstraints(filter))}>
          {t("casting.filter.clear")}
        </button>
      </li>
    </ul>
  );
});
FilterChips.displayName = "FilterChips";
