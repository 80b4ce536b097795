import { useTranslation } from "gatsby-plugin-react-i18next";
import type { RefObject } from "react";
import { STEPS } from "./steps";
import * as styles from "./scouting-form.module.css";

interface StepIndicatorProps {
  step: number;
  /** Receives the focus when the step changes. */
  heading: RefObject<HTMLParagraphElement>;
}

export const StepIndicator = ({ step, heading }: StepIndicatorProps) => {
  const { t } = useTranslation();
  const name = t(`scouting.step.${STEPS[step]?.name}`);
  return (
    <div>
      <p ref={heading} tabIndex={-1} className={styles.stepName}>
        {t("scouting.step", { step: step + 1, total: STEPS.length, name })}
      </p>
      <ol className={styles.progress} aria-hidden="true">
        {STEPS.map(({ name: key }, index) => (
          <li key={key} className={styles.segment} data-done={index <= step || undefined} />
        ))}
      </ol>
    </div>
  );
};
