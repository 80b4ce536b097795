/** The part of fontkit that comp cards draw with; the package brings no types of its own. */
declare module "fontkit" {
  export interface Font {
    unitsPerEm: number;
    hasGlyphForCodePoint(codePoint: number): boolean;
    layout(text: string): { glyphs: { path: { toSVG(): string } }[]; positions: { xAdvance: number }[] };
  }
  export const create: (file: Buffer) => Font;
}
