import { useTranslation } from "gatsby-plugin-react-i18next";
import { PACKAGE_CHOICES, type PackageChoice, type PackageTalent } from "../../domain/package";
import { usePackage, useShownPicks } from "./package-context";
import * as styles from "./answer-filter.module.css";

export type AnswerFilterValue = "all" | "open" | PackageChoice;

const VALUES: readonly AnswerFilterValue[] = ["all", ...PACKAGE_CHOICES, "open"];

/** `open` for talents without an answer. */
export const useAnswers = (): ((talent: Pick<PackageTalent, "talentId">) => PackageChoice | "open") => {
  const picks = useShownPicks();
  const own = new Map(
    picks?.view.picks.picks.filter(({ person }) => person === picks.view.person.id).map(({ talent, choice }) => [talent, choice]),
  );
  return ({ talentId }) => own.get(talentId) ?? "open";
};

interface AnswerFilterProps {
  value: AnswerFilterValue;
  onChange: (value: AnswerFilterValue) => void;
}

/** Hidden without scripts and in print. */
export const AnswerFilter = ({ value, onChange }: AnswerFilterProps) => {
  const { t } = useTranslation();
  const { view } = usePackage();
  const picks = useShownPicks();
  const answerOf = useAnswers();
  const countOf = (filter: AnswerFilterValue): number =>
    filter === "all" ? view.talents.length : view.talents.filter((talent) => answerOf(talent) === filter).length;
  return (
    <div role="group" className={styles.filter} aria-label={t("package.filter.label")}>
      {VALUES.map((filter) => (
        <button
          key={filter}
          type="button"
          className={styles.option}
          aria-pressed={filter === value}
          disabled={picks === null}
          onClick={() => onChange(filter)}
        >
          {t(`package.filter.${filter}`)} <span className={styles.count}>{countOf(filter)}</span>
        </button>
      ))}
    </div>
  );
};
