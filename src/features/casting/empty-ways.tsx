import { useTranslation } from "gatsby-plugin-react-i18next";
import { useMemo } from "react";
import { constraintsOf, withoutConstraint, withoutConstraints } from "../../domain/casting-constraints";
import type { CastingFilter } from "../../domain/casting-filter";
import { bestRelief } from "../../domain/casting-suggestions";
import { suggestNames } from "../../domain/name-suggestions";
import { DidYouMean } from "../../components/talent/did-you-mean";
import { useLocale } from "../../i18n/use-locale";
import { constraintWords } from "./filter-words";
import type { Casting } from "./use-casting";
import * as styles from "./list-end.module.css";

interface EmptyWaysProps {
  casting: Pick<Casting, "view" | "talents">;
  onChange: (filter: CastingFilter) => void;
}

/** Suggestions for an empty list: similar names, or the constraint whose removal gives back the most talents. */
export const EmptyWays = ({ casting: { view, talents }, onChange }: EmptyWaysProps) => {
  const { t } = useTranslation();
  const locale = useLocale();
  const { filter } = view;
  const relief = useMemo(() => talents && bestRelief(filter, talents), [filter, talents]);
  const near = useMemo(() => (filter.name === "" || talents === null ? [] : suggestNames(filter.name, talents)), [filter.name, talents]);
  return (
    <>
      <DidYouMean names={near} />
      {relief && (
        <button type="button" className={styles.more} onClick={() => onChange(withoutConstraint(filter, relief.constraint))}>
          {t("casting.relief", { count: relief.gain, words: constraintWords(filter, relief.constraint, { t, locale }) })}
        </button>
      )}
      {relief === null && constraintsOf(filter).length > 0 && (
        <button type="button" className={styles.more} onClick={() => onChange(withoutConstraints(filter))}>
          {t("casting.filter.clear")}
        </button>
      )}
    </>
  );
};
