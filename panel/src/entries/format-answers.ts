import { EYE_COLOURS, HAIR_COLOURS } from "../talents/index";
import { inLanguage } from "../shared/bilingual";

/** The decimal sign of a language of the admin. */
const decimal = (value: string, language: string): string => (language === "en" ? value : value.replace(".", ","));

/** "138/4.6" → `1,38 m · 4'6"` (pt), `1.38 m · 4'6"` (en), as the site shows it. Other texts stay as they are. */
export const formatHeight = (height: string | null | undefined, language: string): string | null => {
  if (!height) return null;
  const [, cm, , feet, inches] = /^(\d{2,3})(\/(\d)\.(\d{1,2}))?$/.exec(height.trim()) ?? [];
  if (cm === undefined) return height;
  const metres = `${decimal((Number(cm) / 100).toFixed(2), language)} m`;
  return feet === undefined ? metres : `${metres} · ${feet}'${inches}"`;
};

/** "90/35.4" → "90 cm". */
export const formatGirth = (girth: string | null | undefined): string | null => {
  if (!girth) return null;
  const cm = /^(\d{2,3})(\/|$)/.exec(girth.trim())?.[1];
  return cm === undefined ? girth : `${cm} cm`;
};

/** "33.5" → "33,5 BR" (pt). */
export const formatSize = (size: string | null | undefined, language: string): string | null => {
  if (!size) return null;
  return /^\d{1,3}(\.\d)?$/.test(size) ? `${decimal(size, language)} BR` : size;
};

type Options = readonly { value: string; label: { pt: string; en: string } }[];

const formatOption = (value: string | null | undefined, options: Options, language: string): string | null => {
  if (!value) return null;
  const option = options.find((candidate) => candidate.value.toLowerCase() === value.trim().toLowerCase());
  return option === undefined ? value : inLanguage(option.label, language);
};

/** "Brown" → "Marrom" (pt). */
export const formatHair = (hair: string | null | undefined, language: string): string | null => formatOption(hair, HAIR_COLOURS, language);

/** "Brown" → "Castanho" (pt). */
export const formatEyes = (eyes: string | null | undefined, language: string): string | null => formatOption(eyes, EYE_COLOURS, language);
