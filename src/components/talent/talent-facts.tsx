import { useTranslation } from "gatsby-plugin-react-i18next";
import { EYE_OPTIONS, optionLabel } from "../../config/options";
import { foreignJeans, foreignShoes, type ForeignSize, type SizeSystem } from "../../domain/foreign-sizes";
import type { Locale } from "../../domain/locale";
import type { Talent } from "../../domain/talent";
import { formatForeignSize, formatHair, formatHeight, formatSize } from "../../i18n/format-measure";
import { useLocale } from "../../i18n/use-locale";
import * as styles from "./talent-facts.module.css";

interface TalentFactsProps {
  talent: Pick<Talent, "gender" | "age" | "heightCm" | "heightFeet" | "jeans" | "shoes" | "eyes" | "hair" | "hairKind" | "skills">;
  /** Told beside the Brazilian sizes; null shows those alone. */
  sizeSystem?: SizeSystem | null;
}

/** Age, measurements and skills, each only if given. */
export const TalentFacts = ({ talent, sizeSystem = null }: TalentFactsProps) => {
  const { t } = useTranslation();
  const locale = useLocale();
  const { age, eyes, skills, jeans, shoes } = talent;
  const facts = [
    ["age", age === null ? null : t("talent.years", { count: age })],
    ["height", formatHeight(talent, locale)],
    ["jeans", withForeign(formatSize(jeans, locale), foreignText(talent, { sizeSystem, locale, kind: "jeans" }))],
    ["shoes", withForeign(formatSize(shoes, locale), foreignText(talent, { sizeSystem, locale, kind: "shoes" }))],
    ["eyes", eyes && optionLabel(EYE_OPTIONS, eyes, locale)],
    ["hair", formatHair(talent, locale)],
    ["skills", skills.length > 0 ? skills.join(", ") : null],
  ].filter(([, value]) => value);

  if (facts.length === 0) return null;
  return (
    <dl className={styles.facts} aria-label={t("talent.facts")}>
      {facts.map(([name, value]) => (
        <div key={name} className={styles.fact}>
          <dt>{t(`talent.${name}`)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
};

const CONVERSIONS = { jeans: foreignJeans, shoes: foreignShoes } as const;

interface ForeignRequest {
  sizeSystem: SizeSystem | null;
  locale: Locale;
  kind: keyof typeof CONVERSIONS;
}

const foreignText = (talent: TalentFactsProps["talent"], { sizeSystem, locale, kind }: ForeignRequest): string | null => {
  const size = talent[kind];
  if (size === null || sizeSystem === null) return null;
  const foreign: ForeignSize | null = CONVERSIONS[kind](size, { gender: talent.gender, system: sizeSystem });
  return foreign && formatForeignSize(foreign, sizeSystem, locale);
};

const withForeign = (own: string | null, foreign: string | null): string | null => (own && foreign ? `${own} · ${foreign}` : own);
