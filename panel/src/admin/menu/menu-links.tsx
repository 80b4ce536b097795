"use client";

import { useNav, usePreferences, useWindowInfo } from "@payloadcms/ui";
import { PREFERENCE_KEYS } from "payload/shared";
import { useEffect } from "react";

import { Link, usePathname } from "../kit/next-client";
import styles from "./menu-links.module.css";

type Props = {
  label: string;
  /** Address of the dashboard; every other address begins with it. */
  home: string;
  links: readonly { href: string; label: string }[];
};

/** Opens the menu in the window of a common laptop, unless the account closed it in a wider one: Payload closes it up to 1440 px. */
const useOpenMenu = (): void => {
  const { setNavOpen } = useNav();
  const { getPreference } = usePreferences();
  const { breakpoints } = useWindowInfo();
  useEffect(() => {
    // Payload closes the menu when it learns this, before the preference arrives.
    if (breakpoints.l !== true || !matchMedia("(width: 1440px)").matches) return;
    void getPreference<{ open?: boolean }>(PREFERENCE_KEYS.NAV).then((preference) => setNavOpen(preference?.open ?? true));
  }, [breakpoints.l, getPreference, setNavOpen]);
};

export const MenuLinks = ({ label, home, links }: Props) => {
  useOpenMenu();
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
