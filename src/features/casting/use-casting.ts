import { navigate } from "gatsby";
import { useCallback, useMemo, useState } from "react";
import { castingAddress, parseCastingAddress, type CastingView } from "../../config/casting-address";
import { TALENTS_PER_PAGE } from "../../config/constants";
import { localizedPath, routes } from "../../config/routes";
import { constraintsOf } from "../../domain/casting-constraints";
import { NO_FILTER, type CastingFilter } from "../../domain/casting-choice";
import type { Category, Gender } from "../../domain/category";
import type { CardAge, TalentSummary } from "../../domain/talent";
import { afterPaint } from "../../components/ui/after-paint";
import { useHydrated } from "../../components/ui/use-hydrated";
import { castingTools, detailOf, hasAllCards, hasOrders } from "../../live/fetch-casting";
import { useLocale } from "../../i18n/use-locale";
import { useCastingList } from "./use-casting-list";

export type ListedTalent = Pick<TalentSummary, "talentId" | "name" | "coverVersion"> & CardAge & Partial<Pick<TalentSummary, "categories">>;

/** `talents` are the first ones of the list. */
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

/** The built list until the live one is loaded. */
export const useCasting = ({ pathname, search }: ListLocation, built: BuiltListing | null) => {
  const locale = useLocale();
  const isHydrated = useHydrated();
  // The HTML of a page is the same for all queries; that of a search without built results is the same for all names.
  const knownPathname = isHydrated || built !== null ? pathname : routes.search();
  const query = isHydrated ? search : "";
  const { category, gender } = built ?? NO_FILTER;
  const view = useMemo(
    () => readView({ pathname: knownPathname, search: query }, { category, gender }),
    [category, gender, knownPathname, query],
  );
  const isBuiltList = built !== null && asksForList(view.filter, built) && constraintsOf(view.filter).every(({ kind }) => kind === "name");
  // Without a filter, the first page needs neither the names nor the covers of all talents.
  const isWholeList = isBuiltList && view.filter.name === "";
  const [wantsCards, setWantsCards] = useState(false);
  // An empty result waits for the full list, which the suggestions need.
  const needsLiveList = !isBuiltList || wantsCards || view.visibleCount > TALENTS_PER_PAGE || !built.total;
  const urgency = isHydrated ? (needsLiveList ? "now" : "idle") : "never";
  const live = useCastingList(view.filter, urgency, isWholeList && !needsLiveList ? "filters" : detailOf(view.filter.order));
  const { talents, hasFailed, retry } = live;
  const hasCards = talents !== null && hasAllCards(talents);
  const isSortable = talents !== null && (detailOf(view.filter.order) === "cards" || hasOrders(talents));

  const found = useMemo(() => {
    const tools = castingTools();
    if (talents === null || tools === null || !isSortable || !(hasCards || isWholeList)) return null;
    const filter = tools.withoutFullRanges(view.filter, tools.listingBounds(talents));
    return tools.sortTalents(filter.order, tools.filterTalents(filter, talents));
  }, [hasCards, isSortable, isWholeList, talents, view]);

  const apply = useCallback(
    (filter: CastingFilter) => {
      const address = localizedPath(castingAddress({ filter, visibleCount: TALENTS_PER_PAGE }), locale);
      afterPaint(() => void navigate(address));
    },
    [locale],
  );

  const needCards = useCallback(() => setWantsCards(true), []);

  /** False before hydration for a search without results in the HTML. */
  const isKnown = isHydrated || built !== null;
  // Memoised so that opening the filters does not re-render the list.
  return useMemo(
    () => ({
      /** The list; null until all its names are loaded. */
      talents: hasCards ? talents : null,
      /** The list, perhaps without names and covers after the first page; null until it is loaded. */
      listed: talents,
      hasCards,
      /** Loads the names and covers of all talents. */
      needCards,
      hasFailed,
      retry,
      view,
      /** The query of the address; empty before hydration. */
      query,
      isKnown,
      /** All matching talents; null until the live list is loaded. Without all cards, only those of the first page have an id. */
      found,
      knownTalents: found ?? (isBuiltList ? built.talents : []),
      total: found?.length ?? (isBuiltList ? built.total : null),
      apply,
    }),
    [apply, built, found, hasCards, hasFailed, isBuiltList, isKnown, needCards, query, retry, talents, view],
  );
};

export type Casting = ReturnType<typeof useCasting>;

const asksForList = ({ category, categories, hiddenCategory, gender, name, order }: CastingFilter, built: BuiltListing): boolean =>
  category === built.category &&
  categories.length === 0 &&
  gender === built.gender &&
  hiddenCategory === null &&
  name === (built.name || "") &&
  !order;

const readView = ({ pathname, search }: ListLocation, list: Pick<CastingFilter, "category" | "gender">): CastingView =>
  parseCastingAddress(pathname, search) ?? { filter: { ...NO_FILTER, ...list }, visibleCount: TALENTS_PER_PAGE };
