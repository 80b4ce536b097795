import { useTranslation } from "gatsby-plugin-react-i18next";
import { useSyncExternalStore } from "react";
import * as styles from "./offline-notice.module.css";

const subscribe = (notify: () => void): (() => void) => {
  const events = ["online", "offline"] as const;
  events.forEach((event) => window.addEventListener(event, notify));
  return () => events.forEach((event) => window.removeEventListener(event, notify));
};

const isOnline = (): boolean => navigator.onLine;

const onlineWhenBuilt = (): boolean => true;

/** Says that the connection is gone, and nothing while it is there; the place stays, so that the words are announced. */
export const OfflineNotice = () => {
  const { t } = useTranslation();
  const online = useSyncExternalStore(subscribe, isOnline, onlineWhenBuilt);
  return (
    <div role="status" className={styles.place}>
      {!online && <p className={styles.notice}>{t("offline.notice")}</p>}
    </div>
  );
};
