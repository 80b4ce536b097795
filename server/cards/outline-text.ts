import { getDisplayFaces, toRuns } from "./card-fonts";

/** A line of the display font as outlines. */
export interface OutlineLine {
  /** In points, at size 1. */
  width: number;
  /** Each letter as an SVG path in font units, with its position in points at size 1. */
  glyphs: readonly { path: string; x: number; scale: number }[];
}

/** Sets one line; omits letters that the font lacks. */
export const outlineLine = (text: string): OutlineLine => {
  const glyphs: { path: string; x: number; scale: number }[] = [];
  let x = 0;
  for (const { face, text: stretch } of toRuns(text, getDisplayFaces(), (font) => font)) {
    const scale = 1 / face.unitsPerEm;
    const laidOut = face.layout(stretch);
    laidOut.glyphs.forEach((glyph, index) => {
      glyphs.push({ path: glyph.path.toSVG(), x, scale });
      x += (laidOut.positions[index]?.xAdvance ?? 0) * scale;
    });
  }
  return { width: x, glyphs };
};

export interface FittedName {
  lines: readonly OutlineLine[];
  /** In points. */
  size: number;
}

export interface NameSpace {
  width: number;
  height: number;
  maxSize: number;
}

/** From one baseline to the next, in sizes. */
export const LINE_HEIGHT = 1.02;

const MAX_LINES = 3;

/** Sets a name as large as possible on one to three lines; no lines when no letter can be drawn. */
export const fitName = (name: string, space: NameSpace): FittedName => {
  const words = name
    .trim()
    .split(/\s+/)
    .filter((word) => outlineLine(word).width > 0);
  if (words.length === 0) return { lines: [], size: 0 };
  const settings = Array.from({ length: Math.min(MAX_LINES, words.length) }, (_, index) => {
    const lines = breakEvenly(words, index + 1).map(outlineLine);
    const widest = Math.max(...lines.map(({ width }) => width));
    return { lines, size: Math.min(space.maxSize, space.width / widest, space.height / (lines.length * LINE_HEIGHT)) };
  });
  return settings.reduce((best, candidate) => (candidate.size > best.size ? candidate : best));
};

/** Splits words into this number of lines so that the longest line is as short as possible. */
const breakEvenly = (words: readonly string[], lines: number): readonly string[] => {
  if (lines === 1) return [words.join(" ")];
  const breaks = words.slice(lines - 1).map((_, index) => {
    const head = words.slice(0, index + 1).join(" ");
    return [head, ...breakEvenly(words.slice(index + 1), lines - 1)];
  });
  return breaks.reduce((best, candidate) => (longest(candidate) < longest(best) ? candidate : best));
};

const longest = (lines: readonly string[]): number => Math.max(...lines.map((line) => line.length));
