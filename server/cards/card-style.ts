import { accentsOf, PAPERS, type PaperColors } from "../../src/config/identity";
import type { AccentSection, DisplayFace, Identity } from "../../src/domain/identity";

/** Millimetres to points, of which an inch has 72. */
export const mm = (millimetres: number): number => (millimetres * 72) / 25.4;

/** The trimmed page: A5, portrait. */
export const PAGE = { width: mm(148), height: mm(210) } as const;

/** The area beyond each edge that the printer cuts off. */
export const BLEED = mm(3);

export const MARGIN = mm(10);

export interface CardStyle {
  colors: PaperColors;
  accents: Readonly<Record<AccentSection, string>>;
  face: DisplayFace;
}

export const toCardStyle = (identity: Identity): CardStyle => ({
  colors: PAPERS[identity.paper],
  accents: accentsOf(identity),
  face: identity.displayFace,
});
