import { useEffect, useRef, useState } from "react";
import { useNearEnd } from "../../components/ui/use-near-end";
import { castingAddress, type CastingView } from "../../config/casting-address";
import { TALENTS_PER_PAGE } from "../../config/constants";
import { localizedPath } from "../../config/routes";
import { useLocale } from "../../i18n/use-locale";

const currentAddress = (): string => window.location.pathname + window.location.search;

/**
 * The number of visible talents. Twenty more appear near the end, and the address changes without a new history entry, so
 * that Back, reload and a copied link show as many.
 */
export const useVisibleCount = (view: CastingView, hasMore: (visibleCount: number) => boolean) => {
  const locale = useLocale();
  const [visibleCount, setVisibleCount] = useState(view.visibleCount);
  const canGrow = hasMore(visibleCount);

  const ownAddress = useRef("");
  useEffect(() => {
    ownAddress.current = currentAddress();
  }, []);

  const showMore = (): void => {
    // The router changes the address before it unmounts the former list.
    if (currentAddress() !== ownAddress.current) return;
    const next = visibleCount + TALENTS_PER_PAGE;
    window.history.replaceState(window.history.state, "", localizedPath(castingAddress({ ...view, visibleCount: next }), locale));
    ownAddress.current = currentAddress();
    setVisibleCount(next);
  };

  return { visibleCount, ...useNearEnd(showMore, canGrow ? visibleCount / TALENTS_PER_PAGE : null) };
};
