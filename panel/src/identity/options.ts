import { bilingual, type Bilingual } from "../messages/bilingual";

/** The site's accents: one for each category that has a list, and one for every other page. The names are the store's. */
export const ACCENTS = ["kids", "teens", "atores", "talents", "digitalInfluencers", "rest"] as const;
export type Accent = (typeof ACCENTS)[number];

/** The site's own colours (`src/styles/tokens.css`). */
const CATEGORY_ACCENTS: Readonly<Record<Exclude<Accent, "rest">, string>> = {
  kids: "#c2410c",
  teens: "#1d4ed8",
  atores: "#0f6b4f",
  talents: "#7e22ce",
  digitalInfluencers: "#be185d",
};

export const ACCENT_LABELS: Readonly<Record<Accent, Bilingual>> = {
  kids: bilingual("Kids", "Kids"),
  teens: bilingual("Teens", "Teens"),
  atores: bilingual("Atores", "Actors"),
  talents: bilingual("Talents", "Talents"),
  digitalInfluencers: bilingual("Digital Influencers", "Digital influencers"),
  rest: bilingual("Demais páginas", "Other pages"),
};

export const PAPERS = ["warm", "white", "grey"] as const;
export type Paper = (typeof PAPERS)[number];

/** The accent that holds where the agency chooses none; that of other pages is the paper's ink. */
export const defaultAccent = (accent: Accent, paper: Paper): string => (accent === "rest" ? PAPER_INKS[paper] : CATEGORY_ACCENTS[accent]);

export const DEFAULT_PAPER: Paper = "warm";

const PAPER_INKS: Readonly<Record<Paper, string>> = { warm: "#141414", white: "#141414", grey: "#14161a" };

export const PAPER_COLOURS: Readonly<Record<Paper, string>> = { warm: "#fbfaf8", white: "#ffffff", grey: "#f1f2f3" };

export const PAPER_LABELS: Readonly<Record<Paper, Bilingual>> = {
  warm: bilingual("Quente", "Warm"),
  white: bilingual("Branco", "White"),
  grey: bilingual("Cinza", "Grey"),
};

export const isPaper = (value: unknown): value is Paper => PAPERS.some((paper) => paper === value);
