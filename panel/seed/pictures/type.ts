import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import opentype from "opentype.js";

const resolve = createRequire(import.meta.url).resolve;

const load = (file: string): opentype.Font => {
  const bytes = readFileSync(resolve(file));
  return opentype.parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
};

/** Text is rendered as outlines, so that a machine without fonts renders the same picture. */
const FACES = {
  display: load("@fontsource/bodoni-moda/files/bodoni-moda-latin-500-normal.woff"),
  italic: load("@fontsource/bodoni-moda/files/bodoni-moda-latin-400-italic.woff"),
  sans: load("@fontsource/instrument-sans/files/instrument-sans-latin-400-normal.woff"),
  strong: load("@fontsource/instrument-sans/files/instrument-sans-latin-600-normal.woff"),
};

type FaceName = keyof typeof FACES;

type Lettering = {
  x: number;
  /** Baseline. */
  y: number;
  size: number;
  face: FaceName;
  fill: string;
  anchor?: "start" | "middle" | "end";
  /** Letter-spacing in em. */
  tracking?: number;
};

/** The library returns NaN for pairs whose class has no second value. */
const kerning = (font: opentype.Font, left: opentype.Glyph, right: opentype.Glyph): number => {
  const value = font.getKerningValue(left, right);
  return Number.isFinite(value) ? value : 0;
};

type Placed = { glyph: opentype.Glyph; x: number };

/** Positions glyphs with kerning; the library's own shaping fails for one of the fonts. */
const layOut = (
  text: string,
  { face, size, tracking = 0 }: Pick<Lettering, "face" | "size" | "tracking">,
): { glyphs: Placed[]; width: number } => {
  const font = FACES[face];
  const scale = size / font.unitsPerEm;
  let width = 0;
  let previous: opentype.Glyph | null = null;
  const glyphs: Placed[] = [];
  for (const character of text.normalize("NFC")) {
    const glyph = font.charToGlyph(character);
    if (previous !== null) width += (kerning(font, previous, glyph) * size) / font.unitsPerEm + tracking * size;
    glyphs.push({ glyph, x: width });
    width += (glyph.advanceWidth ?? 0) * scale;
    previous = glyph;
  }
  return { glyphs, width };
};

/** Width in px of one line. */
export const widthOf = (text: string, style: Pick<Lettering, "face" | "size" | "tracking">): number => layOut(text, style).width;

const at = (...numbers: number[]): string => numbers.map((value) => value.toFixed(1)).join(" ");

/** Replaces the library's serialiser, which rounds some coordinates to NaN. */
const toPathData = (commands: opentype.PathCommand[]): string =>
  commands
    .map((command) => {
      if (command.type === "Z") return "Z";
      if (command.type === "C") return `C${at(command.x1, command.y1, command.x2, command.y2, command.x, command.y)}`;
      if (command.type === "Q") return `Q${at(command.x1, command.y1, command.x, command.y)}`;
      return `${command.type}${at(command.x, command.y)}`;
    })
    .join("");

/** One line of text as an SVG path. */
export const letter = (text: string, style: Lettering): string => {
  const { glyphs, width } = layOut(text, style);
  const left = style.anchor === "middle" ? style.x - width / 2 : style.anchor === "end" ? style.x - width : style.x;
  const path = glyphs.map(({ glyph, x }) => toPathData(glyph.getPath(left + x, style.y, style.size).commands)).join("");
  return `<path d="${path}" fill="${style.fill}"/>`;
};

/** Reduces the size until the line is no wider than `room`. */
export const fitWidth = (text: string, style: Lettering, room: number): Lettering => {
  const { width } = layOut(text, style);
  return width <= room ? style : { ...style, size: (style.size * room) / width };
};

/** Breaks a text into lines no wider than `room`. */
export const wrap = (text: string, style: Pick<Lettering, "face" | "size" | "tracking">, room: number): string[] =>
  text.split(" ").reduce<string[]>((lines, word) => {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    return last !== undefined && widthOf(longer, style) > room ? [...lines, word] : [...lines.slice(0, -1), longer];
  }, []);

/** A left-aligned paragraph in lines no wider than `room`, `leading` px apart. */
export const paragraph = (text: string, style: Lettering, { room, leading }: { room: number; leading: number }): string =>
  wrap(text, style, room)
    .map((line, index) => letter(line, { ...style, y: style.y + index * leading }))
    .join("");
