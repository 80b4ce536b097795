import { useTranslation } from "gatsby-plugin-react-i18next";
import type { Talent } from "../../domain/talent";
import { useLocale } from "../../i18n/use-locale";
import { measurementRows } from "../../components/talent/measurement-rows";
import * as styles from "./printed-facts.module.css";

interface PrintedFactsProps {
  talent: Talent;
}

/** Shown in print only. */
export const PrintedFacts = ({ talent }: PrintedFactsProps) => {
  const { t } = useTranslation();
  const rows = measurementRows([talent], { locale: useLocale(), t });
  return (
    <dl className={styles.facts}>
      {rows.map(({ label, values }) => (
        <div key={label} className={styles.fact}>
          <dt>{label}</dt>
          <dd>{values[0]}</dd>
        </div>
      ))}
    </dl>
  );
};
