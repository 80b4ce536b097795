import styles from "./contact-actions.module.css";

export type ContactAction = {
  label: string;
  /** Null when the contact was not given, or cannot be read: no link. */
  href: string | null;
};

/** Each link opens in a new tab. */
export const ContactActions = ({ actions }: { actions: readonly ContactAction[] }) => (
  <p className={styles.actions}>
    {actions.map(({ label, href }) =>
      href === null ? null : (
        <a key={label} className={styles.action} href={href} target="_blank" rel="noreferrer">
          {label}
        </a>
      ),
    )}
  </p>
);
