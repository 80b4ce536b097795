import { useTranslation } from "gatsby-plugin-react-i18next";
import { useIsOnline } from "../ui/use-is-online";
import * as styles from "./offline-notice.module.css";

/** The empty status element always exists, so that screen readers announce its content. */
export const OfflineNotice = () => {
  const { t } = useTranslation();
  const isOnline = useIsOnline();
  return (
    <div role="status" className={styles.status}>
      {!isOnline && <p className={styles.notice}>{t("offline.notice")}</p>}
    </div>
  );
};
