import type { ReactNode } from "react";
import * as styles from "./form-section.module.css";

interface FormSectionProps {
  id: string;
  title: string;
  lead?: string;
  children: ReactNode;
}

export const FormSection = ({ id, title, lead, children }: FormSectionProps) => (
  <section className={styles.section} aria-labelledby={id}>
    <div className={styles.text}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {lead && <p className={styles.lead}>{lead}</p>}
    </div>
    {children}
  </section>
);
