import { formatDay, formatTime } from "../shared/format-time";
import type { EntryQuery } from "./entry-lists";
import { toBounds } from "./filters";
import type { ApplicationMessages } from "./words/applications";

type Query = EntryQuery<"applications">;

export type ActiveFilter = {
  label: string;
  /** The query without this filter. */
  without: Query;
};

const formatRange = (text: string, { since, to }: ApplicationMessages["filters"]): string => {
  const { least, most } = toBounds(text);
  if (least === null) return most === null ? "" : to.replace("{day}", String(most));
  if (most === null) return since.replace("{day}", String(least));
  return least === most ? String(least) : `${least}–${most}`;
};

type FilterName = keyof Query["filters"];

/** A value of a filter in words. */
const describe = (name: FilterName, value: string, { filters, genders }: ApplicationMessages): string => {
  switch (name) {
    case "age":
      return `${filters.age}: ${formatRange(value, filters)}`;
    case "gender":
      return value === "woman" ? genders.woman : genders.man;
    case "city":
      return value;
    case "height":
      return `${formatRange(value, filters)} ${filters.cm}`;
    case "from":
      return filters.since.replace("{day}", formatDay(value) ?? "");
    case "until":
      return filters.to.replace("{day}", formatDay(value) ?? "");
    case "since":
      return filters.since.replace("{day}", formatTime(value) ?? "");
  }
};

const FILTERS: readonly FilterName[] = ["age", "gender", "city", "height", "from", "until", "since"];

/** The search and the filters of a query in words, each with the query that lacks it. */
export const activeFilters = (query: Query, messages: ApplicationMessages): ActiveFilter[] => {
  const named = FILTERS.filter((name) => query.filters[name] !== "").map((name) => ({
    label: describe(name, query.filters[name], messages),
    without: { ...query, filters: { ...query.filters, [name]: "" }, page: 1 },
  }));
  return query.q === "" ? named : [{ label: `“${query.q}”`, without: { ...query, q: "", page: 1 } }, ...named];
};
