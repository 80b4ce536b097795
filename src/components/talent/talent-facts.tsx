import { useTranslation } from "gatsby-plugin-react-i18next";
import type { SizeSystem } from "../../domain/foreign-sizes";
import { TALENT_FIELDS, type FieldTable } from "../../domain/talent-fields";
import { formatFields, type MeasuredTalent } from "../../i18n/format-field";
import { useLocale } from "../../i18n/use-locale";
import * as styles from "./talent-facts.module.css";

interface TalentFactsProps {
  talent: MeasuredTalent;
  /** Shown beside Brazilian sizes; null shows Brazilian sizes only. */
  sizeSystem?: SizeSystem | null;
  fields?: FieldTable;
}

/** Missing values are omitted. */
export const TalentFacts = ({ talent, sizeSystem = null, fields = TALENT_FIELDS }: TalentFactsProps) => {
  const { t } = useTranslation();
  const locale = useLocale();
  const years = (count: number) => t("talent.years", { count });
  const facts = formatFields(talent, "facts", { locale, years, sizeSystem, fields }).filter(({ value }) => value !== null);

  if (facts.length === 0) return null;
  return (
    <dl className={styles.facts} aria-label={t("talent.facts")}>
      {facts.map(({ key, label, value }) => (
        <div key={key} className={styles.fact}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
};
