import { bilingual } from "../shared/bilingual";

export const MENU_GROUPS = {
  people: bilingual("Pessoas", "People"),
  editorial: bilingual("Editorial", "Editorial"),
  site: bilingual("Site", "Site"),
  system: bilingual("Administração", "Administration"),
};
