import { EYE_OPTIONS, optionLabel } from "../../src/config/options";
import type { Category } from "../../src/domain/category";
import type { Locale } from "../../src/domain/locale";
import type { Talent } from "../../src/domain/talent";
import { formatHair, formatHeight, formatSize } from "../../src/i18n/format-measure";
import enCommon from "../../src/locales/en/common.json";
import enTalent from "../../src/locales/en/talent.json";
import ptCommon from "../../src/locales/pt/common.json";
import ptTalent from "../../src/locales/pt/talent.json";

const TALENT_WORDS = { pt: ptTalent, en: enTalent } as const;
const COMMON_WORDS = { pt: ptCommon, en: enCommon } as const;

export interface Fact {
  label: string;
  value: string;
}

export interface CardFacts {
  /** Age and measurements, each only if given. */
  measurements: readonly Fact[];
  skills: Fact | null;
}

/** What the back of a card says, in the visitor's language. */
export const cardFacts = (talent: Talent, locale: Locale): CardFacts => {
  const words = TALENT_WORDS[locale];
  const { age, eyes, skills } = talent;
  const years = age === 1 ? words["talent.years_one"] : words["talent.years_other"];
  const measurements = [
    fact(words["talent.height"], formatHeight(talent, locale)),
    fact(words["talent.jeans"], formatSize(talent.jeans, locale)),
    fact(words["talent.shoes"], formatSize(talent.shoes, locale)),
    fact(words["talent.age"], age === null ? null : years.replace("{{count}}", String(age))),
    fact(words["talent.hair"], formatHair(talent, locale)),
    fact(words["talent.eyes"], eyes && optionLabel(EYE_OPTIONS, eyes, locale)),
  ].filter((candidate) => candidate !== null);
  return { measurements, skills: skills.length > 0 ? fact(words["talent.skills"], skills.join(", ")) : null };
};

const fact = (label: string, value: string | null): Fact | null => (value ? { label, value } : null);

/** The name of a section, as the menu writes it. */
export const categoryLabel = (category: Category, locale: Locale): string => COMMON_WORDS[locale][`category.${category}`];

/** What a screen reader says of a picture. */
export const pictureLabel = (name: string, index: number, locale: Locale): string =>
  TALENT_WORDS[locale]["talent.picture"].replace("{{name}}", name).replace("{{index}}", String(index));
