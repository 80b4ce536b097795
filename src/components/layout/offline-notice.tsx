import { useTranslation } from "gatsby-plugin-react-i18next";
import { useIsOnline } from "../ui/use-is-online";
import * as styles from "./offline-notice.module.css";

/** Says that the connection is lost. The empty status element stays, so that screen readers announce the words. */
export const OfflineNotice = () => {
  const { t } = useTranslation();
  const isOnline = useIsOnline();
  return (
    <div role="status" className={styles.place}>
      {!isOnline && <p className={styles.notice}>{t("offline.notice")}</p>}
    </div>
  );
};
