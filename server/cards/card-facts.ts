import type { Category } from "../../src/domain/category";
import type { Locale } from "../../src/domain/locale";
import type { Talent } from "../../src/domain/talent";
import { TALENT_FIELDS, type FieldKind, type FieldTable } from "../../src/domain/talent-fields";
import { formatFields } from "../../src/i18n/format-field";
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
  /** Age and measurements that are not null. */
  measurements: readonly Fact[];
  /** Skills, one line per list. */
  lists: readonly Fact[];
}

/** The texts on the back of a card. */
export const cardFacts = (talent: Talent, locale: Locale, fields: FieldTable = TALENT_FIELDS): CardFacts => {
  const words: Readonly<Record<string, string>> = TALENT_WORDS[locale];
  const years = (count: number) =>
    (words[count === 1 ? "talent.years_one" : "talent.years_other"] ?? "").replace("{{count}}", String(count));
  const shown = formatFields(talent, "compCard", { locale, years, fields });
  const factsOf = (isWanted: (kind: FieldKind) => boolean): Fact[] =>
    shown.flatMap(({ labelKey, kind, value }) =>
      value === null || !isWanted(kind) ? [] : [{ label: words[labelKey] ?? labelKey, value }],
    );
  return { measurements: factsOf((kind) => kind !== "list"), lists: factsOf((kind) => kind === "list") };
};

/** The name of a category, as in the menu. */
export const categoryLabel = (category: Category, locale: Locale): string => COMMON_WORDS[locale][`category.${category}`];

/** The alternative text of a picture. */
export const pictureLabel = (name: string, index: number, locale: Locale): string =>
  TALENT_WORDS[locale]["talent.picture"].replace("{{name}}", name).replace("{{index}}", String(index));
