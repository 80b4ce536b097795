import { memo, useEffect, useState } from "react";
import { castingAddress } from "../../config/casting-address";
import { TALENTS_PER_PAGE } from "../../config/constants";
import { listingPage } from "../../config/routes";
import { EmptyList } from "./empty-list";
import { ListEnd } from "./list-end";
import { TalentGrid } from "./talent-grid";
import type { BuiltListing, Casting } from "./use-casting";
import { useRestoredScroll } from "./use-restored-scroll";
import { useVisibleCount } from "./use-visible-count";

interface CastingListProps {
  casting: Casting;
  built: BuiltListing | null;
}

/** Upper limit for placeholders, since the count comes from the address. */
const MAX_PLACEHOLDERS = 1000;

const PlainList = ({ casting, built }: CastingListProps) => {
  const { view, found, hasCards, needCards, knownTalents, total, hasFailed, retry, isKnown, apply } = casting;
  const { visibleCount, endRef, askForMore } = useVisibleCount(
    view,
    (count) => found !== null && count < found.length && (hasCards || count <= TALENTS_PER_PAGE),
  );
  useEffect(() => {
    if (visibleCount > TALENTS_PER_PAGE) needCards();
  }, [needCards, visibleCount]);
  const [focusFrom, setFocusFrom] = useState<number | null>(null);
  const shown = knownTalents.slice(0, visibleCount).filter(({ talentId }) => talentId !== "");
  const expected = Math.min(visibleCount, total ?? visibleCount, MAX_PLACEHOLDERS);
  const lacksCards = found === null || shown.length < Math.min(visibleCount, found.length);
  const isLoading = lacksCards && !hasFailed;
  useRestoredScroll(isKnown && visibleCount > TALENTS_PER_PAGE);

  const handleMore = () => {
    if (found === null) return;
    setFocusFrom(visibleCount);
    askForMore();
  };

  // An empty search result waits for the full list, which the suggestions need.
  const isEmptySearch = found === null && built?.name !== undefined;
  if (isKnown && total === 0 && !isEmptySearch) return <EmptyList casting={casting} onChange={apply} />;
  return (
    <>
      <TalentGrid
        talents={shown}
        category={view.filter.category}
        listAddress={castingAddress({ filter: view.filter, visibleCount: TALENTS_PER_PAGE })}
        placeholders={isLoading ? Math.max(0, expected - shown.length) : 0}
        focusFrom={focusFrom !== null && focusFrom < shown.length ? focusFrom : null}
      />
      <ListEnd
        endRef={endRef}
        shown={shown.length}
        total={total}
        state={hasFailed && lacksCards ? "failed" : isLoading && shown.length < expected ? "loading" : "idle"}
        nextPage={built?.category && (built.total ?? 0) > TALENTS_PER_PAGE ? listingPage(built.category, built.gender, 2) : null}
        onMore={handleMore}
        onRetry={retry}
      />
    </>
  );
};

/** Needs a `key` per address. */
export const CastingList = memo(PlainList);
