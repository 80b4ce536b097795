import type { ServerProps } from "payload";

import { ROLES } from "../../access/roles";
import { deskMenuLabel, type MenuLink, menuLinkLabel } from "./words";
import { MenuLinks } from "./menu-links";

type Role = (typeof ROLES)[number];

const ADDRESSES: Readonly<Record<MenuLink, string>> = {
  dashboard: "",
  applications: "/applications",
  enquiries: "/enquiries",
  registrations: "/registrations",
  packages: "/packages",
  consents: "/collections/consents",
  import: "/import",
  export: "/export",
  audit: "/audit",
  twoStep: "/two-step",
};

/** Only hides links; the screens themselves reject the other roles. */
const LINKS_OF_ROLE: Readonly<Record<Role, readonly MenuLink[]>> = {
  admin: ["dashboard", "applications", "enquiries", "registrations", "packages", "consents", "import", "export", "audit", "twoStep"],
  editor: ["dashboard", "packages", "twoStep"],
  scout: ["dashboard", "applications", "enquiries", "registrations", "packages", "consents", "twoStep"],
};

const roleOf = (user: ServerProps["user"]): Role | undefined =>
  user && "role" in user ? ROLES.find((role) => role === user.role) : undefined;

/** The screens of daily work, above the collections in the menu. */
export const DeskLinks = ({ payload, user, i18n }: ServerProps) => {
  const role = roleOf(user);
  if (role === undefined) return null;
  const links = LINKS_OF_ROLE[role].map((link) => ({
    href: `${payload.config.routes.admin}${ADDRESSES[link]}`,
    label: menuLinkLabel(link, i18n.language),
  }));
  return <MenuLinks label={deskMenuLabel(i18n.language)} home={payload.config.routes.admin} links={links} />;
};
