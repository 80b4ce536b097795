import { useTranslation } from "gatsby-plugin-react-i18next";
import type { TalentSummary } from "../../domain/talent";
import type { Comparison } from "./use-comparison";
import * as styles from "./compare-checkbox.module.css";

interface CompareCheckboxProps {
  talent: Pick<TalentSummary, "talentId" | "name">;
  comparison: Comparison;
}

export const CompareCheckbox = ({ talent: { talentId, name }, comparison: { compared, isFull, toggle } }: CompareCheckboxProps) => {
  const { t } = useTranslation();
  const isChosen = compared.includes(talentId);
  return (
    <label className={styles.box}>
      <input type="checkbox" checked={isChosen} disabled={isFull && !isChosen} onChange={() => toggle(talentId)} />
      {t("selection.compareTalent")} <span className="visually-hidden">{name}</span>
    </label>
  );
};
