import { CATEGORIES } from "../domain/category";
import { DISPLAY_FACES, PAPER_TONES, type AccentSection, type DisplayFace, type Identity, type PaperTone } from "../domain/identity";
import { contrastRatio } from "../lib/contrast";
import { isRecord } from "../lib/json";

/** `node --import tsx scripts/measure-faces.ts` prints the figures of each face; a test compares them. */
export interface FaceFacts {
  family: string;
  /** The system font that the browser shows until the file has loaded. */
  fallback: "serif" | "sans-serif";
  /** Overrides of the fallback, in percent, so that the layout does not shift when the face replaces it. */
  sizeAdjust: number;
  ascent: number;
  descent: number;
  /** Per cent of the line's width to divide by a name's width from `name-width.ts`: gives the font size at which names fit. */
  nameLine: number;
}

export const FACES: Readonly<Record<DisplayFace, FaceFacts>> = {
  "bodoni-moda": { family: "Bodoni Moda", fallback: "serif", sizeAdjust: 113, ascent: 100, descent: 35.4, nameLine: 95 },
  "playfair-display": { family: "Playfair Display", fallback: "serif", sizeAdjust: 110, ascent: 98.4, descent: 22.8, nameLine: 95 },
  "cormorant-garamond": { family: "Cormorant Garamond", fallback: "serif", sizeAdjust: 97, ascent: 95.3, descent: 29.6, nameLine: 95 },
  "dm-serif-display": { family: "DM Serif Display", fallback: "serif", sizeAdjust: 108, ascent: 95.9, descent: 31, nameLine: 97 },
  fraunces: { family: "Fraunces", fallback: "serif", sizeAdjust: 115, ascent: 85, descent: 22.2, nameLine: 87 },
  "instrument-serif": { family: "Instrument Serif", fallback: "serif", sizeAdjust: 82, ascent: 120.7, descent: 37.8, nameLine: 128 },
  "bricolage-grotesque": {
    ...{ family: "Bricolage Grotesque", fallback: "sans-serif", nameLine: 91 },
    ...{ sizeAdjust: 104, ascent: 89.4, descent: 26 },
  },
  syne: { family: "Syne", fallback: "sans-serif", sizeAdjust: 98, ascent: 94.4, descent: 28.1, nameLine: 89 },
};

export interface PaperColors {
  paper: string;
  ink: string;
  quiet: string;
  hairline: string;
  /** Background of the magazine's page. */
  table: string;
}

export const PAPERS: Readonly<Record<PaperTone, PaperColors>> = {
  warm: { paper: "#fbfaf8", ink: "#141414", quiet: "#5c5852", hairline: "#e4dfd7", table: "#2a2622" },
  white: { paper: "#ffffff", ink: "#141414", quiet: "#595959", hairline: "#e2e2e2", table: "#262626" },
  grey: { paper: "#f1f2f3", ink: "#14161a", quiet: "#545960", hairline: "#d8dbdf", table: "#24272b" },
};

const DEFAULT_ACCENTS = {
  kids: "#c2410c",
  teens: "#1d4ed8",
  atores: "#0f6b4f",
  talents: "#7e22ce",
  digitalInfluencers: "#be185d",
} as const;

/** For accent-coloured text on paper (WCAG 2, level AA). */
export const LEAST_ACCENT_CONTRAST = 4.5;

/** Of pages outside the categories: the paper's ink. */
export const defaultAccent = (section: AccentSection, paper: PaperTone): string =>
  section === "rest" ? PAPERS[paper].ink : DEFAULT_ACCENTS[section];

/** Uses the default for a section without a chosen accent. */
export const accentsOf = ({ accents, paper }: Identity): Readonly<Record<AccentSection, string>> => {
  const defaults: Record<AccentSection, string> = { ...DEFAULT_ACCENTS, rest: PAPERS[paper].ink };
  for (const section of ACCENT_SECTIONS) defaults[section] = accents[section] ?? defaults[section];
  return defaults;
};

export const ACCENT_SECTIONS: readonly AccentSection[] = [...CATEGORIES, "rest"];

export interface IdentityReading {
  identity: Identity;
  /** One sentence for each unusable value; contains field names, never values. */
  refused: readonly string[];
}

/** Accepts any value. An unusable value is replaced by its default. */
export const readIdentity = (sent: unknown): IdentityReading => {
  const record = isRecord(sent) ? sent : {};
  const refused: string[] = [];
  const refuse = (sentence: string): null => {
    refused.push(sentence);
    return null;
  };
  const oneOf = <Value extends string>(field: string, known: readonly [Value, ...Value[]]): Value =>
    known.find((value) => value === record[field]) ?? (isMissing(record[field]) ? null : refuse(`${field} is not known`)) ?? known[0];
  const paper = oneOf("paper", PAPER_TONES);
  const displayFace = oneOf("displayFace", DISPLAY_FACES);
  const colors = isRecord(record.accents) ? record.accents : {};
  const accentOf = (section: AccentSection): string | null => {
    const color = colors[section];
    if (isMissing(color)) return null;
    if (typeof color !== "string" || !COLOR.test(color)) return refuse(`accents.${section} is not a colour #rrggbb`);
    const ratio = contrastRatio(color, PAPERS[paper].paper);
    return ratio >= LEAST_ACCENT_CONTRAST ? color.toLowerCase() : refuse(`accents.${section} has too little contrast with the paper`);
  };
  if (!isMissing(record.accents) && !isRecord(record.accents)) refuse("accents is not an object");
  const [kids, teens, atores] = [accentOf("kids"), accentOf("teens"), accentOf("atores")];
  const [talents, digitalInfluencers, rest] = [accentOf("talents"), accentOf("digitalInfluencers"), accentOf("rest")];
  const given = typeof record.initials === "string" ? record.initials.trim().normalize("NFC") : record.initials;
  const isInitials = typeof given === "string" && INITIALS.test(given);
  const initials = isInitials ? given : isMissing(given) ? null : refuse("initials are not one to three letters");
  return { identity: { displayFace, paper, accents: { kids, teens, atores, talents, digitalInfluencers, rest }, initials }, refused };
};

const COLOR = /^#[0-9a-f]{6}$/i;
const INITIALS = /^[\p{L}\p{N}&]{1,3}$/u;

const isMissing = (value: unknown): boolean => value === undefined || value === null || value === "";

/** Applies when the content store gives no identity. */
export const DEFAULT_IDENTITY: Identity = readIdentity(null).identity;
