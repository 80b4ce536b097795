import { readFileSync } from "node:fs";
import { setImmediate } from "node:timers/promises";
import { create, type Font } from "fontkit";

/** A font that pdfkit embeds, and its characters. */
export interface TextFace {
  name: string;
  file: string;
  font: Font;
}

const sans = (subset: string, weight: number): string =>
  require.resolve(`@fontsource/instrument-sans/files/instrument-sans-${subset}-${weight}-normal.woff`);

const serif = (subset: string): string => require.resolve(`@fontsource-variable/bodoni-moda/files/bodoni-moda-${subset}-opsz-normal.woff2`);

const SUBSETS = ["latin", "latin-ext"] as const;

const openText = (subset: string): TextFace => {
  const file = sans(subset, 400);
  return { name: `sans-${subset}`, file, font: create(readFileSync(file)) };
};

const textFaces = new Map<string, TextFace>();
const displayFaces = new Map<string, Font>();

const kept = <Face>(faces: Map<string, Face>, subset: string, open: (subset: string) => Face): Face => {
  const face = faces.get(subset) ?? open(subset);
  faces.set(subset, face);
  return face;
};

/** The files of the site's sans font, in the order in which a character is looked up. */
export const getTextFaces = (): readonly TextFace[] => SUBSETS.map((subset) => kept(textFaces, subset, openText));

/** The files of the site's serif font, in the same order. It is drawn as outlines, since a PDF cannot embed this font format. */
export const getDisplayFaces = (): readonly Font[] =>
  SUBSETS.map((subset) => kept(displayFaces, subset, () => create(readFileSync(serif(subset)))));

/** Opens the fonts before they are first used, since decompressing them takes a while. */
export const openFaces = async (): Promise<void> => {
  for (const subset of SUBSETS) {
    await setImmediate();
    kept(textFaces, subset, openText).font.layout("Aá");
    await setImmediate();
    kept(displayFaces, subset, () => create(readFileSync(serif(subset)))).layout("Aá");
  }
};

export interface Run<Face> {
  face: Face;
  text: string;
}

/**
 * Splits a text into runs of one font each. A character that no font has is tried without its diacritics, then omitted: an empty
 * box would not help the reader.
 */
export const toRuns = <Face>(text: string, faces: readonly Face[], fontOf: (face: Face) => Font): readonly Run<Face>[] => {
  const runs: Run<Face>[] = [];
  for (const letter of [...text.normalize("NFC")].flatMap((candidate) => writable(candidate, faces.map(fontOf)))) {
    const last = runs.at(-1);
    const face = [...(last ? [last.face] : []), ...faces].find((candidate) => has(fontOf(candidate), letter));
    if (face === undefined) continue;
    if (last?.face === face) last.text += letter;
    else runs.push({ face, text: letter });
  }
  return runs;
};

const has = (font: Font, letter: string): boolean => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0);

const writable = (letter: string, fonts: readonly Font[]): readonly string[] => {
  if (fonts.some((font) => has(font, letter))) return [letter];
  return [...letter.normalize("NFKD").replace(/\p{M}/gu, "")].filter((base) => fonts.some((font) => has(font, base)));
};
