import { useState } from "react";
import { Logo } from "./logo";
import { useSiteSettings } from "./use-site-settings";
import * as styles from "./brand.module.css";

export const Brand = () => {
  const { customizations, siteImages } = useSiteSettings();
  const [isBroken, setIsBroken] = useState(false);
  const logo = siteImages.find(({ key }) => key === "logo");
  if (!logo || isBroken) return <>{customizations.agencyName}</>;
  return <Logo picture={logo} className={styles.logo} alt={customizations.agencyName} onError={() => setIsBroken(true)} />;
};
