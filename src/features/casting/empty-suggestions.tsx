import { useTranslation } from "gatsby-plugin-react-i18next";
import { useEffect, useMemo } from "react";
import { constraintsOf, withoutConstraint, withoutConstraints } from "../../domain/casting-constraints";
import type { CastingFilter } from "../../domain/casting-choice";
import { bestRelaxation } from "../../domain/casting-suggestions";
import { suggestNames } from "../../domain/name-suggestions";
import { DidYouMean } from "../../components/talent/did-you-mean";
import { visits } from "../../live/visits";
import { useLocale } from "../../i18n/use-locale";
import { constraintText } from "./constraint-text";
import type { Casting } from "./use-casting";
import * as styles from "./list-end.module.css";

interface EmptySuggestionsProps {
  casting: Pick<Casting, "view" | "talents">;
  onChange: (filter: CastingFilter) => void;
}

/** Similar names, or the constraint whose removal gives back the most talents. */
export const EmptySuggestions = ({ casting: { view, talents }, onChange }: EmptySuggestionsProps) => {
  const { t } = useTranslation();
  const locale = useLocale();
  const { filter } = view;
  const relaxation = useMemo(() => talents && bestRelaxation(filter, talents), [filter, talents]);
  const near = useMemo(() => (filter.name === "" || talents === null ? [] : suggestNames(filter.name, talents)), [filter.name, talents]);
  const isFinal = talents !== null && filter.hiddenCategory === null;
  useEffect(() => {
    if (isFinal) visits.findNobody(filter.name);
  }, [filter.name, isFinal]);
  return (
    <>
      <DidYouMean names={near} />
      {relaxation && (
        <button type="button" className={styles.more} onClick={() => onChange(withoutConstraint(filter, relaxation.constraint))}>
          {t("casting.relaxation", { count: relaxation.gain, words: constraintText(filter, relaxation.constraint, { t, locale }) })}
        </button>
      )}
      {relaxation === null && constraintsOf(filter).length > 0 && (
        <button type="button" className={styles.more} onClick={() => onChange(withoutConstraints(filter))}>
          {t("casting.filter.clear")}
        </button>
      )}
    </>
  );
};
