import { EYE_COLOURS, HAIR_COLOURS } from "../talents/index";
import { inLanguage } from "../shared/bilingual";

/** In the order of display. */
export const MEASURES = ["height", "bust", "waist", "hips", "jeans", "shoes", "hair", "eyes"] as const;
export type Measure = (typeof MEASURES)[number];

/** Returns a text in no known form unchanged. */
type Format = (answer: string, language: string) => string;

const decimal = (value: string, language: string): string => (language === "en" ? value : value.replace(".", ","));

/** "138/4.6" → `1,38 m` (pt), `1.38 m · 4'6"` (en). */
const formatHeight: Format = (height, language) => {
  const [, cm, , feet, inches] = /^(\d{2,3})(\/(\d)\.(\d{1,2}))?$/.exec(height.trim()) ?? [];
  if (cm === undefined) return height;
  const metres = `${decimal((Number(cm) / 100).toFixed(2), language)} m`;
  return feet === undefined || language !== "en" ? metres : `${metres} · ${feet}'${inches}"`;
};

/** "90/35.4" → "90 cm". */
const formatGirth: Format = (girth) => {
  const cm = /^(\d{2,3})(\/|$)/.exec(girth.trim())?.[1];
  return cm === undefined ? girth : `${cm} cm`;
};

/** "33.5" → "33,5 BR" (pt). */
const formatSize: Format = (size, language) => (/^\d{1,3}(\.\d)?$/.test(size) ? `${decimal(size, language)} BR` : size);

/** The label of an option: "Brown" → "Marrom" (pt). */
const formatOption =
  (options: readonly { value: string; label: { pt: string; en: string } }[]): Format =>
  (answer, language) => {
    const option = options.find(({ value }) => value.toLowerCase() === answer.trim().toLowerCase());
    return option === undefined ? answer : inLanguage(option.label, language);
  };

const FORMATS: Readonly<Record<Measure, Format>> = {
  height: formatHeight,
  bust: formatGirth,
  waist: formatGirth,
  hips: formatGirth,
  jeans: formatSize,
  shoes: formatSize,
  hair: formatOption(HAIR_COLOURS),
  eyes: formatOption(EYE_COLOURS),
};

/** Null without an answer. */
export const formatMeasure = (measure: Measure, answer: string | null | undefined, language: string): string | null =>
  answer ? FORMATS[measure](answer, language) : null;
