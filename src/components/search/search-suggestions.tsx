import { useTranslation } from "gatsby-plugin-react-i18next";
import { routes } from "../../config/routes";
import type { SuggestedTalent } from "../../domain/search-suggestions";
import { CoverPhoto } from "../talent/cover-photo";
import { isPlainClick } from "../ui/is-plain-click";
import { Link } from "../ui/link";
import * as styles from "./search-suggestions.module.css";

interface SuggestionListProps {
  listId: string;
  talents: readonly SuggestedTalent[];
  /** Position of the active option; -1 while the field is active. */
  active: number;
  onChoose: () => void;
}

/** Each talent is a link, so that it can open in a new tab. */
export const SuggestionList = ({ listId, talents, active, onChoose }: SuggestionListProps) => {
  const { t } = useTranslation();
  return (
    <div role="listbox" id={listId} aria-label={t("search.suggestions")}>
      {talents.map((talent, index) => (
        <Link
          key={talent.talentId}
          to={routes.talent(talent.category, talent)}
          role="option"
          id={`${listId}-${index}`}
          tabIndex={-1}
          aria-selected={index === active}
          className={styles.option}
          onClick={(event) => isPlainClick(event) && onChoose()}
        >
          <span className={styles.thumbnail} aria-hidden="true">
            <CoverPhoto talent={talent} text="" sizes="3rem" />
          </span>
          <span>
            <span className={styles.name}>{talent.name}</span>{" "}
            <span className={styles.category} data-section={talent.category}>
              {t(`category.${talent.category}`)}
            </span>
          </span>
        </Link>
      ))}
    </div>
  );
};

export { loadSuggest } from "./suggest-talents";
