import { contrastRatio } from "../../../src/lib/contrast";
import { LEAST_ACCENT_CONTRAST } from "../../../src/config/identity";

/**
 * Contrast of colours after WCAG 2.2, and the nearest colour that passes. Colours are `#rrggbb`.
 * Pure: the admin's form and the server use the same functions.
 */

type Triple = readonly [number, number, number];

const HEX = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i;

export const isColour = (text: unknown): text is string => typeof text === "string" && HEX.test(text);

/** Red, green and blue from 0 to 1, gamma-encoded; black when the text is not a colour. */
const parse = (hex: string): Triple => {
  const [, red = "00", green = "00", blue = "00"] = HEX.exec(hex) ?? [];
  return [parseInt(red, 16) / 255, parseInt(green, 16) / 255, parseInt(blue, 16) / 255];
};

const mapTriple = ([a, b, c]: Triple, change: (value: number) => number): Triple => [change(a), change(b), change(c)];

const toLinear = (value: number): number => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);

const fromLinear = (value: number): number => (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055);

const format = (linear: Triple): string => {
  const digits = mapTriple(linear, (value) => Math.round(fromLinear(Math.min(1, Math.max(0, value))) * 255));
  return `#${digits.map((value) => value.toString(16).padStart(2, "0")).join("")}`;
};

/** The ratio as text, rounded down so that 4.499 does not look like a ratio that passes. */
export const formatRatio = (ratio: number, language: string): string => {
  const text = (Math.floor(ratio * 100) / 100).toFixed(2);
  return `${language === "en" ? text : text.replace(".", ",")}:1`;
};

export const passes = (colour: string, paper: string): boolean => contrastRatio(colour, paper) >= LEAST_ACCENT_CONTRAST;

/** Lightness 0 to 1, chroma, hue in radians (OKLCH). */
type Oklch = { lightness: number; chroma: number; hue: number };

const toOklch = (hex: string): Oklch => {
  const [red, green, blue] = mapTriple(parse(hex), toLinear);
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const middle = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const a = 1.9779984951 * long - 2.428592205 * middle + 0.4505937099 * short;
  const b = 0.0259040371 * long + 0.7827717662 * middle - 0.808675766 * short;
  return {
    lightness: 0.2104542553 * long + 0.793617785 * middle - 0.0040720468 * short,
    chroma: Math.hypot(a, b),
    hue: Math.atan2(b, a),
  };
};

const toLinearRgb = ({ lightness, chroma, hue }: Oklch): Triple => {
  const [a, b] = [chroma * Math.cos(hue), chroma * Math.sin(hue)];
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const middle = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short,
  ];
};

const ROUNDING = 0.0005;

const isInGamut = (colour: Triple): boolean => colour.every((value) => value >= -ROUNDING && value <= 1 + ROUNDING);

const STEPS = 24;

/** The largest value between `low` and `high` for which the test holds. It must hold for `low`. */
const largest = (test: (value: number) => boolean, low: number, high: number): number => {
  let [holds, fails] = [low, high];
  for (let step = 0; step < STEPS; step += 1) {
    const middle = (holds + fails) / 2;
    if (test(middle)) holds = middle;
    else fails = middle;
  }
  return holds;
};

/** The colour of this lightness with the same hue and as much of its chroma as sRGB can show. */
const atLightness = ({ chroma, hue }: Oklch, lightness: number): string => {
  const shown = (candidate: number): Triple => toLinearRgb({ lightness, chroma: candidate, hue });
  return format(shown(isInGamut(shown(chroma)) ? chroma : largest((candidate) => isInGamut(shown(candidate)), 0, chroma)));
};

/** The lightest colour of the same hue that passes on the paper; the colour itself if it passes. */
export const nearestPassing = (colour: string, paper: string): string => {
  if (passes(colour, paper)) return colour.toLowerCase();
  const original = toOklch(colour);
  const lightness = largest((candidate) => passes(atLightness(original, candidate), paper), 0, original.lightness);
  return atLightness(original, lightness);
};
