import { useCallback, useState } from "react";
import { useNearEnd } from "../../components/ui/use-near-end";
import { castingAddress, type CastingView } from "../../config/casting-address";
import { TALENTS_PER_PAGE } from "../../config/constants";
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

  return { visibleCount, showMore, endRef: useNearEnd(showMore, canGrow ? visibleCount : null) };
};
