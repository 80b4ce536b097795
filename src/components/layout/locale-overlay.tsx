import { navigate } from "gatsby";
import { createContext, useCallback, useContext, useEffect, useState, type ReactNode } from "react";
import { LOCALE_OVERLAY_MS, LOCALE_SWITCH_MS } from "../../config/constants";
import * as styles from "./locale-overlay.module.css";

/** Shows the overlay with a text and navigates behind it. */
type ShowAndGo = (address: string, words: string) => void;

const LocaleOverlayContext = createContext<ShowAndGo>((address) => void navigate(address));

/** Returns the function that changes the language. */
export const useLocaleOverlay = (): ShowAndGo => useContext(LocaleOverlayContext);

interface Journey {
  address: string;
  words: string;
}

/** Mounted around all pages, because the overlay stays visible while the page changes (specification §4). */
export const LocaleOverlayProvider = ({ children }: { children: ReactNode }) => {
  const [journey, setJourney] = useState<Journey | null>(null);
  const showAndGo = useCallback<ShowAndGo>((address, words) => setJourney({ address, words }), []);

  useEffect(() => {
    if (journey === null) return;
    const departure = setTimeout(() => void navigate(journey.address), LOCALE_SWITCH_MS);
    const arrival = setTimeout(() => setJourney(null), LOCALE_OVERLAY_MS);
    return () => {
      clearTimeout(departure);
      clearTimeout(arrival);
    };
  }, [journey]);

  return (
    <LocaleOverlayContext.Provider value={showAndGo}>
      {children}
      {journey && (
        <div className={styles.overlay} role="status">
          <p className={styles.words}>{journey.words}</p>
        </div>
      )}
    </LocaleOverlayContext.Provider>
  );
};
