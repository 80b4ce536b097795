import styles from "./progress-bar.module.css";

/** Screen readers announce each tenth, not each step. */
const tenth = (done: number, total: number): number => (total === 0 ? 0 : Math.floor((10 * done) / total) * 10);

type Props = {
  label: string;
  done: number;
  /** 0: not known yet. */
  total: number;
  /** Shown below and announced with the percentage; without it the caller announces the progress. */
  text?: string;
};

export const ProgressBar = ({ label, done, total, text }: Props) => (
  <>
    <progress className={styles.bar} value={total === 0 ? undefined : done} max={Math.max(1, total)} aria-label={label} />
    {text !== undefined && (
      <>
        <p className={styles.text}>{text}</p>
        <p className={styles.hidden} role="status">
          {`${label}: ${tenth(done, total)}%`}
        </p>
      </>
    )}
  </>
);
