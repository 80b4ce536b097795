import { fitOutline, type TextOutline } from "../lib/text-outline";
import type { Identity } from "../domain/identity";
import { accentsOf, PAPERS } from "./identity";

/** In units of the SVG. */
const SIDE = 64;

/** Share of the side. */
const LETTERS = 0.62;

/** SVG: the agency's initials on a square of its accent colour. */
export const initialsDrawing = (initials: TextOutline, identity: Identity): string => {
  const edge = (SIDE * (1 - LETTERS)) / 2;
  const box = { x: edge, y: edge, width: SIDE * LETTERS, height: SIDE * LETTERS };
  const square = `<rect width="${SIDE}" height="${SIDE}" fill="${accentsOf(identity).rest}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE}">${square}${fitOutline(initials, box, PAPERS[identity.paper].paper)}</svg>`;
};

/** The first letters of the first two words, for an agency that has set no initials. */
export const initialsOfName = (name: string): string =>
  name
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "")
    .slice(0, 2)
    .map((word) => [...word.normalize("NFC")][0]?.toLocaleUpperCase("pt"))
    .join("");
