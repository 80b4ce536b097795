import { useTranslation } from "gatsby-plugin-react-i18next";
import { lazy, Suspense, useState } from "react";
import { boardPage } from "../../config/board-routes";
import { TALENTS_PER_PAGE } from "../../config/constants";
import { localizedPath, routes } from "../../config/routes";
import { Link } from "../../components/ui/link";
import { useHydrated } from "../../components/ui/use-hydrated";
import { useNearEnd } from "../../components/ui/use-near-end";
import { useLocale } from "../../i18n/use-locale";
import { BoardHeading, type BoardTexts } from "./board-heading";
import { ListEnd } from "./list-end";
import { TalentGrid } from "./talent-grid";
import { useBoardTalents } from "./use-board-talents";
import type { ListedTalent, ListLocation } from "./use-casting";
import { useRestoredScroll } from "./use-restored-scroll";
import * as heading from "./board-heading.module.css";
import * as styles from "./list-end.module.css";

// Lazy: it needs the addresses of filtered lists.
const SaveBoard = lazy(async () => ({ default: (await import(/* webpackChunkName: "save-board" */ "./save-board")).SaveBoard }));

export interface BuiltBoard extends BoardTexts {
  slug: string;
  /** Of the whole board. */
  total: number;
  /** Those of the page. */
  talents: readonly ListedTalent[];
}

interface BoardListingProps {
  board: BuiltBoard;
  location: ListLocation;
}

/** The query parameter with the number of visible talents, as in listings. */
const COUNT_PARAMETER = "vistos";

/** Upper limit, since the count comes from the address. */
const MAX_COUNT = 1000;

const countIn = (search: string): number => {
  const sent = Number(new URLSearchParams(search).get(COUNT_PARAMETER));
  const whole = Number.isFinite(sent) ? Math.ceil(sent / TALENTS_PER_PAGE) * TALENTS_PER_PAGE : 0;
  return Math.min(Math.max(whole, TALENTS_PER_PAGE), MAX_COUNT);
};

/** First the talents of the HTML, then the live ones, in the editors' order. */
export const BoardListing = ({ board, location }: BoardListingProps) => {
  const { slug, total: builtTotal, talents: builtTalents } = board;
  const locale = useLocale();
  const isHydrated = useHydrated();
  const [grownCount, setGrownCount] = useState<number | null>(null);
  const [focusFrom, setFocusFrom] = useState<number | null>(null);
  // The HTML of a page is the same for all queries.
  const visibleCount = grownCount ?? countIn(isHydrated ? location.search : "");
  const isLong = visibleCount > TALENTS_PER_PAGE;
  const live = useBoardTalents(slug, !isHydrated ? "never" : isLong || builtTotal === 0 ? "now" : "idle");
  const total = live.talents?.length ?? builtTotal;
  const shown = (live.talents ?? builtTalents).slice(0, visibleCount);
  const isLoading = isHydrated && live.talents === null && !live.hasFailed && shown.length < Math.min(visibleCount, total);
  useRestoredScroll(isLong);

  const showMore = (): void => {
    const next = visibleCount + TALENTS_PER_PAGE;
    const address = `${localizedPath(boardPage(slug), locale)}?${COUNT_PARAMETER}=${next}`;
    window.history.replaceState(window.history.state, "", address);
    setGrownCount(next);
  };
  const canGrow = live.talents !== null && visibleCount < live.talents.length;
  const { endRef, askForMore } = useNearEnd(showMore, canGrow ? visibleCount / TALENTS_PER_PAGE : null);
  const handleMore = () => {
    if (live.talents === null) return;
    setFocusFrom(visibleCount);
    askForMore();
  };

  return (
    <>
      <BoardHeading {...board} total={total}>
        <div className={heading.save}>
          {isHydrated && (
            <Suspense>
              <SaveBoard slug={slug} name={board.name} />
            </Suspense>
          )}
        </div>
      </BoardHeading>
      {total === 0 ? (
        <EmptyBoard />
      ) : (
        <>
          <TalentGrid
            talents={shown}
            category={null}
            listAddress={boardPage(slug)}
            placeholders={isLoading ? Math.min(visibleCount, total) - shown.length : 0}
            focusFrom={focusFrom}
          />
          <ListEnd
            endRef={endRef}
            shown={shown.length}
            total={total}
            state={live.hasFailed && shown.length < total ? "failed" : isLoading ? "loading" : "idle"}
            nextPage={builtTotal > TALENTS_PER_PAGE ? boardPage(slug, 2) : null}
            onMore={handleMore}
            onRetry={live.retry}
          />
        </>
      )}
    </>
  );
};

const EmptyBoard = () => {
  const { t } = useTranslation();
  return (
    <div className={styles.empty}>
      <p className={styles.message}>{t("board.empty")}</p>
      <Link to={routes.search()} className={styles.more}>
        {t("board.all")}
      </Link>
    </div>
  );
};
