import { useTranslation } from "gatsby-plugin-react-i18next";
import { useSyncExternalStore } from "react";
import { dismissInstallOffer, hasInstallOffer, subscribeToInstallOffer, acceptInstallOffer } from "./install-offer";
import * as styles from "./install-banner.module.css";

const noneWhenBuilt = (): boolean => false;

export const InstallBanner = () => {
  const { t } = useTranslation();
  const isOffered = useSyncExternalStore(subscribeToInstallOffer, hasInstallOffer, noneWhenBuilt);
  if (!isOffered) return null;
  return (
    <aside className={styles.banner} aria-label={t("install.label")}>
      <p className={styles.text}>{t("install.text")}</p>
      <button type="button" className={styles.add} onClick={() => void acceptInstallOffer()}>
        {t("install.add")}
      </button>
      <button type="button" className={styles.dismiss} aria-label={t("install.dismiss")} onClick={dismissInstallOffer}>
        <span aria-hidden="true">×</span>
      </button>
    </aside>
  );
};
