import { useTranslation } from "gatsby-plugin-react-i18next";
import { useRef } from "react";
import { localizedPath, routes } from "../../config/routes";
import { useLocale } from "../../i18n/use-locale";
import { SearchField } from "./search-field";
import { SearchPopup } from "./search-popup";
import { useOptionKeys } from "./use-option-keys";
import { useSearchBox } from "./use-search-box";
import { useSuggestions } from "./use-suggestions";
import * as styles from "./search-box.module.css";

interface SearchBoxProps {
  onNavigate: () => void;
}

/** Without scripts, a plain form that the gateway answers. */
export const SearchBox = ({ onNavigate }: SearchBoxProps) => {
  const { t } = useTranslation();
  const locale = useLocale();
  const form = useRef<HTMLFormElement>(null);
  const box = useSearchBox(form, onNavigate);
  const state = useSuggestions(box.text, box.isOpen);
  const listId = `suggestions-${locale}`;
  const count = box.isListWanted && state.kind === "found" ? state.suggestions.talents.length : 0;
  const keys = useOptionKeys({ listId, count, onOpen: box.showList, onEscape: () => box.escape(count > 0) });

  const handleText = (text: string) => {
    keys.reset();
    box.type(text);
  };

  return (
    <form
      ref={form}
      role="search"
      className={styles.box}
      data-open={box.isOpen || undefined}
      action={localizedPath(routes.search(), locale)}
      onSubmit={box.handleSubmit}
    >
      <SearchField
        id={`search-${locale}`}
        listId={count > 0 ? listId : null}
        activeId={keys.activeId}
        text={box.text}
        onText={handleText}
        onFocus={box.open}
        onKeyDown={keys.handleKey}
      />
      <button
        type="submit"
        className={styles.button}
        aria-label={t("search.label")}
        aria-expanded={box.isCollapsible ? box.isOpen : undefined}
        onClick={box.handleButton}
        onKeyDown={(event) => event.key === "Escape" && keys.handleKey(event)}
      >
        <SearchIcon />
      </button>
      {box.isOpen && <SearchPopup state={state} listId={listId} active={keys.active} isShown={box.isListWanted} onChoose={box.finish} />}
    </form>
  );
};

const SearchIcon = () => (
  <svg viewBox="0 0 24 24" className={styles.icon} aria-hidden="true">
    <path d="m20 20-5.2-5.2M17 10.5a6.5 6.5 0 1 1-13 0 6.5 6.5 0 0 1 13 0Z" />
  </svg>
);
