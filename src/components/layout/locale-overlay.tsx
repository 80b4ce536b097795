import { navigate } from "gatsby";
import { createContext, useCallback, useContext, useEffect, useState, type ReactNode } from "react";
import { LOCALE_OVERLAY_MS, LOCALE_SWITCH_MS } from "../../config/constants";
import * as styles from "./locale-overlay.module.css";

/** Shows the overlay with a text and navigates behind it. */
type SwitchLocale = (address: string, text: string) => void;

const LocaleOverlayContext = createContext<SwitchLocale>((address) => void navigate(address));

export const useLocaleOverlay = (): SwitchLocale => useContext(LocaleOverlayContext);

interface LocaleSwitch {
  address: string;
  text: string;
}

/** Mounted around all pages, because the overlay stays visible while the page changes. */
export const LocaleOverlayProvider = ({ children }: { children: ReactNode }) => {
  const [localeSwitch, setLocaleSwitch] = useState<LocaleSwitch | null>(null);
  const switchLocale = useCallback<SwitchLocale>((address, text) => setLocaleSwitch({ address, text }), []);

  useEffect(() => {
    if (localeSwitch === null) return;
    const navigateTimer = setTimeout(() => void navigate(localeSwitch.address), LOCALE_SWITCH_MS);
    const hideTimer = setTimeout(() => setLocaleSwitch(null), LOCALE_OVERLAY_MS);
    return () => {
      clearTimeout(navigateTimer);
      clearTimeout(hideTimer);
    };
  }, [localeSwitch]);

  return (
    <LocaleOverlayContext.Provider value={switchLocale}>
      {children}
      {localeSwitch && (
        <div className={styles.overlay} role="status">
          <p className={styles.text}>{localeSwitch.text}</p>
        </div>
      )}
    </LocaleOverlayContext.Provider>
  );
};
