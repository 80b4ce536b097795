import { useTranslation } from "gatsby-plugin-react-i18next";
import { useId } from "react";
import { SIZE_SYSTEMS, type SizeSystem } from "../../domain/foreign-sizes";
import * as styles from "./size-switch.module.css";

interface SizeSwitchProps {
  /** Null for Brazilian sizes only. */
  system: SizeSystem | null;
  onChoose: (system: SizeSystem | null) => void;
}

const CHOICES: readonly (SizeSystem | null)[] = [null, ...SIZE_SYSTEMS];

export const SizeSwitch = ({ system, onChoose }: SizeSwitchProps) => {
  const { t } = useTranslation();
  const name = useId();
  return (
    <fieldset className={styles.sizes}>
      <legend className={styles.legend}>{t("talent.sizes")}</legend>
      {CHOICES.map((choice) => (
        <label key={choice ?? "BR"} className={styles.choice}>
          <input type="radio" className={styles.input} name={name} checked={choice === system} onChange={() => onChoose(choice)} />
          <span className={styles.mark}>{choice ?? "BR"}</span>
        </label>
      ))}
    </fieldset>
  );
};
