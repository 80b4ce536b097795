import type { ServerProps } from "payload";

import { readCustomizations, readWebsiteImages } from "../../store/read-site";
import styles from "./agency-mark.module.css";

/** On the sign-in screen: the agency's logo, or its name until one is uploaded. */
export const AgencyLogo = async ({ payload }: ServerProps) => {
  const [{ agencyName }, { logo }] = await Promise.all([readCustomizations(payload), readWebsiteImages(payload)]);
  if (!logo) return <span className={styles.name}>{agencyName}</span>;
  return <img src={`/storage/${logo.file}`} alt={agencyName} className={styles.logo} />;
};

/** In the header of every screen: the agency's initial. */
export const AgencyIcon = async ({ payload }: ServerProps) => {
  const { agencyName } = await readCustomizations(payload);
  return <span className={styles.initial}>{agencyName.slice(0, 1)}</span>;
};
