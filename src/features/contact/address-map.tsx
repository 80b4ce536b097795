import { useTranslation } from "gatsby-plugin-react-i18next";
import { useState } from "react";
import { mapEmbedAddress, mapPageAddress } from "../../config/map";
import { useLocale } from "../../i18n/use-locale";
import * as styles from "./address-map.module.css";

interface AddressMapProps {
  address: string;
}

/** Moves the focus to the map, because the focused button disappears. */
const takeFocus = (frame: HTMLIFrameElement | null): void => frame?.focus();

/** The map loads on request only. */
export const AddressMap = ({ address }: AddressMapProps) => {
  const { t } = useTranslation();
  const locale = useLocale();
  const [isShown, setIsShown] = useState(false);
  return (
    <div className={styles.map}>
      <div className={styles.frame}>
        {isShown ? (
          <iframe ref={takeFocus} className={styles.embed} src={mapEmbedAddress(address, locale)} title={t("map.title", { address })} />
        ) : (
          <div className={styles.offer}>
            <button type="button" className={styles.show} onClick={() => setIsShown(true)}>
              {t("map.show")}
            </button>
            <p className={styles.note}>{t("map.note")}</p>
          </div>
        )}
      </div>
      <a href={mapPageAddress(address)} className={styles.link} rel="noopener" target="_blank">
        {t("map.link")}
        <span className="visually-hidden"> ({t("link.newTab")})</span>
      </a>
    </div>
  );
};
