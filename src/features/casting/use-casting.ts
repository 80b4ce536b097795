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

/** A listing as built: its first talents, and how many there are. */
export interface BuiltListing {
  /** Null holds everybody. */
  category: Category | null;
  gender: Gender | null;
  /** Of a search by name. */
  name?: string;
  /** Null for a search without a known list of talents. */
  total: number | null;
  talents: readonly ListedTalent[];
}

export interface ListLocation {
  pathname: string;
  search: string;
}

/** What the address asks, and who answers to it: the built list until the live one is there. */
export const useCasting = ({ pathname, search }: ListLocation, built: BuiltListing | null) => {
  const locale = useLocale();
  const isHydrated = useHydrated();
  // As built, a page knows no query, and a search that came without anybody no name either.
  const place = isHydrated || built !== null ? pathname : routes.search();
  const query = isHydrated ? search : "";
  const { category, gender } = built ?? NO_FILTER;
  const view = useMemo(() => readView({ pathname: place, search: query }, { category, gender }), [category, gender, place, query]);
  const isAsBuilt = built !== null && isPlace(view.filter, built) && constraintsOf(view.filter).every(({ kind }) => kind === "name");
  // Who finds nobody waits for what the whole list suggests.
  const isWaiting = !isAsBuilt || view.visibleCount > TALENTS_PER_PAGE || !built.total;
  const live = useCastingList(view.filter, isHydrated ? (isWaiting ? "now" : "idle") : "never");
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

  /** False for a search that came without anybody, until its scripts are there. */
  const isKnown = isHydrated || built !== null;
  // The same object while nothing of it changes: opening the filters must not draw the list anew.
  return useMemo(
    () => ({
      talents,
      hasFailed,
      retry,
      view,
      /** Of the address, as far as it is known: an address of its own for a list that begins anew. */
      query,
      isKnown,
      /** Everybody whom the filter admits; null while only the built beginning is known, or nobody. */
      found,
      beginning: found ?? (isAsBuilt ? built.talents : []),
      total: found?.length ?? (isAsBuilt ? built.total : null),
      apply,
    }),
    [apply, built, found, hasFailed, isAsBuilt, isKnown, query, retry, talents, view],
  );
};

export type Casting = ReturnType<typeof useCasting>;

/** Whether nothing but the list itself is asked for: the list of everybody takes a place by its query. */
const isPlace = ({ category, hiddenCategory, gender, name }: CastingFilter, built: BuiltListing): boolean =>
  category === built.category && gender === built.gender && hiddenCategory === null && name === (built.name ?? "");

const readView = ({ pathname, search }: ListLocation, place: Pick<CastingFilter, "category" | "gender">): CastingView =>
  parseCastingAddress(pathname, search) ?? { filter: { ...NO_FILTER, ...place }, visibleCount: TALENTS_PER_PAGE };
