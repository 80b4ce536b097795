import { bilingual } from "../messages/bilingual";

/** The groups of the admin's menu. */
export const MENU_GROUPS = {
  people: bilingual("Pessoas", "People"),
  editorial: bilingual("Editorial", "Editorial"),
  site: bilingual("Site", "Site"),
  entries: bilingual("Recebidos", "Received"),
  system: bilingual("Casa", "House"),
};
