import { LRUCache } from "lru-cache";
import { boardPage, parseBoardAddress } from "../../src/config/board-routes";
import { castingAddress, parseCastingAddress } from "../../src/config/casting-address";
import { SIMILAR_TALENTS, TALENTS_PER_PAGE } from "../../src/config/constants";
import { NO_FILTER, type CastingFilter } from "../../src/domain/casting-choice";
import { filterTalents } from "../../src/domain/casting-filter";
import { sortTalents } from "../../src/domain/casting-order";
import type { Category } from "../../src/domain/category";
import { relatedTalents, type RelatedTalents } from "../../src/domain/related-talents";
import type { TalentSummary } from "../../src/domain/talent";
import { formatReference } from "../../src/domain/talent-reference";
import { splitAddress } from "../../src/lib/url";
import type { CastingIndexes } from "./casting-indexes";
import type { OtherLists } from "./list-members";
import type { LiveSnapshot } from "./live-talents";
import type { TalentTokens } from "./talent-tokens";

/** Limit for all lists of a snapshot together; the least recently read are evicted. A talent in a list takes 8 bytes. */
const MAX_LISTED = 1_000_000;

export interface RelatedListsOptions {
  indexes: Pick<CastingIndexes, "ranked" | "inHiddenCategory">;
  tokens: Pick<TalentTokens, "tokenOf">;
  otherLists: OtherLists;
}

interface Sought {
  talent: TalentSummary;
  /** The category of the talent's page. */
  category: Category;
  /** The address of the list that the visitor came from; null when unknown. */
  listAddress: string | null;
}

type Talents = readonly TalentSummary[];

interface Lists {
  ranked: Talents;
  byAddress: LRUCache<string, Talents>;
}

/** Filters and sorts each list once per snapshot. */
export const createRelatedLists = ({ indexes, tokens, otherLists }: RelatedListsOptions) => {
  const ofSnapshot = new WeakMap<LiveSnapshot, Lists>();

  const open = (snapshot: LiveSnapshot): Lists => {
    const known = ofSnapshot.get(snapshot) ?? {
      ranked: indexes.ranked(snapshot),
      byAddress: new LRUCache<string, Talents>({ maxSize: MAX_LISTED, sizeCalculation: ({ length }) => length + 1 }),
    };
    ofSnapshot.set(snapshot, known);
    return known;
  };

  const filtered = (snapshot: LiveSnapshot, filter: CastingFilter): Talents => {
    const { ranked, byAddress } = open(snapshot);
    const address = castingAddress({ filter, visibleCount: TALENTS_PER_PAGE });
    const talents = byAddress.get(address) ?? sortTalents(filter.order, filterTalents(filter, ranked));
    byAddress.set(address, talents);
    return talents;
  };

  /** With the references of the talents, as in the category's own list. */
  const hidden = (snapshot: LiveSnapshot, name: string): Talents =>
    indexes
      .inHiddenCategory(snapshot, name)
      .map((talent) => ({ ...talent, talentId: formatReference({ talentId: talent.talentId, token: tokens.tokenOf(talent.talentId) }) }));

  /** Null for an address that is no list's, and for a board while the boards are unknown. */
  const listAt = async (snapshot: LiveSnapshot, listAddress: string): Promise<Talents | null> => {
    const { pathname, search } = splitAddress(listAddress);
    const board = parseBoardAddress(pathname);
    if (board !== null) {
      const list = await otherLists(boardPage(board.slug), snapshot);
      return typeof list === "string" ? null : list.talents;
    }
    const filter = parseCastingAddress(pathname, search)?.filter;
    if (filter === undefined) return null;
    if (filter.hiddenCategory === null) return filtered(snapshot, filter);
    return sortTalents(filter.order, filterTalents(filter, hidden(snapshot, filter.hiddenCategory)));
  };

  return {
    /** `talent.talentId` is the talent's reference. */
    find: async (snapshot: LiveSnapshot, { talent, category, listAddress }: Sought): Promise<RelatedTalents> => {
      const list = listAddress === null ? null : await listAt(snapshot, listAddress);
      const ofCategory = filtered(snapshot, { ...NO_FILTER, category, gender: talent.gender });
      return relatedTalents(talent, { list, ofCategory, count: SIMILAR_TALENTS });
    },
  };
};

export type RelatedLists = ReturnType<typeof createRelatedLists>;
