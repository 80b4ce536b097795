import { useTranslation } from "gatsby-plugin-react-i18next";
import type { KeyboardEvent } from "react";
import { SEARCH_MAX_LENGTH } from "../../config/constants";
import { SEARCH_PARAMETER } from "../../config/routes";
import * as styles from "./search-box.module.css";

interface SearchFieldProps {
  id: string;
  /** Id of the list of suggestions; null while none are shown. */
  listId: string | null;
  activeId: string | undefined;
  text: string;
  onText: (text: string) => void;
  onFocus: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

export const SearchField = ({ id, listId, activeId, text, onText, onFocus, onKeyDown }: SearchFieldProps) => {
  const { t } = useTranslation();
  return (
    <>
      <label htmlFor={id} className="visually-hidden">
        {t("search.field")}
      </label>
      <input
        id={id}
        name={SEARCH_PARAMETER}
        className={styles.field}
        placeholder={t("search.placeholder")}
        value={text}
        maxLength={SEARCH_MAX_LENGTH}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={listId !== null}
        aria-controls={listId ?? undefined}
        aria-activedescendant={activeId}
        onChange={({ target }) => onText(target.value)}
        onFocus={onFocus}
        onKeyDown={onKeyDown}
      />
    </>
  );
};
