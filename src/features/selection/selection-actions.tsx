import { useTranslation } from "gatsby-plugin-react-i18next";
import { useId } from "react";
import type { Talent } from "../../domain/talent";
import { CardsLinks } from "./cards-links";
import { ShareLink } from "./share-link";
import { COMPARISON_LIMIT, type Comparison } from "../../components/talent/use-comparison";
import * as styles from "./selection-actions.module.css";

interface SelectionActionsProps {
  /** The published talents. */
  talents: readonly Talent[];
  talentIds: readonly string[];
  comparison: Comparison;
  /** Absent for a shared selection. */
  onClear?: () => void;
}

export const SelectionActions = ({ talents, talentIds, comparison, onClear }: SelectionActionsProps) => {
  const { t } = useTranslation();
  const hintId = useId();
  const chosen = comparison.compared.length;
  const hint = chosen === 0 ? t("selection.compareHint") : t("selection.compareChosen", { count: chosen, limit: COMPARISON_LIMIT });
  return (
    <div className={styles.actions}>
      <div role="group" className={styles.line} aria-label={t("selection.actions")}>
        {!comparison.isOpen && (
          <button type="button" aria-disabled={!comparison.isPossible} aria-describedby={hintId} onClick={comparison.open}>
            {t("selection.compare")}
          </button>
        )}
        <button type="button" onClick={() => window.print()}>
          {t("selection.print")}
        </button>
        <CardsLinks talentIds={talents.map(({ talentId }) => talentId)} />
        <ShareLink talentIds={talentIds} />
        {onClear && (
          <button type="button" className={styles.clear} onClick={onClear}>
            {t("selection.clear")}
          </button>
        )}
      </div>
      {!comparison.isOpen && (
        <p id={hintId} role="status" className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  );
};
