import { Children, type ReactNode } from "react";
import * as styles from "./footer.module.css";

interface FooterColumnProps {
  title: string;
  /** Links. */
  children: ReactNode;
}

/** A heading and its links as a list. */
export const FooterColumn = ({ title, children }: FooterColumnProps) => (
  <section>
    <h2 className={styles.title}>{title}</h2>
    <ul>
      {Children.map(children, (link) => (
        <li className={styles.item}>{link}</li>
      ))}
    </ul>
  </section>
);
