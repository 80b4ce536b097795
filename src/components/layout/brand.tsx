import { useState } from "react";
import { mediaAddress } from "../../config/media";
import { useImageError } from "../ui/use-image-error";
import { useSiteSettings } from "./use-site-settings";
import * as styles from "./brand.module.css";

/** The agency's logo, or its name when there is no logo or it fails to load. */
export const Brand = () => {
  const { customizations, siteImages } = useSiteSettings();
  const [isBroken, setIsBroken] = useState(false);
  const image = useImageError(() => setIsBroken(true));
  const logo = siteImages.find(({ key }) => key === "logo");
  if (!logo || isBroken) return <>{customizations.agencyName}</>;
  return (
    <img
      className={styles.logo}
      src={mediaAddress(logo.path, 480)}
      srcSet={`${mediaAddress(logo.path, 480)} 1x, ${mediaAddress(logo.path, 720)} 2x`}
      width={logo.width ?? undefined}
      height={logo.height ?? undefined}
      alt={customizations.agencyName}
      {...image}
    />
  );
};
