import { useTranslation } from "gatsby-plugin-react-i18next";
import type { MouseEvent } from "react";
import type { Suggestions } from "../../domain/search-suggestions";
import type { SuggestionState } from "./use-suggestions";
import * as styles from "./search-popup.module.css";

interface SearchPopupProps {
  state: SuggestionState;
  listId: string;
  active: number;
  isShown: boolean;
  onChoose: () => void;
}

export const SearchPopup = ({ state, listId, active, isShown, onChoose }: SearchPopupProps) => {
  const statusText = useStatusText(state);
  const note = state.kind === "found" && state.suggestions.total > 0 && state.suggestions.correction === null ? "" : statusText;
  return (
    <>
      <p role="status" className="visually-hidden">
        {isShown && statusText}
      </p>
      {isShown && state.kind !== "none" && (
        <div className={styles.popup} onMouseDown={keepFocus} role="presentation">
          {note !== "" && (
            <p className={styles.note} aria-hidden="true">
              {note}
            </p>
          )}
          {state.kind === "found" && state.suggestions.total > 0 && (
            <state.List listId={listId} talents={state.suggestions.talents} active={active} onChoose={onChoose} />
          )}
        </div>
      )}
    </>
  );
};

/** Keeps the focus in the field (WAI-ARIA combobox) on a press inside the popup. */
const keepFocus = (event: MouseEvent): void => event.preventDefault();

const useStatusText = (state: SuggestionState): string => {
  const { t } = useTranslation();
  const describe = ({ total, correction }: Suggestions): string => {
    if (total === 0) return t("search.none");
    const count = t("search.count", { count: total });
    return correction === null ? count : `${t("search.didYouMean")} ${correction}? ${count}.`;
  };
  switch (state.kind) {
    case "none":
      return "";
    case "loading":
      return t("state.loading");
    case "failed":
      return t("search.failed");
    case "found":
      return describe(state.suggestions);
  }
};
