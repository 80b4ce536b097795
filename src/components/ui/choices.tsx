import { useId } from "react";
import * as styles from "./choices.module.css";

interface Choice {
  key: string;
  label: string;
}

interface ChoicesProps {
  label: string;
  /** `radio` allows one option, `checkbox` any number. */
  kind: "radio" | "checkbox";
  choices: readonly Choice[];
  chosen: readonly string[];
  onToggle: (key: string) => void;
}

export const Choices = ({ label, kind, choices, chosen, onToggle }: ChoicesProps) => {
  const name = useId();
  return (
    <fieldset className={styles.choices}>
      <legend className={styles.legend}>{label}</legend>
      <div className={styles.options}>
        {choices.map((choice) => (
          <label key={choice.key} className={styles.option}>
            <input
              type={kind}
              name={name}
              className={styles.input}
              checked={chosen.includes(choice.key)}
              onChange={() => onToggle(choice.key)}
            />
            <span className={styles.label}>{choice.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
};
