import { useTranslation } from "gatsby-plugin-react-i18next";
import { lazy, Suspense, useState } from "react";
import { EMPTY_SELECTION } from "../../selection/selection-store";
import { useSelection } from "../../selection/use-selection";
import { ComparisonTable } from "../../components/talent/comparison-table";
import { COMPARED_TALENTS } from "./compared-talent";
import { EmptySelection } from "./empty-selection";
import { LoadFailure } from "./load-failure";
import { OwnItem } from "./own-item";
import { SendSelection } from "./send-selection";
import { SelectionActions } from "./selection-actions";
import { SelectionHeading } from "./selection-heading";
import { UndoBar } from "./undo-bar";
import { useComparison } from "../../components/talent/use-comparison";
import { foundTalents, publishedIds, useLiveTalents } from "./use-live-talents";
import { useStoredSearches } from "./use-stored-searches";
import { useUndo } from "./use-undo";
import { WithoutScripts } from "./no-script-notice";
import * as styles from "./selection-view.module.css";

const SavedSearches = lazy(async () => ({
  default: (await import(/* webpackChunkName: "saved-searches" */ "./saved-searches")).SavedSearches,
}));

interface OwnSelectionProps {
  /** False before hydration, when an inline script shows the empty state (`selection/empty-selection-script`). */
  isKnown: boolean;
}

export const OwnSelection = ({ isKnown }: OwnSelectionProps) => {
  const { t } = useTranslation();
  const selection = useSelection();
  const { favorites } = isKnown ? selection : EMPTY_SELECTION;
  const talentIds = favorites.map(({ talentId }) => talentId);
  const { talents, retry } = useLiveTalents(talentIds);
  const comparison = useComparison(talentIds);
  const undo = useUndo();
  const [moved, setMoved] = useState("");
  const hasSearches = useStoredSearches();
  const found = foundTalents(talents);
  const count = favorites.length;

  return (
    <>
      <SelectionHeading title={t("selection.title")}>
        {!isKnown && <WithoutScripts />}
        {count > 0 && (
          <>
            <p>{t("selection.count", { count })}</p>
            <p className={styles.note}>{t("selection.device")}</p>
          </>
        )}
      </SelectionHeading>
      {!isKnown && <div className={styles.waiting} />}
      {count === 0 ? (
        <EmptySelection isBuilt={!isKnown} />
      ) : (
        <>
          <SelectionActions
            talents={found}
            talentIds={publishedIds(talents)}
            comparison={comparison}
            onClear={() => undo.clear(t("selection.cleared"))}
          />
          <LoadFailure talents={talents} onRetry={retry} />
          {comparison.isOpen ? (
            <ComparisonTable
              comparison={comparison}
              talents={found}
              {...COMPARED_TALENTS}
              noteOf={(talentId) => favorites.find((favorite) => favorite.talentId === talentId)?.note}
            />
          ) : (
            <ol className={styles.list}>
              {talents.map((live, index) => (
                <OwnItem
                  key={live.talentId}
                  live={live}
                  note={favorites[index]?.note ?? ""}
                  position={index + 1}
                  total={count}
                  comparison={comparison}
                  onMoved={setMoved}
                  onRemove={(name) => undo.remove(live.talentId, t("selection.removed", { name }))}
                />
              ))}
            </ol>
          )}
          <SendSelection talents={talents} favorites={favorites} />
        </>
      )}
      <p role="status" className="visually-hidden">
        {moved}
      </p>
      <UndoBar undo={undo} />
      {hasSearches && (
        <Suspense fallback={null}>
          <SavedSearches />
        </Suspense>
      )}
    </>
  );
};
