import { CATEGORIES } from "./category";

export const MENU_PAGES = ["blog", "campaigns", "magazine", "about", "workshop", "scouting", "contact"] as const;

export type MenuPage = (typeof MENU_PAGES)[number];

/** In the default order, for an agency that has chosen none. */
export const MENU_ITEMS = [...CATEGORIES, ...MENU_PAGES] as const;

export type MenuItem = (typeof MENU_ITEMS)[number];

/** The menu's entry for a board; also the board's path on the site: `board/elas`. */
export const boardItem = (slug: string): string => `board/${slug}`;

/** Null for any other item. */
export const slugOfBoardItem = (item: string): string | null => /^board\/(.+)$/.exec(item)?.[1] ?? null;
