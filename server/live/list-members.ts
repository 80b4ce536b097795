import { castingAddress, parseCastingAddress } from "../../src/config/casting-address";
import { TALENTS_PER_PAGE } from "../../src/config/constants";
import { NO_FILTER, type CastingFilter } from "../../src/domain/casting-choice";
import { filterTalents } from "../../src/domain/casting-filter";
import type { Locale } from "../../src/domain/locale";
import type { TalentSummary } from "../../src/domain/talent";
import enCommon from "../../src/locales/en/common.json";
import enSelection from "../../src/locales/en/selection.json";
import ptCommon from "../../src/locales/pt/common.json";
import ptSelection from "../../src/locales/pt/selection.json";
import { visibleTalents, type LiveSnapshot } from "./live-talents";

const COMMON_WORDS = { pt: ptCommon, en: enCommon } as const;
const LIST_WORDS = { pt: ptSelection, en: enSelection } as const;

/** A list that visitors can keep: a category's, a search or a board. */
export interface MemberList {
  /** Its address in the default language, with its filters. */
  address: string;
  title: (locale: Locale) => string;
  talents: readonly TalentSummary[];
}

/** `missing`: no list has this address. `unknown`: the content store has not answered yet. */
export type ListAnswer = MemberList | "missing" | "unknown";

/** Finds lists that are not a filter of all talents. */
export type OtherLists = (pathname: string, snapshot: LiveSnapshot) => Promise<ListAnswer>;

const LONGEST_ADDRESS = 1_000;

export const isListAddress = (value: unknown): value is string =>
  typeof value === "string" && value.length <= LONGEST_ADDRESS && value.startsWith("/");

/** The live talents of a list by its address, with or without a language. A `TF -` category is no list. */
export const findMembers = async (
  snapshot: LiveSnapshot,
  { pathname, search }: { pathname: string; search: string },
  otherLists: OtherLists,
): Promise<ListAnswer> => {
  const view = parseCastingAddress(pathname, search);
  if (view === null) return otherLists(pathname, snapshot);
  const { filter } = view;
  if (filter.hiddenCategory !== null) return "missing";
  return {
    address: castingAddress({ filter, visibleCount: TALENTS_PER_PAGE }),
    title: (locale) => filterTitle(filter, locale),
    talents: filterTalents(filter, visibleTalents(snapshot)),
  };
};

/** "Kids, Meninas, com filtros". */
const filterTitle = (filter: CastingFilter, locale: Locale): string => {
  const [common, words] = [COMMON_WORDS[locale], LIST_WORDS[locale]];
  const { category, gender, name } = filter;
  const plain = castingAddress({ filter: { ...NO_FILTER, category, gender, name }, visibleCount: TALENTS_PER_PAGE });
  const isFiltered = castingAddress({ filter, visibleCount: TALENTS_PER_PAGE }) !== plain;
  return [
    category === null ? words["searches.all"] : common[`category.${category}`],
    gender === null ? null : common[`gender.${gender}`],
    name === "" ? null : `“${name}”`,
    isFiltered ? words["searches.filtered"] : null,
  ]
    .filter((part) => part !== null)
    .join(", ");
};
