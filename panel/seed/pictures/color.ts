type Rgb = [number, number, number];

const toRgb = (color: string): Rgb => {
  const value = Number.parseInt(color.replace("#", ""), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
};

const toHex = (rgb: Rgb): string => `#${rgb.map((part) => Math.round(part).toString(16).padStart(2, "0")).join("")}`;

/** Interpolates two colours; `share` is 0 for `from` and 1 for `to`. */
export const mix = (from: string, to: string, share: number): string => {
  const [a, b] = [toRgb(from), toRgb(to)];
  return toHex([a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share, a[2] + (b[2] - a[2]) * share]);
};

/** Perceived lightness, 0 to 1. */
export const lightness = (color: string): number => {
  const [red, green, blue] = toRgb(color);
  return (0.3 * red + 0.59 * green + 0.11 * blue) / 255;
};

/** Distance of two colours, 0 to about 1.7. */
export const distance = (one: string, other: string): number => {
  const [a, b] = [toRgb(one), toRgb(other)];
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]) / 255;
};
