import { useTranslation } from "gatsby-plugin-react-i18next";
import { useEffect, useId, useRef, useState, type FormEvent } from "react";
import { listFeedPath, type NewCount } from "../../config/list-feed";
import { localizedPath } from "../../config/routes";
import { Link } from "../../components/ui/link";
import { useLocale } from "../../i18n/use-locale";
import { fetchNewCount } from "../../live/fetch-new-count";
import type { LiveFailure } from "../../live/get-json";
import { renameSearch, SEARCH_NAME_LIMIT, visitSearch, type SavedSearch } from "../../selection/saved-searches";
import { savedSearches } from "../../selection/searches-store";
import * as styles from "./saved-searches.module.css";

interface SavedSearchItemProps {
  search: SavedSearch;
  onDelete: () => void;
}

export const SavedSearchItem = ({ search, onDelete }: SavedSearchItemProps) => {
  const { address, name } = search;
  const { t } = useTranslation();
  const locale = useLocale();
  const { counted, failure } = useNewCount(search);
  const count = counted === null ? 0 : newOf(search, counted);
  const [isRenaming, setRenaming] = useState(false);
  const handleVisit = () => {
    if (counted !== null)
      savedSearches.change((searches) => visitSearch(searches, address, { since: counted.today, seen: counted.current }));
  };
  const handleRename = (next: string) => {
    savedSearches.change((searches) => renameSearch(searches, address, next));
    setRenaming(false);
  };
  return (
    <li className={styles.item}>
      <p className={styles.line}>
        <Link to={address} className={styles.name} onClick={handleVisit}>
          {name}
        </Link>
        <span className={styles.count} data-new={count > 0}>
          {failure === null
            ? counted !== null && countText(count, t)
            : t(failure === "missing" ? "searches.missing" : "searches.unreachable")}
        </span>
      </p>
      {isRenaming && <RenameForm name={name} onRename={handleRename} />}
      <p className={styles.actions}>
        <a href={localizedPath(listFeedPath(address), locale)} className={styles.action} aria-label={t("searches.feedOf", { name })}>
          {t("searches.feed")}
        </a>
        {!isRenaming && (
          <button type="button" className={styles.action} aria-label={t("searches.renameOf", { name })} onClick={() => setRenaming(true)}>
            {t("searches.rename")}
          </button>
        )}
        <button type="button" className={styles.action} aria-label={t("searches.deleteOf", { name })} onClick={onDelete}>
          {t("searches.delete")}
        </button>
      </p>
    </li>
  );
};

/** The talents that the last visit has not counted; withdrawn talents can make the number smaller. */
const newOf = ({ seen }: SavedSearch, { count }: NewCount): number => (seen === null ? 0 : Math.max(0, count - seen));

const countText = (count: number, t: ReturnType<typeof useTranslation>["t"]): string =>
  count === 0 ? t("searches.none") : t("searches.new", { count });

interface CountAnswer {
  /** The requested day. */
  since: string | null;
  counted: NewCount | null;
  failure: LiveFailure | null;
}

const NO_ANSWER: CountAnswer = { since: null, counted: null, failure: null };

/** Requests the count once for each visit; a search without an earlier count starts with this one. */
const useNewCount = ({ address, since, seen }: SavedSearch) => {
  const [answer, setAnswer] = useState<CountAnswer>(NO_ANSWER);
  const isCounted = seen !== null;
  useEffect(() => {
    let isCurrent = true;
    void fetchNewCount(address, since).then((result) => {
      if (!isCurrent) return;
      setAnswer(result.ok ? { since, counted: result.value, failure: null } : { since, counted: null, failure: result.error });
      if (!result.ok || isCounted) return;
      const { today, current } = result.value;
      savedSearches.change((searches) => visitSearch(searches, address, { since: today, seen: current }));
    });
    return () => {
      isCurrent = false;
    };
  }, [address, since, isCounted]);
  // A visit has changed the day: the earlier count belongs to another time.
  return answer.since === since && (isCounted || answer.failure !== null) ? answer : NO_ANSWER;
};

const RenameForm = ({ name, onRename }: { name: string; onRename: (name: string) => void }) => {
  const { t } = useTranslation();
  const id = useId();
  const [draft, setDraft] = useState(name);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []); // the pressed button is gone
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    onRename(draft);
  };
  return (
    <form className={styles.form} onSubmit={handleSubmit}>
      <label htmlFor={id} className={styles.label}>
        {t("searches.name")}
      </label>
      <input
        id={id}
        className={styles.input}
        value={draft}
        maxLength={SEARCH_NAME_LIMIT}
        ref={input}
        autoComplete="off"
        onChange={({ target }) => setDraft(target.value)}
      />
      <button type="submit" className={styles.action}>
        {t("searches.keepName")}
      </button>
    </form>
  );
};
