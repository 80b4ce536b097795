import { bilingual, type Bilingual } from "../shared/bilingual";

/** In their initial order, which editors can change. */
export const HOME_SECTIONS = ["slider", "paths", "doors", "new_faces", "boards", "blog", "instagram"] as const;

export type HomeSection = (typeof HOME_SECTIONS)[number];

export const HOME_SECTION_LABELS: Readonly<Record<HomeSection, Bilingual>> = {
  slider: bilingual("Slides", "Slides"),
  paths: bilingual("Encontrar talentos e Seja modelo", "Find talent and be scouted"),
  doors: bilingual("Categorias", "Categories"),
  new_faces: bilingual("Novos rostos", "New faces"),
  boards: bilingual("Listas", "Boards"),
  blog: bilingual("Blog", "Blog"),
  instagram: bilingual("Instagram", "Instagram"),
};

/** The categories with a picture on the home page, by the field's name. */
export const DOOR_CATEGORIES = {
  kids: "kids",
  teens: "teens",
  atores: "atores",
  talents: "talents",
  digitalInfluencers: "digital_influencers",
} as const;

export type DoorCategory = keyof typeof DOOR_CATEGORIES;
