"use client";

import { Link, usePathname } from "../kit/next-client";
import styles from "./menu-links.module.css";

type Props = {
  label: string;
  /** Address of the dashboard; every other address begins with it. */
  home: string;
  links: readonly { href: string; label: string }[];
};

export const MenuLinks = ({ label, home, links }: Props) => {
  const pathname = usePathname();
  const isCurrent = (href: string): boolean => pathname === href || (href !== home && pathname.startsWith(`${href}/`));
  return (
    <ul className={styles.links} aria-label={label}>
      {links.map(({ href, label: text }) => (
        <li key={href}>
          <Link className={styles.link} href={href} prefetch={false} aria-current={isCurrent(href) ? "page" : undefined}>
            {text}
          </Link>
        </li>
      ))}
    </ul>
  );
};
