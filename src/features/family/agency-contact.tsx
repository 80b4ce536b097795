import { useTranslation } from "gatsby-plugin-react-i18next";
import { routes } from "../../config/routes";
import { findText, type SiteText } from "../../domain/content";
import { plainText } from "../../domain/plain-text";
import { useLocale } from "../../i18n/use-locale";
import { Link } from "../../components/ui/link";
import * as styles from "./family.module.css";

export const AgencyContact = ({ texts }: { texts: readonly SiteText[] }) => {
  const { t } = useTranslation();
  const locale = useLocale();
  const numbers = ["contact_phone", "contact_whatsapp"]
    .map((key) => plainText(findText(texts, key, locale)?.text ?? ""))
    .filter((text) => text !== "");
  return (
    <p className={styles.contact}>
      {numbers.map((number) => (
        <span key={number}>{number}</span>
      ))}
      <Link to={routes.contact()}>{t("familyPage.contact")}</Link>
    </p>
  );
};
