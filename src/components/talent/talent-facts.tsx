import { useTranslation } from "gatsby-plugin-react-i18next";
import { EYE_OPTIONS, optionLabel } from "../../config/options";
import type { Talent } from "../../domain/talent";
import { formatHair, formatHeight, formatSize } from "../../i18n/format-measure";
import { useLocale } from "../../i18n/use-locale";
import * as styles from "./talent-facts.module.css";

interface TalentFactsProps {
  talent: Pick<Talent, "age" | "heightCm" | "heightFeet" | "jeans" | "shoes" | "eyes" | "hair" | "hairKind" | "skills">;
}

/** Age, measurements and skills, each only if given. */
export const TalentFacts = ({ talent }: TalentFactsProps) => {
  const { t } = useTranslation();
  const locale = useLocale();
  const { age, eyes, skills } = talent;
  const facts = [
    ["age", age === null ? null : t("talent.years", { count: age })],
    ["height", formatHeight(talent, locale)],
    ["jeans", formatSize(talent.jeans, locale)],
    ["shoes", formatSize(talent.shoes, locale)],
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
