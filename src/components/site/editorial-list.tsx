import { useTranslation } from "gatsby-plugin-react-i18next";
import type { Picture } from "../../domain/media";
import type { Result } from "../../domain/result";
import { formatCardDate } from "../../i18n/format-date";
import { useLocale } from "../../i18n/use-locale";
import type { LiveFailure } from "../../live/get-json";
import { EditorialCard } from "./editorial-card";
import { useMoreItems } from "./use-more-items";
import { useSiteFrame } from "./use-site-frame";
import * as styles from "./editorial-list.module.css";

export interface EditorialItem {
  key: string;
  linkPath: string | null;
  title: string;
  cover: Picture | null;
  date: string | null;
}

interface EditorialListProps {
  title: string;
  emptyText: string;
  items: readonly EditorialItem[];
  /** How many there are in all. */
  total: number;
  /** Brings page n of the live list. */
  fetchPage: (page: number) => Promise<Result<readonly EditorialItem[], LiveFailure>>;
}

const LEAD_SIZES = "(min-width: 991px) 58vw, 100vw";
const CARD_SIZES = "(min-width: 991px) 31vw, (min-width: 700px) 46vw, 100vw";

/** Posts or campaigns, the newest large. */
export const EditorialList = ({ title, emptyText, items, total, fetchPage }: EditorialListProps) => {
  const { t } = useTranslation();
  const locale = useLocale();
  const { timeZone } = useSiteFrame();
  const more = useMoreItems({ built: items, total, fetchPage });
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
      {more.hasMore && (
        <div className={styles.end}>
          {more.state === "failed" && <p role="status">{t("state.failed")}</p>}
          <button type="button" className={styles.more} disabled={more.state === "loading"} onClick={more.showMore}>
            {t(more.state === "failed" ? "state.retry" : more.state === "loading" ? "state.loading" : "list.more")}
          </button>
        </div>
      )}
    </div>
  );
};
