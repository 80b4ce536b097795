import { useTranslation } from "gatsby-plugin-react-i18next";
import { routes } from "../../config/routes";
import { selection } from "../../selection/selection";
import { useSelection } from "../../selection/use-selection";
import { HeartButton } from "../../components/talent/heart-button";
import { Link } from "../../components/ui/link";
import { CompareBox } from "./compare-box";
import { ComparisonTable } from "./comparison-table";
import { LoadFailure } from "./load-failure";
import { ShortlistActions } from "./shortlist-actions";
import { ShortlistHeading } from "./shortlist-heading";
import { ShortlistItem } from "./shortlist-item";
import { useComparison } from "./use-comparison";
import { foundTalents, publishedIds, useLiveTalents } from "./use-live-talents";
import * as styles from "./shortlist.module.css";

interface SharedShortlistProps {
  talentIds: readonly string[];
}

/** A selection shared by link, separate from the visitor's own; a button adds its talents. */
export const SharedShortlist = ({ talentIds }: SharedShortlistProps) => {
  const { t } = useTranslation();
  const own = useSelection();
  const { talents, retry } = useLiveTalents(talentIds);
  const comparison = useComparison(talentIds);
  const found = foundTalents(talents);
  const present = publishedIds(talents);
  const gone = talents.length - present.length;
  const toJoin = present.filter((talentId) => !own.talentIds.has(talentId));

  return (
    <>
      <ShortlistHeading title={t("selection.sharedTitle")}>
        <p>{t(talentIds.length === 0 ? "selection.sharedEmpty" : "selection.sharedText")}</p>
        <div className={styles.choices}>
          {toJoin.length > 0 && (
            <button type="button" className={styles.action} onClick={() => selection.add(toJoin)}>
              {t("selection.join")}
            </button>
          )}
          <Link to={routes.selection()} className={styles.action}>
            {t("selection.toOwn")}
          </Link>
        </div>
        <p role="status">{present.length > 0 && toJoin.length === 0 && t("selection.joined")}</p>
      </ShortlistHeading>
      <p role="status" className={gone > 0 ? styles.failed : undefined}>
        {gone > 0 && t("selection.sharedGone", { count: gone })}
      </p>
      <LoadFailure talents={talents} onRetry={retry} />
      {present.length > 0 && <ShortlistActions talents={found} talentIds={present} comparison={comparison} />}
      {comparison.isOpen ? (
        <ComparisonTable comparison={comparison} talents={found} />
      ) : (
        <ol className={styles.list}>
          {talents.map((live, index) => (
            <ShortlistItem key={live.talentId} live={live} position={index + 1}>
              {live.kind === "found" && (
                <div className={styles.itemLine}>
                  <HeartButton talent={live.talent} look="line" />
                  <CompareBox talent={live.talent} comparison={comparison} />
                </div>
              )}
            </ShortlistItem>
          ))}
        </ol>
      )}
    </>
  );
};
