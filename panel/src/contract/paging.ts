import type { Context } from "hono";

import type { FieldErrors } from "./answers";
import type { Paging, Slice } from "./content-store";

const MOST_PER_PAGE = 10_000;
const LAST_PAGE = 1_000_000;

const parseNumber = (text: string | undefined, fallback: number, most: number): number | null => {
  if (text === undefined || text === "") return fallback;
  const number = Number(text);
  return Number.isInteger(number) && number >= 1 && number <= most ? number : null;
};

/** Reads `paginate` (1 to 10000) and `page` (from 1). */
export const parsePaging = (c: Context, perPageFallback: number): { paging: Paging } | { errors: FieldErrors } => {
  const perPage = parseNumber(c.req.query("paginate"), perPageFallback, MOST_PER_PAGE);
  const page = parseNumber(c.req.query("page"), 1, LAST_PAGE);
  if (perPage !== null && page !== null) return { paging: { page, perPage } };
  return {
    errors: {
      ...(perPage === null ? { paginate: [`The paginate field must be from 1 to ${MOST_PER_PAGE}.`] } : {}),
      ...(page === null ? { page: ["The page field must be at least 1."] } : {}),
    },
  };
};

/** The contract's page of a list. */
export const toWirePage = <T>({ items, total }: Slice<T>, { page, perPage }: Paging) => ({
  data: items,
  current_page: page,
  last_page: Math.max(1, Math.ceil(total / perPage)),
  per_page: perPage,
  total,
});
