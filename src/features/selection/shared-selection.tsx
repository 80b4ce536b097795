import { useTranslation } from "gatsby-plugin-react-i18next";
import { routes } from "../../config/routes";
import { selection } from "../../selection/selection";
import { useSelection } from "../../selection/use-selection";
import { HeartButton } from "../../components/talent/heart-button";
import { Link } from "../../components/ui/link";
import { CompareCheckbox } from "../../components/talent/compare-checkbox";
import { ComparisonTable } from "../../components/talent/comparison-table";
import { COMPARED_TALENTS } from "./compared-talent";
import { LoadFailure } from "./load-failure";
import { SelectionActions } from "./selection-actions";
import { SelectionHeading } from "./selection-heading";
import { SelectionItem } from "./selection-item";
import { useComparison } from "../../components/talent/use-comparison";
import { foundTalents, publishedIds, useLiveTalents } from "./use-live-talents";
import * as styles from "./selection-view.module.css";

interface SharedSelectionProps {
  talentIds: readonly string[];
}

/** Separate from the visitor's own selection; a button adds its talents. */
export const SharedSelection = ({ talentIds }: SharedSelectionProps) => {
  const { t } = useTranslation();
  const own = useSelection();
  const { talents, retry } = useLiveTalents(talentIds);
  const comparison = useComparison(talentIds);
  const found = foundTalents(talents);
  const published = publishedIds(talents);
  const withdrawnCount = talents.length - published.length;
  const toAdd = published.filter((talentId) => !own.talentIds.has(talentId));

  return (
    <>
      <SelectionHeading title={t("selection.sharedTitle")}>
        <p>{t(talentIds.length === 0 ? "selection.sharedEmpty" : "selection.sharedText")}</p>
        <div className={styles.buttons}>
          {toAdd.length > 0 && (
            <button type="button" className={styles.action} onClick={() => selection.add(toAdd)}>
              {t("selection.addShared")}
            </button>
          )}
          <Link to={routes.selection()} className={styles.action}>
            {t("selection.ownLink")}
          </Link>
        </div>
        <p role="status">{published.length > 0 && toAdd.length === 0 && t("selection.sharedAdded")}</p>
      </SelectionHeading>
      <p role="status" className={withdrawnCount > 0 ? styles.failed : undefined}>
        {withdrawnCount > 0 && t("selection.sharedWithdrawn", { count: withdrawnCount })}
      </p>
      <LoadFailure talents={talents} onRetry={retry} />
      {published.length > 0 && <SelectionActions talents={found} talentIds={published} comparison={comparison} />}
      {comparison.isOpen ? (
        <ComparisonTable comparison={comparison} talents={found} {...COMPARED_TALENTS} />
      ) : (
        <ol className={styles.list}>
          {talents.map((live, index) => (
            <SelectionItem key={live.talentId} live={live} position={index + 1}>
              {live.kind === "found" && (
                <div className={styles.itemLine}>
                  <HeartButton talent={live.talent} look="line" />
                  <CompareCheckbox talent={live.talent} comparison={comparison} />
                </div>
              )}
            </SelectionItem>
          ))}
        </ol>
      )}
    </>
  );
};
