import { readFileSync } from "node:fs";
import { setImmediate } from "node:timers/promises";
import { create, type Font } from "fontkit";
import { faceFile } from "../../src/config/identity-css";
import type { DisplayFace } from "../../src/domain/identity";
import { fontFile } from "../lib/project-files";

/** A font that pdfkit embeds, and its characters. The files are static, because a PDF cannot embed a variable font. */
export interface Face {
  name: string;
  file: string;
  font: Font;
}

export type Family = "instrument-sans" | DisplayFace;

export const TEXT_FACE: Family = "instrument-sans";

export const SUBSETS = ["latin", "latin-ext"] as const;

const faces = new Map<string, Face>();

const openFace = (family: Family, subset: (typeof SUBSETS)[number]): Face => {
  const name = `${family}-${subset}`;
  const known = faces.get(name);
  if (known !== undefined) return known;
  const file = fontFile(faceFile(family, subset));
  const face = { name, file, font: create(readFileSync(file)) };
  faces.set(name, face);
  return face;
};

/** In the order in which a character is looked up. */
export const getFaces = (family: Family): readonly Face[] => SUBSETS.map((subset) => openFace(family, subset));

/** Opens the fonts before they are first used, since decompressing them takes a while. */
export const openFaces = async (displayFace: DisplayFace): Promise<void> => {
  for (const family of [TEXT_FACE, displayFace])
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
