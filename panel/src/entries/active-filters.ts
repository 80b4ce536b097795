import { formatDay, formatTime } from "../shared/format-time";
import type { ApplicationMessages } from "./words/applications";
import { type ApplicationQuery, type Bounds, parseApplicationQuery } from "./application-query";

export type ActiveFilter = {
  label: string;
  /** The query without this filter. */
  without: ApplicationQuery;
};

const NO_BOUNDS: Bounds = { least: null, most: null };

const formatRange = ({ least, most }: Bounds, { since, to }: ApplicationMessages["filters"]): string => {
  if (least === null) return most === null ? "" : to.replace("{day}", String(most));
  if (most === null) return since.replace("{day}", String(least));
  return least === most ? String(least) : `${least}–${most}`;
};

/** The filters of a query in words, each with the query that lacks it. */
export const activeFilters = (query: ApplicationQuery, { filters, genders }: ApplicationMessages): ActiveFilter[] => {
  const age = formatRange(query.age, filters);
  const height = formatRange(query.height, filters);
  const parts: [label: string, change: Partial<ApplicationQuery>][] = [
    [query.q === "" ? "" : `“${query.q}”`, { q: "" }],
    [age === "" ? "" : `${filters.age}: ${age}`, { age: NO_BOUNDS }],
    [query.gender === null ? "" : genders[query.gender], { gender: null }],
    [query.city, { city: "" }],
    [height === "" ? "" : `${height} ${filters.cm}`, { height: NO_BOUNDS }],
    [query.from === null ? "" : filters.since.replace("{day}", formatDay(query.from) ?? ""), { from: null }],
    [query.until === null ? "" : filters.to.replace("{day}", formatDay(query.until) ?? ""), { until: null }],
    [query.since === null ? "" : filters.since.replace("{day}", formatTime(query.since) ?? ""), { since: null }],
  ];
  return parts.filter(([label]) => label !== "").map(([label, change]) => ({ label, without: { ...query, ...change, page: 1 } }));
};

/** The query of the same tab without filters. */
export const withoutFilters = ({ status }: ApplicationQuery): ApplicationQuery => ({ ...parseApplicationQuery({}), status });
