import { mix } from "./color";
import { INK, type Papers } from "./palette";
import { drawProp, type Prop } from "./props";

/** An empty studio: wall, floor, a curved paper roll, and props. */
export type StudioSet = {
  id: string;
  width: number;
  height: number;
  papers: Papers;
  dark?: boolean;
  props: Prop[];
  /** SVG above everything, for example portraits on the wall. */ over?: string;
};

const drawRoom = ({ id, width, height, papers, dark = false }: StudioSet): string => {
  const wall = dark ? mix(papers.deep[1] ?? INK, INK, 0.25) : papers.pale[0];
  const paper = dark ? papers.deep[0] : papers.mid[0];
  const horizon = height * 0.7;
  const [left, right] = [width * 0.2, width * 0.8];
  const flare = width * 0.1;
  return (
    `<defs><radialGradient id="${id}-wall" cx=".35" cy=".25" r="1.1"><stop offset="0" stop-color="${mix(wall, "#fffaf2", dark ? 0.12 : 0.4)}"/><stop offset="1" stop-color="${mix(wall, "#2a1a12", 0.16)}"/></radialGradient>` +
    `<linearGradient id="${id}-paper" x2="0" y2="1"><stop offset="0" stop-color="${mix(paper, "#fffaf2", 0.16)}"/><stop offset=".62" stop-color="${paper}"/><stop offset=".74" stop-color="${mix(paper, "#2a1a12", 0.12)}"/><stop offset="1" stop-color="${mix(paper, "#fffaf2", 0.1)}"/></linearGradient></defs>` +
    `<rect width="${width}" height="${height}" fill="url(#${id}-wall)"/>` +
    `<rect y="${horizon}" width="${width}" height="${height - horizon}" fill="${mix(wall, INK, dark ? 0.35 : 0.14)}"/>` +
    `<path d="M${left} ${height * 0.06}H${right}V${horizon}L${right + flare} ${height}H${left - flare}L${left} ${horizon}Z" fill="url(#${id}-paper)"/>` +
    `<rect x="${left - 26}" y="${height * 0.045}" width="${right - left + 52}" height="${height * 0.026}" rx="6" fill="${mix(paper, INK, 0.45)}"/>`
  );
};

/** The picture of an empty studio as an `svg` element. */
export const drawSet = (set: StudioSet): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${set.width}" height="${set.height}" viewBox="0 0 ${set.width} ${set.height}">` +
  `${drawRoom(set)}${set.props.map((prop) => drawProp(prop, set.width, set.height)).join("")}${set.over ?? ""}</svg>`;
