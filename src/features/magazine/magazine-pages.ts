import { MAGAZINE_FIRST_SHOWN } from "../../config/magazine";
import { EDITION_PARAMETER } from "../../config/routes";
import type { Magazine } from "../../domain/editorial";
import type { Picture } from "../../domain/media";

export type Edition = Pick<Magazine, "magazineId" | "title" | "description" | "cover" | "pages">;

/** The cover followed by the pages; a first page that equals the cover appears once. */
export const editionPages = ({ cover, pages }: Pick<Edition, "cover" | "pages">): Picture[] => {
  const inner = pages.map((path): Picture => ({ path, width: null, height: null }));
  return cover === null || cover.path === pages[0] ? inner : [cover, ...inner];
};

/** Counted from 0. */
export const openingPage = (total: number): number => Math.min(MAGAZINE_FIRST_SHOWN, total) - 1;

/** The newest edition by default; null when there is none. */
export const chosenEdition = <Given extends Pick<Edition, "magazineId">>(editions: readonly Given[], search: string): Given | null => {
  const chosen = new URLSearchParams(search).get(EDITION_PARAMETER);
  return editions.find(({ magazineId }) => magazineId === chosen) ?? editions[0] ?? null;
};

/** A two-page layout shows the cover alone. */
export const isLast = (page: number, { total, isDouble }: { total: number; isDouble: boolean }): boolean =>
  page + (isDouble && page > 0 ? 2 : 1) >= total;
