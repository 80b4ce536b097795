import enFields from "../../../src/locales/en/fields.json";
import enOptions from "../../../src/locales/en/options.json";
import ptFields from "../../../src/locales/pt/fields.json";
import ptOptions from "../../../src/locales/pt/options.json";
import type { Bilingual } from "./bilingual";

const TEXTS: Readonly<Record<keyof Bilingual, Readonly<Record<string, string>>>> = {
  pt: { ...ptFields, ...ptOptions },
  en: { ...enFields, ...enOptions },
};

/** The site's label of a talent's field, by its key in `src/domain/talent-fields.ts`; returns an unknown key unchanged. */
export const fieldLabel = (key: string): Bilingual => ({
  pt: TEXTS.pt[`fields.${key}`] ?? key,
  en: TEXTS.en[`fields.${key}`] ?? key,
});

/** The site's label of a field's option; returns an unknown value unchanged. */
export const optionLabel = (key: string, value: string): Bilingual => ({
  pt: TEXTS.pt[`options.${key}.${value}`] ?? value,
  en: TEXTS.en[`options.${key}.${value}`] ?? value,
});
