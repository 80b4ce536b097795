import { useTranslation } from "gatsby-plugin-react-i18next";
import type { Result } from "../../domain/result";
import { formatCardDate } from "../../i18n/format-date";
import { useLocale } from "../../i18n/use-locale";
import type { LiveFailure } from "../../live/get-json";
import { EditorialCard } from "./editorial-card";
import type { EditorialItem } from "./saved-lists";
import { useMoreItems } from "./use-more-items";
import { useSiteSettings } from "../layout/use-site-settings";
import * as styles from "./editorial-list.module.css";

interface EditorialListProps {
  title: string;
  emptyText: string;
  /** The first page, as built. */
  items: readonly EditorialItem[];
  /** Fetches page n of the live list; an empty page is the end. */
  fetchPage: (page: number) => Promise<Result<readonly EditorialItem[], LiveFailure>>;
}

const LEAD_SIZES = "(min-width: 991px) 58vw, 100vw";
const CARD_SIZES = "(min-width: 991px) 31vw, (min-width: 700px) 46vw, 100vw";

export const EditorialList = ({ title, emptyText, items, fetchPage }: EditorialListProps) => {
  const locale = useLocale();
  const { timeZone } = useSiteSettings();
  const more = useMoreItems({ built: items, fetchPage });
  return (
    <div className={styles.list}>
      <h1 className={styles.title}>{title}</h1>
      {more.items.length === 0 && <p>{emptyText}</p>}
      <ul className={styles.grid}>
        {more.items.map(({ key, date, ...item }, position) => (
          <li key={key} className={position === 0 ? styles.lead : undefined}>
            <EditorialCard
              {...item}
              date={formatCardDate(date, locale, timeZone)}
              sizes={position === 0 ? LEAD_SIZES : CARD_SIZES}
              isPriority={position === 0}
              isLead={position === 0}
              heading="h2"
            />
          </li>
        ))}
      </ul>
      {more.state !== "ended" && <ListEnd {...more} />}
    </div>
  );
};

type ListEndProps = Pick<ReturnType<typeof useMoreItems>, "state" | "endRef" | "askForMore">;

/** Loads the next page near the viewport, a few times, or on a press; after a failure only on a press. */
const ListEnd = ({ state, endRef, askForMore }: ListEndProps) => {
  const { t } = useTranslation();
  return (
    <div className={styles.end} ref={endRef}>
      <p role="status">{state === "failed" && `${t("state.unavailable")}. ${t("state.failed")}`}</p>
      <button type="button" className={styles.more} disabled={state === "loading"} onClick={askForMore}>
        {t(state === "failed" ? "state.retry" : state === "loading" ? "state.loading" : "list.more")}
      </button>
    </div>
  );
};
