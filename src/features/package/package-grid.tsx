import { useTranslation } from "gatsby-plugin-react-i18next";
import { useState } from "react";
import type { PackageTalent } from "../../domain/package";
import { ComparisonTable } from "../../components/talent/comparison-table";
import { COMPARISON_LIMIT, type Comparison } from "../../components/talent/use-comparison";
import { AnswerFilter, useAnswers, type AnswerFilterValue } from "./answer-filter";
import { usePackage, useShownPicks } from "./package-context";
import { PackageCover } from "./package-photo";
import { TalentLink, TalentTile } from "./talent-tile";
import * as styles from "./package-grid.module.css";

/** On a wide window the compared talents share the width beside the column of labels; on a narrow one the table scrolls sideways. */
const comparedSizes = (count: number): string => `(min-width: 991px) ${Math.ceil(88 / count)}vw, 42vw`;

/** Tiles of the first row of a wide window. */
const PRIORITY_TILES = 2;

export const PackageGrid = ({ comparison }: { comparison: Comparison }) => {
  const { t } = useTranslation();
  const { view } = usePackage();
  const picks = useShownPicks();
  const [filter, setFilter] = useState<AnswerFilterValue>("all");
  const answerOf = useAnswers();
  const shown = view.talents.filter((talent) => filter === "all" || answerOf(talent) === filter);
  if (comparison.isOpen) {
    const noteOf = (talentId: string) =>
      picks?.view.picks.picks.find(({ talent, person }) => talent === talentId && person === picks.view.person.id)?.comment;
    return <ComparisonTable comparison={comparison} talents={view.talents} head={headOf(comparison.compared.length)} noteOf={noteOf} />;
  }
  return (
    <>
      <div className={styles.line}>
        <AnswerFilter value={filter} onChange={setFilter} />
        <CompareButton comparison={comparison} />
      </div>
      {shown.length === 0 && <p className={styles.none}>{t("package.filter.none")}</p>}
      <ul className={styles.grid}>
        {shown.map((talent, index) => (
          <TalentTile key={talent.talentId} talent={talent} comparison={comparison} isPriority={index < PRIORITY_TILES} />
        ))}
      </ul>
    </>
  );
};

const headOf = (count: number) => (talent: PackageTalent) => (
  <>
    <PackageCover talent={talent} sizes={comparedSizes(count)} isPriority />
    <TalentLink talentId={talent.talentId} className={styles.compared}>
      {talent.name}
    </TalentLink>
  </>
);

const CompareButton = ({ comparison }: { comparison: Comparison }) => {
  const { t } = useTranslation();
  const chosen = comparison.compared.length;
  return (
    <div className={styles.compare} data-chosen={chosen > 0 || undefined}>
      <p id="compare-hint" role="status">
        {chosen === 0 ? t("selection.compareHint") : t("selection.compareChosen", { count: chosen, limit: COMPARISON_LIMIT })}
      </p>
      <button
        type="button"
        className={styles.button}
        aria-disabled={!comparison.isPossible}
        aria-describedby="compare-hint"
        onClick={comparison.open}
      >
        {t("selection.compare")}
      </button>
    </div>
  );
};
