import { drawBackdrop, type Backdrop } from "./backdrop";
import { FACE, FIGURE_BOTTOM } from "./figure";

/** One person in front of the backdrop. */
export type Stand = {
  /** Result of `drawFigure`. */
  figure: string;
  /** At 1 the head is about 680 px high. */
  scale: number;
  /** Middle of the face, in shares of the width and height. */
  x: number;
  y: number;
  mirrored: boolean;
};

export type Shadow = { kind: "none" } | { kind: "flash"; dx: number; dy: number; color: string; opacity: number };

export type Scene = {
  id: string;
  width: number;
  height: number;
  backdrop: Backdrop;
  stands: Stand[];
  shadow: Shadow;
  /** Opacity (0 to 1) of the shade on the side away from the light. */
  shade: { color: string; strength: number };
  /** SVG definitions for the figures' garments. */
  defs?: string;
  /** Width of a white border in px. */
  border?: number;
};

const recolor = (figure: string, color: string): string => figure.replaceAll(/(fill|stroke)="(?!none)[^"]*"/gu, `$1="${color}"`);

/** Moves the person down until the garment ends below the picture. */
const moveDown = (scene: Scene, stand: Stand): string => {
  const lowest = scene.height - (FIGURE_BOTTOM - FACE.y) * stand.scale;
  const y = Math.max(stand.y * scene.height, lowest);
  const flip = stand.mirrored ? -1 : 1;
  return `translate(${(stand.x * scene.width).toFixed(1)} ${y.toFixed(1)}) scale(${(flip * stand.scale).toFixed(3)} ${stand.scale.toFixed(3)}) translate(${-FACE.x} ${-FACE.y})`;
};

const drawShadow = (scene: Scene, stand: Stand): string => {
  const { shadow } = scene;
  if (shadow.kind === "none") return "";
  const shift = `translate(${shadow.dx} ${shadow.dy})`;
  return `<g opacity="${shadow.opacity}" transform="${shift} ${moveDown(scene, stand)}">${recolor(stand.figure, shadow.color)}</g>`;
};

const drawShade = (scene: Scene): string => {
  if (scene.shade.strength === 0) return "";
  const { id, width, height, backdrop, shade } = scene;
  const fromLeft = backdrop.light.x < 0.5;
  const shapes = scene.stands.map((stand) => `<g transform="${moveDown(scene, stand)}">${recolor(stand.figure, "#fff")}</g>`).join("");
  return (
    `<defs><linearGradient id="${id}-shade" x1="${fromLeft ? 0 : 1}" x2="${fromLeft ? 1 : 0}" y2=".3"><stop offset=".5" stop-color="${shade.color}" stop-opacity="0"/>` +
    `<stop offset="1" stop-color="${shade.color}" stop-opacity="${shade.strength}"/></linearGradient>` +
    `<mask id="${id}-mask" maskUnits="userSpaceOnUse" x="0" y="0" width="${width}" height="${height}">${shapes}</mask></defs>` +
    `<rect width="${width}" height="${height}" fill="url(#${id}-shade)" mask="url(#${id}-mask)"/>`
  );
};

const drawBorder = ({ width, height, border = 0 }: Scene): string =>
  border === 0
    ? ""
    : `<rect x="${border / 2}" y="${border / 2}" width="${width - border}" height="${height - border}" fill="none" stroke="#faf8f3" stroke-width="${border}"/>`;

/** Position and size of a picture in a layout; by default at the corner in its own size. */
export type At = { x?: number; y?: number; width?: number; height?: number };

/** The picture as an `svg` element, for a file or for a page layout. */
export const drawScene = (scene: Scene, at: At = {}): string => {
  const { x = 0, y = 0, width = scene.width, height = scene.height } = at;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" x="${x}" y="${y}" width="${width}" height="${height}" viewBox="0 0 ${scene.width} ${scene.height}" preserveAspectRatio="xMidYMid slice">` +
    `<defs>${scene.defs ?? ""}</defs>${drawBackdrop(scene, scene.backdrop)}` +
    scene.stands.map((stand) => `${drawShadow(scene, stand)}<g transform="${moveDown(scene, stand)}">${stand.figure}</g>`).join("") +
    `${drawShade(scene)}${drawBorder(scene)}</svg>`
  );
};
