/** The part of fontkit that the project uses; the package has no types. */
declare module "fontkit" {
  export interface Path {
    bbox: { minX: number; minY: number; maxX: number; maxY: number };
    /** The matrix of SVG's `matrix(a b c d e f)`. */
    transform(a: number, b: number, c: number, d: number, e: number, f: number): Path;
    toSVG(): string;
  }
  export interface Font {
    unitsPerEm: number;
    ascent: number;
    /** Below zero. */
    descent: number;
    hasGlyphForCodePoint(codePoint: number): boolean;
    layout(text: string): {
      advanceWidth: number;
      glyphs: readonly { path: Path; advanceWidth: number }[];
      positions: readonly { xAdvance: number }[];
    };
  }
  export const create: (file: Buffer) => Font;
}
