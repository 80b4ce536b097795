import type { Context } from "hono";

import type { Page, Paging } from "./content-store";
import type { FieldErrors } from "./refusals";

const MAX_PER_PAGE = 10_000;
const MAX_PAGE = 1_000_000;

const parseNumber = (text: string | undefined, fallback: number, max: number): number | null => {
  if (text === undefined || text === "") return fallback;
  const number = Number(text);
  return Number.isInteger(number) && number >= 1 && number <= max ? number : null;
};

/** Parses `paginate` (1 to 10000) and `page` (from 1). */
export const parsePaging = (c: Context, perPageFallback: number): { paging: Paging } | { errors: FieldErrors } => {
  const perPage = parseNumber(c.req.query("paginate"), perPageFallback, MAX_PER_PAGE);
  const page = parseNumber(c.req.query("page"), 1, MAX_PAGE);
  if (perPage !== null && page !== null) return { paging: { page, perPage } };
  return {
    errors: {
      ...(perPage === null ? { paginate: [`The paginate field must be from 1 to ${MAX_PER_PAGE}.`] } : {}),
      ...(page === null ? { page: ["The page field must be at least 1."] } : {}),
    },
  };
};

export const toWirePage = <T>({ items, total }: Page<T>, { page, perPage }: Paging) => ({
  data: items,
  current_page: page,
  last_page: Math.max(1, Math.ceil(total / perPage)),
  per_page: perPage,
  total,
});
