import { bilingual, type Bilingual } from "../messages/bilingual";

/** A typeface of names and headings. `family` is its CSS family; the site has the same ids (`src/config/identity.ts`). */
type Face = { id: string; name: string; family: string; character: Bilingual };

const serif = (id: string, name: string, character: Bilingual): Face => ({ id, name, family: `"${name}", serif`, character });
const sansSerif = (id: string, name: string, character: Bilingual): Face => ({ id, name, family: `"${name}", sans-serif`, character });

/** Holds where the agency chooses none. */
export const DEFAULT_FACE = serif("bodoni-moda", "Bodoni Moda", bilingual("clássica, de alto contraste", "classical, high contrast"));

export const FACES: readonly Face[] = [
  DEFAULT_FACE,
  serif("playfair-display", "Playfair Display", bilingual("clássica e calorosa", "classical and warm")),
  serif("cormorant-garamond", "Cormorant Garamond", bilingual("leve e literária", "light and literary")),
  serif("dm-serif-display", "DM Serif Display", bilingual("forte, de jornal", "strong, like a newspaper's")),
  serif("fraunces", "Fraunces", bilingual("macia e amigável", "soft and friendly")),
  serif("instrument-serif", "Instrument Serif", bilingual("estreita e editorial", "narrow and editorial")),
  sansSerif("bricolage-grotesque", "Bricolage Grotesque", bilingual("sem serifa, moderna", "sans serif, modern")),
  sansSerif("syne", "Syne", bilingual("sem serifa, de galeria de arte", "sans serif, like an art gallery's")),
];

export const isFace = (id: string): boolean => FACES.some((face) => face.id === id);

/** The face with this id; the default one for none. */
export const faceOf = (id: unknown): Face => FACES.find((face) => face.id === id) ?? DEFAULT_FACE;
