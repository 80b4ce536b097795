import type { ServerProps } from "payload";

import { Link } from "../admin/kit/next-client";
import { readCustomizations, readWebsiteImages } from "./read-identity";
import { readAgencyMark } from "./read-mark";
import styles from "./agency-mark.module.css";

/** On the sign-in screen: the logo, or the agency's name while there is none. */
export const AgencyLogo = async ({ payload }: ServerProps) => {
  const [{ agencyName }, { logo }] = await Promise.all([readCustomizations(payload), readWebsiteImages(payload)]);
  return (
    <h1 className={styles.name}>{logo ? <img src={`/storage/${logo.file}`} alt={agencyName} className={styles.logo} /> : agencyName}</h1>
  );
};

/** In the header of every screen: the agency's icon or initials, or the demo's drawing. Payload's link around it has an accessible name. */
export const AgencyIcon = async ({ payload }: ServerProps) => {
  const { icon, initials } = await readAgencyMark(payload);
  if (icon !== null) return <img src={icon} alt="" className={styles.icon} />;
  if (initials === null) return <span aria-hidden className={styles.mark} />;
  return (
    <span aria-hidden className={styles.initials}>
      {initials}
    </span>
  );
};

/** Above the menu; links to the dashboard. */
export const AgencyName = async ({ payload }: ServerProps) => {
  const { agencyName } = await readCustomizations(payload);
  return (
    <Link className={styles.home} href={payload.config.routes.admin} prefetch={false}>
      {agencyName}
    </Link>
  );
};
