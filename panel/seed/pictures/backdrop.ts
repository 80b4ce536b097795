import { lightness, mix } from "./color";

/**
 * seamless: paper to the edges; roll: a paper in front of the wall; panel: a second sheet behind the shoulder;
 * disc, arch: a shape behind the head; split: two papers; window: daylight on the wall.
 */
export type BackdropKind = "seamless" | "roll" | "panel" | "disc" | "arch" | "split" | "window";

export type Backdrop = {
  kind: BackdropKind;
  paper: string;
  second: string;
  /** Centre of the light, in shares of the picture. */ light: { x: number; y: number };
};

type Box = { id: string; width: number; height: number };

const glow = (color: string): string => mix(color, "#fffaf2", lightness(color) < 0.4 ? 0.16 : 0.38);
const fall = (color: string): string => mix(color, "#2a1a12", 0.2);

/** A gradient with three stops and a dark rim, like the light of one softbox. */
const spot = (id: string, color: string, { x, y }: Backdrop["light"]): string =>
  `<radialGradient id="${id}" cx="${x}" cy="${y}" r="1.05"><stop offset="0" stop-color="${glow(color)}"/>` +
  `<stop offset=".48" stop-color="${color}"/><stop offset="1" stop-color="${fall(color)}"/></radialGradient>`;

type Area = { x: number; y: number; width: number; height: number };

const rect = ({ x, y, width, height }: Area, fill: string, rest = ""): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}" ${rest}/>`;

const drawRoll = ({ id, width, height }: Box, second: string): string => {
  const inset = Math.round(width * 0.115);
  const across = width - 2 * inset;
  return (
    rect({ x: inset + 14, y: 0, width: across, height }, "#1a1512", 'opacity=".16"') +
    rect({ x: inset, y: 0, width: across, height }, `url(#${id}-second)`) +
    rect({ x: inset, y: 0, width: 3, height }, mix(second, "#ffffff", 0.5)) +
    rect({ x: 0, y: 0, width, height: Math.round(height * 0.018) }, mix(second, "#1a1512", 0.55))
  );
};

const drawWindow = ({ width, height }: Box, light: Backdrop["light"]): string => {
  const pane = { wide: width * 0.25, high: height * 0.36, gap: width * 0.028 };
  const left = light.x < 0.5 ? width * 0.02 : width * 0.45;
  const paneAt = (column: number, row: number): Area => ({
    x: left + column * (pane.wide + pane.gap),
    y: height * 0.07 + row * (pane.high + pane.gap),
    width: pane.wide,
    height: pane.high,
  });
  const panes = [0, 1].flatMap((column) => [0, 1].map((row) => rect(paneAt(column, row), "#fff6e4", 'opacity=".55"')));
  return `<g transform="skewY(${light.x < 0.5 ? -11 : 11}) translate(0 ${light.x < 0.5 ? height * 0.06 : -height * 0.12})">${panes.join("")}</g>`;
};

const DRAWERS: Record<BackdropKind, (box: Box, backdrop: Backdrop) => string> = {
  seamless: () => "",
  roll: (box, { second }) => drawRoll(box, second),
  panel: ({ id, width, height }, { light }) =>
    rect({ x: light.x < 0.5 ? width * 0.46 : 0, y: height * 0.1, width: width * 0.54, height }, `url(#${id}-second)`),
  disc: ({ id, width, height }) =>
    `<circle cx="${width / 2}" cy="${height * 0.44}" r="${Math.min(width, height) * 0.43}" fill="url(#${id}-second)"/>`,
  arch: ({ id, width, height }) => {
    const radius = Math.min(width * 0.4, height * 0.42);
    return `<path d="M${width / 2 - radius} ${height}V${height * 0.1 + radius}a${radius} ${radius} 0 0 1 ${2 * radius} 0V${height}Z" fill="url(#${id}-second)"/>`;
  },
  split: ({ id, width, height }, { light }) =>
    rect({ x: light.x < 0.5 ? width * 0.5 : 0, y: 0, width: width * 0.5, height }, `url(#${id}-second)`),
  window: (box, { light }) => drawWindow(box, light),
};

/** The wall or paper behind a person, with its gradients, whose ids start with `box.id`. */
export const drawBackdrop = (box: Box, backdrop: Backdrop): string =>
  `<defs>${spot(`${box.id}-first`, backdrop.paper, backdrop.light)}${spot(`${box.id}-second`, backdrop.second, backdrop.light)}</defs>` +
  rect({ x: 0, y: 0, width: box.width, height: box.height }, `url(#${box.id}-first)`) +
  DRAWERS[backdrop.kind](box, backdrop);
