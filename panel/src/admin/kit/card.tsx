import type { ReactNode } from "react";

import { Link } from "./next-client";
import styles from "./card.module.css";
import type { Tone } from "./tone";

type CardProps = { title: string; /** At the end of the title's line. */ actions?: ReactNode; children: ReactNode };

export const Card = ({ title, actions, children }: CardProps) => (
  <section className={styles.card} aria-label={title}>
    <div className={styles.head}>
      <h2 className={styles.title}>{title}</h2>
      {actions}
    </div>
    {children}
  </section>
);

export const CardGrid = ({ children }: { children: ReactNode }) => <div className={styles.grid}>{children}</div>;

type NumberCardProps = {
  value: number | string;
  label: string;
  /** A second line, such as the age of the oldest. */
  note?: string;
  /** The list that the number counts. */
  href?: string;
  tone?: Tone;
};

export const NumberCard = ({ value, label, note, href, tone = "plain" }: NumberCardProps) => {
  const content = (
    <>
      <span className={styles.value}>{value}</span> <span className={styles.label}>{label}</span>
      {note !== undefined && <span className={styles.note}> {note}</span>}
    </>
  );
  if (href === undefined)
    return (
      <p className={styles.number} data-tone={tone}>
        {content}
      </p>
    );
  return (
    <Link className={styles.number} data-tone={tone} href={href} prefetch={false}>
      {content}
    </Link>
  );
};
