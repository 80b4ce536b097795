import { CATEGORIES, type Category } from "../../domain/category";
import { MENU_ITEMS, type MenuItem } from "../../domain/menu";
import { useSiteSettings } from "./use-site-settings";

interface SiteMenu {
  categories: readonly Category[];
  /** Pages, and boards by their addresses without the first slash. */
  pages: readonly string[];
  isShown: (item: MenuItem) => boolean;
}

const isCategory = (item: string): item is Category => CATEGORIES.some((category) => category === item);

/** In the agency's order. The names are interface strings. */
export const useSiteMenu = (): SiteMenu => {
  const items: readonly string[] = useSiteSettings().customizations.menu ?? MENU_ITEMS;
  return {
    categories: items.filter(isCategory),
    pages: items.filter((item) => !isCategory(item)),
    isShown: (item) => items.includes(item),
  };
};
