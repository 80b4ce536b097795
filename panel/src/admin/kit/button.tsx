import type { ButtonHTMLAttributes, ReactNode } from "react";

import { Link } from "./next-client";
import styles from "./button.module.css";

/** `primary` at most once a screen; `danger` for an irreversible action; `quiet` looks like a link. */
export type ButtonKind = "primary" | "secondary" | "quiet" | "danger";

type ButtonProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, "className" | "style"> & { kind?: ButtonKind };

export const Button = ({ kind = "secondary", type = "button", ...rest }: ButtonProps) => (
  <button {...rest} type={type} className={styles.button} data-kind={kind} />
);

type LinkProps = {
  href: string;
  kind?: ButtonKind;
  /** Opens another site or an app (`https:`, `tel:`, `mailto:`), or downloads a file: a plain link. */
  isExternal?: boolean;
  /** Of an external link, which then opens in a new tab. */
  onOpen?: () => void;
  children: ReactNode;
};

export const ButtonLink = ({ href, kind = "secondary", isExternal = false, onOpen, children }: LinkProps) =>
  isExternal ? (
    <a href={href} className={styles.button} data-kind={kind} rel="noreferrer" target={onOpen && "_blank"} onClick={onOpen}>
      {children}
    </a>
  ) : (
    <Link href={href} className={styles.button} data-kind={kind} prefetch={false}>
      {children}
    </Link>
  );
