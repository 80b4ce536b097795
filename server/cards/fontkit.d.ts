/** The part of fontkit that comp cards use; the package has no types. */
declare module "fontkit" {
  export interface Font {
    unitsPerEm: number;
    hasGlyphForCodePoint(codePoint: number): boolean;
    layout(text: string): { advanceWidth: number };
  }
  export const create: (file: Buffer) => Font;
}
