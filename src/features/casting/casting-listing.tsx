import { lazy, Suspense, useCallback, useEffect, useRef, useState } from "react";
import { useTranslation } from "gatsby-plugin-react-i18next";
import type { CastingFilter } from "../../domain/casting-choice";
import { usePaintedValue } from "../../components/ui/use-painted-value";
import { whenIdle } from "../../components/ui/when-idle";
import { CastingList } from "./casting-list";
import { LetterBar } from "./letter-bar";
import { ListingHeading } from "./listing-heading";
import { SearchHeading } from "./search-heading";
import { useCasting, type BuiltListing, type ListLocation } from "./use-casting";
import * as styles from "./casting-listing.module.css";

const importPanel = () => import(/* webpackChunkName: "filters" */ "./filter-panel");
const FilterPanel = lazy(async () => ({ default: (await importPanel()).FilterPanel }));
// Lazy: most lists are opened without a filter.
const FilterChips = lazy(async () => ({ default: (await import(/* webpackChunkName: "filters" */ "./filter-chips")).FilterChips }));

interface CastingListingProps {
  location: ListLocation;
  /** The talents in the HTML; null for a search without results in the HTML. */
  built: BuiltListing | null;
}

const PANEL_ID = "casting-filters";

export const CastingListing = ({ location, built }: CastingListingProps) => {
  const { t } = useTranslation();
  const casting = useCasting(location, built);
  const { view, query, total, isKnown, hasFailed, listed, apply } = casting;
  const [panel, setPanel] = useState<"unopened" | "open" | "closed">("unopened");
  const toggle = useRef<HTMLButtonElement>(null);
  const Heading = built?.category ? ListingHeading : SearchHeading;
  const key = `${location.pathname}${query}`;
  useEffect(() => whenIdle(() => void importPanel().catch(() => undefined)), []); // a failed preload is repeated on opening

  // The toggle renders at once; the panel and the letters render after the next paint.
  const paintedPanel = usePaintedValue(panel);
  const paintedFilter = usePaintedValue(view.filter);

  const close = useCallback(() => {
    setPanel((now) => (now === "open" ? "closed" : now));
    toggle.current?.focus({ preventScroll: true });
  }, []);
  const handleApply = useCallback(
    (filter: CastingFilter) => {
      close();
      apply(filter);
    },
    [apply, close],
  );

  return (
    <>
      <Heading filter={view.filter} total={isKnown ? total : null} hasFailed={hasFailed} />
      <div className={styles.bar}>
        <button
          ref={toggle}
          type="button"
          className={styles.toggle}
          aria-expanded={panel === "open"}
          aria-controls={paintedPanel === "unopened" ? undefined : PANEL_ID}
          onClick={() => setPanel(panel === "open" ? "closed" : "open")}
        >
          {t("casting.filters")}
          <span className={styles.icon} aria-hidden="true" />
        </button>
        <LetterBar filter={paintedFilter} talents={listed} onChoose={apply} />
      </div>
      {paintedPanel !== "unopened" && (
        <div id={PANEL_ID} className={styles.drawer} data-open={paintedPanel === "open" || undefined}>
          <div className={styles.content}>
            <Suspense fallback={<p className={styles.loading}>{t("state.loading")}</p>}>
              <FilterPanel filter={paintedFilter} onApply={handleApply} onClose={close} />
            </Suspense>
          </div>
        </div>
      )}
      {query !== "" && (
        <Suspense>
          <FilterChips filter={view.filter} onChange={handleApply} />
        </Suspense>
      )}
      <CastingList key={key} casting={casting} built={built} />
    </>
  );
};
