import { readFileSync } from "node:fs";
import { setImmediate } from "node:timers/promises";
import { create, type Font } from "fontkit";

/** A face that pdfkit embeds, and what it can write. */
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

/** The site's sans, in the order in which a letter is looked for. */
export const getTextFaces = (): readonly TextFace[] => SUBSETS.map((subset) => kept(textFaces, subset, openText));

/** The site's serif, in the same order. It is drawn as outlines: its files hold letters in a form that no PDF can embed. */
export const getDisplayFaces = (): readonly Font[] =>
  SUBSETS.map((subset) => kept(displayFaces, subset, () => create(readFileSync(serif(subset)))));

/** Opens the faces one by one before they are first needed, since unpacking each takes a while. */
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
 * Splits a text into stretches that one face can write. A letter that no face has is tried without its marks, and left
 * out where that fails too: an empty box helps nobody.
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
