import type { Category, Gender } from "./category";

// A separate module, because lists load it before the functions that filter.

/** Both ends are included. */
export interface Range {
  min: number;
  max: number;
}

/** A value that visitors choose: an item of a list, or an option with all values that belong to it (`config/color-filters`). */
export interface Choice {
  /** Used in addresses. Without values a number: the least count, the greatest age of a day in months, or 1 for a flag. */
  key: string;
  values: readonly string[];
}

/** By the key of a talent field; a missing key means no constraint. */
export type ByField<Asked> = Readonly<Record<string, Asked>>;

/** Null and an empty name mean no constraint. */
export interface CastingFilter {
  category: Category | null;
  /** Two or more categories of a search, in place of `category`; empty otherwise. */
  categories: readonly Category[];
  /** A `TF - …` category. Summaries do not contain it, so the filtered list must be that category's own. */
  hiddenCategory: string | null;
  gender: Gender | null;
  /** One of `LETTERS`. */
  letter: string | null;
  name: string;
  ranges: ByField<Range>;
  /** An option or text field matches any of its choices; a list field must contain all of them. */
  choices: ByField<readonly Choice[]>;
  /** Whether ranges also match talents without a value. */
  includesUnknown: boolean;
  /** A key of `ORDERS`; null for the content store's order. */
  order: string | null;
}

export const NO_FILTER: CastingFilter = {
  category: null,
  categories: [],
  hiddenCategory: null,
  gender: null,
  letter: null,
  name: "",
  ranges: {},
  choices: {},
  includesUnknown: false,
  order: null,
};

export const LETTERS: readonly string[] = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
