import type { Category } from "../../src/domain/category";

/** Points of a printed page: 72 to the inch. */
export const mm = (millimetres: number): number => (millimetres * 72) / 25.4;

/** The trimmed page: A5, upright. */
export const PAGE = { width: mm(148), height: mm(210) } as const;

/** What is drawn beyond each edge and cut off by the printer. */
export const BLEED = mm(3);

/** Nothing that must be read comes nearer to the edge. */
export const MARGIN = mm(10);

/** The site's palette; a test holds it against `src/styles/tokens.css`. */
export const COLORS = { paper: "#fbfaf8", ink: "#141414", quiet: "#5c5852", hairline: "#e4dfd7" } as const;

/** The accent of each section, as on the site. */
export const ACCENTS: Readonly<Record<Category, string>> = {
  kids: "#c2410c",
  teens: "#1d4ed8",
  atores: "#0f6b4f",
  talents: "#7e22ce",
  digitalInfluencers: "#be185d",
};
