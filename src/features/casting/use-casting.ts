import { navigate } from "gatsby";
import { useCallback, useMemo } from "react";
import { castingAddress, parseCastingAddress, type CastingView } from "../../config/casting-address";
import { TALENTS_PER_PAGE } from "../../config/constants";
import { localizedPath, routes } from "../../config/routes";
import { listingBounds, withoutFullRanges } from "../../domain/casting-bounds";
import { constraintsOf } from "../../domain/casting-constraints";
import { filterTalents, NO_FILTER, type CastingFilter } from "../../domain/casting-filter";
import type { Category, Gender } from "../../domain/category";
import type { CardAge, TalentSummary } from "../../domain/talent";
import { afterPaint } from "../../components/ui/after-paint";
import { useHydrated } from "../../components/ui/use-hydrated";
import { useLocale } from "../../i18n/use-locale";
import { useCastingList } from "./use-casting-list";

export type ListedTalent = Pick<TalentSummary, "talentId" | "name" | "coverVersion"> & CardAge & Partial<Pick<TalentSummary, "categories">>;

/** A listing in the HTML: its first talents and their total number. */
export interface BuiltListing {
  /** Null for all categories. */
  category: Category | null;
  gender: Gender | null;
  /** Set for a search by name. */
  name?: string;
  /** Null for a search when the gateway had no list. */
  total: number | null;
  talents: readonly ListedTalent[];
}

export interface ListLocation {
  pathname: string;
  search: string;
}

/** The filter of the address and its talents: the built list until the live one is loaded. */
export const useCasting = ({ pathname, search }: ListLocation, built: BuiltListing | null) => {
  const locale = useLocale();
  const isHydrated = useHydrated();
  // The HTML of a page is the same for all queries, and a search without results in it for all names.
  const knownPathname = isHydrated || built !== null ? pathname : routes.search();
  const query = isHydrated ? search : "";
  const { category, gender } = built ?? NO_FILTER;
  const view = useMemo(
    () => readView({ pathname: knownPathname, search: query }, { category, gender }),
    [category, gender, knownPathname, query],
  );
  const isBuiltList = built !== null && asksForList(view.filter, built) && constraintsOf(view.filter).every(({ kind }) => kind === "name");
  // An empty result waits for the full list, which the suggestions need.
  const needsLiveList = !isBuiltList || view.visibleCount > TALENTS_PER_PAGE || !built.total;
  const live = useCastingList(view.filter, isHydrated ? (needsLiveList ? "now" : "idle") : "never");
  const { talents, hasFailed, retry } = live;

  const found = useMemo(() => {
    if (talents === null) return null;
    const bounds = listingBounds(talents);
    return filterTalents(withoutFullRanges(view.filter, bounds), talents);
  }, [talents, view]);

  const apply = useCallback(
    (filter: CastingFilter) => {
      const address = localizedPath(castingAddress({ filter, visibleCount: TALENTS_PER_PAGE }), locale);
      afterPaint(() => void navigate(address));
    },
    [locale],
  );

  /** False before hydration for a search without results in the HTML. */
  const isKnown = isHydrated || built !== null;
  // Memoised so that opening the filters does not re-render the list.
  return useMemo(
    () => ({
      talents,
      hasFailed,
      retry,
      view,
      /** The query of the address; empty before hydration. */
      query,
      isKnown,
      /** All matching talents; null until the live list is loaded. */
      found,
      knownTalents: found ?? (isBuiltList ? built.talents : []),
      total: found?.length ?? (isBuiltList ? built.total : null),
      apply,
    }),
    [apply, built, found, hasFailed, isBuiltList, isKnown, query, retry, talents, view],
  );
};

export type Casting = ReturnType<typeof useCasting>;

/** Whether the filter asks for exactly the built list. */
const asksForList = ({ category, hiddenCategory, gender, name }: CastingFilter, built: BuiltListing): boolean =>
  category === built.category && gender === built.gender && hiddenCategory === null && name === (built.name ?? "");

const readView = ({ pathname, search }: ListLocation, list: Pick<CastingFilter, "category" | "gender">): CastingView =>
  parseCastingAddress(pathname, search) ?? { filter: { ...NO_FILTER, ...list }, visibleCount: TALENTS_PER_PAGE };
