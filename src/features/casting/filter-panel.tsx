import { useTranslation } from "gatsby-plugin-react-i18next";
import { memo, type FormEvent } from "react";
import type { CastingFilter } from "../../domain/casting-choice";
import { TALENT_FIELDS, type FieldTable } from "../../domain/talent-fields";
import { useLocale } from "../../i18n/use-locale";
import { FilterOptions } from "./filter-options";
import { FilterBasics } from "./filter-basics";
import { FilterRanges } from "./filter-ranges";
import { constraintText } from "./constraint-text";
import { SaveSearch } from "./save-search";
import { useFilterDraft, type FilterDraft } from "./use-filter-draft";
import * as styles from "./filter-panel.module.css";

interface FilterPanelProps {
  filter: CastingFilter;
  onApply: (filter: CastingFilter) => void;
  onClose: () => void;
  fields?: FieldTable;
}

/** The list changes when the filters are applied. */
export const FilterPanel = memo(({ filter, onApply, onClose, fields = TALENT_FIELDS }: FilterPanelProps) => {
  const { t } = useTranslation();
  const draft = useFilterDraft(filter, fields);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    onApply(draft.result());
  };

  return (
    <>
      <form className={styles.panel} aria-label={t("casting.filters")} noValidate onSubmit={handleSubmit}>
        <div className={styles.fields}>
          <FilterBasics {...basicsOf(draft.draft)} talents={draft.list.talents} onChange={draft.change} />
          <FilterRanges draft={draft} fields={fields} />
          <FilterOptions draft={draft} fields={fields} />
        </div>
        <div className={styles.actions}>
          <Outcome draft={draft} />
          <button type="submit" className={styles.apply}>
            {t("casting.filter.apply")}
          </button>
          <button type="button" className={styles.action} onClick={draft.clear}>
            {t("casting.filter.clear")}
          </button>
          <button type="button" className={styles.action} onClick={onClose}>
            {t("casting.filter.close")}
          </button>
        </div>
      </form>
      <SaveSearch filter={draft.result()} />
    </>
  );
});
FilterPanel.displayName = "FilterPanel";

/** Only these fields, so that the sliders do not re-render the memoised part. */
const basicsOf = ({ name, category, categories, hiddenCategory, gender, order }: CastingFilter) => ({
  name,
  category,
  categories,
  hiddenCategory,
  gender,
  order,
});

const Outcome = ({ draft: { list, outcome } }: { draft: FilterDraft }) => {
  const { t } = useTranslation();
  const locale = useLocale();
  const relaxation = outcome?.relaxation ?? null;
  const found = outcome?.count === 0 ? t("casting.empty") : t("casting.count", { count: outcome?.count });
  const text = outcome === null ? t(list.hasFailed ? "state.failed" : "state.loading") : found;
  return (
    <div className={styles.result}>
      <p role="status">
        <span>{text}</span>
        {outcome && relaxation && (
          <span className={styles.relaxation}>
            {t("casting.relaxation", {
              count: relaxation.gain,
              words: constraintText(outcome.filter, relaxation.constraint, { t, locale }),
            })}
          </span>
        )}
      </p>
      {list.hasFailed && (
        <button type="button" className={styles.action} onClick={list.retry}>
          {t("state.retry")}
        </button>
      )}
    </div>
  );
};
