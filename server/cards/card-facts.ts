import type { Category } from "../../src/domain/category";
import type { Locale } from "../../src/domain/locale";
import type { Talent } from "../../src/domain/talent";
import { newestFirst } from "../../src/domain/credit";
import { TALENT_FIELDS, type FieldKind, type FieldTable } from "../../src/domain/talent-fields";
import { formatLongDate } from "../../src/i18n/format-date";
import { formatFields } from "../../src/i18n/format-field";
import { formatDecimal } from "../../src/i18n/format-text";
import enCommon from "../../src/locales/en/common.json";
import enTalent from "../../src/locales/en/talent.json";
import ptCommon from "../../src/locales/pt/common.json";
import ptTalent from "../../src/locales/pt/talent.json";

const TALENT_WORDS = { pt: ptTalent, en: enTalent } as const;
const COMMON_WORDS = { pt: ptCommon, en: enCommon } as const;

/** As many rows as a comp card has at most. */
const MEDIA_KIT_ROWS = 4;

/** Columns of measurements and works. */
export const COLUMNS = 3;

export interface Fact {
  label: string;
  value: string;
}

export interface CardFacts {
  /** Age and measurements that are not null. */
  measurements: readonly Fact[];
  /** Skills, one line per list. */
  lists: readonly Fact[];
  /** The newest works, in the columns of one line. */
  credits: readonly Fact[];
}

export const cardFacts = (talent: Talent, locale: Locale, fields: FieldTable = TALENT_FIELDS): CardFacts => {
  const words = TALENT_WORDS[locale];
  const years = (count: number) => words[count === 1 ? "talent.years_one" : "talent.years_other"].replace("{{count}}", String(count));
  const shown = formatFields(talent, "compCard", { locale, years, fields });
  const factsOf = (isWanted: (kind: FieldKind) => boolean): Fact[] =>
    shown.flatMap(({ label, kind, value }) => (value === null || !isWanted(kind) ? [] : [{ label, value }]));
  return {
    measurements: factsOf((kind) => kind !== "list"),
    lists: factsOf((kind) => kind === "list"),
    credits: creditFacts(talent, locale),
  };
};

const creditFacts = ({ credits }: Pick<Talent, "credits">, locale: Locale): Fact[] =>
  newestFirst(credits)
    .slice(0, COLUMNS)
    .map(({ kind, year, title, role }) => ({
      label: `${TALENT_WORDS[locale][`talent.credit.${kind}`]}, ${year}`,
      value: role === null ? title : `${title} · ${role}`,
    }));

/** Only networks with numbers, those with the most followers first. */
export const mediaKitFacts = (talent: Talent, locale: Locale): CardFacts => {
  const words = TALENT_WORDS[locale];
  const networks = talent.networkProfiles.flatMap(({ numbers, ...profile }) => (numbers === null ? [] : [{ ...profile, ...numbers }]));
  networks.sort((one, other) => other.followers - one.followers);
  const lists = networks.slice(0, MEDIA_KIT_ROWS).map(({ network, handle, followers, engagement, measuredOn }) => {
    const count = words[followers === 1 ? "talent.followerCount_one" : "talent.followerCount_other"];
    const parts = [
      count.replace("{{number}}", formatDecimal(followers, locale)),
      engagement === null ? null : words["talent.engagement"].replace("{{percent}}", formatDecimal(engagement, locale)),
      `${words["talent.measuredOn"]} ${formatLongDate(measuredOn, locale, "UTC")}`,
    ];
    return { label: network, value: `@${handle}  ·  ${parts.filter((part) => part !== null).join(", ")}` };
  });
  return { measurements: [], lists, credits: [] };
};

export const categoryLabel = (category: Category, locale: Locale): string => COMMON_WORDS[locale][`category.${category}`];

/** The alternative text of a picture. */
export const pictureLabel = (name: string, index: number, locale: Locale): string =>
  TALENT_WORDS[locale]["talent.picture"].replace("{{name}}", name).replace("{{index}}", String(index));
