import { INK, PAPER } from "./palette";
import { letter, widthOf } from "./type";

/** A dove (juriti) in two strokes, 200 x 160 units. */
const drawDove = (stroke: string, weight = 7): string =>
  `<g fill="none" stroke="${stroke}" stroke-width="${weight}" stroke-linecap="round" stroke-linejoin="round">` +
  '<path d="M8 118C52 128 92 116 118 84C132 66 136 40 160 34C176 30 188 38 192 50L176 56C176 104 138 142 86 142C58 142 28 134 8 118Z"/>' +
  '<path d="M46 124C56 84 80 56 122 46"/></g>' +
  `<circle cx="166" cy="50" r="4.5" fill="${stroke}"/>`;

const svg = (width: number, height: number, inner: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${inner}</svg>`;

/** The wordmark on one line with a transparent background. */
export const drawLogo = (): string => {
  const style = { size: 190, face: "display", tracking: -0.015 } as const;
  const width = Math.ceil(widthOf("Casa Juriti", style)) + 300;
  return svg(
    width,
    240,
    `<g transform="translate(10 30) scale(1.12)">${drawDove(INK)}</g>${letter("Casa Juriti", { ...style, x: 262, y: 182, fill: INK })}`,
  );
};

/** The mark above the name, light on dark: the intro of a first visit. */
export const drawIntro = (): string => {
  const [width, height] = [1600, 1200];
  return svg(
    width,
    height,
    `<rect width="${width}" height="${height}" fill="#141414"/><g transform="translate(650 250) scale(1.5)">${drawDove(PAPER, 5)}</g>` +
      letter("Casa Juriti", { x: width / 2, y: 770, size: 260, face: "display", fill: PAPER, anchor: "middle", tracking: -0.02 }) +
      letter("MODELOS E TALENTOS", { x: width / 2, y: 890, size: 38, face: "sans", fill: "#b9b1a5", anchor: "middle", tracking: 0.34 }),
  );
};

/** Adds the agency's name to a scene, which is an `svg` element. */
export const drawShare = (scene: string): string =>
  svg(
    1200,
    630,
    `${scene}<rect width="470" height="630" fill="${PAPER}"/><g transform="translate(66 96) scale(.62)">${drawDove(INK, 8)}</g>` +
      letter("Casa", { x: 62, y: 350, size: 138, face: "display", fill: INK, tracking: -0.02 }) +
      letter("Juriti", { x: 62, y: 478, size: 138, face: "display", fill: INK, tracking: -0.02 }) +
      letter("MODELOS E TALENTOS", { x: 66, y: 550, size: 21, face: "strong", fill: "#5c5852", tracking: 0.2 }),
  );
