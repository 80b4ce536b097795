import { splitLocale } from "./routes";

/** Not in `routes`, so that lists do not load them. */
const FOLDER = "board";
const FURTHER_PAGE = "pagina";

/** Counted from 1; pages after the first are for browsers without scripts. */
export const boardPage = (slug: string, page = 1): string =>
  page === 1 ? `/${FOLDER}/${slug}` : `/${FOLDER}/${slug}/${FURTHER_PAGE}/${page}`;

export interface BoardAddress {
  slug: string;
  page: number;
}

/** In any language; null for any other address. */
export const parseBoardAddress = (pathname: string): BoardAddress | null => {
  const [folder, slug = "", word, page, ...more] = splitLocale(pathname).path.replace(/\/$/, "").split("/").slice(1);
  if (folder !== FOLDER || slug === "" || more.length > 0) return null;
  if (word === undefined) return { slug, page: 1 };
  return word === FURTHER_PAGE && /^[1-9]\d{0,4}$/.test(page ?? "") ? { slug, page: Number(page) } : null;
};

export const boardCall = (slug: string): string => `/api/boards/${encodeURIComponent(slug)}`;
