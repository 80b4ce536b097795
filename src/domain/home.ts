import type { Category } from "./category";
import type { Translated } from "./content";
import type { Picture } from "./media";
import type { TalentSummary } from "./talent";

/** `paths` leads to finding talent and to being scouted, `doors` to the categories, `boards` to boards. */
export const HOME_SECTIONS = ["slider", "paths", "doors", "newFaces", "boards", "blog", "instagram"] as const;

export type HomeSection = (typeof HOME_SECTIONS)[number];

/** Uploaded by editors. */
export interface DoorPicture {
  category: Category;
  picture: Picture;
  alt: Translated;
}

export interface HomeSettings {
  /** In the page's order. */
  sections: readonly HomeSection[];
  doorPictures: readonly DoorPicture[];
  /** Ids of talents, in order; empty when nobody was chosen. */
  newFaceIds: readonly string[];
}

/** A talent's face on the home page, always an adult's. */
export type Face = Pick<TalentSummary, "talentId" | "name" | "coverVersion" | "categories">;

/** A link to a category: with an uploaded picture, else with an adult's face, else with its name alone. */
export interface Door {
  category: Category;
  picture: Picture | null;
  alt: Translated | null;
  face: Pick<Face, "talentId" | "name" | "coverVersion"> | null;
}

/** A link to a board: with its cover, else with an adult's face, else with its name alone. */
export interface BoardDoor {
  slug: string;
  name: Translated;
  picture: Picture | null;
  face: Door["face"];
}

export interface Home {
  sections: readonly HomeSection[];
  hasTalents: boolean;
  doors: readonly Door[];
  newFaces: readonly Face[];
  boards: readonly BoardDoor[];
}
