import type { Category } from "./category";

/** The fonts ship with the site; the first is the default. */
export const DISPLAY_FACES = [
  "bodoni-moda",
  "playfair-display",
  "cormorant-garamond",
  "dm-serif-display",
  "fraunces",
  "instrument-serif",
  "bricolage-grotesque",
  "syne",
] as const;

export type DisplayFace = (typeof DISPLAY_FACES)[number];

/** Background colours; the first is the default. */
export const PAPER_TONES = ["warm", "white", "grey"] as const;

export type PaperTone = (typeof PAPER_TONES)[number];

/** A category, or `rest` for all other pages. */
export type AccentSection = Category | "rest";

export interface Identity {
  displayFace: DisplayFace;
  paper: PaperTone;
  /** `#rrggbb` in lower case; null for the default colour. */
  accents: Readonly<Record<AccentSection, string | null>>;
  /** One to three letters for the icons; null when the agency has given none. */
  initials: string | null;
}
