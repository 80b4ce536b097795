import type { Category } from "../../src/domain/category";

/** Millimetres to points, of which an inch has 72. */
export const mm = (millimetres: number): number => (millimetres * 72) / 25.4;

/** The trimmed page: A5, portrait. */
export const PAGE = { width: mm(148), height: mm(210) } as const;

/** The area beyond each edge that the printer cuts off. */
export const BLEED = mm(3);

/** Distance of texts from the edge. */
export const MARGIN = mm(10);

/** The site's palette; a test compares it with `src/styles/tokens.css`. */
export const COLORS = { paper: "#fbfaf8", ink: "#141414", quiet: "#5c5852", hairline: "#e4dfd7" } as const;

/** The accent colour of each category, as on the site. */
export const ACCENTS: Readonly<Record<Category, string>> = {
  kids: "#c2410c",
  teens: "#1d4ed8",
  atores: "#0f6b4f",
  talents: "#7e22ce",
  digitalInfluencers: "#be185d",
};
