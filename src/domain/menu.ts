import { CATEGORIES } from "./category";

export const MENU_PAGES = ["blog", "campaigns", "magazine", "about", "workshop", "scouting", "contact"] as const;

export type MenuPage = (typeof MENU_PAGES)[number];

/** The categories and pages of the menu, in their order when an agency has chosen none. */
export const MENU_ITEMS = [...CATEGORIES, ...MENU_PAGES] as const;

export type MenuItem = (typeof MENU_ITEMS)[number];

/** The menu's entry for a board, which is its address below the site too: `board/elas`. */
export const boardItem = (slug: string): string => `board/${slug}`;

/** The slug of a board's entry; null for any other. */
export const slugOfBoardItem = (item: string): string | null => /^board\/(.+)$/.exec(item)?.[1] ?? null;
