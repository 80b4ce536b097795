import { MAGAZINE_FIRST_SHOWN } from "../../config/magazine";
import { EDITION_PARAMETER } from "../../config/routes";
import type { Magazine } from "../../domain/editorial";
import type { Picture } from "../../domain/media";

/** What the screen needs of an edition. */
export type Edition = Pick<Magazine, "magazineId" | "title" | "description" | "cover" | "pages">;

/** Cover, then pages; an edition whose first page is its cover shows it once. */
export const bookPages = ({ cover, pages }: Pick<Edition, "cover" | "pages">): Picture[] => {
  const inner = pages.map((path): Picture => ({ path, width: null, height: null }));
  return cover === null || cover.path === pages[0] ? inner : [cover, ...inner];
};

/** Where a book of so many pages opens, counted from 0. */
export const openingPage = (total: number): number => Math.min(MAGAZINE_FIRST_SHOWN, total) - 1;

/** The edition that the address names, else the newest; null where there is none. */
export const chosenEdition = <Given extends Pick<Edition, "magazineId">>(editions: readonly Given[], search: string): Given | null => {
  const chosen = new URLSearchParams(search).get(EDITION_PARAMETER);
  return editions.find(({ magazineId }) => magazineId === chosen) ?? editions[0] ?? null;
};

/** Whether nothing follows what shows at `page`; an open book shows two pages, but its cover alone. */
export const isLast = (page: number, { total, isDouble }: { total: number; isDouble: boolean }): boolean =>
  page + (isDouble && page > 0 ? 2 : 1) >= total;
