/** From 0–255 to linear light (sRGB). */
const linear = (channel: number): number => {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};

const luminance = (color: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => linear(Number.parseInt(color.slice(start, start + 2), 16)));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/** For colours `#rrggbb`, by WCAG 2; from 1 to 21. */
export const contrastRatio = (one: string, other: string): number => {
  const [darker, lighter] = [luminance(one), luminance(other)].sort((first, second) => first - second);
  return ((lighter ?? 0) + 0.05) / ((darker ?? 0) + 0.05);
};
