import { useCallback, useEffect, useRef, useState } from "react";
import { castingAddress, type CastingView } from "../../config/casting-address";
import { MORE_TALENTS_DISTANCE, TALENTS_PER_PAGE } from "../../config/constants";
import { localizedPath } from "../../config/routes";
import { useLocale } from "../../i18n/use-locale";

/**
 * How many talents show. Twenty more come as the end draws near, and the address says so without a new entry in the
 * history: Back, reload and a pasted link find as many.
 */
export const useVisibleCount = (view: CastingView, hasMore: (visibleCount: number) => boolean) => {
  const locale = useLocale();
  const [visibleCount, setVisibleCount] = useState(view.visibleCount);
  const canGrow = hasMore(visibleCount);

  const showMore = useCallback(() => {
    const next = visibleCount + TALENTS_PER_PAGE;
    window.history.replaceState(window.history.state, "", localizedPath(castingAddress({ ...view, visibleCount: next }), locale));
    setVisibleCount(next);
  }, [locale, view, visibleCount]);

  return { visibleCount, showMore, endRef: useNearing(canGrow, showMore) };
};

/** For an element: calls as soon as it is near the window's lower edge, each time anew while it is. */
const useNearing = (isWatching: boolean, onNear: () => void) => {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = element;
    if (!isWatching || current === null || typeof IntersectionObserver === "undefined") return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && onNear(), {
      rootMargin: `0px 0px ${MORE_TALENTS_DISTANCE}px 0px`,
    });
    observer.observe(current);
    return () => observer.disconnect();
  }, [isWatching, onNear]);
  return element;
};
