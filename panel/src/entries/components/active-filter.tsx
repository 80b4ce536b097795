import { Link } from "../../admin/kit/next-client";
import styles from "./active-filter.module.css";

type Props = {
  label: string;
  /** The address without the filter. */
  href: string;
  /** "Remove the filter". */
  remove: string;
};

export const ActiveFilter = ({ label, href, remove }: Props) => (
  <Link className={styles.filter} href={href} prefetch={false} aria-label={`${remove}: ${label}`}>
    {label} <span aria-hidden="true">×</span>
  </Link>
);
