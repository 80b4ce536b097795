import type { EntryQuery } from "./entry-lists";
import { APPLICATION_FILTERS } from "./filters";
import type { ApplicationMessages } from "./words/applications";

type Query = EntryQuery<"applications">;

export type ActiveFilter = {
  label: string;
  /** The query without this filter. */
  without: Query;
};

/** Includes the search text. */
export const activeFilters = (query: Query, messages: ApplicationMessages): ActiveFilter[] => {
  const { q, filters } = query;
  const values: Readonly<Record<string, string>> = filters;
  const named = Object.entries(APPLICATION_FILTERS).flatMap(([name, { describe }]): ActiveFilter[] => {
    const value = values[name] ?? "";
    return value === "" ? [] : [{ label: describe(value, messages), without: { ...query, filters: { ...filters, [name]: "" }, page: 1 } }];
  });
  return q === "" ? named : [{ label: `“${q}”`, without: { ...query, q: "", page: 1 } }, ...named];
};
