import { useTranslation } from "gatsby-plugin-react-i18next";
import { memo, useMemo, type MouseEvent } from "react";
import { castingAddress } from "../../config/casting-address";
import { TALENTS_PER_PAGE } from "../../config/constants";
import { LETTERS, type CastingFilter } from "../../domain/casting-choice";
import { constraintsOf } from "../../domain/casting-constraints";
import type { TalentSummary } from "../../domain/talent";
import { castingTools, hasAllCards, lettersOfList } from "../../live/fetch-casting";
import { isPlainClick } from "../../components/ui/is-plain-click";
import { Link } from "../../components/ui/link";
import * as styles from "./letter-bar.module.css";

interface LetterBarProps {
  filter: CastingFilter;
  /** Null until the list is loaded; then no letter is disabled. */
  talents: readonly TalentSummary[] | null;
  onChoose: (filter: CastingFilter) => void;
}

const addressOf = (filter: CastingFilter): string => castingAddress({ filter, visibleCount: TALENTS_PER_PAGE });

/** The letters with talents; null while a filter waits for the names of the list. */
const usedLettersOf = (filter: CastingFilter, talents: readonly TalentSummary[]): ReadonlySet<string> | null => {
  if (hasAllCards(talents)) return castingTools()?.lettersWithTalents(filter, talents) ?? null;
  return constraintsOf(filter).length === 0 ? lettersOfList(talents) : null;
};

const PlainBar = ({ filter, talents, onChoose }: LetterBarProps) => {
  const { t } = useTranslation();
  const usedLetters = useMemo(() => talents && usedLettersOf(filter, talents), [filter, talents]);
  const allTalents = { ...filter, letter: null, category: null, categories: [], hiddenCategory: null, gender: null };
  const allAddress = addressOf(allTalents);

  const choose = (chosen: CastingFilter) => (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    onChoose(chosen);
  };

  return (
    <nav aria-label={t("casting.letters")} className={styles.letters}>
      <ul className={styles.line}>
        <li>
          <Link
            to={allAddress}
            className={styles.letter}
            aria-current={addressOf(filter) === allAddress ? "true" : undefined}
            onClick={choose(allTalents)}
          >
            {t("casting.allTalents")}
          </Link>
        </li>
        {LETTERS.map((letter) => (
          <li key={letter}>
            {usedLetters === null || usedLetters.has(letter) || filter.letter === letter ? (
              <Link
                to={addressOf({ ...filter, letter })}
                className={styles.letter}
                aria-label={t("casting.letter", { letter })}
                aria-current={filter.letter === letter ? "true" : undefined}
                onClick={choose({ ...filter, letter })}
              >
                {letter}
              </Link>
            ) : (
              <span role="link" aria-disabled="true" aria-label={t("casting.letter.empty", { letter })} className={styles.empty}>
                {letter}
              </span>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
};

/** A letter without talents is disabled. */
export const LetterBar = memo(PlainBar);
