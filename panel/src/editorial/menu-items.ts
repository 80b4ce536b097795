import { bilingual, type Bilingual } from "../shared/bilingual";

/** In their initial order, which editors can change. */
export const MENU_ITEMS = [
  "kids",
  "teens",
  "atores",
  "talents",
  "digital_influencers",
  "blog",
  "campaigns",
  "magazine",
  "about",
  "workshop",
  "scouting",
  "contact",
] as const;

export type MenuItem = (typeof MENU_ITEMS)[number];

/** A row with this value shows one of the editors' boards, named in the row's `board`. */
export const BOARD_ITEM = "board";

export const BOARD_ITEM_LABEL = bilingual("Lista de talentos", "Board");

/** The site's names when editors have entered none; the same words as in its own `common.json`. */
export const MENU_ITEM_LABELS: Readonly<Record<MenuItem, Bilingual>> = {
  kids: bilingual("Kids", "Kids"),
  teens: bilingual("Teens", "Teens"),
  atores: bilingual("Atores", "Actors"),
  talents: bilingual("Talents", "Talents"),
  digital_influencers: bilingual("Digital Influencers", "Digital Influencers"),
  blog: bilingual("Blog", "Blog"),
  campaigns: bilingual("Campanhas", "Campaigns"),
  magazine: bilingual("Revista", "Magazine"),
  about: bilingual("Sobre nós", "Who we are"),
  workshop: bilingual("Workshop", "Workshop"),
  scouting: bilingual("Seja modelo", "Be a model"),
  contact: bilingual("Contato", "Contact"),
};
