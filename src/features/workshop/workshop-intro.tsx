import { useTranslation } from "gatsby-plugin-react-i18next";
import { findText, type SiteText } from "../../domain/content";
import { whatsappAddress } from "../../domain/phone";
import { plainText } from "../../domain/plain-text";
import { PageIntro } from "../../components/layout/page-intro";
import { Prose } from "../../components/ui/prose";
import { useLocale } from "../../i18n/use-locale";
import * as styles from "./workshop-intro.module.css";

interface WorkshopIntroProps {
  texts: readonly SiteText[];
}

/** The workshop's description, and the agency's WhatsApp number if there is one. */
export const WorkshopIntro = ({ texts }: WorkshopIntroProps) => {
  const { t } = useTranslation();
  const locale = useLocale();
  const description = findText(texts, "workshop_description", locale) ?? { text: t("workshop.description") };
  const number = plainText(findText(texts, "contact_whatsapp", locale)?.text ?? "");
  const chat = whatsappAddress(number);
  return (
    <PageIntro title={t("workshop.title")}>
      <Prose {...description} />
      {chat && (
        <section className={styles.join} aria-labelledby="workshop-join">
          <h2 id="workshop-join" className={styles.title}>
            {t("workshop.join")}
          </h2>
          <p>{t("workshop.invitation")}</p>
          <a href={chat} className={styles.chat} rel="noopener" target="_blank">
            {number}
            <span className="visually-hidden"> ({t("link.newTab")})</span>
          </a>
        </section>
      )}
    </PageIntro>
  );
};
