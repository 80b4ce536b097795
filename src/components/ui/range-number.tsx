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

/** "37,5" as well as "37.5"; null for what is no number. */
const parseNumber = (text: string): number | null => (/^\d+([.,]\d+)?$/.test(text.trim()) ? Number(text.trim().replace(",", ".")) : null);

/** One end of a range, typed. What is typed counts as soon as it lies within; on leaving, the nearest that does. */
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
