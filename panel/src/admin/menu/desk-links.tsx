import Link from "next/link";
import type { ServerProps } from "payload";

import { applicationMessages } from "../../messages/applications";
import styles from "./desk-links.module.css";

const readsEntries = (user: ServerProps["user"]): boolean =>
  user !== undefined && user !== null && "role" in user && (user.role === "admin" || user.role === "scout");

/** Above the collections in the menu: the screens of the desk. */
export const DeskLinks = ({ payload, user, i18n }: ServerProps) => {
  if (!readsEntries(user)) return null;
  const { title } = applicationMessages(i18n.language);
  return (
    <p className={styles.links}>
      <Link className="nav__link" href={`${payload.config.routes.admin}/applications`} prefetch={false}>
        <span className="nav__link-label">{title}</span>
      </Link>
    </p>
  );
};
