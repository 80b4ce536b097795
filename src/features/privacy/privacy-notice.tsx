import { useTranslation } from "gatsby-plugin-react-i18next";
import { PageIntro } from "../../components/layout/page-intro";
import { Link } from "../../components/ui/link";
import { Prose } from "../../components/ui/prose";
import { routes } from "../../config/routes";
import { findText, type SiteText } from "../../domain/content";
import { useLocale } from "../../i18n/use-locale";
import * as styles from "./privacy.module.css";

interface PrivacyNoticeProps {
  texts: readonly SiteText[];
}

export const PrivacyNotice = ({ texts }: PrivacyNoticeProps) => {
  const { t } = useTranslation();
  const notice = findText(texts, "privacy_notice", useLocale()) ?? { text: t("privacy.notice") };
  return (
    <PageIntro title={t("privacy.title")}>
      <Prose {...notice} />
      <section className={styles.box} aria-labelledby="privacy-here">
        <h2 id="privacy-here" className={styles.title}>
          {t("privacy.hereTitle")}
        </h2>
        <p>{t("privacy.here")}</p>
        <ul className={styles.links}>
          <li>
            <Link to={routes.removeImages()}>{t("removal.title")}</Link>
          </li>
          <li>
            <Link to={routes.verifyContact()}>{t("verify.title")}</Link>
          </li>
        </ul>
      </section>
    </PageIntro>
  );
};
