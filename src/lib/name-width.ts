/** Advance widths of the display font at its largest optical size, in hundredths of an em. */
const WIDTHS: readonly (readonly [glyphs: RegExp, width: number])[] = [
  [/[ '’]/, 24],
  [/[ijlI]/, 31],
  [/[ft\-rJ]/, 38],
  [/[szcae]/, 51],
  [/[bdghknopquvxy]/, 58],
  [/[FELPBSZ]/, 60],
  [/[mwW]/, 86],
  [/[M]/, 83],
];

const CAPITAL = 71;
const OTHER = 56;

/** Negative letter spacing, in hundredths of an em. */
const TRACKING = 2;

const widthOf = (character: string): number => {
  const bare = character.normalize("NFD").charAt(0);
  const known = WIDTHS.find(([glyphs]) => glyphs.test(bare));
  return (known?.[1] ?? (/\p{Lu}/u.test(bare) ? CAPITAL : OTHER)) - TRACKING;
};

/** In the display font; the font size is the line's width divided by it. */
export const nameWidthInEms = (name: string): number => [...name].reduce((sum, character) => sum + widthOf(character), 0) / 100;
