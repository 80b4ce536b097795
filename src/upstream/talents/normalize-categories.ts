import { HIDDEN_CATEGORY_PREFIX } from "../../config/constants";
import type { Category } from "../../domain/category";

/** The content store's names in lower case (upstream contract, Talents). */
const CATEGORY_BY_NAME: ReadonlyMap<string, Category> = new Map<string, Category>([
  ["kids", "kids"],
  ["teens", "teens"],
  ["ator", "atores"],
  ["talents", "talents"],
  ["digital influencer", "digitalInfluencers"],
]);

/** Null when the site does not show the category. */
const categoryOfName = (name: string): Category | null => CATEGORY_BY_NAME.get(name.trim().replace(/\s+/g, " ").toLowerCase()) ?? null;

const isHiddenCategory = (name: string): boolean => name.trim().toUpperCase().startsWith(HIDDEN_CATEGORY_PREFIX);

export interface TalentCategories {
  categories: readonly Category[];
  hiddenCategories: readonly string[];
}

/** A talent with a hidden category gets no visible categories, so that no list, page or sitemap shows the talent by mistake. */
export const normalizeCategories = (names: readonly string[]): TalentCategories => {
  const hiddenCategories = [...new Set(names.filter(isHiddenCategory).map((name) => name.trim()))];
  if (hiddenCategories.length > 0) return { categories: [], hiddenCategories };
  const known = names.map(categoryOfName).filter((category) => category !== null);
  return { categories: [...new Set(known)], hiddenCategories };
};
