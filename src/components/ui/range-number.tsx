import { useState } from "react";
import * as styles from "./range-slider.module.css";

export interface SliderRange {
  min: number;
  max: number;
}

interface RangeNumberProps {
  label: string;
  value: number;
  limits: SliderRange;
  onChange: (value: number) => void;
}

/** Reads "37,5" and "37.5"; null when the text is not a number. */
const parseNumber = (text: string): number | null => (/^\d+([.,]\d+)?$/.test(text.trim()) ? Number(text.trim().replace(",", ".")) : null);

/** Valid input applies while typing; on blur and Enter any number applies, and the slider clamps it to the limits. */
export const RangeNumber = ({ label, value, limits, onChange }: RangeNumberProps) => {
  const [typed, setTyped] = useState<string | null>(null);

  const handleChange = (text: string) => {
    setTyped(text);
    const number = parseNumber(text);
    if (number !== null && number >= limits.min && number <= limits.max) onChange(number);
  };
  const settle = () => {
    const number = typed === null ? null : parseNumber(typed);
    if (number !== null) onChange(number);
    setTyped(null);
  };

  return (
    <input
      type="text"
      inputMode="decimal"
      autoComplete="off"
      aria-label={label}
      className={styles.number}
      value={typed ?? String(value)}
      onChange={({ target }) => handleChange(target.value)}
      onBlur={settle}
      onKeyDown={({ key }) => key === "Enter" && settle()}
    />
  );
};
