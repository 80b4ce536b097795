import { readFileSync } from "node:fs";
import { setImmediate } from "node:timers/promises";
import { create, type Font } from "fontkit";

/** A font that pdfkit embeds, and its characters. The files are static, because a PDF cannot embed a variable font. */
export interface Face {
  name: string;
  file: string;
  font: Font;
}

const FAMILIES = { text: "instrument-sans", display: "bodoni-moda" } as const;

export type Family = keyof typeof FAMILIES;

const SUBSETS = ["latin", "latin-ext"] as const;

const faces = new Map<string, Face>();

const openFace = (family: Family, subset: string): Face => {
  const name = `${FAMILIES[family]}-${subset}`;
  const known = faces.get(name);
  if (known !== undefined) return known;
  const file = require.resolve(`@fontsource/${FAMILIES[family]}/files/${name}-400-normal.woff`);
  const face = { name, file, font: create(readFileSync(file)) };
  faces.set(name, face);
  return face;
};

/** The files of a font, in the order in which a character is looked up. */
export const getFaces = (family: Family): readonly Face[] => SUBSETS.map((subset) => openFace(family, subset));

/** Opens the fonts before they are first used, since decompressing them takes a while. */
export const openFaces = async (): Promise<void> => {
  for (const family of ["text", "display"] as const)
    for (const subset of SUBSETS) {
      await setImmediate();
      openFace(family, subset).font.layout("Aá");
    }
};

export interface Run {
  face: Face;
  text: string;
}

/**
 * Splits a text into runs of one font each. A character that no font has is tried without its diacritics, then omitted: an empty
 * box would not help the reader.
 */
export const toRuns = (text: string, family: Family): readonly Run[] => {
  const candidates = getFaces(family);
  const runs: Run[] = [];
  for (const letter of [...text.normalize("NFC")].flatMap((candidate) => writable(candidate, candidates))) {
    const last = runs.at(-1);
    const face = [...(last ? [last.face] : []), ...candidates].find((candidate) => has(candidate, letter));
    if (face === undefined) continue;
    if (last?.face === face) last.text += letter;
    else runs.push({ face, text: letter });
  }
  return runs;
};

const has = ({ font }: Face, letter: string): boolean => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0);

const writable = (letter: string, candidates: readonly Face[]): readonly string[] => {
  if (candidates.some((face) => has(face, letter))) return [letter];
  return [...letter.normalize("NFKD").replace(/\p{M}/gu, "")].filter((base) => candidates.some((face) => has(face, base)));
};
