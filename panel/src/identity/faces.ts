import { FACES as FACTS } from "../../../src/config/identity";
import { DISPLAY_FACES, type DisplayFace } from "../../../src/domain/identity";
import { bilingual, type Bilingual } from "../shared/bilingual";

/** For names and headings. `family` is the CSS family. */
type Face = { id: DisplayFace; name: string; family: string; character: Bilingual };

const CHARACTERS: Readonly<Record<DisplayFace, Bilingual>> = {
  "bodoni-moda": bilingual("clássica, de alto contraste", "classical, high contrast"),
  "playfair-display": bilingual("clássica e calorosa", "classical and warm"),
  "cormorant-garamond": bilingual("leve e literária", "light and literary"),
  "dm-serif-display": bilingual("forte, de jornal", "strong, like a newspaper's"),
  fraunces: bilingual("macia e amigável", "soft and friendly"),
  "instrument-serif": bilingual("estreita e editorial", "narrow and editorial"),
  "bricolage-grotesque": bilingual("sem serifa, moderna", "sans serif, modern"),
  syne: bilingual("sem serifa, de galeria de arte", "sans serif, like an art gallery's"),
};

const toFace = (id: DisplayFace): Face => {
  const { family, fallback } = FACTS[id];
  return { id, name: family, family: `"${family}", ${fallback}`, character: CHARACTERS[id] };
};

export const FACES: readonly Face[] = DISPLAY_FACES.map(toFace);

export const isFace = (id: string): boolean => FACES.some((face) => face.id === id);

/** Returns the first face for an unknown id. */
export const faceOf = (id: unknown): Face => FACES.find((face) => face.id === id) ?? toFace(DISPLAY_FACES[0]);
