import { useId, type CSSProperties } from "react";
import { RangeNumber, type SliderRange } from "./range-number";
import * as styles from "./range-slider.module.css";

interface RangeSliderProps {
  label: string;
  /** Accessible names of the two ends: "Age, from". */
  ends: { min: string; max: string };
  /** The unit shown after the numbers, and the text for screen readers. */
  unit: { short: string; spoken: (value: number) => string };
  bounds: SliderRange;
  value: SliderRange;
  step: number;
  onChange: (value: SliderRange) => void;
}

const clamp = (value: number, { min, max }: SliderRange): number => Math.min(Math.max(value, min), max);

/** The ends never cross. */
export const RangeSlider = ({ label, ends, unit, bounds, value, step, onChange }: RangeSliderProps) => {
  const id = useId();
  const shown = { min: clamp(value.min, bounds), max: clamp(value.max, bounds) };
  const changeMin = (min: number) => onChange({ min: clamp(min, { min: bounds.min, max: shown.max }), max: shown.max });
  const changeMax = (max: number) => onChange({ min: shown.min, max: clamp(max, { min: shown.min, max: bounds.max }) });
  const span = bounds.max - bounds.min || 1;
  const ratioOf = (end: number) => (end - bounds.min) / span;
  const track: CSSProperties & Record<`--${string}`, number> = { "--from": ratioOf(shown.min), "--to": ratioOf(shown.max) };

  return (
    <div role="group" aria-labelledby={id} className={styles.range}>
      <div className={styles.head}>
        <span id={id}>{label}</span>
        <span className={styles.numbers}>
          <RangeNumber label={ends.min} value={shown.min} limits={{ min: bounds.min, max: shown.max }} onChange={changeMin} />
          <span aria-hidden="true">–</span>
          <RangeNumber label={ends.max} value={shown.max} limits={{ min: shown.min, max: bounds.max }} onChange={changeMax} />
          {unit.short && <span aria-hidden="true">{unit.short}</span>}
        </span>
      </div>
      <div className={styles.track} style={track}>
        {(["min", "max"] as const).map((end) => (
          <input
            key={end}
            type="range"
            className={styles.thumb}
            data-raised={end === "min" && ratioOf(shown.min) > 0.5 ? "true" : undefined}
            aria-label={ends[end]}
            aria-valuetext={unit.spoken(shown[end])}
            min={bounds.min}
            max={bounds.max}
            step={step}
            value={shown[end]}
            onChange={({ target }) => (end === "min" ? changeMin : changeMax)(target.valueAsNumber)}
          />
        ))}
      </div>
    </div>
  );
};
