import { useTranslation } from "gatsby-plugin-react-i18next";
import { useEffect, useRef, useState } from "react";
import { deleteSearch, restoreSearch, type SavedSearch } from "../../selection/saved-searches";
import { savedSearches } from "../../selection/searches-store";
import { useSavedSearches } from "../../selection/use-saved-searches";
import { SavedSearchItem } from "./saved-search-item";
import * as styles from "./saved-searches.module.css";

interface Deleted {
  search: SavedSearch;
  position: number;
}

export const SavedSearches = () => {
  const { t } = useTranslation();
  const { searches, isStored } = useSavedSearches();
  const [deleted, setDeleted] = useState<Deleted | null>(null);
  const undo = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (deleted !== null) undo.current?.focus({ preventScroll: true }); // the pressed button is gone
  }, [deleted]);
  if (searches.length === 0 && deleted === null) return null;

  const handleDelete = (search: SavedSearch, position: number) => {
    savedSearches.change((now) => deleteSearch(now, search.address));
    setDeleted({ search, position });
  };
  const handleUndo = () => {
    if (deleted !== null) savedSearches.change((now) => restoreSearch(now, deleted.search, deleted.position));
    setDeleted(null);
  };

  return (
    <section className={styles.section} aria-labelledby="saved-searches">
      <h2 id="saved-searches" className={styles.title}>
        {t("searches.title")}
      </h2>
      <p className={styles.note}>{t(isStored ? "searches.device" : "searches.notStored")}</p>
      <ul className={styles.list}>
        {searches.map((search, position) => (
          <SavedSearchItem key={search.address} search={search} onDelete={() => handleDelete(search, position)} />
        ))}
      </ul>
      <p role="status" className={styles.note}>
        {deleted !== null && (
          <>
            <span>{t("searches.deleted", { name: deleted.search.name })}</span>{" "}
            <button ref={undo} type="button" className={styles.action} onClick={handleUndo}>
              {t("searches.undo")}
            </button>
          </>
        )}
      </p>
    </section>
  );
};
