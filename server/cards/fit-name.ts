import type { DisplayFace } from "../../src/domain/identity";
import { toRuns } from "./card-fonts";

/** The width of a line of a display face in points, at size 1; letters that the face lacks are omitted. */
export const displayWidth = (text: string, face: DisplayFace): number =>
  toRuns(text, face).reduce((sum, { face: { font }, text: part }) => sum + font.layout(part).advanceWidth / font.unitsPerEm, 0);

export interface FittedName {
  lines: readonly string[];
  /** In points. */
  size: number;
}

export interface NameSpace {
  face: DisplayFace;
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
    .filter((word) => displayWidth(word, space.face) > 0);
  if (words.length === 0) return { lines: [], size: 0 };
  const settings = Array.from({ length: Math.min(MAX_LINES, words.length) }, (_, index) => {
    const lines = breakEvenly(words, index + 1);
    const widest = Math.max(...lines.map((line) => displayWidth(line, space.face)));
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
