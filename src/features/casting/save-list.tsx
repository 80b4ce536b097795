import { useTranslation } from "gatsby-plugin-react-i18next";
import { useEffect, useId, useRef, useState, type FormEvent } from "react";
import { routes } from "../../config/routes";
import { Link } from "../../components/ui/link";
import { fetchNewCount } from "../../live/fetch-new-count";
import { saveSearch, SEARCH_NAME_LIMIT, SEARCHES_LIMIT, visitSearch } from "../../selection/saved-searches";
import { savedSearches } from "../../selection/searches-store";
import { useSavedSearches } from "../../selection/use-saved-searches";
import * as styles from "./save-list.module.css";

interface SaveListProps {
  /** In the default language. */
  address: string;
  /** Can be changed before it is saved. */
  defaultName: string;
  words: {
    save: string;
    /** The label of the field for the name. */
    name: string;
    saved: string;
  };
}

/** Saves the address on this device and requests the number of its new talents, which then count as seen. */
const keep = async (address: string, name: string): Promise<void> => {
  const since = new Date().toISOString().slice(0, 10);
  savedSearches.change((searches) => saveSearch(searches, { address, name, since, seen: null }));
  const counted = await fetchNewCount(address, since);
  if (!counted.ok) return;
  const { today, current } = counted.value;
  savedSearches.change((searches) => visitSearch(searches, address, { since: today, seen: current }));
};

export const SaveList = ({ address, defaultName, words }: SaveListProps) => {
  const { t } = useTranslation();
  const { searches } = useSavedSearches();
  const [isNaming, setNaming] = useState(false);
  const [hasSaved, setSaved] = useState(false);
  const isSaved = searches.some((search) => search.address === address);
  const isFull = searches.length >= SEARCHES_LIMIT;
  const result = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (hasSaved) result.current?.focus(); // the pressed button is gone
  }, [hasSaved]);
  const handleSave = (name: string) => {
    void keep(address, name);
    setNaming(false);
    setSaved(true);
  };
  return (
    <>
      {!isSaved && !isNaming && !isFull && (
        <button type="button" className={styles.button} onClick={() => setNaming(true)}>
          {words.save}
        </button>
      )}
      {!isSaved && isNaming && !isFull && <NameForm label={words.name} defaultName={defaultName} onSave={handleSave} />}
      {(isSaved || isFull) && (
        <p key={isSaved ? "saved" : "full"} ref={result} tabIndex={-1} className={styles.result}>
          {isSaved ? words.saved : t("casting.save.full", { limit: SEARCHES_LIMIT })}{" "}
          <Link to={routes.selection()} className={styles.link}>
            {t("casting.save.see")}
          </Link>
        </p>
      )}
    </>
  );
};

interface NameFormProps {
  label: string;
  defaultName: string;
  onSave: (name: string) => void;
}

const NameForm = ({ label, defaultName, onSave }: NameFormProps) => {
  const { t } = useTranslation();
  const id = useId();
  const [name, setName] = useState(defaultName.slice(0, SEARCH_NAME_LIMIT));
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []); // the pressed button is gone
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    onSave(name);
  };
  return (
    <form className={styles.form} onSubmit={handleSubmit}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <input
        id={id}
        className={styles.name}
        value={name}
        maxLength={SEARCH_NAME_LIMIT}
        ref={input}
        autoComplete="off"
        onFocus={({ target }) => target.select()}
        onChange={({ target }) => setName(target.value)}
      />
      <button type="submit" className={styles.button}>
        {t("casting.save.confirm")}
      </button>
    </form>
  );
};
