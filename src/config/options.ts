import type { OptionKey } from "../domain/talent-fields";

/** The content store uses the same English words. Labels: `i18n/option-label`. */

export const HAIR_OPTIONS = [
  "Hazel",
  "Hairless",
  "Chestnut",
  "Light Chestnut",
  "Dark Chestnut",
  "Light Brown",
  "Medium Brown",
  "Dark Brown",
  "Brown",
  "Grey",
  "White",
  "Dark",
  "Salt and Pepper",
  "Blonde",
  "Light Blonde",
  "Dark Blonde",
  "Golden Blonde",
  "Platinum Blonde",
  "Strawberry Blonde",
  "Black",
  "Auburn",
  "Red",
  "Natural Red",
  "Red Brown",
] as const;

export const EYE_OPTIONS = [
  "Hazel",
  "Blue",
  "Light Blue",
  "Dark Blue",
  "Blue Green",
  "Blue Grey",
  "Brown",
  "Light Brown",
  "Dark Brown",
  "Grey",
  "Honey",
  "Black",
  "Green",
  "Light Green",
  "Dark Green",
  "Green Brown",
  "Amber",
] as const;

const HAIR_KIND_OPTIONS = ["Straight", "Wavy", "Curly", "Coily", "Shaved"] as const;

/** Languages with an English translation. The content store has their Portuguese names, and may have any other text. */
export const SPOKEN_LANGUAGES = [
  "Inglês",
  "Espanhol",
  "Francês",
  "Italiano",
  "Alemão",
  "Português",
  "Japonês",
  "Mandarim",
  "Coreano",
  "Árabe",
  "Russo",
  "Hebraico",
  "Holandês",
  "Libras",
] as const;

export const TALENT_OPTIONS = {
  hair: HAIR_OPTIONS,
  hairKind: HAIR_KIND_OPTIONS,
  eyes: EYE_OPTIONS,
} as const satisfies Record<OptionKey, readonly string[]>;
