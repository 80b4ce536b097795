import { useTranslation } from "gatsby-plugin-react-i18next";
import type { PackageContact } from "../../domain/package";
import { ContactLinks } from "./contact-links";
import * as styles from "./package-notice.module.css";

interface PackageNoticeProps {
  /** Key of the texts: `package.{state}.title` and `package.{state}.text`. */
  state: "unknown" | "unavailable" | "limited" | "expired" | "revoked" | "empty";
  /** Null where the title may not be shown. */
  title?: string | null;
  contact?: PackageContact | null;
}

export const PackageNotice = ({ state, title = null, contact = null }: PackageNoticeProps) => {
  const { t } = useTranslation();
  return (
    <div className={styles.notice}>
      {title && <p className={styles.label}>{title}</p>}
      <h1 className={styles.title}>{t(`package.${state}.title`)}</h1>
      <p>{t(`package.${state}.text`)}</p>
      {(state === "unavailable" || state === "limited") && (
        <p>
          <a href="?" className={styles.action}>
            {t("state.retry")}
          </a>
        </p>
      )}
      {contact && <ContactLinks contact={contact} />}
    </div>
  );
};
