import { bilingual } from "../shared/bilingual";

/** The groups of the admin's menu. */
export const MENU_GROUPS = {
  people: bilingual("Pessoas", "People"),
  editorial: bilingual("Editorial", "Editorial"),
  site: bilingual("Site", "Site"),
  system: bilingual("Administração", "Administration"),
};
